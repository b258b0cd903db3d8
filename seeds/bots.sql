-- The bots. A bot that games may use is never deleted.

INSERT INTO BotCharacter (
    character_id, name, description, buying_reserve, building_reserve, fresh_worth, further_worth,
    last_worth, rival_worth, spoilt_worth, least_worth, bid_step, building_chance, leaving_chance,
    mortgages_for_sets, trade_margin, stands_in)
  VALUES
  (1, 'Adventurous Capitalist',
    'Buys whatever they land on, bids on everything and spends the last dollar on building.',
    0, 5, 130, 40, 300, 110, 75, 75, 10, 100, 100, TRUE, 5, FALSE),
  (2, 'Ebenezer Scrooge',
    'Sits on the money: buys little, bids less, and builds only with cash they can spare.',
    35, 35, 90, 25, 200, 40, 55, 75, 2, 60, 10, FALSE, 40, FALSE),
  (3, 'Master Builder',
    'Collects whole colour groups, cares for little else, and builds on them as high as possible.',
    10, 10, 105, 70, 350, 60, 30, 100, 10, 100, 70, TRUE, 15, FALSE),
  (4, 'Jealous Neighbour',
    'Pays well for what another player needs, and hangs on to it.',
    10, 20, 110, 30, 200, 220, 60, 90, 5, 90, 60, FALSE, 60, FALSE),
  (5, 'Bargain Hunter',
    'Buys what is worth more than its price, and outbids others in auctions by small steps.',
    0, 5, 125, 60, 330, 120, 100, 101, 2, 80, 50, TRUE, 25, FALSE),
  (6, 'Silent Partner',
    'Does only what they must: rolls and pays, but never buys, bids or trades.',
    1000, 1000, 0, 0, 0, 0, 0, 1000, 1, 1, 0, FALSE, 1000, TRUE)
  AS new ON DUPLICATE KEY UPDATE
    name = new.name, description = new.description, buying_reserve = new.buying_reserve,
    building_reserve = new.building_reserve, fresh_worth = new.fresh_worth,
    further_worth = new.further_worth, last_worth = new.last_worth, rival_worth = new.rival_worth,
    spoilt_worth = new.spoilt_worth, least_worth = new.least_worth, bid_step = new.bid_step,
    building_chance = new.building_chance, leaving_chance = new.leaving_chance,
    mortgages_for_sets = new.mortgages_for_sets, trade_margin = new.trade_margin,
    stands_in = new.stands_in;
