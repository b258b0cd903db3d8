CREATE VIEW estateMovesView (
  game_id, player_ID, action, prid, price, partner, minimum, maximum, terms, sale) AS
-- The legal moves with properties in the current game: a part of movesView.
SELECT game_id, player_ID, action, prid, price, partner, minimum, maximum, terms, sale
FROM estateActionsView
WHERE refusal IS NULL
