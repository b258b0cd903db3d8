CREATE VIEW botsView AS
-- The characters that can play seats of a game, and how they play. `Stands in`: he does not play to
-- win, and moves for who is late where no other is named.
SELECT
  c.name AS `Character`,
  c.description AS `Description`,
  c.stands_in AS `Stands in`
FROM BotCharacter AS c
ORDER BY c.character_id
