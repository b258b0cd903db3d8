CREATE VIEW forksView AS
-- The games that continue from a record of another, the newest first. A parent without a name was
-- deleted. `Seed was open`: the seed, which the game shares with its parent, was public when it was
-- made, so anybody could know its dice and cards.
SELECT
  f.game_id AS `Game`,
  g.name AS `Game name`,
  f.parent_game_id AS `Parent`,
  parent.name AS `Parent name`,
  f.parent_record_ID AS `Record`,
  f.seed_was_open IS TRUE AS `Seed was open`
FROM Fork AS f
JOIN Game AS g ON g.game_id = f.game_id
LEFT JOIN Game AS parent ON parent.game_id = f.parent_game_id
ORDER BY f.game_id DESC
