CREATE VIEW botsView AS
-- The characters that can play seats of a game, and how they play.
SELECT
  c.name AS `Character`,
  c.description AS `Description`
FROM BotCharacter AS c
ORDER BY c.character_id
