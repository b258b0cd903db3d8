-- The bots. A bot that games may use is never deleted.

INSERT INTO BotCharacter (
    character_id, name, description, horizon, optimism, jealousy, resale_worth, trade_worth, credit,
    caution, bid_step, building_chance, leaving_chance, patience, mortgages_for_sets, trade_margin,
    stands_in, advises, proposes_every)
  VALUES
  (1, 'Adventurous Capitalist',
    'Keeps little cash for rents, counts on money to come and spends freely on building.',
    16, 45, 3, 33, 70, 100, 60, 10, 100, 100, 250, TRUE, 5, FALSE, FALSE, 6),
  (2, 'Ebenezer Scrooge',
    'Keeps cash for the rents of three turns, raises bids by little and trades only at a profit.',
    14, 44, 4, 25, 70, 60, 300, 2, 90, 30, 250, TRUE, 40, FALSE, TRUE, 12),
  (3, 'Master Builder',
    'Values what may become a whole colour group most, and builds as high as possible.',
    15, 48, 3, 25, 70, 80, 150, 10, 100, 70, 250, TRUE, 15, FALSE, FALSE, 6),
  (4, 'Jealous Neighbour',
    'Pays more for what another player needs, and gives it away only at a high price.',
    15, 45, 5, 30, 70, 60, 250, 5, 100, 60, 250, TRUE, 60, FALSE, FALSE, 12),
  (5, 'Bargain Hunter',
    'Buys what is worth more than its price, and outbids others at auction in small steps.',
    15, 45, 4, 30, 70, 80, 200, 2, 100, 50, 250, TRUE, 25, FALSE, FALSE, 8),
  (6, 'Silent Partner',
    'Does only what they must: rolls and pays, but never buys, bids or trades.',
    0, 0, 0, 0, 0, 0, 0, 1, 1, 0, NULL, FALSE, 1000, TRUE, FALSE, NULL)
  AS new ON DUPLICATE KEY UPDATE
    name = new.name, description = new.description, horizon = new.horizon,
    optimism = new.optimism, jealousy = new.jealousy, resale_worth = new.resale_worth,
    trade_worth = new.trade_worth, credit = new.credit, caution = new.caution,
    bid_step = new.bid_step, building_chance = new.building_chance,
    leaving_chance = new.leaving_chance, patience = new.patience,
    mortgages_for_sets = new.mortgages_for_sets, trade_margin = new.trade_margin,
    stands_in = new.stands_in, advises = new.advises, proposes_every = new.proposes_every;
