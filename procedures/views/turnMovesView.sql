CREATE VIEW turnMovesView (
  game_id, player_ID, action, prid, price, partner, minimum, maximum, terms) AS
-- What may be done in the current game without details, but for the dice: a part of movesView.
SELECT game_id, player_ID, action, prid, price, partner, minimum, maximum, terms
FROM turnActionsView
WHERE refusal IS NULL
