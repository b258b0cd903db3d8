-- Edition `singletonopoly`: the game of seed 004, from its manual. Money is in dollars.

INSERT INTO Board (board_id, name, tile_count, salary, first_location, jail_location) VALUES
  (3, 'singletonopoly', 41, 512, 1, 17)
  AS new ON DUPLICATE KEY UPDATE
    name = new.name, tile_count = new.tile_count, salary = new.salary,
    first_location = new.first_location, jail_location = new.jail_location;

INSERT INTO Location (board_id, lid, type) VALUES
  (3, 1, 0), (3, 2, 1), (3, 3, 1), (3, 4, 1), (3, 5, 1), (3, 6, 1), (3, 7, 0), (3, 8, 1),
  (3, 9, 1), (3, 10, 1), (3, 11, 0), (3, 12, 1), (3, 13, 1), (3, 14, 0), (3, 15, 1), (3, 16, 1),
  (3, 17, 0), (3, 18, 1), (3, 19, 1), (3, 20, 1), (3, 21, 1), (3, 22, 0), (3, 23, 1), (3, 24, 1),
  (3, 25, 1), (3, 26, 1), (3, 27, 1), (3, 28, 0), (3, 29, 1), (3, 30, 0), (3, 31, 0), (3, 32, 1),
  (3, 33, 1), (3, 34, 1), (3, 35, 0), (3, 36, 1), (3, 37, 1), (3, 38, 1), (3, 39, 0), (3, 40, 1),
  (3, 41, 1)
  AS new ON DUPLICATE KEY UPDATE type = new.type;

INSERT INTO Colours (board_id, cid, name) VALUES
  (3, 0, 'Super Stores'), (3, 1, 'Golf Clubs'), (3, 2, 'Vauxhall'), (3, 3, 'Monrovia'),
  (3, 4, 'Ozark'), (3, 5, 'Augusta'), (3, 6, 'Little Italy'),
  (3, 7, 'Gauss'), (3, 8, 'Turing'), (3, 9, 'Hampton')
  AS new ON DUPLICATE KEY UPDATE name = new.name;

-- In the order in which they are shown: stores, clubs, streets, each by position.
INSERT INTO Property (
    board_id, prid, name, cost, colour, location, rent_by, house_cost, hotel_cost) VALUES
  (3, 0, 'Newton Super Store', 512, 0, 10, 'dice', NULL, NULL),
  (3, 1, 'Leibniz Super Store', 512, 0, 34, 'dice', NULL, NULL),
  (3, 2, 'Granby Golf Club', 512, 1, 5, 'owned', NULL, NULL),
  (3, 3, 'Monett Golf Club', 512, 1, 19, 'owned', NULL, NULL),
  (3, 4, 'Neosho Golf Club', 512, 1, 25, 'owned', NULL, NULL),
  (3, 5, 'Aurora Golf Club', 512, 1, 38, 'owned', NULL, NULL),
  (3, 6, 'Victoria Street', 128, 2, 2, 'level', 64, NULL),
  (3, 7, 'Nottingham Avenue', 128, 2, 3, 'level', 64, NULL),
  (3, 8, 'Manchester Road', 128, 2, 4, 'level', 64, NULL),
  (3, 9, 'Luanda Street', 256, 3, 6, 'level', 128, NULL),
  (3, 10, 'Kinshasa Street', 256, 3, 8, 'level', 128, NULL),
  (3, 11, 'Lagos Avenue', 256, 3, 9, 'level', 128, NULL),
  (3, 12, 'Camden Avenue', 384, 4, 12, 'level', 192, NULL),
  (3, 13, 'Lake Shore Drive', 384, 4, 13, 'level', 192, NULL),
  (3, 14, 'Osage Beach Parkway', 384, 4, 15, 'level', 192, NULL),
  (3, 15, 'Sullivan Avenue', 512, 5, 16, 'level', 256, NULL),
  (3, 16, 'Labadie Street', 512, 5, 18, 'level', 256, NULL),
  (3, 17, 'Potosi Street', 512, 5, 20, 'level', 256, NULL),
  (3, 18, 'Ezio Avenue', 640, 6, 21, 'level', 320, NULL),
  (3, 19, 'Firenze Street', 640, 6, 23, 'level', 320, NULL),
  (3, 20, 'Venezia Street', 640, 6, 24, 'level', 320, NULL),
  (3, 21, 'Euler Avenue', 768, 7, 26, 'level', 384, NULL),
  (3, 22, 'Ramanujan Street', 768, 7, 27, 'level', 384, NULL),
  (3, 23, 'Euclid Avenue', 768, 7, 29, 'level', 384, NULL),
  (3, 24, 'Dijkstra Street', 896, 8, 32, 'level', 448, NULL),
  (3, 25, 'Knuth Street', 896, 8, 33, 'level', 448, NULL),
  (3, 26, 'Ritchie Avenue', 896, 8, 36, 'level', 448, NULL),
  (3, 27, 'Chesapeake Avenue', 1024, 9, 37, 'level', 512, NULL),
  (3, 28, 'Suffolk Avenue', 1024, 9, 40, 'level', 512, NULL),
  (3, 29, 'Norfolk Street', 1024, 9, 41, 'level', 512, NULL)
  AS new ON DUPLICATE KEY UPDATE
    name = new.name, cost = new.cost, colour = new.colour, location = new.location,
    rent_by = new.rent_by, house_cost = new.house_cost, hotel_cost = new.hotel_cost;

-- Of a street: the starting fee, and the fees with 1 to 5 restaurants.
INSERT INTO Rent (board_id, prid, level, amount) VALUES
  (3, 0, 1, 8), (3, 0, 2, 16),
  (3, 1, 1, 8), (3, 1, 2, 16),
  (3, 2, 1, 64), (3, 2, 2, 128), (3, 2, 3, 256), (3, 2, 4, 512),
  (3, 3, 1, 64), (3, 3, 2, 128), (3, 3, 3, 256), (3, 3, 4, 512),
  (3, 4, 1, 64), (3, 4, 2, 128), (3, 4, 3, 256), (3, 4, 4, 512),
  (3, 5, 1, 64), (3, 5, 2, 128), (3, 5, 3, 256), (3, 5, 4, 512),
  (3, 6, 0, 16), (3, 6, 1, 64), (3, 6, 2, 96),
  (3, 6, 3, 128), (3, 6, 4, 160), (3, 6, 5, 192),
  (3, 7, 0, 16), (3, 7, 1, 64), (3, 7, 2, 96),
  (3, 7, 3, 128), (3, 7, 4, 160), (3, 7, 5, 192),
  (3, 8, 0, 16), (3, 8, 1, 64), (3, 8, 2, 96),
  (3, 8, 3, 128), (3, 8, 4, 160), (3, 8, 5, 192),
  (3, 9, 0, 32), (3, 9, 1, 128), (3, 9, 2, 192),
  (3, 9, 3, 256), (3, 9, 4, 320), (3, 9, 5, 384),
  (3, 10, 0, 32), (3, 10, 1, 128), (3, 10, 2, 192),
  (3, 10, 3, 256), (3, 10, 4, 320), (3, 10, 5, 384),
  (3, 11, 0, 32), (3, 11, 1, 128), (3, 11, 2, 192),
  (3, 11, 3, 256), (3, 11, 4, 320), (3, 11, 5, 384),
  (3, 12, 0, 48), (3, 12, 1, 192), (3, 12, 2, 288),
  (3, 12, 3, 384), (3, 12, 4, 480), (3, 12, 5, 576),
  (3, 13, 0, 48), (3, 13, 1, 192), (3, 13, 2, 288),
  (3, 13, 3, 384), (3, 13, 4, 480), (3, 13, 5, 576),
  (3, 14, 0, 48), (3, 14, 1, 192), (3, 14, 2, 288),
  (3, 14, 3, 384), (3, 14, 4, 480), (3, 14, 5, 576),
  (3, 15, 0, 64), (3, 15, 1, 256), (3, 15, 2, 384),
  (3, 15, 3, 512), (3, 15, 4, 640), (3, 15, 5, 768),
  (3, 16, 0, 64), (3, 16, 1, 256), (3, 16, 2, 384),
  (3, 16, 3, 512), (3, 16, 4, 640), (3, 16, 5, 768),
  (3, 17, 0, 64), (3, 17, 1, 256), (3, 17, 2, 384),
  (3, 17, 3, 512), (3, 17, 4, 640), (3, 17, 5, 768),
  (3, 18, 0, 80), (3, 18, 1, 320), (3, 18, 2, 480),
  (3, 18, 3, 640), (3, 18, 4, 800), (3, 18, 5, 960),
  (3, 19, 0, 80), (3, 19, 1, 320), (3, 19, 2, 480),
  (3, 19, 3, 640), (3, 19, 4, 800), (3, 19, 5, 960),
  (3, 20, 0, 80), (3, 20, 1, 320), (3, 20, 2, 480),
  (3, 20, 3, 640), (3, 20, 4, 800), (3, 20, 5, 960),
  (3, 21, 0, 96), (3, 21, 1, 384), (3, 21, 2, 576),
  (3, 21, 3, 768), (3, 21, 4, 960), (3, 21, 5, 1152),
  (3, 22, 0, 96), (3, 22, 1, 384), (3, 22, 2, 576),
  (3, 22, 3, 768), (3, 22, 4, 960), (3, 22, 5, 1152),
  (3, 23, 0, 96), (3, 23, 1, 384), (3, 23, 2, 576),
  (3, 23, 3, 768), (3, 23, 4, 960), (3, 23, 5, 1152),
  (3, 24, 0, 112), (3, 24, 1, 448), (3, 24, 2, 672),
  (3, 24, 3, 896), (3, 24, 4, 1120), (3, 24, 5, 1344),
  (3, 25, 0, 112), (3, 25, 1, 448), (3, 25, 2, 672),
  (3, 25, 3, 896), (3, 25, 4, 1120), (3, 25, 5, 1344),
  (3, 26, 0, 112), (3, 26, 1, 448), (3, 26, 2, 672),
  (3, 26, 3, 896), (3, 26, 4, 1120), (3, 26, 5, 1344),
  (3, 27, 0, 128), (3, 27, 1, 512), (3, 27, 2, 768),
  (3, 27, 3, 1024), (3, 27, 4, 1280), (3, 27, 5, 1536),
  (3, 28, 0, 128), (3, 28, 1, 512), (3, 28, 2, 768),
  (3, 28, 3, 1024), (3, 28, 4, 1280), (3, 28, 5, 1536),
  (3, 29, 0, 128), (3, 29, 1, 512), (3, 29, 2, 768),
  (3, 29, 3, 1024), (3, 29, 4, 1280), (3, 29, 5, 1536)
  AS new ON DUPLICATE KEY UPDATE amount = new.amount;

INSERT INTO Deck (board_id, deck_id, name) VALUES
  (3, 1, 'Action Deck')
  AS new ON DUPLICATE KEY UPDATE name = new.name;

INSERT INTO Bonus (board_id, bid, name, description, location, effect, amount) VALUES
  (3, 0, 'Start', 'No effect', 1, 'none', 0),
  (3, 1, 'Draw Action Card', 'Draw a card and do what it says', 7, 'draw', 1),
  (3, 2, 'Break Time', 'No effect', 11, 'none', 0),
  (3, 3, 'Draw Action Card', 'Draw a card and do what it says', 14, 'draw', 1),
  (3, 4, 'Vacation', 'No effect', 17, 'none', 0),
  (3, 5, 'Draw Action Card', 'Draw a card and do what it says', 22, 'draw', 1),
  (3, 6, 'Draw Action Card', 'Draw a card and do what it says', 28, 'draw', 1),
  (3, 7, 'Break Time', 'No effect', 30, 'none', 0),
  (3, 8, 'Go On Vacation', 'Go to Vacation without a revolution', 31, 'go_to_jail', 17),
  (3, 9, 'Draw Action Card', 'Draw a card and do what it says', 35, 'draw', 1),
  (3, 10, 'Draw Action Card', 'Draw a card and do what it says', 39, 'draw', 1)
  AS new ON DUPLICATE KEY UPDATE
    name = new.name, description = new.description, location = new.location,
    effect = new.effect, amount = new.amount;

INSERT INTO Card (board_id, card_id, deck_id, text, effect, amount) VALUES
  (3, 1, 1, 'You gain $128', 'collect', 128),
  (3, 2, 1, 'You gain $256', 'collect', 256),
  (3, 3, 1, 'You lose $128', 'pay', 128),
  (3, 4, 1, 'You lose $256', 'pay', 256),
  (3, 5, 1, 'You get $32 from every other player', 'collect_each', 32),
  (3, 6, 1, 'You must pay every other player $32', 'pay_each', 32),
  (3, 7, 1, 'You must pay $32 per restaurant for maintenance', 'pay_per_building', 32),
  (3, 8, 1, 'You must pay $64 per restaurant for maintenance', 'pay_per_building', 64),
  (3, 9, 1, 'Move ahead 4 spaces', 'move_by', 4),
  (3, 10, 1, 'Move ahead 8 spaces', 'move_by', 8),
  (3, 11, 1, 'Move back 4 spaces', 'move_by', -4),
  (3, 12, 1, 'Move back 8 spaces', 'move_by', -8),
  (3, 13, 1, 'Lagos is the most populated city in Africa. Move to Lagos Avenue.', 'move_to', 9),
  (3, 14, 1, CONCAT(
    'Computer scientist Donald Knuth once said "Programs are meant to be read by humans and only ',
    'incidentally for computers to execute". Move to Knuth Street.'), 'move_to', 33),
  (3, 15, 1, 'Get off Vacation free. Keep this card and use it when needed, or trade it.',
    'jail_card', 0),
  (3, 16, 1, 'Get off Vacation free. Keep this card and use it when needed, or trade it.',
    'jail_card', 0),
  (3, 17, 1, 'Go on Vacation', 'go_to_jail', 17),
  (3, 18, 1, 'Go on Vacation', 'go_to_jail', 17)
  AS new ON DUPLICATE KEY UPDATE
    deck_id = new.deck_id, text = new.text, effect = new.effect, amount = new.amount;

INSERT INTO Ruleset (
    ruleset_id, edition, board_id, has_decisions, min_players, max_players, starting_cash,
    player_order, player_number_from, dice_count, dice_sides, doubles_roll_again, doubles_to_jail,
    extra_roll_dice, jail_exit_dice, set_bonus_factor, set_bonus_sticks, salary_factor_on_go,
    purchase, auction, turn_end, insolvency, jail_fine, jail_turns, jail_wait, jail_last_roll,
    max_houses, has_hotels, build_evenly, sell_percent, mortgage_percent, redeem_fee,
    mortgage_unit, trade, cards_go_to_creditor, has_pot, turn_limit, players_left_to_end, winner,
    can_end) VALUES
  (3, 'singletonopoly', 3, TRUE, 2, 8, 4096, 'rolled', 1, 2, 6, TRUE, 3, NULL, NULL, 2, FALSE, 1,
   'offered', 'none', 'automatic', 'debt', 128, 3, FALSE, 'stays', 5, FALSE, FALSE, 50, 50, 1024,
   'property', 'exchange', FALSE, FALSE, NULL, 1, 'last', TRUE)
  AS new ON DUPLICATE KEY UPDATE
    edition = new.edition, board_id = new.board_id, has_decisions = new.has_decisions,
    min_players = new.min_players, max_players = new.max_players,
    starting_cash = new.starting_cash, player_order = new.player_order,
    player_number_from = new.player_number_from, dice_count = new.dice_count,
    dice_sides = new.dice_sides, doubles_roll_again = new.doubles_roll_again,
    doubles_to_jail = new.doubles_to_jail, extra_roll_dice = new.extra_roll_dice,
    jail_exit_dice = new.jail_exit_dice, set_bonus_factor = new.set_bonus_factor,
    set_bonus_sticks = new.set_bonus_sticks, salary_factor_on_go = new.salary_factor_on_go,
    purchase = new.purchase, auction = new.auction, turn_end = new.turn_end,
    insolvency = new.insolvency, jail_fine = new.jail_fine, jail_turns = new.jail_turns,
    jail_wait = new.jail_wait, jail_last_roll = new.jail_last_roll, max_houses = new.max_houses,
    has_hotels = new.has_hotels, build_evenly = new.build_evenly, sell_percent = new.sell_percent,
    mortgage_percent = new.mortgage_percent, redeem_fee = new.redeem_fee,
    mortgage_unit = new.mortgage_unit, trade = new.trade,
    cards_go_to_creditor = new.cards_go_to_creditor, has_pot = new.has_pot,
    turn_limit = new.turn_limit, players_left_to_end = new.players_left_to_end,
    winner = new.winner, can_end = new.can_end;

INSERT INTO StatusLabel (ruleset_id, status, label) VALUES
  (3, 0, 'Playing'), (3, 1, 'On Vacation'), (3, 2, 'Out of the game'), (3, 3, 'Winner')
  AS new ON DUPLICATE KEY UPDATE label = new.label;

INSERT INTO Wording (ruleset_id, kind, sentence) VALUES
  (3, 'rolled', '{player} rolls {dice} for the order of play.'),
  (3, 'moved', '{player} comes to {tile}.'),
  (3, 'moved_on', '{player} moves on from {tile}.'),
  (3, 'salary', '{player} makes a revolution and gains ${amount}.'),
  (3, 'bought', '{payer} buys {property} for ${amount}.'),
  (3, 'not_bought', '{player} does not have the money for {property}.'),
  (3, 'offered', '{property} is unowned; {player} may buy it.'),
  (3, 'declined', '{player} does not buy {property}.'),
  (3, 'auctioned', '{property} is auctioned.'),
  (3, 'bid', '{player} bids for {property}.'),
  (3, 'passed', '{player} bids no more.'),
  (3, 'unsold', 'Nobody buys {property}.'),
  (3, 'rent', '{payer} pays {payee} a fee of ${amount} for {property}.'),
  (3, 'collected', '{payee} gains ${amount}.'),
  (3, 'paid', '{payer} pays {payee} ${amount}.'),
  (3, 'paid_each', '{payer} pays {payee} ${amount}.'),
  (3, 'took_pot', '{payee} takes the pot of ${amount}.'),
  (3, 'owes', '{player} does not have enough money to pay.'),
  (3, 'set_completed', '{player} now owns all of {colour}.'),
  (3, 'built', '{payer} adds a restaurant to {property} for ${amount}.'),
  (3, 'sold', '{payee} gets ${amount} for a restaurant that is removed from {property}.'),
  (3, 'mortgaged', '{payee} pawns {property} for ${amount}.'),
  (3, 'redeemed', '{payer} unpawns {property} for ${amount}.'),
  (3, 'proposed', '{player} proposes a trade.'),
  (3, 'accepted', '{player} accepts the trade.'),
  (3, 'rejected', '{player} denies the trade.'),
  (3, 'withdrawn', '{player} cancels the trade.'),
  (3, 'trade_money', '{payer} gives {payee} ${amount}.'),
  (3, 'trade_property', '{player} gets {property}.'),
  (3, 'trade_card', '{player} gets a Get off Vacation free card.'),
  (3, 'drew', '{player} draws an Action Card: {card}'),
  (3, 'card_kept', '{player} keeps the card.'),
  (3, 'jailed', '{player} is sent to Vacation.'),
  (3, 'kept_in_jail', '{player} stays on Vacation.'),
  (3, 'released', '{player} is off Vacation.'),
  (3, 'fined', '{payer} pays ${amount} to get off Vacation.'),
  (3, 'card_used', 'A Get off Vacation free card of {player} goes under the deck.'),
  (3, 'waited', '{player} waits on Vacation.'),
  (3, 'teleported', '{player} is taken to {tile}.'),
  (3, 'turn_ended', 'The turn of {player} is over.'),
  (3, 'dice_changed', 'The dice come from elsewhere now.'),
  (3, 'left', '{player} drops out; ${amount} and all properties go to {payee}.'),
  (3, 'defeated', '{player} is out of the game; ${amount} and all properties go to {payee}.'),
  (3, 'won', '{player} wins the game!'),
  (3, 'ended', '{player} ends the game.')
  AS new ON DUPLICATE KEY UPDATE sentence = new.sentence;

-- What a player types, in the order in which it is offered.
INSERT INTO Choice (ruleset_id, position, action, code, label) VALUES
  (3, 1, 'roll', 'tt', 'Take your turn'),
  (3, 2, 'pay_fine', 'py', 'Pay $128 to get off Vacation'),
  (3, 3, 'use_card', 'go', 'Use a Get off Vacation free card'),
  (3, 4, 'roll_in_jail', 'rl', 'Roll for doubles to get off Vacation'),
  (3, 5, 'buy', 'bu', 'Buy it'),
  (3, 6, 'decline', 'nb', 'Do not buy it'),
  (3, 7, 'accept', 'ac', 'Accept the trade'),
  (3, 8, 'reject', 'de', 'Deny the trade'),
  (3, 9, 'withdraw', 'wi', 'Take the proposed trade back'),
  (3, 10, 'spaces', 'sp', 'See the board spaces'),
  (3, 11, 'properties', 'pr', 'See property info'),
  (3, 12, 'players', 'pl', 'See player info'),
  (3, 13, 'propose', 'tr', 'Make a trade'),
  (3, 14, 'mortgage', 'pa', 'Pawn properties'),
  (3, 15, 'redeem', 'up', 'Unpawn properties'),
  (3, 16, 'build', 'ar', 'Add restaurants to streets'),
  (3, 17, 'sell', 'rr', 'Remove restaurants from streets'),
  (3, 18, 'change_dice', 'cd', 'Let the database roll from now on'),
  (3, 19, 'leave', 'dr', 'Drop out'),
  (3, 20, 'end', 'eg', 'End the game'),
  (3, 21, 'own_properties', 'op', 'Basic info for your properties'),
  (3, 22, 'all_properties', 'ap', 'Basic info for all properties'),
  (3, 23, 'everything', 'ai', 'All info for all properties'),
  (3, 24, 'money', 'mo', 'Money'),
  (3, 25, 'cards', 'gc', 'Get off Vacation free cards'),
  (3, 26, 'deeds', 'ps', 'Properties'),
  (3, 27, 'done', 'dn', 'That is all'),
  (3, 28, 'confirm', 'co', 'Confirm the trade'),
  (3, 29, 'cancel', 'ct', 'Cancel the trade'),
  (3, 30, 'again', 'ta', 'Try that part again'),
  (3, 31, 'yes', 'y', 'Yes'),
  (3, 32, 'no', 'n', 'No'),
  (3, 33, 'back', 'b', 'Go back')
  AS new ON DUPLICATE KEY UPDATE position = new.position, code = new.code, label = new.label;

-- Words that are shown and not typed: their codes begin with a dot.
INSERT INTO Choice (ruleset_id, position, action, code, label) VALUES
  (3, 101, 'sign', '.$', '$'),
  (3, 102, 'set', '.set', 'neighborhood'),
  (3, 103, 'mortgaged', '.m', 'pawned'),
  (3, 104, 'mortgage_price', '.mp', 'Pawn price'),
  (3, 105, 'redeem_price', '.rp', 'Unpawn price'),
  (3, 106, 'building', '.b', 'restaurant'),
  (3, 107, 'buildings', '.bs', 'restaurants'),
  (3, 108, 'build_price', '.bp', 'Restaurant adding price'),
  (3, 109, 'sell_price', '.sp', 'Restaurant removal price'),
  (3, 110, 'rent', '.f', 'Fee'),
  (3, 111, 'unowned', '.u', 'Unowned'),
  (3, 112, 'kind_level', '.kl', 'Streets')
  AS new ON DUPLICATE KEY UPDATE position = new.position, code = new.code, label = new.label;
