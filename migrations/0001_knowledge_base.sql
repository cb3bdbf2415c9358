-- The knowledge base: what documents say, passage by passage and fact by fact, with its history.
--
-- A row of sections, passages, claims, rejects and citations is part of the revisions from first_revision to
-- last_revision of its document; last_revision is NULL while the newest revision still has it.
-- Lists and conditions are JSON; days are YYYY-MM-DD and moments UTC. Lists of concepts, of which every passage
-- has some, are their numbers in concept_numbers: seven bits a byte from the lowest on, the high bit set on all
-- bytes of a number but its last.

CREATE TABLE migrations (
  number INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  applied_at TEXT NOT NULL
) STRICT;

CREATE TABLE settings (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Where documents come from, and what was declared about them ---------------------------------------------

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

CREATE TABLE runs (
  id INTEGER PRIMARY KEY,
  started_at TEXT NOT NULL,
  finished_at TEXT,
  documents INTEGER,
  passages INTEGER,
  claims INTEGER,
  rejects INTEGER
) STRICT;

CREATE TABLE documents (
  id INTEGER PRIMARY KEY,
  source_id INTEGER NOT NULL REFERENCES sources (id),
  name TEXT NOT NULL,               -- the path that the user sees
  title TEXT,
  language TEXT,
  encoding TEXT NOT NULL,
  UNIQUE (source_id, name)
) STRICT;

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

-- What the documents hold ---------------------------------------------------------------------------------

CREATE TABLE sections (
  id INTEGER PRIMARY KEY,
  document_id INTEGER NOT NULL REFERENCES documents (id),
  first_revision INTEGER NOT NULL REFERENCES revisions (id),
  last_revision INTEGER REFERENCES revisions (id),
  parent_id INTEGER REFERENCES sections (id),
  level INTEGER NOT NULL,
  title TEXT NOT NULL
) STRICT;
CREATE INDEX sections_of_document ON sections (document_id);

-- What is known of a passage or a claim besides its text. Those of one document share rows; a row never changes.
CREATE TABLE annotations (
  id INTEGER PRIMARY KEY,
  tier TEXT NOT NULL,
  verified_on TEXT,
  citation TEXT,
  conditions TEXT                   -- under what it holds: a JSON array, [name, text, concept …] for each
) STRICT;

-- What surrounds a passage: concepts of headings, table header, the sentence before. Shared like annotations.
CREATE TABLE contexts (
  id INTEGER PRIMARY KEY,
  concepts BLOB NOT NULL
) STRICT;

-- `visible` and `cells` are what a reader sees, against what the file holds: a JSON array of pairs of numbers
-- (from which byte of the quote, how many bytes) and strings (what the quote doesn't have). [0,5," ",8,3] is
-- five bytes, a space, three bytes. `cells` has such an array, or a string alone, for each cell.
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
CREATE INDEX passages_of_group ON passages (document_id, grp)
  WHERE grp IS NOT NULL AND last_revision IS NULL;

-- A place in a passage is told from its start, so that it stays when something is inserted above.
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
CREATE UNIQUE INDEX claims_by_key ON claims (key, ifnull(last_revision, 0));
CREATE INDEX claims_of_passage ON claims (passage_id);
CREATE INDEX claims_by_color ON claims (text) WHERE kind = 'color';

CREATE TABLE claim_numbers (
  number REAL NOT NULL,
  claim_id INTEGER NOT NULL REFERENCES claims (id),
  PRIMARY KEY (number, claim_id)
) STRICT, WITHOUT ROWID;

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
CREATE INDEX rejects_of_passage ON rejects (passage_id);

CREATE TABLE citations (
  id INTEGER PRIMARY KEY,
  first_revision INTEGER NOT NULL REFERENCES revisions (id),
  last_revision INTEGER REFERENCES revisions (id),
  passage_id INTEGER NOT NULL REFERENCES passages (id),
  text TEXT NOT NULL,
  target TEXT
) STRICT;
CREATE INDEX citations_of_passage ON citations (passage_id);

-- The words by which questions find them ------------------------------------------------------------------

CREATE TABLE concepts (
  position INTEGER PRIMARY KEY,     -- in the vocabulary
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  data TEXT NOT NULL
) STRICT;

-- Numbers of concepts stay when the vocabulary changes, since the history of passages and claims has them.
CREATE TABLE concept_numbers (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE
) STRICT;

-- All spellings that begin with one word or character, by which a question looks them up. Each is a line: the
-- positions of its concepts, with commas between, a space, the words after the first. Characters from U+3000 on
-- are words of their own, so no space stands behind them.
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

-- Words of each passage (own) and of what stands around it (context), as Kijun cuts them; the row is the
-- passage's. Nothing is ever deleted from it but all at once, since it doesn't keep the text it was given.
-- It keeps neither positions of words nor lengths of rows, so bm25() is 0 for each of its rows; Kijun ranks
-- them by a function of its own.
CREATE VIRTUAL TABLE passage_index USING fts5 (
  own, context, content = '', columnsize = 0, detail = column, tokenize = 'unicode61'
);
-- Words gather in memory before they are written: with little room for them, an ingest would write and merge
-- many small parts, and leave the space of each.
INSERT INTO passage_index (passage_index, rank) VALUES ('hashsize', 33554432);
CREATE VIRTUAL TABLE passage_terms USING fts5vocab ('passage_index', 'row');
