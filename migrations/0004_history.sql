-- What is needed to say what a document said on a past day, and what has changed since.

-- The key that the place of a claim would give it, where the claim has kept the one of an earlier place.
ALTER TABLE claims ADD COLUMN extracted TEXT;
-- The last day on which a person has checked this very value, and where they checked an earlier value and not this
-- one, the day of that. Both from stamps.
ALTER TABLE claims ADD COLUMN stamped_on TEXT;
ALTER TABLE claims ADD COLUMN lapsed_on TEXT;

-- Claims that stand in another place of their document than in the revision before: in another order, or under
-- another heading. What only gives way to something inserted above has not moved.
CREATE TABLE moves (
  id INTEGER PRIMARY KEY,
  revision_id INTEGER NOT NULL REFERENCES revisions (id),
  claim_id INTEGER NOT NULL REFERENCES claims (id),
  line_before INTEGER NOT NULL,
  -- The claims that it stood and stands behind, of those that stayed where they were; NULL at the beginning.
  behind_before TEXT,
  behind_after TEXT
) STRICT;
CREATE INDEX moves_of_revision ON moves (revision_id);

-- Passages that are as they were are not written anew when something is inserted above them. Those that stand on the
-- lines from line_first to line_last since a revision stood `shift` lines further up before it.
CREATE TABLE line_shifts (
  revision_id INTEGER NOT NULL REFERENCES revisions (id),
  line_first INTEGER NOT NULL,
  line_last INTEGER NOT NULL,
  shift INTEGER NOT NULL,
  PRIMARY KEY (revision_id, line_first)
) STRICT, WITHOUT ROWID;

-- Annotations that passages had up to a revision, that included.
CREATE TABLE passage_annotations (
  passage_id INTEGER NOT NULL REFERENCES passages (id),
  last_revision INTEGER NOT NULL REFERENCES revisions (id),
  annotation_id INTEGER NOT NULL REFERENCES annotations (id),
  PRIMARY KEY (passage_id, last_revision)
) STRICT, WITHOUT ROWID;

-- Sources as they were declared up to a revision, that included (0 before the first).
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

-- Who checked a claim, when, and which value of it: as the file beside the manifest has it.
CREATE TABLE stamps (
  file TEXT NOT NULL,               -- its path
  claim TEXT NOT NULL,              -- the key of the claim
  verified_on TEXT NOT NULL,
  verified_by TEXT NOT NULL,
  value TEXT NOT NULL,
  note TEXT NOT NULL,
  PRIMARY KEY (file, claim, verified_on, verified_by)
) STRICT, WITHOUT ROWID;
CREATE INDEX stamps_of_claim ON stamps (claim);

-- What the address of a source gave when it was last read, and by what its server knows that version.
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
