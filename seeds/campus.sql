-- Edition `campus`: the coursework game of seed 000 (figure 3), one board and one opening position.

INSERT INTO Token (tid, name) VALUES
  (0, 'Dog'), (1, 'Car'), (2, 'Battle-ship'), (3, 'Top hat'), (4, 'Thimble'), (5, 'Boot')
  AS new ON DUPLICATE KEY UPDATE name = new.name;

INSERT INTO Board (board_id, name, tile_count, salary) VALUES
  (1, 'campus', 16, 200)
  AS new ON DUPLICATE KEY UPDATE
    name = new.name, tile_count = new.tile_count, salary = new.salary;

INSERT INTO Location (board_id, lid, type) VALUES
  (1, 0, 0), (1, 1, 1), (1, 2, 0), (1, 3, 1), (1, 4, 0), (1, 5, 1), (1, 6, 0), (1, 7, 1),
  (1, 8, 0), (1, 9, 1), (1, 10, 0), (1, 11, 1), (1, 12, 0), (1, 13, 1), (1, 14, 0), (1, 15, 1)
  AS new ON DUPLICATE KEY UPDATE type = new.type;

INSERT INTO Colours (board_id, cid, name) VALUES
  (1, 0, 'Yellow'), (1, 1, 'Green'), (1, 2, 'Orange'), (1, 3, 'Blue')
  AS new ON DUPLICATE KEY UPDATE name = new.name;

INSERT INTO Property (board_id, prid, name, cost, colour, location) VALUES
  (1, 0, 'Kilburn', 120, 0, 1),
  (1, 1, 'Uni Place', 100, 0, 3),
  (1, 2, 'Victoria', 75, 1, 5),
  (1, 3, 'Piccadilly', 35, 1, 7),
  (1, 4, 'Oak House', 100, 2, 9),
  (1, 5, 'Owens Park', 30, 2, 11),
  (1, 6, 'AMBS', 400, 3, 13),
  (1, 7, 'Co-Op', 30, 3, 15)
  AS new ON DUPLICATE KEY UPDATE
    name = new.name, cost = new.cost, colour = new.colour, location = new.location;

INSERT INTO Bonus (board_id, bid, name, description, location, effect, amount) VALUES
  (1, 0, 'GO', 'Collect 200', 0, 'none', 0),
  (1, 1, 'Chance 1', 'Pay each of the other players 50', 2, 'pay_each', 50),
  (1, 2, 'IN JAIL', 'Roll a 6 to get out', 4, 'go_to_jail', 4),
  (1, 3, 'Community Chest 1', 'For winning a Beauty Contest, you win 100', 6, 'collect', 100),
  (1, 4, 'Free Parking', 'No action', 8, 'none', 0),
  (1, 5, 'Chance 2', 'Move forward 3 spaces', 10, 'move_by', 3),
  (1, 6, 'Go to Jail', 'Go to jail, do not pass GO, do not collect 200', 12, 'go_to_jail', 4),
  (1, 7, 'Community Chest 2', 'Your library books are overdue: pay a fine of 30', 14, 'pay', 30)
  AS new ON DUPLICATE KEY UPDATE
    name = new.name, description = new.description, location = new.location,
    effect = new.effect, amount = new.amount;

INSERT INTO Ruleset (
    ruleset_id, edition, board_id, min_players, max_players, dice_sides, extra_roll_dice,
    jail_exit_dice, set_bonus_factor) VALUES
  (1, 'campus', 1, 2, 6, 6, 6, 6, 2)
  AS new ON DUPLICATE KEY UPDATE
    edition = new.edition, board_id = new.board_id, min_players = new.min_players,
    max_players = new.max_players, dice_sides = new.dice_sides,
    extra_roll_dice = new.extra_roll_dice, jail_exit_dice = new.jail_exit_dice,
    set_bonus_factor = new.set_bonus_factor;

INSERT INTO StatusLabel (ruleset_id, status, label) VALUES
  (1, 0, 'Playing'), (1, 1, 'IN JAIL'), (1, 2, 'Defeated'), (1, 3, 'Winner!')
  AS new ON DUPLICATE KEY UPDATE label = new.label;

INSERT INTO Wording (ruleset_id, kind, sentence) VALUES
  (1, 'moved', '{player} comes to {tile}.'),
  (1, 'moved_on', '{player} comes to {tile} and moves on.'),
  (1, 'salary', '{player} passes GO and collects {amount}.'),
  (1, 'bought', '{payer} buys {property} for {amount}.'),
  (1, 'not_bought', '{player} cannot afford {property}.'),
  (1, 'rent', '{payer} pays {payee} {amount} rent for {property}.'),
  (1, 'collected', '{payee} receives {amount} ({tile}).'),
  (1, 'paid', '{payer} pays {amount} ({tile}).'),
  (1, 'paid_each', '{payer} pays {payee} {amount} ({tile}).'),
  (1, 'set_completed', '{player} owns every {colour} property: their costs double.'),
  (1, 'jailed', '{player} comes to {tile} and is put in jail.'),
  (1, 'kept_in_jail', '{player} rolls {dice} and stays in jail.'),
  (1, 'released', '{player} rolls {dice} and leaves jail.'),
  (1, 'defeated', '{player} cannot pay and is defeated; the bank takes what was left, {amount}.'),
  (1, 'won', '{player} wins the game.')
  AS new ON DUPLICATE KEY UPDATE sentence = new.sentence;

INSERT INTO OpeningPlayer (ruleset_id, turn, pid, name, token, bank_balance, location) VALUES
  (1, 0, 0, 'Jane', 1, 150, 13),
  (1, 1, 1, 'Norman', 4, 250, 1),
  (1, 2, 2, 'Mary', 2, 190, 8),
  (1, 3, 3, 'Bill', 0, 500, 11)
  AS new ON DUPLICATE KEY UPDATE
    pid = new.pid, name = new.name, token = new.token, bank_balance = new.bank_balance,
    location = new.location;

INSERT INTO OpeningDeed (ruleset_id, board_id, prid, p_owner, cost_factor) VALUES
  (1, 1, 1, 2, 1),
  (1, 1, 2, 3, 1),
  (1, 1, 4, 1, 2),
  (1, 1, 5, 1, 2),
  (1, 1, 7, 0, 1)
  AS new ON DUPLICATE KEY UPDATE p_owner = new.p_owner, cost_factor = new.cost_factor;
