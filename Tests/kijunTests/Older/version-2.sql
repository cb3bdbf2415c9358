-- A knowledge base as Kijun made it when 2 migrations were all there were, by way of the sqlite3 shell's .dump. It read
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
INSERT INTO migrations VALUES(1,'0001_knowledge_base.sql','2026-11-30T20:11:08Z');
INSERT INTO migrations VALUES(2,'0002_declarations.sql','2026-11-30T20:11:08Z');
CREATE TABLE settings (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO settings VALUES('vocabulary','c2c0d6cfc927d21b');
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
INSERT INTO revisions VALUES(1,1,1,'a91b18ce997672e8',337,1796069468297877173,'c2c0d6cfc927d21b.12.28a96fb6a32e0fae','2026-10-01T09:00:00Z',1,1,12);
INSERT INTO revisions VALUES(2,1,2,'c599236c8efa1587',307,1796069469081937069,'c2c0d6cfc927d21b.12.28a96fb6a32e0fae','2026-10-20T09:00:00Z',2,13,13);
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
INSERT INTO passages VALUES(1,1,1,NULL,2,1,1,4,0,NULL,0,0,1,0,2707687,NULL,X'01','# Jetty on iOS','[2,12]',NULL);
INSERT INTO passages VALUES(2,1,1,NULL,2,1,1,0,0,NULL,1,16,3,0,7613394,NULL,X'0405','Verified on: 2025-03-01',NULL,NULL);
INSERT INTO passages VALUES(3,1,1,NULL,3,1,2,4,0,NULL,2,41,5,0,7207618,NULL,X'06','## Rows','[3,4]',NULL);
INSERT INTO passages VALUES(4,1,1,NULL,3,1,2,0,0,NULL,3,50,7,0,1528474,NULL,X'0708','FP採用:',NULL,NULL);
INSERT INTO passages VALUES(5,1,1,NULL,3,1,3,3,0,0,4,61,9,0,4605238,NULL,X'0a0b0c0d0e','| Part | Minimum height | Padding |','[2,4," | ",9,14," | ",26,7]','[[2,4],[9,14],[26,7]]');
INSERT INTO passages VALUES(6,1,1,1,3,1,3,2,1,0,5,111,11,0,4840569,NULL,X'060b0d0c','| Jetty row | 50 pt | 14 pt |','"Jetty row | 50 pt | 14 pt"','[[2,9],[14,5],[22,5]]');
INSERT INTO passages VALUES(7,1,1,NULL,3,1,3,2,2,0,6,141,12,0,5732848,NULL,X'060b0d0c','| Rope row | 60 pt | 18 pt |','"Rope row | 60 pt | 18 pt"','[[2,8],[13,5],[21,5]]');
INSERT INTO passages VALUES(8,1,1,NULL,3,1,3,2,3,0,7,170,13,0,7790103,NULL,X'060b0d0c','| Crane row | 76 pt | 22 pt |','"Crane row | 76 pt | 22 pt"','[[2,9],[14,5],[22,5]]');
INSERT INTO passages VALUES(9,1,1,1,3,1,3,2,4,0,8,200,14,0,4894505,NULL,X'060b0d0c','| Winch row | 90 pt | 26 pt |','"Winch row | 90 pt | 26 pt"','[[2,9],[14,5],[22,5]]');
INSERT INTO passages VALUES(10,1,1,NULL,4,1,4,4,0,NULL,8,201,15,0,695169,NULL,X'0f','## Bars','[3,4]',NULL);
INSERT INTO passages VALUES(11,1,1,NULL,4,1,4,0,0,NULL,9,210,17,0,2313243,NULL,X'0e0f','The height of a tide bar is 48 pt.',NULL,NULL);
INSERT INTO passages VALUES(12,1,1,NULL,4,2,5,0,0,NULL,10,246,19,0,6460231,NULL,X'0e0f111213','Apple公式: The height of a tide bar is left to the system.',NULL,NULL);
INSERT INTO passages VALUES(13,1,2,NULL,3,1,3,2,1,0,5,111,11,0,5298425,NULL,X'060b0d0c','| Jetty row | 52 pt | 14 pt |','"Jetty row | 52 pt | 14 pt"','[[2,9],[14,5],[22,5]]');
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
) STRICT;
INSERT INTO claims VALUES(1,'c_ea400b64340e',1,1,6,1,'number','50 pt','[50]','pt','>=','minimum',NULL,'Jetty row','Minimum height',X'06',X'0b',0,29,0,0,NULL);
INSERT INTO claims VALUES(2,'c_98b8f693c101',1,NULL,13,1,'number','14 pt','[14]','pt','=',NULL,NULL,'Jetty row','Padding',X'06',X'0c',0,29,0,0,NULL);
INSERT INTO claims VALUES(3,'c_11a47f824ccd',1,NULL,7,1,'number','60 pt','[60]','pt','>=','minimum',NULL,'Rope row','Minimum height',X'06',X'0b',0,28,0,0,NULL);
INSERT INTO claims VALUES(4,'c_e5a951118dff',1,NULL,7,1,'number','18 pt','[18]','pt','=',NULL,NULL,'Rope row','Padding',X'06',X'0c',0,28,0,0,NULL);
INSERT INTO claims VALUES(5,'c_ca2502c25161',1,NULL,8,1,'number','76 pt','[76]','pt','>=','minimum',NULL,'Crane row','Minimum height',X'06',X'0b',0,29,0,0,NULL);
INSERT INTO claims VALUES(6,'c_c08bd3dc072c',1,NULL,8,1,'number','22 pt','[22]','pt','=',NULL,NULL,'Crane row','Padding',X'06',X'0c',0,29,0,0,NULL);
INSERT INTO claims VALUES(7,'c_61449ba48adf',1,1,9,1,'number','90 pt','[90]','pt','>=','minimum',NULL,'Winch row','Minimum height',X'06',X'0b',0,29,0,0,NULL);
INSERT INTO claims VALUES(8,'c_ff5de3e8eddf',1,1,9,1,'number','26 pt','[26]','pt','=',NULL,NULL,'Winch row','Padding',X'06',X'0c',0,29,0,0,NULL);
INSERT INTO claims VALUES(9,'c_71ade5d48889',1,NULL,11,1,'number','48 pt','[48]','pt','=',NULL,NULL,'tide bar','height',X'0f',X'0e',0,34,0,0,NULL);
INSERT INTO claims VALUES(10,'c_3e69b20d0d92',1,NULL,12,2,'left_to_system','left to the system',NULL,NULL,'=',NULL,NULL,'tide bar','height',X'0f',X'0e',0,60,0,0,NULL);
INSERT INTO claims VALUES(11,'c_ea400b64340e',2,NULL,13,1,'number','52 pt','[52]','pt','>=','minimum',NULL,'Jetty row','Minimum height',X'06',X'0b',0,29,0,0,NULL);
CREATE TABLE claim_numbers (
  number REAL NOT NULL,
  claim_id INTEGER NOT NULL REFERENCES claims (id),
  PRIMARY KEY (number, claim_id)
) STRICT, WITHOUT ROWID;
INSERT INTO claim_numbers VALUES(14.0,2);
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
PRAGMA writable_schema=ON;
INSERT INTO sqlite_schema(type,name,tbl_name,rootpage,sql)VALUES('table','passage_index','passage_index',0,'CREATE VIRTUAL TABLE passage_index USING fts5 (
  own, context, content = '''', columnsize = 0, detail = column, tokenize = ''unicode61''
)');
CREATE TABLE IF NOT EXISTS 'passage_index_data'(id INTEGER PRIMARY KEY, block BLOB);
INSERT INTO passage_index_data VALUES(1,X'0d6f43');
INSERT INTO passage_index_data VALUES(10,X'000000010102020002010101020101');
INSERT INTO passage_index_data VALUES(137438953473,X'000003020330303102020202013302020201023134060202020138070202010432303235020202020132080202020136090202010234380b0202010235300602020102363007020201023736080202010239300902020101610b0202010202020470706c650c020201036261720a020201020201020201056372616e650802020102667004020201066865696768740502020602020102020103696f730102020201730b020201020201056a6574747901020205020201046c6566740c020201076d696e696d756d05020201026f660b020201020202016e010202010202010770616464696e67050202030272740502020201740602020102020102020102020202020104726f7065070202030177030202030202010202010202010202010673797374656d0c020201037468650b020201020202036964650b020201020202016f0c020201087665726966696564020202010577696e63680902020103e585ac0c02020403e5bc8f0c02020202bc8f0c02020103e68ea10402020403e794a80402020103e794a80402020108ee80806170706c7904020204036261720a04020301040203010402030406646570656e640c02020406686569676874050402030102030102030102030102030202020102020403696f730104020301020301020301020301020301020301020301020301020301020301020301020304096d696e68656967687405040203010402030104020301040203010402030704696d756d050402030104020301040203010402030104020304086f6666696369616c0c0202040770616464696e67050402030104020301040203010402030104020306027274050402030102030102030102030102030403726f770304020301020301020301040203010402030104020301040203040673797374656d0c02020411746965726170706c656f6666696369616c0c02030809667061646f7074656401020301020301020301020301020301020301020301020301020301020301020304037573650402020410766572696669636174696f6e646174650202020901790202020407060706090606070707070709090e0a071108090d090c0a090c071209120b0b0b060d0a0808070808080d110b1e2a1f1a0d1d141f0b162c0815');
INSERT INTO passage_index_data VALUES(274877906945,X'00000089033031340d0202010235320d020201056a657474790d0202010270740d02020103726f770d02020109ee80806865696768740d02030403696f730d020304096d696e6865696768740d0402030704696d756d0d040203040770616464696e670d040203060272740d02030403726f770d040203040d74696572667061646f707465640d02030407070a07080e080f0a0d0709');
CREATE TABLE IF NOT EXISTS 'passage_index_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
INSERT INTO passage_index_idx VALUES(1,X'',2);
INSERT INTO passage_index_idx VALUES(2,X'',2);
CREATE TABLE IF NOT EXISTS 'passage_index_config'(k PRIMARY KEY, v) WITHOUT ROWID;
INSERT INTO passage_index_config VALUES('hashsize',33554432);
INSERT INTO passage_index_config VALUES('version',4);
INSERT INTO sqlite_schema(type,name,tbl_name,rootpage,sql)VALUES('table','passage_terms','passage_terms',0,'CREATE VIRTUAL TABLE passage_terms USING fts5vocab (''passage_index'', ''row'')');
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
CREATE INDEX sections_of_document ON sections (document_id);
CREATE INDEX passages_of_group ON passages (document_id, grp)
  WHERE grp IS NOT NULL AND last_revision IS NULL;
CREATE UNIQUE INDEX claims_by_key ON claims (key, ifnull(last_revision, 0));
CREATE INDEX claims_of_passage ON claims (passage_id);
CREATE INDEX claims_by_color ON claims (text) WHERE kind = 'color';
CREATE INDEX rejects_of_passage ON rejects (passage_id);
CREATE INDEX citations_of_passage ON citations (passage_id);
CREATE INDEX overrides_by_overridden ON overrides (overridden);
PRAGMA writable_schema=OFF;
COMMIT;
PRAGMA application_id = 1263094350; PRAGMA user_version = 2;
