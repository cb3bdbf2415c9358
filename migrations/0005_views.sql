-- Views with plain names, for people who open the file with another tool. Programs of this repository don't use them.

-- What the documents say now, a fact a row.
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

-- What stood in a document and does so no longer, with the days between which it did.
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

-- The documents that are there, with where they are from.
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

-- What the documents say, passage by passage.
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

-- What looked like a value and is none, with the reason.
CREATE VIEW no_facts AS
SELECT r.text AS text, r.reason AS reason, p.quote AS quote, d.name AS document,
  p.line_start + r.line_offset AS line, r.passage_id AS passage
FROM rejects r
JOIN passages p ON p.id = r.passage_id
JOIN documents d ON d.id = p.document_id
WHERE r.last_revision IS NULL;
