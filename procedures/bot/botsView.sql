CREATE VIEW botsView AS
-- The bots that can play seats of a game, and how they play. `Stands in`: this one does not play to
-- win, and is the default substitute bot.
SELECT
  c.name AS `Character`,
  c.description AS `Description`,
  c.stands_in IS TRUE AS `Stands in`
FROM BotCharacter AS c
ORDER BY c.character_id
