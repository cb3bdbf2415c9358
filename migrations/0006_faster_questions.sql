-- What a question needs of a great many rows, in few.

-- How long the passages are that are said now, in characters: 1,024 of them in a row, by their ids, two bytes each, the
-- low one first; 0 for what is no passage.
CREATE TABLE passage_lengths (
  chunk INTEGER PRIMARY KEY,        -- id / 1024
  lengths BLOB NOT NULL
) STRICT;

-- The graph of the concepts now tells by what number columns call each of them. The next ingest writes it and the
-- lengths anew, with the index, as after a change of the vocabulary.
UPDATE settings SET value = '' WHERE key = 'vocabulary';
