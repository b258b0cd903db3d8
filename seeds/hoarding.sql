-- Edition `hoarding`: the example files of seed 003, a board of ten spaces and its rules. Other
-- rules and boards are imported from files; they take from here what a file does not say.

INSERT INTO Board (board_id, name, tile_count, salary) VALUES
  (2, 'hoarding', 10, 400)
  AS new ON DUPLICATE KEY UPDATE
    name = new.name, tile_count = new.tile_count, salary = new.salary;

INSERT INTO Location (board_id, lid, type) VALUES
  (2, 0, 0), (2, 1, 1), (2, 2, 1), (2, 3, 1), (2, 4, 1), (2, 5, 1), (2, 6, 1), (2, 7, 1), (2, 8, 1),
  (2, 9, 1)
  AS new ON DUPLICATE KEY UPDATE type = new.type;

-- Sets have numbers instead of colours.
INSERT INTO Colours (board_id, cid, name) VALUES
  (2, 0, '0'), (2, 1, '1'), (2, 2, '2')
  AS new ON DUPLICATE KEY UPDATE name = new.name;

-- Within a set they are shown in the order of their numbers.
INSERT INTO Property (
    board_id, prid, name, cost, colour, location, rent_by, house_cost, hotel_cost) VALUES
  (2, 0, 'KemperA', 500, 0, 1, 'house', 50, 50),
  (2, 1, 'KemperB', 1000, 0, 2, 'house', 50, 50),
  (2, 2, 'BainerA', 2000, 1, 3, 'house', 200, 200),
  (2, 3, 'BainerB', 2500, 1, 4, 'house', 200, 200),
  (2, 4, 'BainerC', 3000, 1, 5, 'house', 200, 200),
  (2, 5, 'SocialSciA', 4000, 2, 6, 'house', 400, 400),
  (2, 6, 'SocialSciB', 4500, 2, 7, 'house', 400, 400),
  (2, 7, 'SocialSciC', 5000, 2, 8, 'house', 400, 400),
  (2, 8, 'SocialSciD', 5500, 2, 9, 'house', 400, 400)
  AS new ON DUPLICATE KEY UPDATE
    name = new.name, cost = new.cost, colour = new.colour, location = new.location,
    rent_by = new.rent_by, house_cost = new.house_cost, hotel_cost = new.hotel_cost;

INSERT INTO Rent (board_id, prid, level, amount) VALUES
  (2, 0, 0, 5), (2, 0, 1, 50), (2, 0, 2, 2000),
  (2, 1, 0, 10), (2, 1, 1, 75), (2, 1, 2, 2500),
  (2, 2, 0, 20), (2, 2, 1, 100), (2, 2, 2, 3000),
  (2, 3, 0, 25), (2, 3, 1, 150), (2, 3, 2, 3000),
  (2, 4, 0, 30), (2, 4, 1, 200), (2, 4, 2, 3500),
  (2, 5, 0, 40), (2, 5, 1, 300), (2, 5, 2, 4000),
  (2, 6, 0, 45), (2, 6, 1, 400), (2, 6, 2, 4000),
  (2, 7, 0, 50), (2, 7, 1, 500), (2, 7, 2, 4000),
  (2, 8, 0, 55), (2, 8, 1, 600), (2, 8, 2, 4500)
  AS new ON DUPLICATE KEY UPDATE amount = new.amount;

INSERT INTO Bonus (board_id, bid, name, location, effect) VALUES
  (2, 0, 'MU', 0, 'none')
  AS new ON DUPLICATE KEY UPDATE
    name = new.name, location = new.location, effect = new.effect;

INSERT INTO Ruleset (
    ruleset_id, edition, board_id, min_players, max_players, dice_sides, dice_count,
    has_decisions, player_number_from, player_order, starting_cash, salary_factor_on_go,
    set_bonus_factor, set_bonus_sticks, purchase, auction, turn_end, insolvency, max_houses,
    has_hotels, build_evenly, sell_percent, mortgage_percent, trade, has_pot, turn_limit,
    players_left_to_end, winner) VALUES
  (2, 'hoarding', 2, 2, 60, 6, 2,
    TRUE, 0, 'seat', 1500, 1,
    2, FALSE, 'offered_if_affordable', 'none', 'declared', 'creditor_takes', 4,
    TRUE, TRUE, NULL, NULL, 'none', FALSE, 10,
    1, 'net_worth')
  AS new ON DUPLICATE KEY UPDATE
    edition = new.edition, board_id = new.board_id, min_players = new.min_players,
    max_players = new.max_players, dice_sides = new.dice_sides, dice_count = new.dice_count,
    has_decisions = new.has_decisions, player_number_from = new.player_number_from,
    player_order = new.player_order, starting_cash = new.starting_cash,
    salary_factor_on_go = new.salary_factor_on_go, set_bonus_factor = new.set_bonus_factor,
    set_bonus_sticks = new.set_bonus_sticks, purchase = new.purchase, auction = new.auction,
    turn_end = new.turn_end, insolvency = new.insolvency, max_houses = new.max_houses,
    has_hotels = new.has_hotels, build_evenly = new.build_evenly, sell_percent = new.sell_percent,
    mortgage_percent = new.mortgage_percent, trade = new.trade, has_pot = new.has_pot,
    turn_limit = new.turn_limit, players_left_to_end = new.players_left_to_end,
    winner = new.winner;

INSERT INTO StatusLabel (ruleset_id, status, label) VALUES
  (2, 0, 'Playing'), (2, 1, 'In jail'), (2, 2, 'Out'), (2, 3, 'Winner')
  AS new ON DUPLICATE KEY UPDATE label = new.label;

INSERT INTO Wording (ruleset_id, kind, sentence) VALUES
  (2, 'moved', '{player} comes to {tile}.'),
  (2, 'salary', '{payee} collects {amount} for passing GO.'),
  (2, 'offered', '{property} is for sale.'),
  (2, 'bought', '{payer} buys {property} for {amount}.'),
  (2, 'not_bought', '{player} cannot afford {property}.'),
  (2, 'declined', '{player} does not buy {property}.'),
  (2, 'auctioned', '{property} is auctioned.'),
  (2, 'bid', '{player} bids {amount} for {property}.'),
  (2, 'passed', '{player} bids no more.'),
  (2, 'unsold', 'Nobody buys {property}.'),
  (2, 'set_completed', '{player} has the whole set {colour}.'),
  (2, 'built', '{payer} builds on {property} for {amount}.'),
  (2, 'rent', '{payer} pays {payee} {amount} rent for {property}.'),
  (2, 'took_pot', '{payee} takes the {amount} that lie on {tile}.'),
  (2, 'defeated', '{payer} cannot pay and is out; {payee} gets his {amount} and his properties.'),
  (2, 'left', '{payer} leaves the game; his {amount} and his properties go back to {payee}.'),
  (2, 'turn_ended', '{player} ends his turn.'),
  (2, 'dice_changed', 'The dice come from elsewhere now.'),
  (2, 'won', '{player} wins.')
  AS new ON DUPLICATE KEY UPDATE sentence = new.sentence;

INSERT INTO Choice (ruleset_id, position, action, code, label) VALUES
  (2, 1, 'roll', 'r', 'Roll the dice'),
  (2, 2, 'buy', 'y', 'Yes, buy it'),
  (2, 3, 'decline', 'n', 'No'),
  (2, 4, 'bid', 'b', 'Bid'),
  (2, 5, 'pass', 'p', 'Pass'),
  (2, 6, 'build', 'h', 'Build a house or a hotel'),
  (2, 7, 'end_turn', 'e', 'End turn'),
  (2, 8, 'change_dice', 'd', 'Take the dice from elsewhere'),
  (2, 9, 'inspect', 'i', 'Inspect player'),
  (2, 10, 'leave', 'l', 'Leave the game')
  AS new ON DUPLICATE KEY UPDATE position = new.position, code = new.code, label = new.label;
