-- A value of which its document says that it held in an edition before is of that edition, not of the document's.
DROP VIEW facts;
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
  ifnull((SELECT json_extract(value, '$[1]') FROM json_each(a.conditions)
    WHERE json_extract(value, '$[0]') = 'edition'), s.edition) AS edition,
  s.historical OR EXISTS (SELECT 1 FROM json_each(a.conditions) WHERE json_extract(value, '$[0]') = 'edition')
    AS historical,
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
