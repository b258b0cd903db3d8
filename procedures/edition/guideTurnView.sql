CREATE VIEW guideTurnView (ruleset_id, topic, position, rule, sentence) AS
-- How a game begins and goes on by each ruleset, in sentences: a part of guideView.
SELECT
  s.ruleset_id,
  r.topic,
  r.position,
  r.rule,
  CASE r.rule
    WHEN 'salary' THEN IF(s.salary > 0, CONCAT(
      'Who passes ', w.start, ', or comes to it, gets ', w.money, s.salary,
      IF(s.salary_factor_on_go = 1, '', CONCAT(
        ', and for coming to rest there ', s.salary_factor_on_go, ' times as much')), '.'), NULL)
    WHEN 'max_players' THEN CONCAT(
      GREATEST(s.min_players, s.players_left_to_end + 1), ' to ', s.max_players, ' people play.')
    WHEN 'starting_cash' THEN IF(
      EXISTS (SELECT o.turn FROM OpeningPlayer AS o WHERE o.ruleset_id = s.ruleset_id),
      'Players, their money and what they own are those of the opening position.',
      CONCAT('Everybody begins with ', w.money, s.starting_cash, '.'))
    WHEN 'player_order' THEN CASE s.player_order
      WHEN 'seat' THEN 'Who is named first begins.'
      WHEN 'rolled_off' THEN 'Who rolls highest begins; those who tie roll again.'
      ELSE 'Who rolls highest begins.' END
    WHEN 'dice_count' THEN CONCAT(
      'Who is to move rolls ', IF(s.dice_count = 1, 'a die', 'two dice'), ' with ', s.dice_sides,
      ' sides and goes on by so many tiles.')
    WHEN 'extra_roll_dice' THEN CONCAT(
      'A roll of ', s.extra_roll_dice, ' moves, but nothing happens where it ends, and is followed',
      ' by another roll.')
    WHEN 'doubles_roll_again' THEN IF(
      s.doubles_roll_again, 'Who rolls doubles goes again.', NULL)
    WHEN 'doubles_to_jail' THEN CONCAT(
      s.doubles_to_jail, ' doubles in a row lead to ', w.jail, '.')
    WHEN 'jail_exit_dice' THEN IF(w.may_be_jailed, CONCAT(
      'A roll of ', s.jail_exit_dice, ' frees from ', w.jail,
      '; it does not move, and another follows.'), NULL)
    WHEN 'jail_exit_doubles' THEN IF(
      w.may_be_jailed AND s.jail_exit_doubles,
      CONCAT('Doubles free from ', w.jail, ', and move.'), NULL)
    WHEN 'jail_fine' THEN IF(w.may_be_jailed, CONCAT(
      w.money, s.jail_fine, ' buys a player out of ', w.jail, ' before he rolls',
      IF(EXISTS (
        SELECT k.card_id
        FROM Card AS k
        WHERE k.ruleset_id = s.ruleset_id AND k.effect = 'jail_card'),
        ', or a card that he keeps for that.', '.')), NULL)
    WHEN 'jail_turns' THEN IF(w.may_be_jailed, CONCAT(
      'After ', s.jail_turns, ' turns there a player is free',
      IF(s.jail_last_roll = 'stays', '.', '; if he rolled, he pays the fine, then moves by it.')),
      NULL)
    WHEN 'jail_wait' THEN IF(
      w.may_be_jailed AND s.jail_wait, 'One may wait there instead of rolling.', NULL)
    WHEN 'first_location' THEN NULL
    WHEN 'jail_location' THEN NULL
    WHEN 'pot_location' THEN NULL
    WHEN 'min_players' THEN NULL
    WHEN 'player_number_from' THEN NULL
    WHEN 'dice_sides' THEN NULL
    WHEN 'jail_last_roll' THEN NULL
    ELSE IF(v.value <> r.default_value, CONCAT(
      r.meaning, ' Here: ', JSON_UNQUOTE(v.value), '.'), NULL)
  END
FROM Ruleset AS s
JOIN guideWordsView AS w ON w.ruleset_id = s.ruleset_id
JOIN Rule AS r ON r.topic IN ('board', 'players', 'dice', 'jail')
JOIN LATERAL (
  SELECT JSON_EXTRACT(s.document, CONCAT('$.', rule_place(r.topic, r.rule))) AS value) AS v
