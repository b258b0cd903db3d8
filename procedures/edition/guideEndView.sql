CREATE VIEW guideEndView (ruleset_id, topic, position, rule, sentence) AS
-- The guide to money, to the end of a game and the rest, for each ruleset: part of guideView.
SELECT
  s.ruleset_id,
  r.topic,
  r.position,
  r.rule,
  CASE r.rule
    WHEN 'trade' THEN CASE s.trade
      WHEN 'exchange' THEN CONCAT(
        'You may trade with another player. Both sides must give something; ',
        'only one of them may give money, and only one cards.')
      WHEN 'free' THEN 'You may trade money, properties and cards with other players.' END
    WHEN 'trades_per_turn' THEN CONCAT('You may propose at most ', s.trades_per_turn, IF(
      s.trades_per_turn = 1, ' trade', ' trades'), ' per turn.')
    WHEN 'bots_propose' THEN IF(s.bots_propose, 'Bots may propose trades, too.', NULL)
    WHEN 'advice' THEN IF(s.advice, 'Players with accounts may ask what a bot would do.', NULL)
    WHEN 'tax_percent' THEN CONCAT('Instead of ', (
        SELECT GROUP_CONCAT(DISTINCT t.name SEPARATOR ' or ')
        FROM Tile AS t
        WHERE t.ruleset_id = s.ruleset_id AND t.effect = 'tax'),
      ', you may pay ', s.tax_percent, '% of everything you own',
      IF(s.worth_of_buildings, ', buildings included', ''),
      '. You must choose before you know how much that is.')
    WHEN 'insolvent_at_once' THEN IF(
      s.insolvent_at_once, 'If you owe more than you could raise, you are bankrupt at once.', NULL)
    WHEN 'heir_gets_buildings' THEN IF(s.heir_gets_buildings, NULL, CONCAT(
      'A bankrupt player''s ', w.buildings, ' are sold.'))
    WHEN 'insolvency' THEN CASE s.insolvency
      WHEN 'bank_pays' THEN 'If you cannot pay, you are out of the game, and the bank pays for you.'
      WHEN 'creditor_takes'
        THEN 'If you cannot pay, you are out of the game, and your creditor gets all you have.'
      ELSE CONCAT('If you cannot pay, you must raise the money or ', w.leave_game, '.') END
    WHEN 'bankrupt_estate' THEN IF(s.bankrupt_estate = 'auctioned',
      'Properties that a bankrupt player leaves to the bank are auctioned at once.', NULL)
    WHEN 'salary_factor_on_go' THEN NULL WHEN 'worth_of_buildings' THEN NULL
    WHEN 'pot' THEN IF(s.pot = 'none', NULL, CONCAT(
      IF(s.pot = 'fines',
        'Taxes, fines, fees and what tiles and cards make you pay the bank go',
        'Everything you pay the bank goes'),
      ' into the pot, for the next player who ', CONCAT_WS(' or ', CONCAT('lands on ', (
        SELECT GROUP_CONCAT(DISTINCT t.name SEPARATOR ' or ')
        FROM Tile AS t
        WHERE t.ruleset_id = s.ruleset_id AND t.effect = 'take_pot')), (
        SELECT MIN('draws a card that takes it')
        FROM Card AS k
        WHERE k.ruleset_id = s.ruleset_id AND k.effect = 'take_pot')), '.'))
    WHEN 'turn_end' THEN IF(s.turn_end = 'automatic', NULL, CONCAT('Your turn ends when you say so',
      IF(s.turn_end = 'declared', '', CONCAT(', or go to ', w.jail)), '.'))
    WHEN 'turn_limit' THEN CONCAT('The game ends after ', s.turn_limit, ' turns.')
    WHEN 'minute_limit' THEN CONCAT('The turn in play at minute ', s.minute_limit, ' is the last.')
    WHEN 'players_left_to_end' THEN CASE s.players_left_to_end
      WHEN 0 THEN 'The game ends when nobody is left.'
      WHEN 1 THEN 'The game ends when only one player is left.'
      ELSE CONCAT('The game ends when ', s.players_left_to_end, ' players or fewer are left.') END
    WHEN 'bankruptcies_to_end' THEN CONCAT('The game ends when ', IF(s.bankruptcies_to_end = 1,
      'a player is', CONCAT(s.bankruptcies_to_end, ' players are')), ' bankrupt.')
    WHEN 'winner' THEN IF(s.winner = 'last', 'The last player left wins.',
      CONCAT('The player with the highest net worth wins: cash', IF(
        s.worth_of_buildings, ', properties and buildings.', ' and properties.')))
    WHEN 'ends_without_people' THEN IF(
      s.ends_without_people, 'The game ends, without a winner, when only bots are left.', NULL)
    WHEN 'can_leave' THEN IF(s.can_leave, CONCAT('You may ', w.leave_game, ' on your move.'), NULL)
    WHEN 'can_end' THEN IF(s.can_end, 'You may end the game for everyone, without a winner.', NULL)
    WHEN 'cards_go_to_creditor' THEN IF(
      s.cards_go_to_creditor, 'Your creditor also gets the cards you have kept.', NULL)
    ELSE IF(
      v.value <> r.default_value, CONCAT(r.meaning, ' Here: ', JSON_UNQUOTE(v.value), '.'), NULL)
  END
FROM Ruleset AS s
JOIN guideWordsView AS w ON w.ruleset_id = s.ruleset_id
JOIN Rule AS r ON r.topic NOT IN (
  'board', 'players', 'dice', 'jail', 'properties', 'buildings', 'mortgages')
JOIN LATERAL (
  SELECT JSON_EXTRACT(s.document, CONCAT('$.', rule_place(r.topic, r.rule))) AS value) AS v
