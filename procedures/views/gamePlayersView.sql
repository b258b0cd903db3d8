CREATE VIEW gamePlayersView AS
-- The players of all games in the order of play. A player without a character is a person.
SELECT
  p.game_id AS `Game`,
  p.turn AS `Turn`,
  p.pid AS `Player No.`,
  p.name AS `Player name`,
  k.name AS `Token`,
  c.name AS `Character`,
  p.location AS `Location`,
  s.takes_part IS TRUE AS `Takes part`
FROM Player AS p
JOIN Status AS s ON s.status = p.status
LEFT JOIN BotCharacter AS c ON c.character_id = p.character_id
LEFT JOIN Token AS k ON k.tid = p.token
ORDER BY p.game_id, p.turn
