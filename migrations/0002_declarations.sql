-- What users declare beside their documents.

-- Their own tiers and words, merged over the vocabulary that ships, as their manifest had them when it was last
-- ingested: an ingest of other documents uses them too.
CREATE TABLE vocabulary_additions (
  manifest TEXT NOT NULL,
  position INTEGER NOT NULL,        -- in the manifest
  path TEXT NOT NULL,
  kind TEXT NOT NULL,               -- tiers or vocabulary
  text TEXT NOT NULL,
  PRIMARY KEY (manifest, position)
) STRICT, WITHOUT ROWID;

-- Exceptions: one claim goes before another, and the two are no conflict. Claims are named by their keys, which stay
-- when a document is read again.
CREATE TABLE overrides (
  claim TEXT NOT NULL,
  overridden TEXT NOT NULL,
  manifest TEXT NOT NULL,           -- '' where it was declared by hand
  reason TEXT NOT NULL,
  declared_on TEXT NOT NULL,
  PRIMARY KEY (claim, overridden, manifest)
) STRICT, WITHOUT ROWID;
CREATE INDEX overrides_by_overridden ON overrides (overridden);
