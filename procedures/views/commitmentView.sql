CREATE VIEW commitmentView AS
-- What the dice and shuffles of the current game follow from. The commitment is there from the
-- start; the seed is shown once the game, and every other with the same seed, is over.
SELECT
  g.game_id AS `Game`,
  g.dice_source AS `Dice source`,
  SHA2(g.seed, 256) AS `Commitment`,
  IF(is_seed_open(g.game_id), g.seed, NULL) AS `Seed`
FROM Game AS g
WHERE g.game_id = current_game()
