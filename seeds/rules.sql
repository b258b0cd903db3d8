-- The parameters of an edition: a row for each column of Ruleset that is one. Documents have rules
-- of the topic board under `board`, all others under `rules`. Where none is allowed, it is the
-- default.

DELETE FROM RuleNeed;
DELETE FROM RuleLimit;
DELETE FROM Rule;

INSERT INTO Rule (
    rule, position, topic, type, minimum, maximum, choices, may_be_none, default_value, meaning)
  VALUES
  ('first_location', 1, 'board', 'integer', 0, 1000, NULL, FALSE, '0',
    'The number of the first tile; the others count up from it.'),
  ('salary', 2, 'board', 'integer', 0, 100000000, NULL, FALSE, '0',
    'What passing or landing on the first tile pays.'),
  ('jail_location', 3, 'board', 'tile', NULL, NULL, NULL, TRUE, 'null',
    'The tile, a bonus, that too many doubles send a player to.'),
  ('min_players', 4, 'players', 'integer', 2, 1000, NULL, FALSE, '2',
    'The fewest players; at least one more than players_left_to_end.'),
  ('max_players', 5, 'players', 'integer', 2, 1000, NULL, FALSE, '8',
    'The most players.'),
  ('starting_cash', 6, 'players', 'integer', 0, 1000000000, NULL, FALSE, '1500',
    'The cash everyone starts with, except players of an opening position.'),
  ('cash_follows_salary', 105, 'players', 'boolean', NULL, NULL, NULL, FALSE, 'false',
    CONCAT(
      'Whether starting_cash changes in proportion when a game has a different salary from the ',
      'edition, for example on a board of its own; applied when a game is created.')),
  ('player_number_from', 7, 'players', 'integer', 0, 1, NULL, FALSE, '1',
    'The number in the name of the first player who is not named.'),
  ('player_order', 8, 'players', 'choice', NULL, NULL, '["seat", "rolled", "rolled_off"]', FALSE,
    '"seat"',
    CONCAT(
      'Who goes first. seat: the player named first; rolled: the highest roller, with ties ',
      'ordered by the seed; rolled_off: the same, with ties rolled again.')),
  ('dice_count', 9, 'dice', 'integer', 1, 2, NULL, FALSE, '1',
    'How many dice are rolled.'),
  ('dice_sides', 10, 'dice', 'integer', 2, 100, NULL, FALSE, '6',
    'How many sides a die has.'),
  ('extra_roll_dice', 11, 'dice', 'integer', 1, 200, NULL, TRUE, 'null',
    CONCAT(
      'A roll that moves the player without a landing effect and is followed by another roll; ',
      'none: there is no such roll.')),
  ('doubles_roll_again', 12, 'dice', 'boolean', NULL, NULL, NULL, FALSE, 'false',
    'Whether a player who rolls doubles rolls again.'),
  ('doubles_to_jail', 13, 'dice', 'integer', 2, 10, NULL, TRUE, 'null',
    'How many doubles in a row send a player to jail; none: they never do.'),
  ('jail_exit_dice', 14, 'jail', 'integer', 1, 200, NULL, TRUE, 'null',
    CONCAT(
      'The roll that gets a player out of jail; they do not move by it, and roll again. none: no ',
      'roll does.')),
  ('jail_exit_doubles', 15, 'jail', 'boolean', NULL, NULL, NULL, FALSE, 'false',
    'Whether doubles get a player out of jail; the player moves by them.'),
  ('jail_fine', 16, 'jail', 'integer', 0, 100000000, NULL, TRUE, 'null',
    'What a player pays to get out of jail before rolling; none: this is not possible.'),
  ('jail_turns', 17, 'jail', 'integer', 1, 100, NULL, TRUE, 'null',
    'After how many turns in jail a player is free; none: there is no limit.'),
  ('jail_wait', 18, 'jail', 'boolean', NULL, NULL, NULL, FALSE, 'false',
    'Whether a player may wait in jail instead of rolling.'),
  ('jail_last_roll', 19, 'jail', 'choice', NULL, NULL,
    '["stays", "pays_and_moves"]', FALSE, '"stays"',
    CONCAT(
      'What happens when the roll of the last turn in jail does not free the player. stays: they ',
      'are free and stay there; pays_and_moves: they pay the fine, then move by the roll.')),
  ('landing_told', 20, 'properties', 'boolean', NULL, NULL, NULL, FALSE, 'false',
    CONCAT(
      'Whether landing on a property is an event of its own, or is only seen in what follows ',
      'from it.')),
  ('purchase', 21, 'properties', 'choice', NULL, NULL,
    '["forced", "offered", "offered_if_affordable"]', FALSE, '"forced"',
    CONCAT(
      'What happens on a property that nobody owns. forced: the player buys it if they can pay; ',
      'offered: they may buy or decline it; offered_if_affordable: they may, but only if they ',
      'can pay.')),
  ('auction', 22, 'properties', 'choice', NULL, NULL,
    '["none", "declined", "unsold"]', FALSE, '"none"',
    CONCAT(
      'What is auctioned. none: nothing; declined: what the player declines; unsold: also what ',
      'the player cannot afford.')),
  ('first_bid_percent', 23, 'properties', 'integer', 0, 100, NULL, FALSE, '0',
    'The minimum first bid, as a percentage of the price; at least 1.'),
  ('raise_percent', 24, 'properties', 'integer', 0, 100, NULL, FALSE, '0',
    'The minimum raise, as a percentage of the minimum first bid; at least 1.'),
  ('dice_rent', 60, 'properties', 'choice', NULL, NULL, '["roll", "landing"]', FALSE, '"roll"',
    CONCAT(
      'Which roll a rent by dice is multiplied by. roll: the visitor rolls for it; landing: the ',
      'roll that brought them there.')),
  ('set_bonus_factor', 25, 'properties', 'integer', 1, 1000, NULL, FALSE, '2',
    CONCAT(
      'What the rent of a whole colour group is multiplied by, unless it depends on the number ',
      'owned or on dice; 1: it stays the same.')),
  ('set_bonus_sticks', 26, 'properties', 'boolean', NULL, NULL, NULL, FALSE, 'false',
    CONCAT(
      'yes: when a player completes a colour group by buying, its prices, and its rents without ',
      'buildings, are raised for good, and again by the next player who does. no: rents without ',
      'buildings are raised while one player owns the whole colour group.')),
  ('price_percent', 101, 'properties', 'integer', 1, 1000, NULL, FALSE, '100',
    CONCAT(
      'Prices, and mortgages that are given as amounts, as a percentage of those of the ',
      'edition; applied when a game is created.')),
  ('rent_percent', 102, 'properties', 'integer', 1, 1000, NULL, FALSE, '100',
    CONCAT(
      'Rents, as a percentage of those of the edition; applied when a game is created. Factors ',
      'for dice do not change, and the rent `price` is this percentage of the price in force.')),
  ('max_houses', 27, 'buildings', 'integer', 0, 100, NULL, FALSE, '0',
    'How many houses a property can have.'),
  ('has_hotels', 28, 'buildings', 'boolean', NULL, NULL, NULL, FALSE, 'false',
    'Whether a hotel can replace max_houses houses.'),
  ('has_skyscrapers', 71, 'buildings', 'boolean', NULL, NULL, NULL, FALSE, 'false',
    CONCAT(
      'Whether a skyscraper can be built on top of a hotel. The hotel stays there, and counts in ',
      'hotel_stock and for pay_per_building.')),
  ('build_evenly', 29, 'buildings', 'boolean', NULL, NULL, NULL, FALSE, 'false',
    'Whether the properties of a colour group may differ by at most one building.'),
  ('sell_percent', 30, 'buildings', 'integer', 0, 100, NULL, TRUE, 'null',
    CONCAT(
      'What selling a building pays, as a percentage of its cost; none: buildings cannot be ',
      'sold, and those of a traded colour group are removed without compensation.')),
  ('building_percent', 103, 'buildings', 'integer', 1, 1000, NULL, FALSE, '100',
    CONCAT(
      'The costs of buildings, as a percentage of those of the edition; applied when a game is ',
      'created.')),
  ('mortgage_percent', 31, 'mortgages', 'integer', 1, 100, NULL, TRUE, 'null',
    'What a mortgage pays, as a percentage of the printed price; none: there are no mortgages.'),
  ('redeem_fee', 32, 'mortgages', 'integer', 0, 10000, NULL, FALSE, '0',
    'What lifting a mortgage costs on top of the mortgage, in hundredths of a percent of it.'),
  ('mortgage_unit', 33, 'mortgages', 'choice', NULL, NULL, '["property", "set"]', FALSE, '"set"',
    CONCAT(
      'What must be free of buildings before a mortgage, and free of mortgages before building: ',
      'the property, or its whole colour group.')),
  ('trade', 34, 'money', 'choice', NULL, NULL, '["none", "exchange", "free"]', FALSE, '"none"',
    CONCAT(
      'Whether players trade. exchange: both sides give something, and only one side gives ',
      'money, and only one cards; free: anything goes.')),
  ('insolvency', 35, 'money', 'choice', NULL, NULL,
    '["bank_pays", "creditor_takes", "debt"]', FALSE, '"bank_pays"',
    CONCAT(
      'What happens to a player who cannot pay. bank_pays: they are out and the bank pays for ',
      'them; creditor_takes: they are out and everything goes to the creditor (to the bank if ',
      'there are several); debt: they may raise the money first.')),
  ('cards_go_to_creditor', 36, 'money', 'boolean', NULL, NULL, NULL, FALSE, 'false',
    'Whether the cards of a player who drops out go to the creditor, or back under their deck.'),
  ('salary_factor_on_go', 37, 'money', 'integer', 0, 1000, NULL, FALSE, '1',
    'What the salary is multiplied by when a player lands on the first tile.'),
  ('pot', 38, 'money', 'choice', NULL, NULL, '["none", "fines", "everything"]', FALSE, '"none"',
    CONCAT(
      'What goes into the pot, for the player who lands on take_pot. fines: taxes, fines, fees ',
      'and what tiles and cards make players pay the bank; everything: all payments to the bank, ',
      'including properties, buildings, bids and mortgages.')),
  ('turn_end', 39, 'end', 'choice', NULL, NULL,
    '["automatic", "declared", "declared_or_jailed"]', FALSE, '"automatic"', CONCAT(
      'How a turn ends. automatic: by itself; declared: with end_turn; declared_or_jailed: with ',
      'end_turn, or at once when the player goes to jail.')),
  ('turn_limit', 40, 'end', 'integer', 1, 1000000000, NULL, TRUE, 'null',
    'The most turns a game lasts; none: there is no limit.'),
  ('minute_limit', 106, 'end', 'integer', 1, 10080, NULL, TRUE, 'null',
    CONCAT(
      'The most minutes a game lasts, counted from its first move; the turn being played when ',
      'time is up is the last one. The time before a saved game is loaded does not count. none: ',
      'there is no limit.')),
  ('players_left_to_end', 41, 'end', 'integer', 0, 999, NULL, FALSE, '1',
    'The game is over when no more than this number of players are left.'),
  ('winner', 42, 'end', 'choice', NULL, NULL, '["last", "net_worth"]', FALSE, '"last"',
    CONCAT(
      'Who wins: the last player left, or everybody with the highest net worth, which is cash ',
      'and the printed prices of properties, mortgaged ones too.')),
  ('can_leave', 43, 'end', 'boolean', NULL, NULL, NULL, FALSE, 'false',
    'Whether a player may declare bankruptcy.'),
  ('can_end', 44, 'end', 'boolean', NULL, NULL, NULL, FALSE, 'false',
    'Whether a player may end the game for everyone, without a winner.'),
  ('pot_location', 45, 'board', 'tile', NULL, NULL, NULL, TRUE, 'null',
    'The tile, a bonus without an effect, where the pot is taken.'),
  ('rent_in_jail', 46, 'properties', 'boolean', NULL, NULL, NULL, FALSE, 'true',
    'Whether a player in jail collects rent.'),
  ('deeds_dealt', 47, 'properties', 'integer', 0, 100, NULL, FALSE, '0',
    CONCAT(
      'How many properties each player is dealt at the start, fewer if there are not enough for ',
      'everyone; the seed decides which.')),
  ('sell_deed_percent', 48, 'properties', 'integer', 1, 100, NULL, TRUE, 'null',
    'What the bank pays for a property, as a percentage of its printed price; none: it buys none.'),
  ('auction_seconds', 49, 'properties', 'integer', 1, 86400, NULL, TRUE, 'null',
    CONCAT(
      'How long an auction waits for the first bid. When the time is up, close ends it; none: it ',
      'ends when all others have passed, which ends any auction.')),
  ('bid_seconds', 50, 'properties', 'integer', 0, 3600, NULL, FALSE, '0',
    'What each bid adds to the time of an auction.'),
  ('house_stock', 51, 'buildings', 'integer', 1, 10000, NULL, TRUE, 'null',
    CONCAT(
      'How many houses there are in all; none: unlimited. Building a hotel returns houses to the ',
      'stock, and selling a hotel takes houses from it again.')),
  ('hotel_shortage', 63, 'buildings', 'choice', NULL, NULL, '["sells_group", "sells_down"]', FALSE,
    '"sells_group"',
    CONCAT(
      'What selling a hotel does when too few houses are left to replace it. sells_group: all ',
      'buildings of its colour group are sold; sells_down: as many as necessary, evenly where ',
      'building is even.')),
  ('hotel_stock', 52, 'buildings', 'integer', 1, 10000, NULL, TRUE, 'null',
    'How many hotels there are in all; none: unlimited.'),
  ('handover_fee', 53, 'mortgages', 'integer', 0, 10000, NULL, FALSE, '0',
    CONCAT(
      'What lifting a mortgage costs on top of redeem_fee, counted the same way, for a player ',
      'who received the property mortgaged and did not lift the mortgage by the end of their ',
      'turn, or of their next one.')),
  ('handover_at_once', 61, 'mortgages', 'boolean', NULL, NULL, NULL, FALSE, 'false',
    CONCAT(
      'yes: a player who receives a mortgaged property pays handover_fee at once, or lifts the ',
      'mortgage instead. no: as in handover_fee.')),
  ('bankrupt_estate', 62, 'money', 'choice', NULL, NULL, '["unowned", "auctioned"]', FALSE,
    '"unowned"',
    CONCAT(
      'What happens to properties that a player who drops out leaves to the bank. unowned: they ',
      'can be bought again; auctioned: they are auctioned at once, one after the other.')),
  ('estate_between_turns', 64, 'properties', 'boolean', NULL, NULL, NULL, FALSE, 'false',
    CONCAT(
      'Whether every player may build, sell, mortgage, lift mortgages and propose trades between ',
      'two turns: before the first roll of a turn. The clock runs for the player who rolls. With ',
      'trades, at most 60 players.')),
  ('buys_after_lap', 65, 'properties', 'boolean', NULL, NULL, NULL, FALSE, 'false',
    CONCAT(
      'Whether players may buy from the bank, and bid, only after they have collected their first ',
      'salary on the way.')),
  ('deal_costs', 66, 'properties', 'boolean', NULL, NULL, NULL, FALSE, 'false',
    CONCAT(
      'Whether players pay the price of the properties that they are dealt; what they cannot ',
      'afford stays with the bank.')),
  ('hotel_after', 67, 'buildings', 'integer', 1, 100, NULL, TRUE, 'null',
    CONCAT(
      'After how many houses a hotel can be built, instead of max_houses; the rents of the houses ',
      'in between are not used. none: after max_houses.')),
  ('bankruptcies_to_end', 68, 'end', 'integer', 1, 999, NULL, TRUE, 'null',
    'The game is over when this many players have dropped out; none: any number may.'),
  ('advice', 69, 'end', 'boolean', NULL, NULL, NULL, FALSE, 'false',
    CONCAT(
      'Whether players with accounts may ask what a bot would do in their place; at one table, ',
      'everybody may.')),
  ('trades_per_turn', 54, 'money', 'integer', 1, 1000, NULL, TRUE, 'null',
    'How many trades each player may propose in a turn; none: unlimited.'),
  ('bots_propose', 70, 'money', 'boolean', NULL, NULL, NULL, FALSE, 'false',
    CONCAT(
      'Whether bots propose trades: one property for another that completes their colour group, ',
      'with money, at most once a turn.')),
  ('tax_percent', 55, 'money', 'integer', 1, 100, NULL, TRUE, 'null',
    CONCAT(
      'The percentage of everything they own that a player may choose to pay instead of a tax, ',
      'before they know what that is; none: a tax is what the tile says.')),
  ('worth_of_buildings', 56, 'money', 'boolean', NULL, NULL, NULL, FALSE, 'false',
    CONCAT(
      'Whether buildings count, at their cost, towards what a player owns, for a tax and for the ',
      'winner.')),
  ('insolvent_at_once', 57, 'money', 'boolean', NULL, NULL, NULL, FALSE, 'false',
    CONCAT(
      'Whether a player who owes more than they could raise, with all buildings sold and ',
      'everything mortgaged, is out at once; a trade that brings in what they owe also pays it ',
      'at once.')),
  ('ends_without_people', 59, 'end', 'boolean', NULL, NULL, NULL, FALSE, 'false',
    CONCAT(
      'Whether the game ends when the last person drops out and only bots are left; then there ',
      'is no last player left.')),
  ('heir_gets_buildings', 58, 'money', 'boolean', NULL, NULL, NULL, FALSE, 'true',
    CONCAT(
      'Whether a creditor who takes everything gets the buildings as they are; no: they are ',
      'sold, and the creditor gets the proceeds.'))
  AS new ON DUPLICATE KEY UPDATE
    topic = new.topic, type = new.type, minimum = new.minimum, maximum = new.maximum,
    choices = new.choices, may_be_none = new.may_be_none, default_value = new.default_value,
    meaning = new.meaning;
