CREATE VIEW restoredView AS
-- The games that were made from archives, the newest first. Anybody with the archive of a running
-- one may know its dice and cards; everybody may, where `Seed was open`.
SELECT
  r.game_id AS `Game`,
  g.name AS `Game name`,
  r.archived_game_id AS `Archived game`,
  r.digest AS `Digest`,
  r.seed_was_open IS TRUE AS `Seed was open`
FROM RestoredGame AS r
JOIN Game AS g ON g.game_id = r.game_id
ORDER BY r.game_id DESC
