CREATE VIEW commitmentView AS
-- The commitment to the seed of the dice and shuffles of the current game. The commitment is shown
-- from the start; the seed once the game, and every other with the same seed, is over.
SELECT
  s.game_id AS `Current game`,
  g.dice_source AS `Dice source`,
  SHA2(s.seed, 256) AS `Commitment`,
  IF(is_seed_open(s.game_id), s.seed, NULL) AS `Seed`
FROM Game AS s
JOIN GameState AS g ON g.game_id = s.game_id
WHERE s.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
