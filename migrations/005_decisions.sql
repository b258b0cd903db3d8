-- What a game whose players decide has beyond the others. What is pending is kept in the row of the
-- game, which every move locks first: a queue in rows of its own could only be read by locking a
-- range, and a range reaches into the next game.

ALTER TABLE Game
  MODIFY COLUMN phase ENUM(
    'roll', 'over', 'deleted', 'fee', 'offer', 'auction', 'debt', 'trade', 'manage')
    NOT NULL DEFAULT 'roll' COMMENT 'What the game waits for.',
  ADD COLUMN players JSON COMMENT 'The names that were given when it was made.',
  ADD COLUMN dice_source ENUM('table', 'server', 'numbers') NOT NULL DEFAULT 'table'
    COMMENT 'Who rolls: the client, the database from the seed, or a list of numbers.',
  ADD COLUMN seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin
    COMMENT 'What shuffles and server rolls follow from. Secret until the game is over.',
  ADD COLUMN list_id INT COMMENT 'The list that numbers are taken from.',
  ADD COLUMN drawn INT NOT NULL DEFAULT 0
    COMMENT 'How many dice were rolled by the server, or taken from the list.',
  ADD COLUMN doubles INT NOT NULL DEFAULT 0
    COMMENT 'Doubles in a row in this turn; 0 also when they give no further roll.',
  ADD COLUMN turns_ended INT NOT NULL DEFAULT 0 COMMENT 'Turns that count for the turn limit.',
  ADD COLUMN prid INT COMMENT 'The property that is offered, auctioned, or to be paid for.',
  ADD COLUMN bid INT COMMENT 'The highest bid of the auction.',
  ADD COLUMN bidder INT COMMENT 'Whose it is.',
  ADD COLUMN passed BIGINT UNSIGNED NOT NULL DEFAULT 0
    COMMENT 'Who left the auction: bit n is the player at turn n.',
  ADD COLUMN debts JSON
    COMMENT 'What is owed, first things first: debtor, creditor (null: the bank), amount, kind of
      event, prid; at its end an offer or a fee that waits for the debts, without an amount.',
  ADD COLUMN proposal JSON COMMENT 'The trade: from, to, give, take, and the phase it came up in.',
  ADD COLUMN decks JSON COMMENT 'By deck, the cards from top to bottom.',
  ADD COLUMN pot INT NOT NULL DEFAULT 0
    COMMENT 'What was paid to the bank since it was last taken.',
  ADD KEY k_Game_seed (seed),
  ADD CONSTRAINT fk_Game_list FOREIGN KEY (list_id) REFERENCES NumberList (list_id),
  ADD CONSTRAINT ck_Game_counts CHECK (drawn >= 0 AND doubles >= 0 AND turns_ended >= 0),
  ADD CONSTRAINT ck_Game_dice_source CHECK (
    (dice_source <> 'numbers' OR list_id IS NOT NULL)
    AND (dice_source <> 'server' OR seed IS NOT NULL)),
  ADD CONSTRAINT ck_Game_bid CHECK ((bid IS NULL) = (bidder IS NULL) AND bid >= 1),
  ADD CONSTRAINT ck_Game_pot CHECK (pot >= 0);

ALTER TABLE Player
  MODIFY COLUMN token INT,
  DROP INDEX uq_Player_name,
  ADD CONSTRAINT uq_Player_name_as_written UNIQUE (game_id, (CAST(name AS BINARY(160)))),
  ADD COLUMN cards JSON COMMENT 'The cards that he keeps; NULL: none.';

ALTER TABLE Turns
  ADD COLUMN jail_turns INT NOT NULL DEFAULT 0 COMMENT 'Turns in jail that did not end there.',
  ADD CONSTRAINT ck_Turns_jail_turns CHECK (jail_turns >= 0);

ALTER TABLE Deed
  ADD COLUMN level INT NOT NULL DEFAULT 0
    COMMENT 'Buildings: houses, and one more than the most houses for a hotel.',
  ADD COLUMN mortgaged BOOLEAN NOT NULL DEFAULT FALSE,
  ADD CONSTRAINT ck_Deed_level CHECK (level = 0 OR (level > 0 AND p_owner IS NOT NULL)),
  ADD CONSTRAINT ck_Deed_mortgaged CHECK (
    mortgaged IN (FALSE, TRUE) AND (NOT mortgaged OR (p_owner IS NOT NULL AND level = 0)));

ALTER TABLE Gamemanager
  MODIFY COLUMN action VARCHAR(20) COLLATE utf8mb4_0900_as_ci NOT NULL DEFAULT 'roll',
  ADD COLUMN dice2 DOUBLE COMMENT 'The second die.',
  ADD COLUMN prid INT COMMENT 'The property that the action is about.',
  ADD COLUMN amount DOUBLE COMMENT 'The bid; DOUBLE, so that 2.5 is refused and not rounded to 3.',
  ADD COLUMN terms VARCHAR(2000)
    COMMENT 'A trade, or where dice come from, in JSON; text, so that what is not JSON is refused
      by name.',
  ADD COLUMN drawn INT COMMENT 'How many dice had been drawn before this move drew its own.';

ALTER TABLE Event
  MODIFY COLUMN kind ENUM(
    'moved', 'moved_on', 'salary', 'bought', 'not_bought', 'rent', 'collected', 'paid', 'paid_each',
    'set_completed', 'jailed', 'kept_in_jail', 'released', 'defeated', 'won',
    'rolled', 'offered', 'declined', 'auctioned', 'bid', 'passed', 'unsold', 'owes', 'built',
    'sold', 'mortgaged', 'redeemed', 'proposed', 'accepted', 'rejected', 'withdrawn', 'trade_money',
    'trade_property', 'trade_card', 'fined', 'card_used', 'drew', 'card_kept', 'waited', 'left',
    'took_pot', 'teleported', 'turn_ended', 'dice_changed', 'ended')
    NOT NULL,
  ADD COLUMN card_id INT COMMENT 'The card that it is about.',
  ADD COLUMN roll INT COMMENT 'What the dice showed that decide who begins.';
