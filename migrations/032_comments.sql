-- Comments of tables and columns in the terms of the board game and of databases.
-- MODIFY repeats the rest of each column, so that only its comment changes: MySQL does that without
-- touching a row, but copies the small tables Deployment, Game and TournamentRound for it.
-- Every statement can run again after an interrupted migration.

ALTER TABLE AccountConduct
  MODIFY COLUMN counted_from DATETIME(3) NOT NULL
    COMMENT 'In UTC; the minute that times counts.',
  MODIFY COLUMN times INT NOT NULL
    COMMENT 'How often it blocked others, counted once a second.',
  MODIFY COLUMN kept_out_until DATETIME(3)
    COMMENT 'In UTC, the end of its lockout; NULL: it may connect.',
  COMMENT = 'Accounts that recently blocked others or exceeded their limits.';

ALTER TABLE Action
  MODIFY COLUMN sentence VARCHAR(200) NOT NULL
    COMMENT 'The predicate of a sentence, with {property}, {price}, {partner} and {range}.',
  MODIFY COLUMN label VARCHAR(60) NOT NULL
    COMMENT 'Its default name, e.g. in a menu; an edition can have another.',
  MODIFY COLUMN is_final BOOLEAN NOT NULL
    COMMENT 'Whether it ends the game or a player''s part in it, so that clients ask first.',
  MODIFY COLUMN for_all BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether it decides for everybody: it takes all seats, or the owner.',
  COMMENT = 'The actions that can be inserted into Gamemanager.';

ALTER TABLE Bonus
  MODIFY COLUMN amount INT NOT NULL
    COMMENT 'Depends on the effect: money, tiles, a location or a deck.',
  MODIFY COLUMN hotel_amount INT
    COMMENT 'For a hotel with pay_per_building; NULL: the amount for the houses it counts as.',
  COMMENT = 'A tile with an effect on players who land on it.';

ALTER TABLE BotCharacter
  MODIFY COLUMN description VARCHAR(200) NOT NULL
    COMMENT 'Its style of play, in a sentence.',
  MODIFY COLUMN buying_reserve INT NOT NULL
    COMMENT 'Cash that it keeps when it buys or bids, in percent of starting_cash.',
  MODIFY COLUMN building_reserve INT NOT NULL
    COMMENT 'Cash that it keeps when it builds or lifts mortgages, in percent of the same.',
  MODIFY COLUMN fresh_worth INT NOT NULL
    COMMENT 'Worth of the first property of a colour group, in percent of its price.',
  MODIFY COLUMN further_worth INT NOT NULL
    COMMENT 'What each property of the group that it owns adds to that.',
  MODIFY COLUMN last_worth INT NOT NULL
    COMMENT 'Worth of the property that completes its colour group.',
  MODIFY COLUMN rival_worth INT NOT NULL
    COMMENT 'Worth of the property that would complete the colour group of another player.',
  MODIFY COLUMN spoilt_worth INT NOT NULL
    COMMENT 'Worth of a property in a colour group where others own some.',
  MODIFY COLUMN least_worth INT NOT NULL
    COMMENT 'The least worth at which it pays the price, in percent of the price.',
  MODIFY COLUMN bid_step INT NOT NULL
    COMMENT 'How far it bids above the minimum, in percent of the price.',
  MODIFY COLUMN building_chance INT NOT NULL
    COMMENT 'How often it builds when it can, in percent.',
  MODIFY COLUMN leaving_chance INT NOT NULL
    COMMENT 'How often it pays to leave jail while much is unsold, in percent.',
  MODIFY COLUMN mortgages_for_sets BOOLEAN NOT NULL
    COMMENT 'Whether it mortgages to complete a colour group.',
  MODIFY COLUMN trade_margin INT NOT NULL
    COMMENT 'The gain that it demands in a trade, in percent of what it gives.',
  MODIFY COLUMN stands_in BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether it is the default substitute bot, which does not play to win.',
  COMMENT = 'The strategy parameters of a bot.';

ALTER TABLE BotGame
  COMMENT = 'The games with bots or a clock, until they are known to be over.';

ALTER TABLE CalledGame
  MODIFY COLUMN terms JSON NOT NULL
    COMMENT 'As insert_game takes them, with the seed.',
  COMMENT = 'A game that was submitted and must be made with this seed: the outcome may be known.';

ALTER TABLE CalledMove
  MODIFY COLUMN account VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL
    COMMENT 'The account that submitted it.',
  MODIFY COLUMN session_id BIGINT UNSIGNED NOT NULL DEFAULT 0
    COMMENT 'The number of the session that submitted it.',
  COMMENT = 'A move that was submitted and must come before any other: its outcome may be known.';

ALTER TABLE Card
  MODIFY COLUMN amount INT NOT NULL
    COMMENT 'Depends on the effect.';

ALTER TABLE Choice
  MODIFY COLUMN action VARCHAR(20) NOT NULL
    COMMENT 'As in Action, or something to show.',
  COMMENT = 'The labels of an edition for what players can choose.';

ALTER TABLE Colours
  COMMENT = 'A colour group.';

ALTER TABLE Debt
  MODIFY COLUMN debt_no INT NOT NULL
    COMMENT 'The order in which they are due.',
  MODIFY COLUMN debtor INT NOT NULL
    COMMENT 'The player who owes, or decides on an offer.',
  MODIFY COLUMN creditor INT
    COMMENT 'NULL: the bank, or every other player for paid_each.',
  MODIFY COLUMN amount BIGINT
    COMMENT 'NULL: an offer, a fee, a tax choice or a deferred roll.',
  MODIFY COLUMN kind VARCHAR(20) NOT NULL
    COMMENT 'The event of the payment; or offer, fee, tax or moved.',
  MODIFY COLUMN steps INT
    COMMENT 'A deferred roll: how far the debtor moves when the debts before it are paid.',
  COMMENT = 'The agenda of a game: debts and offers to settle, from Standing.first_debt.';

ALTER TABLE DeckCard
  MODIFY COLUMN holder INT
    COMMENT 'The player who holds it; NULL: it is in its deck.',
  COMMENT = 'The place of a card in a game.';

ALTER TABLE Deed
  MODIFY COLUMN cost_factor BIGINT NOT NULL DEFAULT 1
    COMMENT 'The factor for the printed cost.',
  MODIFY COLUMN redeem_by_round INT
    COMMENT 'Last round in which lifting the mortgage costs no further fee; NULL: no limit.',
  COMMENT = 'The owner and state of a property in a game.';

ALTER TABLE Deployment
  MODIFY COLUMN version VARCHAR(80)
    COMMENT 'The version of the last finished deploy; NULL: none finished yet.',
  MODIFY COLUMN has_event BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether an event of the MySQL scheduler moves for bots.',
  COMMENT = 'The version of the game in this database: one row.';

ALTER TABLE DesignSeat
  MODIFY COLUMN players INT NOT NULL
    COMMENT 'The number of players of the design.',
  MODIFY COLUMN seat INT NOT NULL
    COMMENT 'From 1; every table_size of them are a table.',
  COMMENT = 'Designs of rounds in which no two players meet twice.';

ALTER TABLE DrawMethod
  MODIFY COLUMN draws ENUM('round', 'tournament') NOT NULL
    COMMENT 'One round, or all without a draw.',
  COMMENT = 'The draw methods.';

ALTER TABLE Edition
  MODIFY COLUMN ruleset_id INT NOT NULL
    COMMENT 'The revision that new games use.',
  MODIFY COLUMN copied_from VARCHAR(40)
    COMMENT 'The edition or board that this board was copied from; NULL: an edition.',
  MODIFY COLUMN account VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin
    COMMENT 'The account that made a board, without the host.',
  COMMENT = 'The editions and boards that games can be made from.';

ALTER TABLE EditionKey
  COMMENT = 'The keys of an edition document, besides rules and effects.';

ALTER TABLE Effect
  MODIFY COLUMN amount_is ENUM('nothing', 'money', 'tiles', 'location', 'deck', 'kind') NOT NULL
    COMMENT 'What the amount is; kind: a location, for all tiles of its colour or name.',
  MODIFY COLUMN minimum INT NOT NULL
    COMMENT 'The lowest amount.',
  MODIFY COLUMN maximum INT NOT NULL
    COMMENT 'The highest amount.',
  MODIFY COLUMN stands_on SET('tile', 'card') NOT NULL
    COMMENT 'Where it can be used.',
  COMMENT = 'The effects of tiles and cards.';

ALTER TABLE Event
  MODIFY COLUMN record_ID INT NOT NULL
    COMMENT 'The move that produced it; 0: the opening.',
  MODIFY COLUMN player_ID INT NOT NULL
    COMMENT 'The subject of the event.',
  MODIFY COLUMN payer INT
    COMMENT 'The player who paid the amount; NULL: the bank.',
  MODIFY COLUMN payee INT
    COMMENT 'The player who received the amount; NULL: the bank.',
  MODIFY COLUMN card_id INT
    COMMENT 'The card of the event.',
  MODIFY COLUMN roll INT
    COMMENT 'A roll for the order of play.',
  MODIFY COLUMN deadline DATETIME(3)
    COMMENT 'The deadline of an auction after the event, in UTC.',
  COMMENT = 'The log and the postings: every amount that goes from one account to another.';

ALTER TABLE EventKind
  MODIFY COLUMN names SET('player', 'payer', 'payee', 'amount', 'dice', 'dice2', 'tile',
    'property', 'colour', 'card') NOT NULL DEFAULT ''
    COMMENT 'The placeholders that a sentence can have in braces.',
  COMMENT = 'The kinds of events that a move can produce.';

ALTER TABLE Fork
  MODIFY COLUMN game_id INT NOT NULL
    COMMENT 'The game that was made.',
  MODIFY COLUMN fork_id INT NOT NULL AUTO_INCREMENT
    COMMENT 'For LAST_INSERT_ID() in the session that made it.',
  MODIFY COLUMN parent_game_id INT NOT NULL
    COMMENT 'The game that its first moves come from; it may have been deleted.',
  MODIFY COLUMN name VARCHAR(60) NOT NULL
    COMMENT 'The name of the game when it was made.',
  MODIFY COLUMN seed_was_open BOOLEAN NOT NULL
    COMMENT 'Whether the seed, and so its dice and cards, was public when it was made.',
  COMMENT = 'Inserting a row makes a game with the moves of another up to a record.';

ALTER TABLE Game
  MODIFY COLUMN ruleset_id INT NOT NULL
    COMMENT 'The rules that it uses.',
  MODIFY COLUMN player_count INT NOT NULL
    COMMENT 'Number of seats; turns are numbered 0 to player_count - 1.',
  MODIFY COLUMN seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL
    COMMENT 'Shuffles and server dice derive from it. Secret until the game is over.',
  MODIFY COLUMN first_dice_source ENUM('table', 'server', 'numbers') NOT NULL DEFAULT 'table'
    COMMENT 'Where the dice came from at the start: client, server or a list of numbers.',
  MODIFY COLUMN is_deleted BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Set by delete_game: its parts can be deleted.',
  MODIFY COLUMN pace VARCHAR(40)
    COMMENT 'The chosen pace; NULL: none.',
  MODIFY COLUMN seats JSON
    COMMENT 'The accounts that got seats when it was made, by the numbers of the players.',
  MODIFY COLUMN move_seconds INT
    COMMENT 'The time limit of a move in seconds; NULL: none.',
  MODIFY COLUMN stand_in INT
    COMMENT 'The substitute bot that moves for a player whose time is up.',
  COMMENT = 'A game: the part that does not change during play.';

ALTER TABLE Gamemanager
  MODIFY COLUMN token VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin
    COMMENT 'An idempotency key to find the move by (MoveToken), of at most 64 characters.',
  MODIFY COLUMN action VARCHAR(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_as_ci
    NOT NULL DEFAULT 'roll'
    COMMENT 'What the player does: one of Action; by default roll.',
  MODIFY COLUMN terms VARCHAR(2000)
    COMMENT 'A trade or a source of dice in JSON; a text, so that its errors are named.',
  MODIFY COLUMN drawn INT
    COMMENT 'How many dice had been drawn before this move.',
  MODIFY COLUMN location INT NOT NULL
    COMMENT 'Where the player stopped.',
  MODIFY COLUMN bank_balance BIGINT NOT NULL
    COMMENT 'The balance of the player after the move.',
  COMMENT = 'The ledger of moves: inserting a row makes a move.';

ALTER TABLE InstalledPart
  MODIFY COLUMN state VARCHAR(255) NOT NULL
    COMMENT 'Shows whether somebody else has changed it since.',
  COMMENT = 'What the last deploy made; the next one makes parts without a row again.';

ALTER TABLE InstalledVersion
  COMMENT = 'The versions that were installed in this database.';

ALTER TABLE Invitation
  MODIFY COLUMN account VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL
    COMMENT 'The account that invited; its page lets the guest play.',
  MODIFY COLUMN seat INT NOT NULL
    COMMENT 'The number of a player; -1: for watching.',
  MODIFY COLUMN link_hash CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL
    COMMENT 'SHA-256 of the link, which is not stored.',
  MODIFY COLUMN guest_hash CHAR(64) CHARACTER SET ascii COLLATE ascii_bin
    COMMENT 'SHA-256 of the secret that identifies the guest; NULL: the seat is free.',
  COMMENT = 'A seat that a guest at another computer can take, or has taken, by a link.';

ALTER TABLE LeagueAct
  MODIFY COLUMN part ENUM('tournament', 'people', 'entries', 'round', 'number', 'settings',
    'ranking', 'adjustments')
    COMMENT 'What it changes, as tournament_part reads it; NULL: it cannot be undone.',
  COMMENT = 'The acts on a tournament, and the rights that they need.';

ALTER TABLE LeagueMatch
  MODIFY COLUMN match_id BIGINT NOT NULL
    COMMENT '100000 times the tournament, plus the number of the match in it.',
  MODIFY COLUMN result_count INT NOT NULL DEFAULT 0
    COMMENT 'Number of rows of ResultRecord.',
  COMMENT = 'The matches, each in one round.';

ALTER TABLE LeaguePlayer
  COMMENT = 'A player of the league.';

ALTER TABLE LeagueSetting
  MODIFY COLUMN step INT
    COMMENT 'The step between the numbers that it takes, from least.',
  MODIFY COLUMN longest INT
    COMMENT 'The maximum length of a text; NULL: it takes none.',
  COMMENT = 'The settings of tournaments.';

ALTER TABLE MatchDraw
  COMMENT = 'The players drawn for each match.';

ALTER TABLE MatchGame
  MODIFY COLUMN game_id INT NOT NULL
    COMMENT 'Kept when the game is deleted.',
  COMMENT = 'The games that were played as matches, so that none counts twice.';

ALTER TABLE MatchScore
  COMMENT = 'The score of a player in a match.';

ALTER TABLE MatchTable
  COMMENT = 'The strength of the table of a match.';

ALTER TABLE MoveToken
  COMMENT = 'The tokens of moves, so that none is used twice.';

ALTER TABLE NumberList
  COMMENT = 'A list of random numbers as a source of dice.';

ALTER TABLE Phase
  MODIFY COLUMN actor ENUM('turn', 'debtor', 'partner', 'bidder') NOT NULL
    COMMENT 'The player who acts: on turn, the first debtor, the partner of a trade, any bidder.',
  MODIFY COLUMN expectation VARCHAR(100) NOT NULL
    COMMENT 'What is expected, a sentence without a full stop, with {player} and {property}.',
  COMMENT = 'The phases: what a game waits for.';

ALTER TABLE PhaseAction
  MODIFY COLUMN actor ENUM('turn', 'debtor', 'partner', 'bidder', 'proposer', 'anyone') NOT NULL
    COMMENT 'The player who may take it; anyone: every player, also one who is out.',
  COMMENT = 'The actions of each phase.';

ALTER TABLE PlacePoints
  MODIFY COLUMN player_count INT NOT NULL
    COMMENT 'Sizes without rows are not drawn.',
  MODIFY COLUMN positive_count INT NOT NULL
    COMMENT 'Number of scores in the match that are 0 or more.',
  COMMENT = 'The points for a place, or for places that equal scores share.';

ALTER TABLE Player
  MODIFY COLUMN turn INT NOT NULL
    COMMENT 'The seat: the place in the order of play.',
  MODIFY COLUMN jail_turns INT NOT NULL DEFAULT 0
    COMMENT 'Turns that ended in jail.',
  MODIFY COLUMN passed BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether the player has passed in the current auction.',
  MODIFY COLUMN character_id INT
    COMMENT 'The bot that plays the seat; NULL: a person.',
  MODIFY COLUMN account VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin
    COMMENT 'The account that has the seat, without the host; NULL: none.',
  COMMENT = 'A player of a game: seat, money, location and status.';

ALTER TABLE PlayerChange
  COMMENT = 'The ledger of players: inserting a row makes the change. It is never deleted.';

ALTER TABLE PointAdjustment
  MODIFY COLUMN round_id INT
    COMMENT 'The first round in which it counts; NULL: from the beginning.',
  COMMENT = 'Bonuses and penalties, with reasons.';

ALTER TABLE PointRule
  MODIFY COLUMN uses_strength BOOLEAN NOT NULL
    COMMENT 'Whether it pays for the strength of the table.',
  MODIFY COLUMN score_divisor INT
    COMMENT 'The score that is worth a point; NULL: scores are not paid.',
  MODIFY COLUMN most_for_score INT
    COMMENT 'The most points that a score wins or loses.',
  COMMENT = 'What a point system pays besides places.';

ALTER TABLE PointSystem
  COMMENT = 'A way to turn scores into points, defined by PointRule and PlacePoints.';

ALTER TABLE Property
  MODIFY COLUMN cost INT NOT NULL
    COMMENT 'The printed price; with rent_by cost also the printed rent.',
  MODIFY COLUMN rent_by ENUM('cost', 'level', 'house', 'owned', 'dice') NOT NULL
    COMMENT 'What the rent depends on: cost, buildings, properties of the group, or with dice.',
  MODIFY COLUMN hotel_cost INT
    COMMENT 'The cost of the hotel that replaces the houses; NULL: none.',
  MODIFY COLUMN mortgage INT
    COMMENT 'The mortgage value; NULL: mortgage_percent of the cost.';

ALTER TABLE RankCriterion
  COMMENT = 'The criteria by which players can be ranked.';

ALTER TABLE Refusal
  MODIFY COLUMN errno INT NOT NULL
    COMMENT 'MYSQL_ERRNO of the refusal; never reused.',
  COMMENT = 'The refusals: every named error that the database raises.';

ALTER TABLE Rent
  MODIFY COLUMN level INT NOT NULL
    COMMENT 'Depends on rent_by of the property.',
  MODIFY COLUMN amount INT NOT NULL
    COMMENT 'Money; for rent_by dice the factor for the roll.',
  COMMENT = 'The rents of properties whose rent is not their cost.';

ALTER TABLE RestoredGame
  MODIFY COLUMN restored_id INT NOT NULL AUTO_INCREMENT
    COMMENT 'For LAST_INSERT_ID() in the session that made it.',
  MODIFY COLUMN digest CHAR(64) NOT NULL
    COMMENT 'The digest of the archive.',
  MODIFY COLUMN archive LONGTEXT
    COMMENT 'The archive that the game is made from; not stored.',
  MODIFY COLUMN seed_was_open BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether the seed, and so its dice and cards, was public when it was made.',
  COMMENT = 'Inserting an archive makes its game again.';

ALTER TABLE RestoredTournament
  MODIFY COLUMN restored_id INT NOT NULL AUTO_INCREMENT
    COMMENT 'For LAST_INSERT_ID() in the session that made it.',
  MODIFY COLUMN digest CHAR(64) NOT NULL
    COMMENT 'The digest of the archive.',
  MODIFY COLUMN name VARCHAR(60)
    COMMENT 'A new name, NULL for that of the archive; not stored.',
  MODIFY COLUMN archive LONGTEXT
    COMMENT 'The archive that the tournament is made from; not stored.',
  COMMENT = 'Inserting an archive makes its tournament again. It is never deleted.';

ALTER TABLE ResultRecord
  MODIFY COLUMN record_no INT NOT NULL
    COMMENT 'Counts from 1 in each match; the highest is valid.',
  MODIFY COLUMN scores JSON NOT NULL
    COMMENT 'Given as [{"player": name, "score": number}, …], stored with player_id for player.',
  MODIFY COLUMN game INT
    COMMENT 'The game that was played as the match; NULL: none in this database.',
  MODIFY COLUMN undoes INT
    COMMENT 'The record that this one undoes.',
  COMMENT = 'The ledger of results: inserting a row records a match. It is never deleted.';

ALTER TABLE RoundBye
  COMMENT = 'The players who were entered for a round and not drawn.';

ALTER TABLE Rule
  MODIFY COLUMN topic VARCHAR(20) NOT NULL
    COMMENT 'Its topic. Documents have board rules under board, all others under rules.',
  MODIFY COLUMN may_be_none BOOLEAN NOT NULL
    COMMENT 'Whether the value null is allowed. It is the default then.',
  MODIFY COLUMN default_value JSON NOT NULL
    COMMENT 'The value where a document has none.';

ALTER TABLE Ruleset
  MODIFY COLUMN edition VARCHAR(40) NOT NULL
    COMMENT 'The name of the edition.',
  MODIFY COLUMN document JSON NOT NULL
    COMMENT 'The complete edition, with everything inherited.',
  MODIFY COLUMN first_location INT NOT NULL
    COMMENT 'The number of the first location; there are tile_count.',
  MODIFY COLUMN salary INT NOT NULL
    COMMENT 'Paid for passing or landing on the first location.',
  MODIFY COLUMN salary_factor_on_go INT NOT NULL
    COMMENT 'The factor for the salary when a player stops on the first location.',
  MODIFY COLUMN starting_cash INT NOT NULL
    COMMENT 'The cash of players who are not in an opening position.',
  MODIFY COLUMN player_number_from INT NOT NULL
    COMMENT 'The number of the first player, for default names.',
  MODIFY COLUMN player_order ENUM('seat', 'rolled', 'rolled_off') NOT NULL
    COMMENT 'The first player: the first seat, or the highest roll; rolled_off: ties roll again.',
  MODIFY COLUMN extra_roll_dice INT
    COMMENT 'A roll that moves without a landing effect and gives another; NULL: none.',
  MODIFY COLUMN doubles_roll_again BOOLEAN NOT NULL
    COMMENT 'Whether doubles give another roll.',
  MODIFY COLUMN jail_exit_doubles BOOLEAN NOT NULL
    COMMENT 'Whether doubles free from jail; they also move.',
  MODIFY COLUMN jail_fine INT
    COMMENT 'The fine to leave jail; NULL: there is none.',
  MODIFY COLUMN jail_turns INT
    COMMENT 'After how many turns in jail a player is free; NULL: no limit.',
  MODIFY COLUMN jail_wait BOOLEAN NOT NULL
    COMMENT 'Whether players may wait in jail.',
  MODIFY COLUMN jail_last_roll ENUM('stays', 'pays_and_moves') NOT NULL
    COMMENT 'The effect of a roll that does not free in the last turn in jail.',
  MODIFY COLUMN landing_told BOOLEAN NOT NULL
    COMMENT 'Whether landing on a property has its own event.',
  MODIFY COLUMN auction ENUM('none', 'declined', 'unsold') NOT NULL
    COMMENT 'What is auctioned: nothing, declined properties, also unaffordable ones.',
  MODIFY COLUMN first_bid_percent INT NOT NULL
    COMMENT 'The lowest first bid, in percent of the price.',
  MODIFY COLUMN raise_percent INT NOT NULL
    COMMENT 'The lowest raise, in percent of the lowest first bid; at least 1.',
  MODIFY COLUMN set_bonus_factor INT NOT NULL
    COMMENT 'The factor for the rent of a complete colour group, see set_bonus_sticks.',
  MODIFY COLUMN set_bonus_sticks BOOLEAN NOT NULL
    COMMENT 'Whether a completed group raises prices and rents for good, or rents while owned.',
  MODIFY COLUMN build_evenly BOOLEAN NOT NULL
    COMMENT 'Whether the buildings of a colour group may differ by at most one.',
  MODIFY COLUMN sell_percent INT
    COMMENT 'Paid for a building, in percent of its cost; NULL: none are sold.',
  MODIFY COLUMN mortgage_percent INT
    COMMENT 'Paid for a mortgage, in percent of the price; NULL: no mortgages.',
  MODIFY COLUMN redeem_fee INT NOT NULL
    COMMENT 'The fee for lifting a mortgage, in hundredths of a percent of the mortgage.',
  MODIFY COLUMN trade ENUM('none', 'exchange', 'free') NOT NULL
    COMMENT 'exchange: both sides give something, and only one gives money or cards.',
  MODIFY COLUMN insolvency ENUM('bank_pays', 'creditor_takes', 'debt') NOT NULL
    COMMENT 'An insolvent debtor is out (bank pays, or creditor takes all) or raises money first.',
  MODIFY COLUMN cards_go_to_creditor BOOLEAN NOT NULL
    COMMENT 'Whether a bankrupt player''s cards go to the creditor, or under their decks.',
  MODIFY COLUMN turn_end ENUM('automatic', 'declared') NOT NULL
    COMMENT 'Whether a turn ends by itself, or with end_turn.',
  MODIFY COLUMN turn_limit INT
    COMMENT 'The maximum number of turns; NULL: no limit.',
  MODIFY COLUMN players_left_to_end INT NOT NULL
    COMMENT 'The game is over when at most this many players are left.',
  MODIFY COLUMN winner ENUM('last', 'net_worth') NOT NULL
    COMMENT 'The winner: the last player left, or all players with the highest net worth.',
  MODIFY COLUMN pot_location INT
    COMMENT 'Where players collect the pot; NULL: by effects only.',
  MODIFY COLUMN auction_seconds INT
    COMMENT 'The time for the first bid in seconds; NULL: an auction ends when all have passed.',
  MODIFY COLUMN bid_seconds INT NOT NULL DEFAULT 0
    COMMENT 'The seconds that each bid adds.',
  MODIFY COLUMN rent_in_jail BOOLEAN NOT NULL DEFAULT TRUE
    COMMENT 'Whether a player in jail collects rent.',
  MODIFY COLUMN deeds_dealt INT NOT NULL DEFAULT 0
    COMMENT 'How many properties are dealt to each player at the start.',
  MODIFY COLUMN sell_deed_percent INT
    COMMENT 'Paid by the bank for a property, in percent of its price; NULL: it buys none.',
  MODIFY COLUMN house_stock INT
    COMMENT 'The houses in the bank; NULL: unlimited.',
  MODIFY COLUMN hotel_stock INT
    COMMENT 'The hotels in the bank; NULL: unlimited.',
  MODIFY COLUMN handover_fee INT NOT NULL DEFAULT 0
    COMMENT 'A further fee for a new owner who lifts a mortgage late, as redeem_fee.',
  MODIFY COLUMN trades_per_turn INT
    COMMENT 'The trades that can be proposed in a turn; NULL: unlimited.',
  MODIFY COLUMN tax_percent INT
    COMMENT 'The percentage of net worth that can be paid instead of a tax; NULL: none.',
  MODIFY COLUMN worth_of_buildings BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether net worth includes buildings, at their cost.',
  MODIFY COLUMN insolvent_at_once BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether a player who owes more than they could raise is out at once.',
  MODIFY COLUMN heir_gets_buildings BOOLEAN NOT NULL DEFAULT TRUE
    COMMENT 'Whether the creditor gets a bankrupt player''s buildings, or they are sold first.',
  MODIFY COLUMN ends_without_people BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether the game ends when the last person is out and only bots are left.',
  MODIFY COLUMN price_percent INT NOT NULL DEFAULT 100
    COMMENT 'The percentage that was applied to prices and mortgage values.',
  MODIFY COLUMN rent_percent INT NOT NULL DEFAULT 100
    COMMENT 'The percentage that was applied to rents, not to factors for dice.',
  MODIFY COLUMN building_percent INT NOT NULL DEFAULT 100
    COMMENT 'The percentage that was applied to the costs of buildings.',
  MODIFY COLUMN pot ENUM('none', 'fines', 'everything') NOT NULL DEFAULT 'none'
    COMMENT 'What the pot collects: fines (taxes, fines, fees, cards), or all that the bank gets.';

ALTER TABLE Save
  MODIFY COLUMN record_ID INT NOT NULL
    COMMENT 'The last move in it.',
  COMMENT = 'A named point in the ledger of a game.';

ALTER TABLE SaveSlot
  MODIFY COLUMN account VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL
    COMMENT 'The account, without the host.',
  MODIFY COLUMN record_ID INT NOT NULL
    COMMENT 'The last move in it.',
  COMMENT = 'A point in the ledger of a game, in a numbered slot of an account.';

ALTER TABLE Setting
  COMMENT = 'Settings for all games, which the owner can UPDATE.';

ALTER TABLE SettingChoice
  COMMENT = 'The choices of a setting.';

ALTER TABLE Standing
  MODIFY COLUMN players_left INT NOT NULL
    COMMENT 'Number of players who are not out.',
  MODIFY COLUMN turns_ended INT NOT NULL DEFAULT 0
    COMMENT 'Number of turns for the turn limit.',
  MODIFY COLUMN dice_source ENUM('table', 'server', 'numbers') NOT NULL
    COMMENT 'Where the dice come from.',
  MODIFY COLUMN list_id INT
    COMMENT 'The list that the dice come from.',
  MODIFY COLUMN drawn INT NOT NULL DEFAULT 0
    COMMENT 'How many dice the server has rolled or taken from the list.',
  MODIFY COLUMN prid INT
    COMMENT 'The property that is offered or auctioned, or that a fee is due for.',
  MODIFY COLUMN bidder INT
    COMMENT 'The player who bid it.',
  MODIFY COLUMN next_debt INT NOT NULL DEFAULT 1
    COMMENT 'The number of the next debt; equal to first_debt when none is due.',
  MODIFY COLUMN proposal JSON
    COMMENT 'The proposed trade: from, to, give, take, and the phase before it.',
  MODIFY COLUMN pot BIGINT NOT NULL DEFAULT 0
    COMMENT 'The money in the pot.',
  MODIFY COLUMN deadline DATETIME(3)
    COMMENT 'The deadline of the auction, in UTC; NULL: no auction with a clock.',
  MODIFY COLUMN trades INT NOT NULL DEFAULT 0
    COMMENT 'Number of trades proposed in trade_turn.',
  MODIFY COLUMN played_at DATETIME(3)
    COMMENT 'The time of the newest row of the ledger, in UTC.',
  MODIFY COLUMN seating ENUM('table', 'characters', 'accounts', 'held') NOT NULL DEFAULT 'table'
    COMMENT 'accounts: each moves for its own seats, bots for theirs; held: a copy, nobody moves.',
  COMMENT = 'The state of a game: what every move reads and writes.';

ALTER TABLE Status
  MODIFY COLUMN takes_part BOOLEAN NOT NULL
    COMMENT 'Whether the player still moves, pays and bids.',
  COMMENT = 'The statuses of a player.';

ALTER TABLE StatusLabel
  COMMENT = 'The labels of an edition for the status of players.';

ALTER TABLE Tile
  COMMENT = 'A landing reads Location, Property and Bonus here, in one row. insert_tiles makes it.';

ALTER TABLE TileKind
  MODIFY COLUMN kind VARCHAR(20) NOT NULL
    COMMENT 'start or jail; else the effect of a bonus, or rent_by of a property.',
  MODIFY COLUMN icon VARCHAR(20)
    COMMENT 'The icon of tiles without their own; NULL: none.';

ALTER TABLE Token
  COMMENT = 'The pieces of players.';

ALTER TABLE TournamentChange
  MODIFY COLUMN terms JSON NOT NULL
    COMMENT 'The arguments of the act.',
  MODIFY COLUMN previous JSON
    COMMENT 'The previous state of what it changes.',
  MODIFY COLUMN note MEDIUMTEXT NOT NULL
    COMMENT 'A sentence for people, with the names at that time.',
  MODIFY COLUMN undoes INT
    COMMENT 'The change that this one undoes.',
  COMMENT = 'The ledger of tournaments: inserting a row makes a change. It is never deleted.';

ALTER TABLE TournamentEntry
  COMMENT = 'The players who are entered for the coming rounds.';

ALTER TABLE TournamentRank
  MODIFY COLUMN position INT NOT NULL
    COMMENT 'From 1; decides between players whom the criteria before it leave equal.',
  COMMENT = 'The criteria of the ranking of a tournament.';

ALTER TABLE TournamentRound
  MODIFY COLUMN round_id INT NOT NULL
    COMMENT 'Standings after a round count it and all lower numbers.',
  COMMENT = 'A round of a tournament and its dates.';

ALTER TABLE TournamentScorer
  COMMENT = 'The rights of accounts to tournaments. The owner of the database needs no row.';

ALTER TABLE TournamentSetting
  COMMENT = 'The settings of a tournament that differ from the defaults.';

ALTER TABLE TournamentState
  MODIFY COLUMN change_count INT NOT NULL DEFAULT 0
    COMMENT 'Number of rows of TournamentChange.',
  MODIFY COLUMN match_count INT NOT NULL DEFAULT 0
    COMMENT 'Number of matches that were ever drawn.',
  COMMENT = 'The row that changes of a tournament lock first.';

ALTER TABLE Wording
  COMMENT = 'The sentences of an edition that replace those of EventKind.';
