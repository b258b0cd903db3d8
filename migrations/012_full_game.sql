-- What the full game needs: a clock, taxes, a stock of buildings, mortgages that change hands.
-- Every statement can run again after an interrupted migration.

ALTER TABLE PhaseAction
  MODIFY actor ENUM('turn', 'debtor', 'partner', 'bidder', 'proposer', 'anyone') NOT NULL
    COMMENT 'Who may; anyone: every player of the game, also one who is out.';

ALTER TABLE Effect
  MODIFY amount_is ENUM('nothing', 'money', 'tiles', 'location', 'deck', 'kind') NOT NULL
    COMMENT 'What the amount of a bonus or card with it means; kind: a location, for all tiles of
      its colour or of its name.';

ALTER TABLE Ruleset
  MODIFY player_order ENUM('seat', 'rolled', 'rolled_off') NOT NULL
    COMMENT 'Who begins: who is named first, or who rolls highest; rolled_off: who rolls the same
      rolls again.',
  ADD COLUMN pot_location INT COMMENT 'Where the pot is taken; NULL: by effects only.',
  ADD COLUMN auction_seconds INT
    COMMENT 'How long an auction waits for the first bid; NULL: until all have passed.',
  ADD COLUMN bid_seconds INT NOT NULL DEFAULT 0 COMMENT 'What each bid adds to the time.',
  ADD COLUMN rent_in_jail BOOLEAN NOT NULL DEFAULT TRUE
    COMMENT 'Whether who is in jail collects rent.',
  ADD COLUMN deeds_dealt INT NOT NULL DEFAULT 0
    COMMENT 'How many properties each player is dealt at the beginning.',
  ADD COLUMN sell_deed_percent INT
    COMMENT 'What the bank pays for a property, of its price; NULL: it buys none back.',
  ADD COLUMN house_stock INT COMMENT 'How many houses there are; NULL: any number.',
  ADD COLUMN hotel_stock INT COMMENT 'How many hotels there are; NULL: any number.',
  ADD COLUMN handover_fee INT NOT NULL DEFAULT 0
    COMMENT 'What redeeming costs further that a new owner put off, as redeem_fee.',
  ADD COLUMN trades_per_turn INT
    COMMENT 'How many trades are proposed in a turn; NULL: any number.',
  ADD COLUMN tax_percent INT
    COMMENT 'The share of his worth that a player may pay instead of a tax; NULL: none.',
  ADD COLUMN worth_of_buildings BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether what a player has counts his buildings, at their cost.',
  ADD COLUMN insolvent_at_once BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether who owes more than he could raise is out at once.',
  ADD COLUMN heir_gets_buildings BOOLEAN NOT NULL DEFAULT TRUE
    COMMENT 'Whether buildings of who drops out stay for his creditor, or are sold first.',
  ADD COLUMN ends_without_people BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether the game ends when the last person is out, and only characters are left.';

ALTER TABLE Bonus
  ADD COLUMN hotel_amount INT
    COMMENT 'What a hotel costs with pay_per_building; NULL: as the houses that it stands for.';

ALTER TABLE Tile
  ADD COLUMN hotel_amount INT COMMENT 'As in Bonus.';

ALTER TABLE Card
  ADD COLUMN hotel_amount INT COMMENT 'As in Bonus.';

ALTER TABLE Standing
  ADD COLUMN deadline DATETIME(3)
    COMMENT 'When the time of the auction is up, in UTC; NULL: no auction with a clock.',
  ADD COLUMN trades INT NOT NULL DEFAULT 0 COMMENT 'Trades that were proposed in trade_turn.',
  ADD COLUMN trade_turn INT NOT NULL DEFAULT 0
    COMMENT 'The turn of the last proposal, counted as turns_ended.',
  ADD COLUMN played_at DATETIME(3) COMMENT 'When the newest row of the ledger was made, in UTC.',
  ADD KEY k_Standing_deadline (deadline);

ALTER TABLE Deed
  ADD COLUMN redeem_by_round INT
    COMMENT 'The last round in which a new owner redeems without the further fee; NULL: there is
      none.';

ALTER TABLE Gamemanager
  ADD COLUMN played_at DATETIME(3) COMMENT 'When the move was made, in UTC.';

ALTER TABLE Event
  ADD COLUMN deadline DATETIME(3) COMMENT 'When the time of an auction is up then, in UTC.';
