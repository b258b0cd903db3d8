CREATE VIEW guideEstateView (ruleset_id, topic, position, rule, sentence) AS
-- What can be done with properties by each ruleset, in sentences: a part of guideView.
SELECT
  s.ruleset_id,
  r.topic,
  r.position,
  r.rule,
  CASE r.rule
    WHEN 'purchase' THEN CONCAT(
      'Who comes to a property that nobody owns ',
      IF(s.purchase = 'forced', 'buys it, if he can pay for it.', 'may buy it'),
      CASE s.purchase WHEN 'forced' THEN '' WHEN 'offered' THEN '.' ELSE ', if he can pay.' END,
      ' Who comes to somebody else''s pays the ', w.rent, '.')
    WHEN 'auction' THEN CASE s.auction
      WHEN 'declined' THEN 'What he does not want is auctioned among all.'
      WHEN 'unsold' THEN 'What he does not want, or cannot pay, is auctioned among all.' END
    WHEN 'first_bid_percent' THEN IF(s.auction <> 'none' AND s.first_bid_percent > 0, CONCAT(
      'The first bid is at least ', s.first_bid_percent, ' % of the price.'), NULL)
    WHEN 'raise_percent' THEN IF(s.auction <> 'none' AND s.raise_percent > 0, CONCAT(
      'Each further bid adds at least ', s.raise_percent, ' % of that.'), NULL)
    WHEN 'auction_seconds' THEN IF(s.auction <> 'none', CONCAT(
      'An auction waits ', s.auction_seconds, ' seconds for the first bid',
      IF(s.bid_seconds = 0, '', CONCAT(', and each bid adds ', s.bid_seconds)), '.'), NULL)
    WHEN 'deeds_dealt' THEN IF(s.deeds_dealt > 0, CONCAT(
      'Each player is dealt ', s.deeds_dealt, ' properties at the beginning.'), NULL)
    WHEN 'sell_deed_percent' THEN CONCAT(
      'The bank buys properties for ', s.sell_deed_percent, ' % of their price.')
    WHEN 'rent_in_jail' THEN IF(
      s.rent_in_jail, NULL, CONCAT('Who is in ', w.jail, ' collects no ', w.rent, '.'))
    WHEN 'house_stock' THEN CONCAT('There are ', s.house_stock, ' ', w.buildings, ' in all.')
    WHEN 'hotel_stock' THEN CONCAT('At most ', s.hotel_stock, ' properties have a ', w.hotel, '.')
    WHEN 'handover_fee' THEN IF(s.handover_fee > 0, CONCAT(
      'Who got it from another and did not redeem it at once pays ', s.handover_fee DIV 100,
      ' % besides.'), NULL)
    WHEN 'set_bonus_factor' THEN IF(s.set_bonus_factor = 1, NULL, IF(s.set_bonus_sticks,
      CONCAT('Who completes a ', w.estate_set, ' by buying raises its prices and its ', w.rent,
        ' to ', s.set_bonus_factor, ' times as much, for good.'),
      CONCAT('As long as one player owns a whole ', w.estate_set, ', its ', w.rent, ' without ',
        w.buildings, ' is ', s.set_bonus_factor, ' times as much.')))
    WHEN 'max_houses' THEN IF(s.max_houses + s.has_hotels > 0, CONCAT(
      'Who owns a whole ', w.estate_set, ' may build there: up to ', s.max_houses, ' ',
      w.buildings, ' on each property', IF(s.has_hotels, CONCAT(', and then a ', w.hotel), ''),
      IF(s.build_evenly, ', evenly.', '.')), NULL)
    WHEN 'sell_percent' THEN IF(s.max_houses + s.has_hotels > 0, COALESCE(CONCAT(
      'Taking a ', w.building, ' away pays ', s.sell_percent, ' % of what it costs.'),
      CONCAT('No ', w.building, ' is taken away again.')), NULL)
    WHEN 'mortgage_percent' THEN CONCAT(
      COALESCE(m.label, 'Mortgage properties'), ': it pays ', s.mortgage_percent,
      ' % of the price, and no ', w.rent, ' is paid there',
      IF(s.max_houses = 0, '', CONCAT('; the ', IF(
        s.mortgage_unit = 'set', w.estate_set, 'property'), ' must be without ', w.buildings)), '.')
    WHEN 'redeem_fee' THEN IF(s.mortgage_percent IS NULL, NULL, CONCAT(
      COALESCE(u.label, 'Redeem properties'), ': it costs what was paid',
      IF(s.redeem_fee = 0, '', CONCAT(
        ' and ', TRIM(TRAILING '.' FROM TRIM(TRAILING '0' FROM CONCAT(
          s.redeem_fee DIV 100, '.', LPAD(MOD(s.redeem_fee, 100), 2, '0')))), ' % more')), '.'))
    WHEN 'price_percent' THEN IF(s.price_percent = 100, NULL, CONCAT(
      'Prices are ', s.price_percent, ' % of those of the edition.'))
    WHEN 'rent_percent' THEN IF(s.rent_percent = 100, NULL, CONCAT(
      'What is paid as ', w.rent, ' is ', s.rent_percent, ' % of that of the edition.'))
    WHEN 'building_percent' THEN IF(s.building_percent = 100, NULL, CONCAT(
      'The cost of ', w.buildings, ' is ', s.building_percent, ' % of that of the edition.'))
    WHEN 'landing_told' THEN NULL WHEN 'set_bonus_sticks' THEN NULL
    WHEN 'has_hotels' THEN NULL WHEN 'build_evenly' THEN NULL
    WHEN 'mortgage_unit' THEN NULL WHEN 'bid_seconds' THEN NULL
    ELSE IF(v.value <> r.default_value, CONCAT(
      r.meaning, ' Here: ', JSON_UNQUOTE(v.value), '.'), NULL)
  END
FROM Ruleset AS s
JOIN guideWordsView AS w ON w.ruleset_id = s.ruleset_id
LEFT JOIN Choice AS m ON m.ruleset_id = s.ruleset_id AND m.action = 'mortgage'
LEFT JOIN Choice AS u ON u.ruleset_id = s.ruleset_id AND u.action = 'redeem'
JOIN Rule AS r ON r.topic IN ('properties', 'buildings', 'mortgages')
JOIN LATERAL (
  SELECT JSON_EXTRACT(s.document, CONCAT('$.', rule_place(r.topic, r.rule))) AS value) AS v
