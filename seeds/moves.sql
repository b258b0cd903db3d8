-- The phases of a game, the actions that can be inserted, and the actions of each phase.
-- jail_refusal, edition_refusal and the like decide which of these a game allows.

INSERT INTO Phase (phase, actor, expectation, meaning) VALUES
  ('roll', 'turn', 'It is {player}''s turn to roll', 'The player whose turn it is rolls.'),
  ('fee', 'turn', '{player} must roll for the rent of {property}',
    'The player whose turn it is rolls for the rent, which depends on the dice.'),
  ('offer', 'turn', '{player} must buy or decline {property} first',
    'An unowned property is offered to the player whose turn it is.'),
  ('tax', 'turn', '{player} must choose how to pay the tax',
    'The player whose turn it is pays a fixed tax or a percentage of what they own.'),
  ('auction', 'bidder', '{property} is up for auction: bid or pass', 'A property is auctioned.'),
  ('debt', 'debtor', '{player} must pay their debt first',
    'A player in debt raises money, pays or declares bankruptcy.'),
  ('trade', 'partner', '{player} must accept or decline the trade first',
    'A trade has been proposed.'),
  ('proposal', 'turn', 'It is {player}''s turn to roll',
    'Between two turns another player has proposed a trade, which lapses when the turn begins.'),
  ('handover', 'debtor', '{player} must pay the fee for {property} or lift its mortgage first',
    'The new owner of a mortgaged property pays a fee, or lifts the mortgage instead.'),
  ('manage', 'turn', '{player} can manage properties or end the turn',
    'The player whose turn it is manages properties until they end the turn.'),
  ('over', 'turn', 'The game is over', 'The game is over; no more moves.')
  AS new ON DUPLICATE KEY UPDATE
    actor = new.actor, expectation = new.expectation, meaning = new.meaning;

INSERT INTO Action (
    action, position, takes, sentence, label, is_final, brings_money, for_all)
  VALUES
  ('roll', 1, 'dice', 'rolls the dice{range}.', 'Roll the dice', FALSE, FALSE, FALSE),
  ('pay_fine', 2, '', 'pays the fine of {price} and gets out of jail.',
    'Pay the fine', FALSE, FALSE, FALSE),
  ('use_card', 3, '', 'uses a card and gets out of jail.', 'Use your jail card',
    FALSE, FALSE, FALSE),
  ('wait', 4, '', 'waits in jail.', 'Wait in jail', FALSE, FALSE, FALSE),
  ('buy', 5, '', 'buys {property} for {price}.', 'Buy it', FALSE, FALSE, FALSE),
  ('decline', 6, '', 'declines to buy {property}.', 'Don''t buy it', FALSE, FALSE, FALSE),
  ('bid', 7, 'amount', 'bids for {property}{range}.', 'Bid', FALSE, FALSE, FALSE),
  ('pass', 8, '', 'passes and is out of the auction.', 'Pass', FALSE, FALSE, FALSE),
  ('pay', 9, '', 'pays the debt of {price}.', 'Pay', FALSE, FALSE, FALSE),
  ('accept', 10, '', 'accepts the trade.', 'Accept the trade', FALSE, FALSE, FALSE),
  ('reject', 11, '', 'declines the trade.', 'Decline the trade', FALSE, FALSE, FALSE),
  ('withdraw', 12, '', 'withdraws the offer.', 'Withdraw offer', FALSE, FALSE, FALSE),
  ('build', 13, 'prid', 'builds on {property} for {price}.', 'Build', FALSE, FALSE, FALSE),
  ('sell', 14, 'prid', 'sells a building on {property} for {price}.',
    'Sell buildings', FALSE, TRUE, FALSE),
  ('mortgage', 15, 'prid', 'mortgages {property} for {price}.',
    'Mortgage properties', FALSE, TRUE, FALSE),
  ('redeem', 16, 'prid', 'lifts the mortgage on {property} for {price}.',
    'Lift the mortgage', FALSE, FALSE, FALSE),
  ('propose', 17, 'terms', 'proposes a trade to {partner}.', 'Propose a trade', FALSE, TRUE, FALSE),
  ('end_turn', 18, '', 'ends the turn.', 'End the turn', FALSE, FALSE, FALSE),
  ('leave', 19, '', 'declares bankruptcy.', 'Declare bankruptcy',
    TRUE, FALSE, FALSE),
  ('end', 20, '', 'ends the game for everyone.', 'End game for everyone', TRUE, FALSE, TRUE),
  ('change_dice', 21, 'terms', 'changes where the dice come from.',
    'Change the dice source', FALSE, FALSE, TRUE),
  ('pay_flat', 22, '', 'pays the tax of {price}.', 'Pay the tax', FALSE, FALSE, FALSE),
  ('pay_share', 23, '', 'pays {price}% of everything they own.',
    'Pay the percentage', FALSE, FALSE, FALSE),
  ('close', 24, '', 'ends the auction: time is up.', 'End the auction', FALSE, FALSE, FALSE),
  ('sell_deed', 25, 'prid', 'sells {property} to the bank for {price}.',
    'Sell to the bank', FALSE, TRUE, FALSE),
  ('reject_all', 26, '', 'declines the trade, and takes no more offers from {partner} for a round.',
    'No more this round', FALSE, FALSE, FALSE),
  ('expire', 27, '', 'ends a game in which nobody moves.', 'Let the game end', TRUE, FALSE, TRUE)
  AS new ON DUPLICATE KEY UPDATE
    position = new.position, takes = new.takes, sentence = new.sentence, label = new.label,
    is_final = new.is_final, brings_money = new.brings_money,
    for_all = new.for_all;

-- What a client can offer as the main choice of a phase: no alternative such as to pass, nothing
-- that asks for a property or for terms, and nothing final.
UPDATE Action AS b
  SET b.is_main = NOT b.is_final AND b.takes NOT IN ('prid', 'terms')
    AND b.action NOT IN ('decline', 'pass', 'reject', 'reject_all', 'withdraw');

-- What the amounts are that actions take.
UPDATE Action AS b
  SET b.amount_name = 'bid', b.amount_minimum = 1, b.amount_maximum = 1000000000
  WHERE b.action = 'bid';

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
  ('handover', 'pay', 'debtor'), ('handover', 'redeem', 'debtor'), ('handover', 'leave', 'debtor'),
  ('trade', 'accept', 'partner'), ('trade', 'reject', 'partner'), ('trade', 'withdraw', 'proposer'),
  ('trade', 'propose', 'partner'), ('trade', 'reject_all', 'partner'),
  ('proposal', 'reject_all', 'partner'),
  ('manage', 'end_turn', 'turn'), ('manage', 'build', 'turn'), ('manage', 'sell', 'turn'),
  ('manage', 'mortgage', 'turn'), ('manage', 'redeem', 'turn'), ('manage', 'propose', 'turn'),
  ('manage', 'leave', 'turn'), ('manage', 'end', 'turn'),
  ('roll', 'sell_deed', 'turn'), ('offer', 'sell_deed', 'turn'), ('debt', 'sell_deed', 'debtor'),
  ('manage', 'sell_deed', 'turn'),
  ('proposal', 'accept', 'partner'), ('proposal', 'reject', 'partner'),
  ('proposal', 'withdraw', 'proposer'), ('proposal', 'roll', 'turn'),
  ('proposal', 'pay_fine', 'turn'), ('proposal', 'use_card', 'turn'), ('proposal', 'wait', 'turn'),
  ('proposal', 'build', 'turn'), ('proposal', 'sell', 'turn'), ('proposal', 'mortgage', 'turn'),
  ('proposal', 'redeem', 'turn'), ('proposal', 'sell_deed', 'turn'),
  ('proposal', 'propose', 'turn'), ('proposal', 'leave', 'turn'), ('proposal', 'end', 'turn'),
  ('proposal', 'change_dice', 'turn'),
  ('roll', 'expire', 'nobody'), ('fee', 'expire', 'nobody'), ('offer', 'expire', 'nobody'),
  ('tax', 'expire', 'nobody'), ('auction', 'expire', 'nobody'), ('debt', 'expire', 'nobody'),
  ('handover', 'expire', 'nobody'), ('trade', 'expire', 'nobody'),
  ('proposal', 'expire', 'nobody'), ('manage', 'expire', 'nobody')
  AS new ON DUPLICATE KEY UPDATE actor = new.actor;

-- Between two turns, where the edition has it, these are not only for the player whose turn begins.
UPDATE PhaseAction AS a
  JOIN Action AS b ON b.action = a.action
  SET a.between_turns = b.takes IN ('prid', 'terms') AND a.action <> 'change_dice'
  WHERE a.phase = 'roll';
