CREATE VIEW effectsView (
  ruleset_id, topic, position, name, text, effect, amount, hotel_amount, rent_factor,
  roll_factor, passing) AS
-- The bonuses and the cards of each ruleset, with their effects; a card has the name of its deck. A
-- part of guideView and of cardsView.
SELECT
  b.ruleset_id, 'tiles' COLLATE utf8mb4_0900_ai_ci, 1000 + b.location, b.name, b.description,
  b.effect, b.amount, b.hotel_amount, b.rent_factor, b.roll_factor,
  b.passing
FROM Bonus AS b
UNION ALL
SELECT
  k.ruleset_id, 'cards' COLLATE utf8mb4_0900_ai_ci, 10000 + k.card_id, d.name, k.text, k.effect,
  k.amount, k.hotel_amount, k.rent_factor, k.roll_factor, NULL
FROM Card AS k
JOIN Deck AS d ON d.ruleset_id = k.ruleset_id AND d.deck_id = k.deck_id
