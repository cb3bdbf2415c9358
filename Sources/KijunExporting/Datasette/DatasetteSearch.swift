/// A search for Datasette. The index has Chinese, Japanese and Korean as pairs of neighbours and knows no phrases, so the words
/// of a person are cut as `Tokenizer` and `IndexTerms` cut those of a document, in SQL: `min-height` is two words, rows is
/// `row`, 副題を持つ four pairs.
enum DatasetteSearch {
  static let sql = """
    WITH RECURSIVE
      characters (place, character) AS (
        SELECT 1, substr(:words, 1, 1)
        UNION ALL SELECT place + 1, substr(:words, place + 1, 1) FROM characters WHERE place < min(length(:words), 200)
      ),
      kinds AS (
        SELECT place, lower(character) AS character, CASE
          WHEN character GLOB '[0-9A-Za-z]' THEN 'letter'
          WHEN unicode(character) BETWEEN 192 AND 11903 THEN 'letter'
          WHEN unicode(character) BETWEEN 12352 AND 64255 OR unicode(character) > 131071 THEN 'sign'
          ELSE 'gap' END AS kind
        FROM characters
      ),
      runs AS (
        SELECT place, character, kind, place - row_number() OVER (PARTITION BY kind ORDER BY place) AS run FROM kinds
      ),
      letters (word) AS (
        SELECT group_concat(character, '') FROM (SELECT * FROM runs WHERE kind = 'letter' ORDER BY place) GROUP BY run
      ),
      terms (term) AS (
        SELECT CASE
          WHEN length(word) < 4 OR word NOT LIKE '%s' OR word LIKE '%ss' OR word LIKE '%us' OR word LIKE '%is' THEN word
          WHEN length(word) > 4 AND word LIKE '%ies' THEN substr(word, 1, length(word) - 3) || 'y'
          WHEN word LIKE '%sses' OR word LIKE '%shes' OR word LIKE '%ches' OR word LIKE '%xes'
            THEN substr(word, 1, length(word) - 2)
          ELSE substr(word, 1, length(word) - 1) END FROM letters
        UNION SELECT a.character || b.character FROM runs a JOIN runs b ON b.place = a.place + 1
          WHERE a.kind = 'sign' AND b.kind = 'sign'
        UNION SELECT character FROM runs a WHERE kind = 'sign'
          AND (SELECT count(*) FROM runs b WHERE b.kind = 'sign' AND b.run = a.run) = 1
      )
    SELECT thing, property, value, tier, verified_on, guideline, document, line, quote FROM facts
    WHERE passage IN (
      SELECT rowid FROM passage_words WHERE passage_words MATCH (
        SELECT coalesce(group_concat('("' || term || '" OR "' || term || char(57345) || '")', ' AND '), '""') FROM terms))
    ORDER BY historical, guideline, document, line
    LIMIT 100
    """
}
