-- A knowledge base as Kijun made it when 6 migrations were all there were, by way of the sqlite3 shell's .dump. It read
-- jetty.md twice: first with 50 pt for the jetty row, and a winch row that is gone since.
-- Left out: the rows of the vocabulary, which the first ingest of a newer version replaces. Changed: the moments, and the
-- folder, which is {folder}.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE migrations (
  number INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  applied_at TEXT NOT NULL
) STRICT;
INSERT INTO migrations VALUES(1,'0001_knowledge_base.sql','2026-11-30T20:11:10Z');
INSERT INTO migrations VALUES(2,'0002_declarations.sql','2026-11-30T20:11:10Z');
INSERT INTO migrations VALUES(3,'0003_words_without_places.sql','2026-11-30T20:11:10Z');
INSERT INTO migrations VALUES(4,'0004_history.sql','2026-11-30T20:11:10Z');
INSERT INTO migrations VALUES(5,'0005_views.sql','2026-11-30T20:11:10Z');
INSERT INTO migrations VALUES(6,'0006_faster_questions.sql','2026-11-30T20:11:10Z');
CREATE TABLE settings (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO settings VALUES('vocabulary','1a1926c6ce86aa91');
CREATE TABLE sources (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  position INTEGER,                 -- in the manifest; NULL when the manifest no longer names it
  path TEXT NOT NULL,
  format TEXT NOT NULL,
  title TEXT,
  publisher TEXT,
  language TEXT,
  platforms TEXT NOT NULL,
  tier TEXT NOT NULL,
  edition TEXT,
  historical INTEGER NOT NULL,
  replaces TEXT NOT NULL,
  verified_on TEXT,
  license TEXT,
  url TEXT,
  schedule TEXT,
  manifest TEXT
) STRICT;
INSERT INTO sources VALUES(1,'jetty',0,'jetty.md','auto','Jetty',NULL,NULL,'["iOS"]','fp_adopted',NULL,0,'[]',NULL,NULL,NULL,NULL,'{folder}/sources.json');
CREATE TABLE runs (
  id INTEGER PRIMARY KEY,
  started_at TEXT NOT NULL,
  finished_at TEXT,
  documents INTEGER,
  passages INTEGER,
  claims INTEGER,
  rejects INTEGER
) STRICT;
INSERT INTO runs VALUES(1,'2026-10-01T09:00:00Z','2026-10-01T09:00:01Z',1,12,10,1);
INSERT INTO runs VALUES(2,'2026-10-20T09:00:00Z','2026-10-20T09:00:01Z',1,11,8,1);
CREATE TABLE documents (
  id INTEGER PRIMARY KEY,
  source_id INTEGER NOT NULL REFERENCES sources (id),
  name TEXT NOT NULL,               -- the path that the user sees
  title TEXT,
  language TEXT,
  encoding TEXT NOT NULL,
  UNIQUE (source_id, name)
) STRICT;
INSERT INTO documents VALUES(1,1,'jetty.md','Jetty on iOS',NULL,'utf-8');
CREATE TABLE revisions (
  id INTEGER PRIMARY KEY,
  document_id INTEGER NOT NULL REFERENCES documents (id),
  number INTEGER NOT NULL,
  hash TEXT,                        -- NULL where the document was gone
  size INTEGER NOT NULL,
  modified_ns INTEGER NOT NULL,
  extractor TEXT NOT NULL,
  ingested_at TEXT NOT NULL,
  run_id INTEGER NOT NULL REFERENCES runs (id),
  first_passage INTEGER,            -- the passages that it brought have ids one after the other: cheaper than
  last_passage INTEGER,             -- an index over all passages
  UNIQUE (document_id, number)
) STRICT;
INSERT INTO revisions VALUES(1,1,1,'a91b18ce997672e8',337,1796069470021789946,'1a1926c6ce86aa91.20.28a96fb6a32e0fae','2026-10-01T09:00:00Z',1,1,12);
INSERT INTO revisions VALUES(2,1,2,'c599236c8efa1587',307,1796069470255702848,'1a1926c6ce86aa91.20.28a96fb6a32e0fae','2026-10-20T09:00:00Z',2,13,13);
CREATE TABLE sections (
  id INTEGER PRIMARY KEY,
  document_id INTEGER NOT NULL REFERENCES documents (id),
  first_revision INTEGER NOT NULL REFERENCES revisions (id),
  last_revision INTEGER REFERENCES revisions (id),
  parent_id INTEGER REFERENCES sections (id),
  level INTEGER NOT NULL,
  title TEXT NOT NULL
) STRICT;
INSERT INTO sections VALUES(1,1,1,NULL,NULL,0,'');
INSERT INTO sections VALUES(2,1,1,NULL,1,1,'Jetty on iOS');
INSERT INTO sections VALUES(3,1,1,NULL,2,2,'Rows');
INSERT INTO sections VALUES(4,1,1,NULL,2,2,'Bars');
CREATE TABLE annotations (
  id INTEGER PRIMARY KEY,
  tier TEXT NOT NULL,
  verified_on TEXT,
  citation TEXT,
  conditions TEXT                   -- under what it holds: a JSON array, [name, text, concept …] for each
) STRICT;
INSERT INTO annotations VALUES(1,'fp_adopted','2025-03-01',NULL,'[["platform","iOS","ios"]]');
INSERT INTO annotations VALUES(2,'apple_official','2025-03-01',NULL,'[["platform","iOS","ios"]]');
CREATE TABLE contexts (
  id INTEGER PRIMARY KEY,
  concepts BLOB NOT NULL
) STRICT;
INSERT INTO contexts VALUES(1,X'010203');
INSERT INTO contexts VALUES(2,X'06020103');
INSERT INTO contexts VALUES(3,X'060201090a0b0c0d0e03');
INSERT INTO contexts VALUES(4,X'0f020103');
INSERT INTO contexts VALUES(5,X'0f020110');
CREATE TABLE passages (
  id INTEGER PRIMARY KEY,
  document_id INTEGER NOT NULL REFERENCES documents (id),
  first_revision INTEGER NOT NULL REFERENCES revisions (id),
  last_revision INTEGER REFERENCES revisions (id),
  section_id INTEGER NOT NULL REFERENCES sections (id),
  annotation_id INTEGER NOT NULL REFERENCES annotations (id),
  context_id INTEGER NOT NULL REFERENCES contexts (id),
  kind INTEGER NOT NULL,            -- 0 sentence, 1 list item, 2 table row, 3 table header, 4 heading, 5 code
  block_offset INTEGER NOT NULL,    -- ordinal, counted from the first passage of its paragraph or list item
  grp INTEGER,                      -- items of one list and rows of one table share it
  ordinal INTEGER NOT NULL,         -- position in the document
  range_start INTEGER NOT NULL,     -- byte of the document's text in UTF-8 where the quote begins
  line_start INTEGER NOT NULL,
  line_more INTEGER NOT NULL,       -- lines after the first
  digest INTEGER NOT NULL,          -- of the text in passage_index, to see when that must change
  locator TEXT,
  concepts BLOB NOT NULL,
  quote TEXT NOT NULL,              -- exactly as in the document
  visible TEXT,                     -- NULL when it is the quote
  cells TEXT                        -- of a table row or header
) STRICT;
INSERT INTO passages VALUES(1,1,1,NULL,2,1,1,4,0,NULL,0,0,1,0,7380870,NULL,X'01','# Jetty on iOS','[2,12]',NULL);
INSERT INTO passages VALUES(2,1,1,NULL,2,1,1,0,0,NULL,1,16,3,0,5893870,NULL,X'0405','Verified on: 2025-03-01',NULL,NULL);
INSERT INTO passages VALUES(3,1,1,NULL,3,1,2,4,0,NULL,2,41,5,0,3687930,NULL,X'06','## Rows','[3,4]',NULL);
INSERT INTO passages VALUES(4,1,1,NULL,3,1,2,0,0,NULL,3,50,7,0,55402,NULL,X'0708','FP採用:',NULL,NULL);
INSERT INTO passages VALUES(5,1,1,NULL,3,1,3,3,0,0,4,61,9,0,1381561,NULL,X'0a0b0c0d0e','| Part | Minimum height | Padding |','[2,4," | ",9,14," | ",26,7]','[[2,4],[9,14],[26,7]]');
INSERT INTO passages VALUES(6,1,1,1,3,1,3,2,1,0,5,111,11,0,2676774,NULL,X'060b0d0c','| Jetty row | 50 pt | 14 pt |','"Jetty row | 50 pt | 14 pt"','[[2,9],[14,5],[22,5]]');
INSERT INTO passages VALUES(7,1,1,NULL,3,1,3,2,2,0,6,141,12,0,1671989,NULL,X'060b0d0c','| Rope row | 60 pt | 18 pt |','"Rope row | 60 pt | 18 pt"','[[2,8],[13,5],[21,5]]');
INSERT INTO passages VALUES(8,1,1,NULL,3,1,3,2,3,0,7,170,13,0,6490762,NULL,X'060b0d0c','| Crane row | 76 pt | 22 pt |','"Crane row | 76 pt | 22 pt"','[[2,9],[14,5],[22,5]]');
INSERT INTO passages VALUES(9,1,1,1,3,1,3,2,4,0,8,200,14,0,5043405,NULL,X'060b0d0c','| Winch row | 90 pt | 26 pt |','"Winch row | 90 pt | 26 pt"','[[2,9],[14,5],[22,5]]');
INSERT INTO passages VALUES(10,1,1,NULL,4,1,4,4,0,NULL,8,201,15,0,2044741,NULL,X'0f','## Bars','[3,4]',NULL);
INSERT INTO passages VALUES(11,1,1,NULL,4,1,4,0,0,NULL,9,210,17,0,2065658,NULL,X'0e0f','The height of a tide bar is 48 pt.',NULL,NULL);
INSERT INTO passages VALUES(12,1,1,NULL,4,2,5,0,0,NULL,10,246,19,0,341476,NULL,X'0e0f111213','Apple公式: The height of a tide bar is left to the system.',NULL,NULL);
INSERT INTO passages VALUES(13,1,2,NULL,3,1,3,2,1,0,5,111,11,0,3202054,NULL,X'060b0d0c','| Jetty row | 52 pt | 14 pt |','"Jetty row | 52 pt | 14 pt"','[[2,9],[14,5],[22,5]]');
CREATE TABLE claims (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL,                -- stays when the value changes; users cite it
  first_revision INTEGER NOT NULL REFERENCES revisions (id),
  last_revision INTEGER REFERENCES revisions (id),
  passage_id INTEGER NOT NULL REFERENCES passages (id),
  annotation_id INTEGER NOT NULL REFERENCES annotations (id),
  kind TEXT NOT NULL,
  text TEXT NOT NULL,
  numbers TEXT,
  unit TEXT,
  comparator TEXT NOT NULL,
  role TEXT,
  modality TEXT,
  subject TEXT NOT NULL,
  property TEXT NOT NULL,
  subject_concepts BLOB NOT NULL,
  property_concepts BLOB NOT NULL,
  byte_offset INTEGER NOT NULL,
  byte_count INTEGER NOT NULL,
  line_offset INTEGER NOT NULL,
  line_more INTEGER NOT NULL,
  quote TEXT                        -- NULL when it is a part of the passage's quote
, extracted TEXT, stamped_on TEXT, lapsed_on TEXT) STRICT;
INSERT INTO claims VALUES(1,'c_ea400b64340e',1,1,6,1,'number','50 pt','[50]','pt','>=','minimum',NULL,'Jetty row','Minimum height',X'06',X'0b',0,29,0,0,NULL,NULL,NULL,NULL);
INSERT INTO claims VALUES(2,'c_98b8f693c101',1,1,6,1,'number','14 pt','[14]','pt','=',NULL,NULL,'Jetty row','Padding',X'06',X'0c',0,29,0,0,NULL,NULL,NULL,NULL);
INSERT INTO claims VALUES(3,'c_11a47f824ccd',1,NULL,7,1,'number','60 pt','[60]','pt','>=','minimum',NULL,'Rope row','Minimum height',X'06',X'0b',0,28,0,0,NULL,NULL,NULL,NULL);
INSERT INTO claims VALUES(4,'c_e5a951118dff',1,NULL,7,1,'number','18 pt','[18]','pt','=',NULL,NULL,'Rope row','Padding',X'06',X'0c',0,28,0,0,NULL,NULL,NULL,NULL);
INSERT INTO claims VALUES(5,'c_ca2502c25161',1,NULL,8,1,'number','76 pt','[76]','pt','>=','minimum',NULL,'Crane row','Minimum height',X'06',X'0b',0,29,0,0,NULL,NULL,NULL,NULL);
INSERT INTO claims VALUES(6,'c_c08bd3dc072c',1,NULL,8,1,'number','22 pt','[22]','pt','=',NULL,NULL,'Crane row','Padding',X'06',X'0c',0,29,0,0,NULL,NULL,NULL,NULL);
INSERT INTO claims VALUES(7,'c_61449ba48adf',1,1,9,1,'number','90 pt','[90]','pt','>=','minimum',NULL,'Winch row','Minimum height',X'06',X'0b',0,29,0,0,NULL,NULL,NULL,NULL);
INSERT INTO claims VALUES(8,'c_ff5de3e8eddf',1,1,9,1,'number','26 pt','[26]','pt','=',NULL,NULL,'Winch row','Padding',X'06',X'0c',0,29,0,0,NULL,NULL,NULL,NULL);
INSERT INTO claims VALUES(9,'c_71ade5d48889',1,NULL,11,1,'number','48 pt','[48]','pt','=',NULL,NULL,'tide bar','height',X'0f',X'0e',0,34,0,0,NULL,NULL,'2026-11-10',NULL);
INSERT INTO claims VALUES(10,'c_3e69b20d0d92',1,NULL,12,2,'left_to_system','left to the system',NULL,NULL,'=',NULL,NULL,'tide bar','height',X'0f',X'0e',0,60,0,0,NULL,NULL,NULL,NULL);
INSERT INTO claims VALUES(11,'c_ea400b64340e',2,NULL,13,1,'number','52 pt','[52]','pt','>=','minimum',NULL,'Jetty row','Minimum height',X'06',X'0b',0,29,0,0,NULL,NULL,'2026-11-10',NULL);
INSERT INTO claims VALUES(12,'c_98b8f693c101',2,NULL,13,1,'number','14 pt','[14]','pt','=',NULL,NULL,'Jetty row','Padding',X'06',X'0c',0,29,0,0,NULL,NULL,NULL,NULL);
CREATE TABLE claim_numbers (
  number REAL NOT NULL,
  claim_id INTEGER NOT NULL REFERENCES claims (id),
  PRIMARY KEY (number, claim_id)
) STRICT, WITHOUT ROWID;
INSERT INTO claim_numbers VALUES(14.0,2);
INSERT INTO claim_numbers VALUES(14.0,12);
INSERT INTO claim_numbers VALUES(18.0,4);
INSERT INTO claim_numbers VALUES(22.0,6);
INSERT INTO claim_numbers VALUES(26.0,8);
INSERT INTO claim_numbers VALUES(48.0,9);
INSERT INTO claim_numbers VALUES(50.0,1);
INSERT INTO claim_numbers VALUES(52.0,11);
INSERT INTO claim_numbers VALUES(60.0,3);
INSERT INTO claim_numbers VALUES(76.0,5);
INSERT INTO claim_numbers VALUES(90.0,7);
CREATE TABLE rejects (
  id INTEGER PRIMARY KEY,
  first_revision INTEGER NOT NULL REFERENCES revisions (id),
  last_revision INTEGER REFERENCES revisions (id),
  passage_id INTEGER NOT NULL REFERENCES passages (id),
  reason TEXT NOT NULL,
  text TEXT NOT NULL,
  byte_offset INTEGER NOT NULL,
  byte_count INTEGER NOT NULL,
  line_offset INTEGER NOT NULL,
  line_more INTEGER NOT NULL
) STRICT;
INSERT INTO rejects VALUES(1,1,NULL,2,'date','2025-03-01',13,10,0,0);
CREATE TABLE citations (
  id INTEGER PRIMARY KEY,
  first_revision INTEGER NOT NULL REFERENCES revisions (id),
  last_revision INTEGER REFERENCES revisions (id),
  passage_id INTEGER NOT NULL REFERENCES passages (id),
  text TEXT NOT NULL,
  target TEXT
) STRICT;
CREATE TABLE concepts (
  position INTEGER PRIMARY KEY,     -- in the vocabulary
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  data TEXT NOT NULL
) STRICT;
CREATE TABLE concept_numbers (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE
) STRICT;
INSERT INTO concept_numbers VALUES(1,'ios');
INSERT INTO concept_numbers VALUES(2,'far:');
INSERT INTO concept_numbers VALUES(3,'tier-fp_adopted');
INSERT INTO concept_numbers VALUES(4,'verification-date');
INSERT INTO concept_numbers VALUES(5,'verify');
INSERT INTO concept_numbers VALUES(6,'row');
INSERT INTO concept_numbers VALUES(7,'use');
INSERT INTO concept_numbers VALUES(8,'apply');
INSERT INTO concept_numbers VALUES(9,'near:');
INSERT INTO concept_numbers VALUES(10,'part');
INSERT INTO concept_numbers VALUES(11,'min-height');
INSERT INTO concept_numbers VALUES(12,'padding');
INSERT INTO concept_numbers VALUES(13,'minimum');
INSERT INTO concept_numbers VALUES(14,'height');
INSERT INTO concept_numbers VALUES(15,'bar');
INSERT INTO concept_numbers VALUES(16,'tier-apple_official');
INSERT INTO concept_numbers VALUES(17,'official');
INSERT INTO concept_numbers VALUES(18,'depend');
INSERT INTO concept_numbers VALUES(19,'system');
CREATE TABLE spellings (
  head TEXT PRIMARY KEY,
  lines TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE tiers (
  id TEXT PRIMARY KEY,
  label TEXT NOT NULL,
  labels TEXT NOT NULL,
  spellings TEXT NOT NULL,
  publishers TEXT NOT NULL,
  rank INTEGER NOT NULL,
  treatment TEXT
) STRICT, WITHOUT ROWID;
INSERT INTO tiers VALUES('apple_official','Apple公式','{"en":"Apple official","ja":"Apple公式","ko":"Apple 공식","zh-Hans":"Apple 官方","zh-Hant":"Apple 官方"}','["Apple公式","Apple 公式","Appleの公式","Apple の公式","Apple公式値","アップル公式","アップルの公式","HIG公式","HIG 公式","公式HIG","公式 HIG","Apple official","Apple-official","Apple''s official","official Apple","official from Apple","officially by Apple","HIG official","official HIG","Apple 官方","Apple官方","Apple 的官方","蘋果官方","苹果官方","蘋果的官方","苹果的官方","HIG 官方","HIG官方","官方 HIG","Apple 공식","Apple공식","애플 공식","애플공식","HIG 공식"]','["Apple","アップル","蘋果","苹果","애플","HIG"]',2,'Apple''s word: name the operating system and the setting it holds for, and go through the standard API rather than the number.');
INSERT INTO tiers VALUES('fp_adopted','FP採用','{"en":"FP adopted","ja":"FP採用","ko":"FP 채택","zh-Hans":"FP 采用","zh-Hant":"FP 採用"}','["FP採用","FP 採用","FPの採用","FP の採用","FPが採用","FP が採用","FPで採用","FP で採用","FP採用値","FPの規定","FP の規定","FPの受入基準","FP の受入基準","FP独自","FP 独自","FP adopted","FP-adopted","FP adoption","FP adopts","adopted by FP","FP rule","FP rules","FP''s rule","FP''s rules","FP value","FP''s value","our rule","our rules","our own rule","our own rules","we adopted","we adopt","adopted by us","company rule","house rule","FP 規定","FP規定","FP 的規定","FP 采用","FP采用","FP 规定","FP规定","FP 的规定","社内ルール","自社ルール","弊社ルール","我們採用","我们采用","FP 채택","FP채택","FP 규칙","FP 규정","우리 규칙"]','["FP"]',1,'The company''s own choice: apply it as far as the standard behaviour of the system stays intact, and never show it as Apple''s.');
INSERT INTO tiers VALUES('html_approximation','HTML近似','{"en":"HTML approximation","ja":"HTML近似","ko":"HTML 근사","zh-Hans":"HTML 近似","zh-Hant":"HTML 近似"}','["HTML近似","HTML 近似","HTML近似値","HTML 近似値","HTMLの近似","HTML の近似","HTML見本","HTML 見本","HTMLの見本","HTML の見本","ブラウザ見本","ブラウザの見本","ブラウザー見本","ブラウザ近似","HTML approximation","HTML approximations","HTML-approximation","HTML approximate","approximate HTML","HTML mock-up","HTML mock-ups","HTML mockup","HTML mockups","HTML mock","HTML sample","HTML samples","browser sample","browser samples","browser mock-up","browser mockup","browser approximation","HTML 近似值","HTML近似值","HTML 的近似","HTML 樣本","HTML 样本","HTML 模型","HTML 範例","HTML 示例","瀏覽器樣本","浏览器样本","瀏覽器近似","浏览器近似","HTML 근사","HTML 근사값","HTML 목업","브라우저 샘플"]','["HTML","mock","mock-up","mockup","prototype","web prototype","web mock-up","browser version","モック","ブラウザ版"]',3,'A CSS value for a browser mock-up, in px or rem: never use it as a native dimension or colour.');
INSERT INTO tiers VALUES('third_party','第三者','{"en":"Third party","ja":"第三者","ko":"서드파티","zh-Hans":"第三方","zh-Hant":"第三方"}','["第三者","サードパーティ","サードパーティー","third party","third-party","third parties","3rd party","3rd-party","第三方","서드파티","서드 파티","제3자"]','[]',4,'Somebody else''s word: a reading of the guidelines or a practice of their own, to be checked against the official text.');
CREATE TABLE vocabulary_additions (
  manifest TEXT NOT NULL,
  position INTEGER NOT NULL,        -- in the manifest
  path TEXT NOT NULL,
  kind TEXT NOT NULL,               -- tiers or vocabulary
  text TEXT NOT NULL,
  PRIMARY KEY (manifest, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE overrides (
  claim TEXT NOT NULL,
  overridden TEXT NOT NULL,
  manifest TEXT NOT NULL,           -- '' where it was declared by hand
  reason TEXT NOT NULL,
  declared_on TEXT NOT NULL,
  PRIMARY KEY (claim, overridden, manifest)
) STRICT, WITHOUT ROWID;
INSERT INTO overrides VALUES('c_ca2502c25161','c_11a47f824ccd','','cranes are taller','2026-11-30');
PRAGMA writable_schema=ON;
INSERT INTO sqlite_schema(type,name,tbl_name,rootpage,sql)VALUES('table','passage_words','passage_words',0,'CREATE VIRTUAL TABLE passage_words USING fts5 (
  words, content = '''', columnsize = 0, detail = none, tokenize = ''unicode61''
)');
CREATE TABLE IF NOT EXISTS 'passage_words_data'(id INTEGER PRIMARY KEY, block BLOB);
INSERT INTO passage_words_data VALUES(1,X'0d8132');
INSERT INTO passage_words_data VALUES(10,X'000000010102020002010101020101');
INSERT INTO passage_words_data VALUES(137438953473,X'0000022e033030310202013302010231340602013807010432303235020201320802013609010234380b01023530060102363007010237360801023930090101610b01020470706c650c01036261720a010101056372616e6508010266700401066865696768740506010103696f73010201730b0101056a65747479010501046c6566740c01076d696e696d756d0501026f660b0102016e0101010770616464696e6705030272740502017406010101020104726f7065070301770303010101010673797374656d0c01037468650b0102036964650b0102016f0c0108766572696669656402010577696e6368090103e585ac0c0403e5bc8f0c0202bc8f0c0103e68ea1040403e794a8040103e794a8040108ee80806170706c790404036261720a01010703ee80810a01010406646570656e640c04066865696768740506010a03ee808105010101010403696f73010703ee808101010101010101010101010104096d696e68656967687405010101010d03ee808105010101010704696d756d05010101010b03ee8081050101010104086f6666696369616c0c040770616464696e6705010101010b03ee8081050101010106027274050803ee808105010101010403726f7703030101010703ee808103010101010101040673797374656d0c0414746965726170706c656f6666696369616cee80810c080c667061646f70746564ee808101010101010101010101010403757365040410766572696669636174696f6e6461746502090179020405040504070404050505050505070808050b060509070a06050a05080708090707040b080606050606060b0808090b0a0611100a0b0a0b0e0a050a0a0c0917190613');
INSERT INTO passage_words_data VALUES(274877906945,X'0000008f033031340d010235320d01056a657474790d010270740d0103726f770d010cee8080686569676874ee80810d0406696f73ee80810d04096d696e6865696768740d0d03ee80810d0704696d756d0d0b03ee80810d040770616464696e670d0b03ee80810d06057274ee80810d0403726f770d0703ee80810d041074696572667061646f70746564ee80810d0405050805060f090c0607060a06080606');
CREATE TABLE IF NOT EXISTS 'passage_words_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
INSERT INTO passage_words_idx VALUES(1,X'',2);
INSERT INTO passage_words_idx VALUES(2,X'',2);
CREATE TABLE IF NOT EXISTS 'passage_words_config'(k PRIMARY KEY, v) WITHOUT ROWID;
INSERT INTO passage_words_config VALUES('hashsize',33554432);
INSERT INTO passage_words_config VALUES('version',4);
CREATE TABLE moves (
  id INTEGER PRIMARY KEY,
  revision_id INTEGER NOT NULL REFERENCES revisions (id),
  claim_id INTEGER NOT NULL REFERENCES claims (id),
  line_before INTEGER NOT NULL,
  -- The claims that it stood and stands behind, of those that stayed where they were; NULL at the beginning.
  behind_before TEXT,
  behind_after TEXT
) STRICT;
CREATE TABLE line_shifts (
  revision_id INTEGER NOT NULL REFERENCES revisions (id),
  line_first INTEGER NOT NULL,
  line_last INTEGER NOT NULL,
  shift INTEGER NOT NULL,
  PRIMARY KEY (revision_id, line_first)
) STRICT, WITHOUT ROWID;
INSERT INTO line_shifts VALUES(2,15,19,-1);
CREATE TABLE passage_annotations (
  passage_id INTEGER NOT NULL REFERENCES passages (id),
  last_revision INTEGER NOT NULL REFERENCES revisions (id),
  annotation_id INTEGER NOT NULL REFERENCES annotations (id),
  PRIMARY KEY (passage_id, last_revision)
) STRICT, WITHOUT ROWID;
CREATE TABLE source_history (
  source_id INTEGER NOT NULL REFERENCES sources (id),
  last_revision INTEGER NOT NULL,
  position INTEGER,
  path TEXT NOT NULL,
  format TEXT NOT NULL,
  title TEXT,
  publisher TEXT,
  language TEXT,
  platforms TEXT NOT NULL,
  tier TEXT NOT NULL,
  edition TEXT,
  historical INTEGER NOT NULL,
  replaces TEXT NOT NULL,
  verified_on TEXT,
  license TEXT,
  url TEXT,
  schedule TEXT,
  manifest TEXT,
  PRIMARY KEY (source_id, last_revision)
) STRICT, WITHOUT ROWID;
CREATE TABLE stamps (
  file TEXT NOT NULL,               -- its path
  claim TEXT NOT NULL,              -- the key of the claim
  verified_on TEXT NOT NULL,
  verified_by TEXT NOT NULL,
  value TEXT NOT NULL,
  note TEXT NOT NULL,
  PRIMARY KEY (file, claim, verified_on, verified_by)
) STRICT, WITHOUT ROWID;
INSERT INTO stamps VALUES('{folder}/verified.jsonl','c_71ade5d48889','2026-11-10','Aki','= 48 pt','on a device');
INSERT INTO stamps VALUES('{folder}/verified.jsonl','c_ea400b64340e','2026-11-10','Aki','>= 52 pt','on a device');
CREATE TABLE fetches (
  source TEXT PRIMARY KEY,          -- its key
  url TEXT NOT NULL,
  name TEXT NOT NULL,               -- of the document that it is
  format TEXT,
  entity_tag TEXT,
  last_modified TEXT,
  fetched_at TEXT NOT NULL,
  body BLOB NOT NULL
) STRICT;
CREATE TABLE passage_lengths (
  chunk INTEGER PRIMARY KEY,        -- id / 1024
  lengths BLOB NOT NULL
) STRICT;
INSERT INTO passage_lengths VALUES(0,X'00000e00170007000500230000001c001d0000000700220038001d0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000');
CREATE INDEX sections_of_document ON sections (document_id);
CREATE INDEX passages_of_group ON passages (document_id, grp)
  WHERE grp IS NOT NULL AND last_revision IS NULL;
CREATE UNIQUE INDEX claims_by_key ON claims (key, ifnull(last_revision, 0));
CREATE INDEX claims_of_passage ON claims (passage_id);
CREATE INDEX claims_by_color ON claims (text) WHERE kind = 'color';
CREATE INDEX rejects_of_passage ON rejects (passage_id);
CREATE INDEX citations_of_passage ON citations (passage_id);
CREATE INDEX overrides_by_overridden ON overrides (overridden);
CREATE INDEX moves_of_revision ON moves (revision_id);
CREATE INDEX stamps_of_claim ON stamps (claim);
CREATE VIEW facts AS
SELECT
  c.key AS id,
  c.subject AS thing,
  c.property AS property,
  c.text AS value,
  c.kind AS kind,
  json_extract(c.numbers, '$[0]') AS number,
  json_extract(c.numbers, '$[1]') AS second_number,
  c.unit AS unit,
  c.comparator AS comparator,
  c.role AS role,
  c.modality AS strength,
  (SELECT group_concat(json_extract(value, '$[0]') || ': ' || json_extract(value, '$[1]'), '; ')
    FROM json_each(a.conditions)) AS conditions,
  ifnull(t.label, a.tier) AS tier,
  nullif(max(ifnull(a.verified_on, ''), ifnull(c.stamped_on, '')), '') AS verified_on,
  s.edition AS edition,
  s.historical AS historical,
  ifnull(s.title, d.title) AS guideline,
  s.publisher AS publisher,
  x.title AS section,
  d.name AS document,
  p.line_start + c.line_offset AS line,
  p.locator AS locator,
  ifnull(c.quote, CAST(substr(CAST(p.quote AS BLOB), c.byte_offset + 1, c.byte_count) AS TEXT)) AS quote,
  a.citation AS cites,
  s.url AS source_url,
  s.license AS license,
  c.passage_id AS passage
FROM claims c
JOIN passages p ON p.id = c.passage_id
JOIN documents d ON d.id = p.document_id
JOIN sources s ON s.id = d.source_id
JOIN sections x ON x.id = p.section_id
JOIN annotations a ON a.id = c.annotation_id
LEFT JOIN tiers t ON t.id = a.tier
WHERE c.last_revision IS NULL;
CREATE VIEW former_facts AS
SELECT
  c.key AS id,
  c.subject AS thing,
  c.property AS property,
  c.text AS value,
  c.unit AS unit,
  c.comparator AS comparator,
  ifnull(t.label, a.tier) AS tier,
  f.ingested_at AS since,
  (SELECT r.ingested_at FROM revisions r WHERE r.document_id = d.id AND r.number > l.number
    ORDER BY r.number LIMIT 1) AS until,
  (SELECT n.text FROM claims n WHERE n.key = c.key AND n.last_revision IS NULL) AS value_now,
  d.name AS document
FROM claims c
JOIN passages p ON p.id = c.passage_id
JOIN documents d ON d.id = p.document_id
JOIN annotations a ON a.id = c.annotation_id
JOIN revisions f ON f.id = c.first_revision
JOIN revisions l ON l.id = c.last_revision
LEFT JOIN tiers t ON t.id = a.tier;
CREATE VIEW guidelines AS
SELECT
  d.name AS document,
  ifnull(s.title, d.title) AS title,
  s.publisher AS publisher,
  ifnull(t.label, s.tier) AS tier,
  s.edition AS edition,
  s.historical AS historical,
  ifnull(s.language, d.language) AS language,
  (SELECT group_concat(value, ', ') FROM json_each(s.platforms)) AS platforms,
  s.verified_on AS verified_on,
  r.ingested_at AS read_at,
  s.url AS source_url,
  s.license AS license,
  s.key AS source
FROM documents d
JOIN sources s ON s.id = d.source_id
JOIN revisions r ON r.document_id = d.id
  AND r.number = (SELECT max(number) FROM revisions WHERE document_id = d.id)
LEFT JOIN tiers t ON t.id = s.tier
WHERE r.hash IS NOT NULL;
CREATE VIEW texts AS
SELECT
  p.id AS passage,
  CASE p.kind WHEN 0 THEN 'sentence' WHEN 1 THEN 'list item' WHEN 2 THEN 'table row' WHEN 3 THEN 'table header'
    WHEN 4 THEN 'heading' WHEN 5 THEN 'code' ELSE 'entry' END AS kind,
  p.quote AS quote,
  ifnull(t.label, a.tier) AS tier,
  a.verified_on AS verified_on,
  ifnull(s.title, d.title) AS guideline,
  x.title AS section,
  d.name AS document,
  p.line_start AS line,
  p.locator AS locator
FROM passages p
JOIN documents d ON d.id = p.document_id
JOIN sources s ON s.id = d.source_id
JOIN sections x ON x.id = p.section_id
JOIN annotations a ON a.id = p.annotation_id
LEFT JOIN tiers t ON t.id = a.tier
WHERE p.last_revision IS NULL;
CREATE VIEW no_facts AS
SELECT r.text AS text, r.reason AS reason, p.quote AS quote, d.name AS document,
  p.line_start + r.line_offset AS line, r.passage_id AS passage
FROM rejects r
JOIN passages p ON p.id = r.passage_id
JOIN documents d ON d.id = p.document_id
WHERE r.last_revision IS NULL;
PRAGMA writable_schema=OFF;
COMMIT;
PRAGMA application_id = 1263094350; PRAGMA user_version = 6;
