-- The graph of the concepts tells by what number columns call each of them. The next ingest writes it anew, with the
-- index, as after a change of the vocabulary.
UPDATE settings SET value = '' WHERE key = 'vocabulary';
