CREATE VIEW guideWordsView (
  ruleset_id, money, thousands, estate_set, building, buildings, houses, hotel, skyscraper, rent,
  jail, start, may_be_jailed, opening_players, leave_game) AS
-- The words of each ruleset for what the guide names, whether anything in it leads to jail, and how
-- many players its opening position has. A part of guideView.
SELECT
  s.ruleset_id,
  COALESCE(MAX(IF(c.word = 'sign', c.label, NULL)), ''),
  COALESCE(MAX(IF(c.word = 'thousands', c.label, NULL)), ''),
  COALESCE(MAX(IF(c.word = 'set', c.label, NULL)), 'colour group'),
  COALESCE(MAX(IF(c.word = 'building', c.label, NULL)), 'building'),
  COALESCE(MAX(IF(c.word = 'buildings', c.label, NULL)), 'buildings'),
  COALESCE(
    MAX(IF(c.word = 'buildings', c.label, NULL)), IF(s.has_hotels, 'houses', 'buildings')),
  COALESCE(MAX(IF(c.word = 'hotel', c.label, NULL)), 'hotel'),
  COALESCE(MAX(IF(c.word = 'skyscraper', c.label, NULL)), 'skyscraper'),
  LOWER(COALESCE(MAX(IF(c.word = 'rent', c.label, NULL)), 'rent')),
  COALESCE(
    MAX(IF(c.word = 'jail', c.label, NULL)),
    IF(MAX(l.label) LIKE '%jail%', 'jail', CONCAT('jail (', MAX(l.label), ')'))),
  MAX(t.name),
  s.doubles_to_jail IS NOT NULL
    OR EXISTS (
      SELECT b.location
      FROM Tile AS b
      WHERE b.ruleset_id = s.ruleset_id AND b.effect = 'go_to_jail')
    OR EXISTS (
      SELECT k.card_id
      FROM Card AS k
      WHERE k.ruleset_id = s.ruleset_id AND k.effect = 'go_to_jail'),
  (SELECT COUNT(*) FROM OpeningPlayer AS o WHERE o.ruleset_id = s.ruleset_id),
  LOWER(COALESCE(MAX(IF(c.word = 'leave', c.label, NULL)), 'declare bankruptcy'))
FROM Ruleset AS s
JOIN Tile AS t ON t.ruleset_id = s.ruleset_id AND t.location = s.first_location
JOIN StatusLabel AS l ON l.ruleset_id = s.ruleset_id
JOIN Status AS st ON st.status = l.status AND st.name = 'jailed'
LEFT JOIN (SELECT ruleset_id, action AS word, label FROM Choice) AS c
  ON c.ruleset_id = s.ruleset_id
GROUP BY s.ruleset_id
