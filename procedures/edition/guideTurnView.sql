CREATE VIEW guideTurnView (ruleset_id, topic, position, rule, sentence) AS
-- The guide to the start and the turns of a game for each ruleset: a part of guideView.
SELECT
  s.ruleset_id,
  r.topic,
  r.position,
  r.rule,
  CASE r.rule
    WHEN 'salary' THEN IF(s.salary > 0, CONCAT(
      'Collect ', money_text(w.money, w.thousands, s.salary), ' when you pass ',
      IF(s.salary_factor_on_go = 1, CONCAT('or land on ', w.start), CONCAT(
        w.start, ', and ', s.salary_factor_on_go, ' times as much when you land on it')), '.'),
      NULL)
    WHEN 'max_players' THEN CONCAT('For ', GREATEST(s.min_players, s.players_left_to_end + 1),
      ' to ', s.max_players, ' players.')
    WHEN 'starting_cash' THEN CONCAT(IF(w.opening_players > 0, CONCAT(
      'The opening position has ', w.opening_players, ' players with money and properties. If you ',
      'name the players, nobody owns anything, and everyone'), 'Everyone'),
      ' starts with ', money_text(w.money, w.thousands, s.starting_cash), '.')
    WHEN 'player_order' THEN CASE s.player_order
      WHEN 'seat' THEN 'The player named first goes first.'
      WHEN 'rolled_off' THEN 'The highest roller goes first; ties are rolled again.'
      ELSE 'The highest roller goes first.' END
    WHEN 'dice_count' THEN CONCAT(
      'On your turn, roll ', IF(s.dice_count = 1, 'one ', 'two '), s.dice_sides, '-sided ',
      IF(s.dice_count = 1, 'die', 'dice'), ' and move that many tiles.')
    WHEN 'extra_roll_dice' THEN CONCAT(
      'If you roll ', s.extra_roll_dice, ', you move, the tile has no effect, and you roll again.')
    WHEN 'doubles_roll_again' THEN IF(
      s.doubles_roll_again, 'If you roll doubles, you roll again after your move.', NULL)
    WHEN 'doubles_to_jail' THEN CONCAT(
      'If you roll doubles ', s.doubles_to_jail, ' times in a row, you go to ', w.jail, '.')
    WHEN 'jail_exit_dice' THEN IF(w.may_be_jailed, CONCAT(
      'A roll of ', s.jail_exit_dice, ' gets you out of ', w.jail,
      '; you do not move by it, and roll again.'), NULL)
    WHEN 'jail_exit_doubles' THEN IF(
      w.may_be_jailed AND s.jail_exit_doubles,
      CONCAT('Doubles get you out of ', w.jail, ', and you move by that roll.'), NULL)
    WHEN 'jail_fine' THEN IF(w.may_be_jailed, CONCAT(
      'To get out of ', w.jail, ' before you roll, pay ',
      money_text(w.money, w.thousands, s.jail_fine),
      IF(EXISTS (
        SELECT k.card_id
        FROM Card AS k
        WHERE k.ruleset_id = s.ruleset_id AND k.effect = 'jail_card'),
        ' or use a card that gets you out', ''), '.'), NULL)
    WHEN 'jail_turns' THEN IF(w.may_be_jailed, CONCAT(
      'After ', s.jail_turns, IF(s.jail_turns = 1, ' turn', ' turns'), ' in ', w.jail,
      ' you are free',
      IF(
        s.jail_last_roll = 'stays', '.',
        '; if your last roll there does not free you, you pay the fine and move by that roll.')),
      NULL)
    WHEN 'jail_wait' THEN IF(
      w.may_be_jailed AND s.jail_wait,
      CONCAT('You may wait in ', w.jail, ' instead of rolling.'), NULL)
    WHEN 'first_location' THEN NULL WHEN 'jail_location' THEN NULL WHEN 'pot_location' THEN NULL
    WHEN 'min_players' THEN NULL WHEN 'player_number_from' THEN NULL WHEN 'jail_last_roll' THEN NULL
    WHEN 'cash_follows_salary' THEN NULL
    WHEN 'dice_sides' THEN IF(
      EXISTS (
        SELECT t.location
        FROM Tile AS t
        WHERE t.ruleset_id = s.ruleset_id AND t.rent_by = 'dice'),
      CONCAT('Where the ', w.rent, ' depends on the dice, ', IF(
        s.dice_rent = 'roll', 'you roll for it.', 'the roll that brought you there counts.')),
      NULL)
    ELSE IF(v.value <> r.default_value, CONCAT(
      r.meaning, ' Here: ', JSON_UNQUOTE(v.value), '.'), NULL)
  END
FROM Ruleset AS s
JOIN guideWordsView AS w ON w.ruleset_id = s.ruleset_id
JOIN Rule AS r ON r.topic IN ('board', 'players', 'dice', 'jail')
JOIN LATERAL (
  SELECT JSON_EXTRACT(s.document, CONCAT('$.', rule_place(r.topic, r.rule))) AS value) AS v
