CREATE VIEW guideEstateView (ruleset_id, topic, position, rule, sentence) AS
-- The guide to properties and buildings for each ruleset: a part of guideView.
SELECT
  s.ruleset_id,
  r.topic,
  r.position,
  r.rule,
  CASE r.rule
    WHEN 'purchase' THEN CONCAT(
      'If you land on a property that nobody owns, you ',
      IF(s.purchase = 'forced', 'must', 'may'), ' buy it',
      IF(s.purchase = 'offered', '', ' if you can afford it'),
      '. If another player owns it, you pay them the ', w.rent, '.')
    WHEN 'auction' THEN CASE s.auction
      WHEN 'declined' THEN 'If you do not buy it, it is auctioned to all players.'
      WHEN 'unsold' THEN 'If you do not, or cannot, buy it, it is auctioned to all players.' END
    WHEN 'first_bid_percent' THEN IF(s.auction <> 'none' AND s.first_bid_percent > 0, CONCAT(
      'The first bid must be at least ', s.first_bid_percent, '% of the price.'), NULL)
    WHEN 'raise_percent' THEN IF(s.auction <> 'none' AND s.raise_percent > 0, CONCAT(
      'Each further bid must add at least ', s.raise_percent, '% of the minimum first bid.'), NULL)
    WHEN 'auction_seconds' THEN IF(s.auction <> 'none', CONCAT(
      'An auction waits ', s.auction_seconds, ' seconds for the first bid',
      IF(s.bid_seconds = 0, '', CONCAT('; each bid adds ', s.bid_seconds, ' seconds')), '.'), NULL)
    WHEN 'deeds_dealt' THEN IF(s.deeds_dealt > 0, CONCAT(
      'Each player is dealt ', s.deeds_dealt, IF(s.deeds_dealt = 1, ' property', ' properties'),
      ' at the start', IF(s.deal_costs, ', and pays for them.', '.')), NULL)
    WHEN 'estate_between_turns' THEN IF(s.estate_between_turns, CONCAT(
      'Before the first roll of a turn, all players may build, sell, mortgage and trade.'), NULL)
    WHEN 'buys_after_lap' THEN IF(s.buys_after_lap,
      'You may not buy or bid before you have collected your first salary.', NULL)
    WHEN 'sell_deed_percent' THEN CONCAT(
      'You can sell properties to the bank for ', s.sell_deed_percent, '% of their price.')
    WHEN 'rent_in_jail' THEN IF(
      s.rent_in_jail, NULL, CONCAT('You collect no ', w.rent, ' while you are in ', w.jail, '.'))
    WHEN 'house_stock' THEN IF(s.house_stock = 1, CONCAT('There is one ', w.building, ' in all.'),
      CONCAT('There are ', s.house_stock, ' ', w.houses, ' in all.'))
    WHEN 'hotel_shortage' THEN IF(s.house_stock IS NOT NULL AND s.has_hotels, CONCAT(
      'If you sell a ', w.hotel, ' and too few ', w.houses, ' are left to replace it, ', IF(
        s.hotel_shortage = 'sells_group', 'all other buildings of the group are sold as well.',
        'more buildings of the group are sold.')), NULL)
    WHEN 'hotel_stock' THEN CONCAT(
      'At most ', s.hotel_stock, IF(s.hotel_stock = 1, ' property', ' properties'), ' can have a ',
      w.hotel, '.')
    WHEN 'set_bonus_factor' THEN IF(s.set_bonus_factor = 1, NULL, IF(s.set_bonus_sticks,
      CONCAT('If you complete a ', w.estate_set, ' by buying, its prices and its ', w.rent,
        ' are multiplied by ', s.set_bonus_factor, ' for good.'),
      CONCAT('While you own a whole ', w.estate_set, ', its ', w.rent, ' without ', w.buildings,
        ' is multiplied by ', s.set_bonus_factor, '.')))
    WHEN 'max_houses' THEN IF(s.max_houses + s.has_hotels > 0, CONCAT(
      'If you own a whole ', w.estate_set, ', you may build on it: up to ', s.max_houses, ' ',
      IF(s.max_houses = 1, w.building, w.houses), ' on each property',
      IF(s.has_hotels, CONCAT(', then a ', w.hotel), ''),
      IF(s.has_skyscrapers, CONCAT(' and a ', w.skyscraper, ' on top of it'), ''),
      IF(s.build_evenly, '. You must build evenly.', '.')), NULL)
    WHEN 'sell_percent' THEN IF(s.max_houses + s.has_hotels > 0, COALESCE(CONCAT(
      'You can sell a ', w.building, ' for ', s.sell_percent, '% of its cost.'),
      CONCAT('You cannot sell ', w.buildings, '.')), NULL)
    WHEN 'price_percent' THEN IF(s.price_percent = 100, NULL,
      CONCAT('Prices are ', s.price_percent, '% of the usual ones.'))
    WHEN 'rent_percent' THEN IF(s.rent_percent = 100, NULL, CONCAT(
      'Every ', w.rent, ' is ', s.rent_percent, '% of the usual one.'))
    WHEN 'building_percent' THEN IF(s.building_percent = 100, NULL, CONCAT(
      'The cost of ', w.buildings, ' is ', s.building_percent, '% of the usual one.'))
    WHEN 'deal_costs' THEN NULL WHEN 'hotel_after' THEN NULL
    WHEN 'landing_told' THEN NULL WHEN 'dice_rent' THEN NULL WHEN 'set_bonus_sticks' THEN NULL
    WHEN 'has_hotels' THEN NULL WHEN 'has_skyscrapers' THEN NULL
    WHEN 'build_evenly' THEN NULL WHEN 'bid_seconds' THEN NULL
    ELSE IF(v.value <> r.default_value, CONCAT(
      r.meaning, ' Here: ', JSON_UNQUOTE(v.value), '.'), NULL)
  END
FROM Ruleset AS s
JOIN guideWordsView AS w ON w.ruleset_id = s.ruleset_id
JOIN Rule AS r ON r.topic IN ('properties', 'buildings')
JOIN LATERAL (
  SELECT JSON_EXTRACT(s.document, CONCAT('$.', rule_place(r.topic, r.rule))) AS value) AS v
