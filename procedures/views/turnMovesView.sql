CREATE VIEW turnMovesView (
  game_id, player_ID, action, prid, price, partner, minimum, maximum, terms) AS
-- The legal moves without details other than dice in the current game: a part of movesView.
SELECT game_id, player_ID, action, prid, price, partner, minimum, maximum, terms
FROM turnActionsView
WHERE refusal IS NULL
