-- The full-text index keeps no longer which column a word stands in, for every word of every passage: a word that
-- stands around a passage is another word, with the character U+E001 behind it. That is half of the index.
CREATE VIRTUAL TABLE passage_words USING fts5 (
  words, content = '', columnsize = 0, detail = none, tokenize = 'unicode61'
);
INSERT INTO passage_words (passage_words, rank) VALUES ('hashsize', 33554432);

CREATE VIRTUAL TABLE words_before USING fts5vocab ('passage_index', 'instance');
INSERT INTO passage_words (rowid, words)
SELECT doc, group_concat(iif(col = 'context', term || char(57345), term), ' ') FROM words_before GROUP BY doc;
DROP TABLE words_before;
DROP TABLE passage_terms;
DROP TABLE passage_index;

-- The digests of the passages are of the words as they were: the next ingest makes the index anew.
UPDATE settings SET value = '' WHERE key = 'vocabulary';
