CREATE VIEW guideEndView (ruleset_id, topic, position, rule, sentence) AS
-- How money changes hands and a game ends by each ruleset, in sentences, and whatever no other part
-- tells: a part of guideView.
SELECT
  s.ruleset_id,
  r.topic,
  r.position,
  r.rule,
  CASE r.rule
    WHEN 'trade' THEN CASE s.trade
      WHEN 'exchange' THEN CONCAT(
        'Players may trade: each side gives something, and money, like cards, is given by one.')
      WHEN 'free' THEN 'Players may trade money, properties and cards, both ways.' END
    WHEN 'trades_per_turn' THEN CONCAT(
      'In a turn at most ', s.trades_per_turn, ' can be proposed.')
    WHEN 'tax_percent' THEN CONCAT(
      'Instead of ', (
        SELECT GROUP_CONCAT(DISTINCT t.name SEPARATOR ' or ')
        FROM Tile AS t
        WHERE t.ruleset_id = s.ruleset_id AND t.effect = 'tax'),
      ' a player may choose to pay ', s.tax_percent, ' % of what he has',
      IF(s.worth_of_buildings, ', buildings included', ''), ', before he is told what that is.')
    WHEN 'insolvent_at_once' THEN IF(s.insolvent_at_once,
      'Who owes more than he could raise is out at once.', NULL)
    WHEN 'worth_of_buildings' THEN NULL
    WHEN 'heir_gets_buildings' THEN IF(s.heir_gets_buildings, NULL, CONCAT(
      'The ', w.buildings, ' of who is out are sold.'))
    WHEN 'insolvency' THEN CASE s.insolvency
      WHEN 'bank_pays' THEN 'Who cannot pay is out, and the bank pays for him.'
      WHEN 'creditor_takes' THEN 'Who cannot pay is out, and leaves all to whom he owes it.'
      ELSE 'Who cannot pay raises the money first, or is out.' END
    WHEN 'salary_factor_on_go' THEN NULL
    WHEN 'has_pot' THEN IF(s.has_pot, CONCAT(
      'What is paid to the bank lies in the pot, for whoever comes to ', (
        SELECT MIN(t.name)
        FROM Tile AS t
        WHERE t.ruleset_id = s.ruleset_id AND t.effect = 'take_pot'), '.'), NULL)
    WHEN 'turn_end' THEN IF(s.turn_end = 'declared', 'A turn ends when its player says so.', NULL)
    WHEN 'turn_limit' THEN CONCAT('After ', s.turn_limit, ' turns the game is over.')
    WHEN 'players_left_to_end' THEN CASE s.players_left_to_end
      WHEN 0 THEN 'The game is over when nobody is left.'
      WHEN 1 THEN 'The game is over when one player is left.'
      ELSE CONCAT('The game is over when no more than ', s.players_left_to_end, ' are left.') END
    WHEN 'winner' THEN IF(
      s.winner = 'last', 'Who is left wins.',
      CONCAT('Who is worth most wins, properties ', IF(
        s.worth_of_buildings, 'and buildings ', ''), 'included.'))
    WHEN 'ends_without_people' THEN IF(
      s.ends_without_people, 'The game ends when only characters are left.', NULL)
    WHEN 'can_leave' THEN IF(s.can_leave, 'A player may leave the game.', NULL)
    WHEN 'can_end' THEN IF(
      s.can_end, 'A player may end the game for all, without a winner.', NULL)
    WHEN 'cards_go_to_creditor' THEN NULL
    ELSE IF(v.value <> r.default_value, CONCAT(
      r.meaning, ' Here: ', JSON_UNQUOTE(v.value), '.'), NULL)
  END
FROM Ruleset AS s
JOIN guideWordsView AS w ON w.ruleset_id = s.ruleset_id
JOIN Rule AS r ON r.topic NOT IN (
  'board', 'players', 'dice', 'jail', 'properties', 'buildings', 'mortgages')
JOIN LATERAL (
  SELECT JSON_EXTRACT(s.document, CONCAT('$.', rule_place(r.topic, r.rule))) AS value) AS v
