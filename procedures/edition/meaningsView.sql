CREATE VIEW meaningsView (
  ruleset_id, topic, position, name, text, effect, target, meaning, is_told) AS
-- The effect of each bonus and each card, and what passing it pays, in sentences, NULL for none.
-- `target`: the tile, colour or deck that it names. `is_told`: whether its text has the amount or
-- the name already. A part of guideView and of cardsView.
SELECT
  m.ruleset_id, m.topic, m.position, m.name, m.text, m.effect, m.target,
  NULLIF(CONCAT_WS(' ', m.meaning, m.passing_meaning), ''),
  COALESCE((m.meaning IS NULL OR CASE
    WHEN m.factor IS NOT NULL THEN INSTR(m.text, m.target) > 0
      AND m.text REGEXP IF(
        m.factor = 2, '(^|[^0-9])(2|twice|double)([^0-9]|$)',
        CONCAT('(^|[^0-9])', m.factor, '([^0-9]|$)'))
    WHEN m.effect IN ('move_to', 'move_to_nearest', 'teleport') THEN INSTR(m.text, m.target) > 0
    WHEN m.effect = 'go_to_jail' THEN INSTR(m.text, m.target) > 0 OR INSTR(m.text, m.jail) > 0
    WHEN m.effect = 'draw' THEN INSTR(m.text, 'card') > 0 OR INSTR(m.text, m.target) > 0
    WHEN m.effect = 'jail_card' THEN INSTR(m.text, m.jail) + INSTR(m.text, 'free') > 0
    WHEN m.effect = 'take_pot' THEN INSTR(m.text, 'pot') > 0
    ELSE m.text REGEXP CONCAT('(^|[^0-9])', ABS(m.amount), '([^0-9]|$)')
  END) AND (
    m.passing IS NULL OR m.text REGEXP CONCAT('(^|[^0-9])', ABS(m.passing), '([^0-9]|$)')), FALSE)
FROM (
  SELECT
    e.ruleset_id, e.topic, e.position, e.name, e.text, e.effect, e.amount, e.passing,
    CONCAT(
      IF(e.passing > 0, 'Collect ', 'Pay the bank '),
      money_text(w.money, w.thousands, ABS(e.passing)),
      ' when you pass or land here.') AS passing_meaning,
    COALESCE(e.rent_factor, e.roll_factor) AS factor, SUBSTRING_INDEX(w.jail, ' (', 1) AS jail,
    COALESCE(IF(e.effect = 'move_to_nearest', c.name, NULL), t.name, d.name) AS target,
    CASE e.effect
      WHEN 'collect' THEN CONCAT(
        'Collect ', money_text(w.money, w.thousands, e.amount), ' from the bank.')
      WHEN 'pay' THEN CONCAT('Pay the bank ', money_text(w.money, w.thousands, e.amount), '.')
      WHEN 'tax' THEN CONCAT('Pay a tax of ', money_text(w.money, w.thousands, e.amount), '.')
      WHEN 'collect_each' THEN CONCAT(
        'Collect ', money_text(w.money, w.thousands, e.amount), ' from every other player.')
      WHEN 'pay_each' THEN CONCAT(
        'Pay every other player ', money_text(w.money, w.thousands, e.amount), '.')
      WHEN 'pay_per_building' THEN CONCAT(
        'Pay the bank ', money_text(w.money, w.thousands, e.amount), ' for each ', w.building,
        IF(e.hotel_amount IS NULL, '', CONCAT(
          ' and ', money_text(w.money, w.thousands, e.hotel_amount), ' for each ', w.hotel)), '.')
      WHEN 'pay_percent_of_cash' THEN CONCAT('Pay the bank ', e.amount, '% of your cash.')
      WHEN 'pay_percent_of_worth' THEN CONCAT(
        'Pay the bank ', e.amount, '% of everything you own: cash', IF(
          r.worth_of_buildings, ', properties and buildings.', ' and properties.'))
      WHEN 'move_by' THEN CONCAT(
        IF(e.amount > 0, 'Move forward ', 'Go back '), ABS(e.amount),
        IF(ABS(e.amount) = 1, ' tile.', ' tiles.'))
      WHEN 'move_to' THEN CONCAT('Advance to ', t.name, '.')
      WHEN 'move_to_nearest' THEN CONCAT(
        'Advance to the nearest ', COALESCE(CONCAT(c.name, ' property'), t.name), '.',
        COALESCE(CONCAT(
          ' If another player owns it, pay ', e.rent_factor, ' times the ', w.rent, '.'), ''),
        COALESCE(CONCAT(
          ' If another player owns it, roll the dice and pay ', e.roll_factor,
          ' times the roll.'), ''))
      WHEN 'teleport' THEN CONCAT('Go to ', t.name, '; nothing happens there.')
      WHEN 'go_to_jail' THEN CONCAT('Go to ', w.jail, ' on ', t.name, '.')
      WHEN 'jail_card' THEN CONCAT('Keep this card; it gets you out of ', w.jail, ' once.')
      WHEN 'draw' THEN CONCAT('Draw a card from ', d.name, '.')
      WHEN 'take_pot' THEN 'Take the money in the pot.'
    END AS meaning
  FROM effectsView AS e
  JOIN guideWordsView AS w ON w.ruleset_id = e.ruleset_id
  JOIN Ruleset AS r ON r.ruleset_id = e.ruleset_id
  LEFT JOIN Tile AS t
    ON t.ruleset_id = e.ruleset_id
    AND e.effect IN ('move_to', 'move_to_nearest', 'teleport', 'go_to_jail')
    AND t.location = e.amount
  LEFT JOIN Colours AS c ON c.ruleset_id = t.ruleset_id AND c.cid = t.colour
  LEFT JOIN Deck AS d
    ON d.ruleset_id = e.ruleset_id AND e.effect = 'draw' AND d.deck_id = e.amount
) AS m
