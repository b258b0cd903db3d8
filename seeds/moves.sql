-- What a game can wait for, what can be inserted, and which action has its place in which phase.
-- What the edition makes of it is a further question: action_refusal.

INSERT INTO Phase (phase, actor, expectation, meaning) VALUES
  ('roll', 'turn', '{player} is to roll', 'The player whose turn it is rolls.'),
  ('fee', 'turn', '{player} is to roll for what {property} costs him',
    'The player whose turn it is rolls for the rent of a property that is rented by dice.'),
  ('offer', 'turn', '{player} must buy or decline {property} first',
    'An unowned property is offered to the player whose turn it is.'),
  ('tax', 'turn', '{player} must choose how to pay the tax',
    'The player whose turn it is pays a tax, or a share of what he has.'),
  ('auction', 'bidder', '{property} is auctioned: bid or pass', 'A property is auctioned.'),
  ('debt', 'debtor', '{player} must pay his debt first',
    'A player raises money for what he owes, pays it or leaves.'),
  ('trade', 'partner', '{player} must accept or reject the trade first', 'A trade was proposed.'),
  ('manage', 'turn', '{player} is to end the turn', 'The turn ends when the player says so.'),
  ('over', 'turn', '{player} has played to the end', 'Nobody moves any more.')
  AS new ON DUPLICATE KEY UPDATE
    actor = new.actor, expectation = new.expectation, meaning = new.meaning;

INSERT INTO Action (
    action, position, takes, sentence, label, is_final, brings_money, for_all)
  VALUES
  ('roll', 1, 'dice', 'rolls the dice{range}.', 'Roll the dice', FALSE, FALSE, FALSE),
  ('pay_fine', 2, '', 'pays the fine of {price} and is free.',
    'Pay the fine to leave jail', FALSE, FALSE, FALSE),
  ('use_card', 3, '', 'uses a card and is free.', 'Use a card to leave jail', FALSE, FALSE, FALSE),
  ('wait', 4, '', 'waits in jail.', 'Wait in jail', FALSE, FALSE, FALSE),
  ('buy', 5, '', 'buys {property} for {price}.', 'Buy it', FALSE, FALSE, FALSE),
  ('decline', 6, '', 'does not buy {property}.', 'Do not buy it', FALSE, FALSE, FALSE),
  ('bid', 7, 'amount', 'bids for {property}{range}.', 'Bid', FALSE, FALSE, FALSE),
  ('pass', 8, '', 'leaves the auction.', 'Bid no more', FALSE, FALSE, FALSE),
  ('pay', 9, '', 'pays the debt of {price}.', 'Pay', FALSE, FALSE, FALSE),
  ('accept', 10, '', 'accepts the trade.', 'Accept the trade', FALSE, FALSE, FALSE),
  ('reject', 11, '', 'rejects the trade.', 'Reject the trade', FALSE, FALSE, FALSE),
  ('withdraw', 12, '', 'withdraws the trade.', 'Take the trade back', FALSE, FALSE, FALSE),
  ('build', 13, 'prid', 'builds on {property} for {price}.', 'Build', FALSE, FALSE, FALSE),
  ('sell', 14, 'prid', 'sells a building of {property} for {price}.',
    'Sell buildings', FALSE, TRUE, FALSE),
  ('mortgage', 15, 'prid', 'mortgages {property} for {price}.',
    'Mortgage properties', FALSE, TRUE, FALSE),
  ('redeem', 16, 'prid', 'redeems {property} for {price}.',
    'Redeem properties', FALSE, FALSE, FALSE),
  ('propose', 17, 'terms', 'proposes a trade to {partner}.', 'Propose a trade', FALSE, TRUE, FALSE),
  ('end_turn', 18, '', 'ends the turn.', 'End the turn', FALSE, FALSE, FALSE),
  ('leave', 19, '', 'leaves the game.', 'Leave the game', TRUE, FALSE, FALSE),
  ('end', 20, '', 'ends the game for all.', 'End the game for all', TRUE, FALSE, TRUE),
  ('change_dice', 21, 'terms', 'goes on with other dice.',
    'Take the dice from elsewhere', FALSE, FALSE, TRUE),
  ('pay_flat', 22, '', 'pays the tax of {price}.', 'Pay the tax', FALSE, FALSE, FALSE),
  ('pay_share', 23, '', 'pays {price} percent of everything he has.',
    'Pay a share of what you have', FALSE, FALSE, FALSE),
  ('close', 24, '', 'ends the auction, whose time is up.', 'End the auction', FALSE, FALSE, FALSE),
  ('sell_deed', 25, 'prid', 'sells {property} to the bank for {price}.',
    'Sell properties to the bank', FALSE, TRUE, FALSE)
  AS new ON DUPLICATE KEY UPDATE
    position = new.position, takes = new.takes, sentence = new.sentence, label = new.label,
    is_final = new.is_final, brings_money = new.brings_money,
    for_all = new.for_all;

INSERT INTO PhaseAction (phase, action, actor) VALUES
  ('roll', 'roll', 'turn'), ('roll', 'pay_fine', 'turn'), ('roll', 'use_card', 'turn'),
  ('roll', 'wait', 'turn'), ('roll', 'build', 'turn'), ('roll', 'sell', 'turn'),
  ('roll', 'mortgage', 'turn'), ('roll', 'redeem', 'turn'), ('roll', 'propose', 'turn'),
  ('roll', 'leave', 'turn'), ('roll', 'end', 'turn'), ('roll', 'change_dice', 'turn'),
  ('fee', 'roll', 'turn'), ('fee', 'leave', 'turn'), ('fee', 'change_dice', 'turn'),
  ('offer', 'buy', 'turn'), ('offer', 'decline', 'turn'), ('offer', 'mortgage', 'turn'),
  ('offer', 'sell', 'turn'), ('offer', 'propose', 'turn'), ('offer', 'leave', 'turn'),
  ('tax', 'pay_flat', 'turn'), ('tax', 'pay_share', 'turn'), ('tax', 'leave', 'turn'),
  ('auction', 'bid', 'bidder'), ('auction', 'pass', 'bidder'), ('auction', 'close', 'anyone'),
  ('debt', 'pay', 'debtor'), ('debt', 'mortgage', 'debtor'), ('debt', 'sell', 'debtor'),
  ('debt', 'propose', 'debtor'), ('debt', 'leave', 'debtor'),
  ('trade', 'accept', 'partner'), ('trade', 'reject', 'partner'), ('trade', 'withdraw', 'proposer'),
  ('manage', 'end_turn', 'turn'), ('manage', 'build', 'turn'), ('manage', 'sell', 'turn'),
  ('manage', 'mortgage', 'turn'), ('manage', 'redeem', 'turn'), ('manage', 'propose', 'turn'),
  ('manage', 'leave', 'turn'), ('manage', 'end', 'turn'),
  ('roll', 'sell_deed', 'turn'), ('offer', 'sell_deed', 'turn'), ('debt', 'sell_deed', 'debtor'),
  ('manage', 'sell_deed', 'turn')
  AS new ON DUPLICATE KEY UPDATE actor = new.actor;
