-- The schema as a deploy makes it: tables in full; views, routines and triggers by their outside.
-- Made by `npx tsx test/schema/write-schema-dump.ts`; a test compares it with the database.

CREATE TABLE `Action` (
  `action` varchar(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_as_ci NOT NULL,
  `position` int NOT NULL COMMENT 'The order in which actions are listed.',
  `takes` set('dice','prid','amount','terms') NOT NULL COMMENT 'The columns of Gamemanager that belong to it.',
  `sentence` varchar(200) NOT NULL COMMENT 'What it would do, after the name of the player; may name {property}, {price},\n      {partner}, {range}.',
  `label` varchar(60) NOT NULL COMMENT 'What it is called where an edition does not say otherwise, e.g. in a menu.',
  `is_final` tinyint(1) NOT NULL COMMENT 'Whether it takes a player or the game away, so that a client asks first.',
  `brings_money` tinyint(1) NOT NULL COMMENT 'Whether it is a way to raise money.',
  `for_all` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Whether who does it decides for all who play: that takes all seats, or the owner.',
  PRIMARY KEY (`action`),
  UNIQUE KEY `uq_Action_position` (`position`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What can be inserted into Gamemanager.';

CREATE TABLE `Bonus` (
  `ruleset_id` int NOT NULL,
  `bid` int NOT NULL,
  `name` varchar(40) NOT NULL,
  `description` varchar(100) DEFAULT NULL,
  `location` int NOT NULL,
  `effect` varchar(20) NOT NULL,
  `amount` int NOT NULL COMMENT 'As the effect says: money, tiles, a location or a deck.',
  `hotel_amount` int DEFAULT NULL COMMENT 'What a hotel costs with pay_per_building; NULL: as the houses that it stands for.',
  PRIMARY KEY (`ruleset_id`,`bid`),
  UNIQUE KEY `uq_Bonus_location` (`ruleset_id`,`location`),
  KEY `fk_Bonus_effect` (`effect`),
  CONSTRAINT `fk_Bonus_effect` FOREIGN KEY (`effect`) REFERENCES `Effect` (`effect`),
  CONSTRAINT `fk_Bonus_location` FOREIGN KEY (`ruleset_id`, `location`) REFERENCES `Location` (`ruleset_id`, `lid`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A tile that does something to whoever lands on it.';

CREATE TABLE `BotCharacter` (
  `character_id` int NOT NULL,
  `name` varchar(40) NOT NULL,
  `description` varchar(200) NOT NULL COMMENT 'How he plays, in a sentence.',
  `buying_reserve` int NOT NULL COMMENT 'What he keeps when he buys or bids, in percent of the cash that players begin with.',
  `building_reserve` int NOT NULL COMMENT 'What he keeps when he builds or redeems, in percent of the same.',
  `fresh_worth` int NOT NULL COMMENT 'What the first of a colour is worth to him, in percent of its price, as what follows.',
  `further_worth` int NOT NULL COMMENT 'What each of the colour that he has adds to that.',
  `last_worth` int NOT NULL COMMENT 'What is worth to him the one that completes his colour.',
  `rival_worth` int NOT NULL COMMENT 'One that would complete the colour of somebody else.',
  `spoilt_worth` int NOT NULL COMMENT 'One of a colour that others have some of.',
  `least_worth` int NOT NULL COMMENT 'What a property must be worth to him that he pays its price.',
  `bid_step` int NOT NULL COMMENT 'How much more he bids than he must, in percent of the price.',
  `building_chance` int NOT NULL COMMENT 'How often he builds when he can, in percent of the times that he thinks of it.',
  `leaving_chance` int NOT NULL COMMENT 'How often he gets out of jail as soon as he can, while much is unsold; in percent.',
  `mortgages_for_sets` tinyint(1) NOT NULL COMMENT 'Whether he mortgages to complete a colour.',
  `trade_margin` int NOT NULL COMMENT 'What he wants to gain by a trade, in percent of what he gives.',
  `stands_in` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Whether he does not play to win: he moves for who is late, if no other is named.',
  PRIMARY KEY (`character_id`),
  UNIQUE KEY `uq_BotCharacter_name` (`name`),
  CONSTRAINT `ck_BotCharacter_bid_step` CHECK ((`bid_step` between 1 and 100)),
  CONSTRAINT `ck_BotCharacter_chances` CHECK (((`building_chance` between 1 and 100) and (`leaving_chance` between 0 and 100))),
  CONSTRAINT `ck_BotCharacter_reserves` CHECK (((`buying_reserve` between 0 and 1000) and (`building_reserve` between 0 and 1000))),
  CONSTRAINT `ck_BotCharacter_trade_margin` CHECK ((`trade_margin` between 0 and 1000)),
  CONSTRAINT `ck_BotCharacter_worths` CHECK (((`fresh_worth` between 0 and 1000) and (`further_worth` between 0 and 1000) and (`last_worth` between 0 and 1000) and (`rival_worth` between 0 and 1000) and (`spoilt_worth` between 0 and 1000) and (`least_worth` between 0 and 1000)))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='How somebody plays who is no person: weights, which the routines of bots go by.';

CREATE TABLE `BotGame` (
  `game_id` int NOT NULL,
  PRIMARY KEY (`game_id`),
  CONSTRAINT `fk_BotGame_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The games with seats of characters or a clock, as far as they are not known to be over.';

CREATE TABLE `CalledMove` (
  `game_id` int NOT NULL,
  `account` varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL COMMENT 'Who called it.',
  `action` varchar(20) NOT NULL,
  `details` json DEFAULT NULL COMMENT 'As make_move takes them.',
  `called_at` datetime(3) NOT NULL COMMENT 'In UTC.',
  `session_id` bigint unsigned NOT NULL DEFAULT '0' COMMENT 'The number of the session that called it.',
  PRIMARY KEY (`game_id`),
  CONSTRAINT `fk_CalledMove_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A move that must be made before any other of its game: what comes of it may be known.';

CREATE TABLE `Card` (
  `ruleset_id` int NOT NULL,
  `card_id` int NOT NULL,
  `deck_id` int NOT NULL,
  `text` varchar(200) NOT NULL,
  `effect` varchar(20) NOT NULL,
  `amount` int NOT NULL COMMENT 'As the effect says.',
  `hotel_amount` int DEFAULT NULL COMMENT 'As in Bonus.',
  PRIMARY KEY (`ruleset_id`,`card_id`),
  KEY `k_Card_deck` (`ruleset_id`,`deck_id`),
  KEY `fk_Card_effect` (`effect`),
  CONSTRAINT `fk_Card_deck` FOREIGN KEY (`ruleset_id`, `deck_id`) REFERENCES `Deck` (`ruleset_id`, `deck_id`),
  CONSTRAINT `fk_Card_effect` FOREIGN KEY (`effect`) REFERENCES `Effect` (`effect`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A card of a deck.';

CREATE TABLE `Choice` (
  `ruleset_id` int NOT NULL,
  `position` int NOT NULL COMMENT 'The order in which choices are offered.',
  `action` varchar(20) NOT NULL COMMENT 'As in Action, or something to look at.',
  `code` varchar(4) NOT NULL COMMENT 'What a player types.',
  `label` varchar(60) NOT NULL,
  PRIMARY KEY (`ruleset_id`,`action`),
  UNIQUE KEY `uq_Choice_code` (`ruleset_id`,`code`),
  CONSTRAINT `fk_Choice_ruleset` FOREIGN KEY (`ruleset_id`) REFERENCES `Ruleset` (`ruleset_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='How an edition calls what a player may choose.';

CREATE TABLE `Colours` (
  `ruleset_id` int NOT NULL,
  `cid` int NOT NULL,
  `name` varchar(40) NOT NULL,
  PRIMARY KEY (`ruleset_id`,`cid`),
  UNIQUE KEY `uq_Colours_name` (`ruleset_id`,`name`),
  CONSTRAINT `fk_Colours_ruleset` FOREIGN KEY (`ruleset_id`) REFERENCES `Ruleset` (`ruleset_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A set of properties.';

CREATE TABLE `Debt` (
  `game_id` int NOT NULL,
  `debt_no` int NOT NULL COMMENT 'The order in which they fall due.',
  `debtor` int NOT NULL COMMENT 'Who owes, or decides about an offer.',
  `creditor` int DEFAULT NULL COMMENT 'NULL: the bank, or everybody else for paid_each.',
  `amount` bigint DEFAULT NULL COMMENT 'NULL: an offer, a fee or a move that waits for the debts before it.',
  `kind` varchar(20) NOT NULL COMMENT 'The event that paying is; offer, fee, tax or moved.',
  `prid` int DEFAULT NULL,
  `steps` int DEFAULT NULL COMMENT 'How far the debtor moves once the debts before are paid; NULL: he does not.',
  PRIMARY KEY (`game_id`,`debt_no`),
  CONSTRAINT `fk_Debt_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `ck_Debt_amount` CHECK ((`amount` >= 0))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What is to be settled, from Standing.first_debt on.';

CREATE TABLE `Deck` (
  `ruleset_id` int NOT NULL,
  `deck_id` int NOT NULL,
  `name` varchar(40) NOT NULL,
  PRIMARY KEY (`ruleset_id`,`deck_id`),
  UNIQUE KEY `uq_Deck_name` (`ruleset_id`,`name`),
  CONSTRAINT `fk_Deck_ruleset` FOREIGN KEY (`ruleset_id`) REFERENCES `Ruleset` (`ruleset_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A deck of cards of a board.';

CREATE TABLE `DeckCard` (
  `game_id` int NOT NULL,
  `card_id` int NOT NULL,
  `ruleset_id` int NOT NULL COMMENT 'As in Game.',
  `place` bigint NOT NULL COMMENT 'The order, lowest first, of a deck from top to bottom or of the cards that a player\n      keeps: counted from 1 by the shuffle; later, as place_in_deck says.',
  `holder` int DEFAULT NULL COMMENT 'The player who keeps it; NULL: it lies in its deck.',
  PRIMARY KEY (`game_id`,`card_id`),
  KEY `fk_DeckCard_card` (`ruleset_id`,`card_id`),
  KEY `fk_DeckCard_holder` (`game_id`,`holder`),
  CONSTRAINT `fk_DeckCard_card` FOREIGN KEY (`ruleset_id`, `card_id`) REFERENCES `Card` (`ruleset_id`, `card_id`),
  CONSTRAINT `fk_DeckCard_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `fk_DeckCard_holder` FOREIGN KEY (`game_id`, `holder`) REFERENCES `Player` (`game_id`, `pid`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Where a card is in a game.';

CREATE TABLE `Deed` (
  `game_id` int NOT NULL,
  `prid` int NOT NULL,
  `ruleset_id` int NOT NULL COMMENT 'As in Game.',
  `p_owner` int DEFAULT NULL COMMENT 'NULL: the bank.',
  `cost_factor` bigint NOT NULL DEFAULT '1' COMMENT 'What the printed cost is multiplied by.',
  `level` int NOT NULL DEFAULT '0' COMMENT 'Buildings: houses, and one more than the most houses for a hotel.',
  `mortgaged` tinyint(1) NOT NULL DEFAULT '0',
  `redeem_by_round` int DEFAULT NULL COMMENT 'The last round in which a new owner redeems without the further fee; NULL: there is\n      none.',
  PRIMARY KEY (`game_id`,`prid`),
  KEY `fk_Deed_property` (`ruleset_id`,`prid`),
  KEY `fk_Deed_owner` (`game_id`,`p_owner`),
  CONSTRAINT `fk_Deed_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `fk_Deed_owner` FOREIGN KEY (`game_id`, `p_owner`) REFERENCES `Player` (`game_id`, `pid`),
  CONSTRAINT `fk_Deed_property` FOREIGN KEY (`ruleset_id`, `prid`) REFERENCES `Property` (`ruleset_id`, `prid`),
  CONSTRAINT `ck_Deed_cost_factor` CHECK ((`cost_factor` between 1 and 1000000000)),
  CONSTRAINT `ck_Deed_level` CHECK (((`level` = 0) or ((`level` > 0) and (`p_owner` is not null)))),
  CONSTRAINT `ck_Deed_mortgaged` CHECK (((`mortgaged` in (false,true)) and ((0 = `mortgaged`) or ((`p_owner` is not null) and (`level` = 0)))))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Who owns a property in a game.';

CREATE TABLE `Deployment` (
  `id` int NOT NULL,
  `version` varchar(80) DEFAULT NULL COMMENT 'What the last finished deploy installed; NULL: none finished yet.',
  `state` enum('running','finished') NOT NULL DEFAULT 'running',
  `started_at` timestamp NULL DEFAULT NULL,
  `finished_at` timestamp NULL DEFAULT NULL COMMENT 'When the version was installed.',
  `has_event` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Whether an event of the scheduler of MySQL lets characters play.',
  PRIMARY KEY (`id`),
  CONSTRAINT `ck_Deployment_finished` CHECK (((`state` = _utf8mb4'running') or ((`version` is not null) and (`finished_at` is not null)))),
  CONSTRAINT `ck_Deployment_id` CHECK ((`id` = 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The version of the game that this database holds: one row.';

CREATE TABLE `DeploymentLock` (
  `id` int NOT NULL,
  PRIMARY KEY (`id`),
  CONSTRAINT `ck_DeploymentLock_id` CHECK ((`id` = 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Its one row is locked as long as a deploy runs, so that there is one at a time.';

CREATE TABLE `DesignSeat` (
  `players` int NOT NULL COMMENT 'How many the design is for.',
  `table_size` int NOT NULL,
  `round_no` int NOT NULL,
  `seat` int NOT NULL COMMENT 'From 1; table_size of them in turn are a table.',
  `player_no` int NOT NULL COMMENT 'From 1 to players.',
  PRIMARY KEY (`players`,`table_size`,`round_no`,`seat`),
  UNIQUE KEY `uq_DesignSeat_player` (`players`,`table_size`,`round_no`,`player_no`),
  CONSTRAINT `ck_DesignSeat_numbers` CHECK (((`seat` between 1 and `players`) and (`player_no` between 1 and `players`)))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Rounds in which no two players meet twice.';

CREATE TABLE `DrawMethod` (
  `method` varchar(30) NOT NULL,
  `draws` enum('round','tournament') NOT NULL COMMENT 'One round, or all that are yet to be drawn.',
  `meaning` varchar(200) NOT NULL,
  PRIMARY KEY (`method`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The ways to draw.';

CREATE TABLE `Edition` (
  `edition` varchar(40) NOT NULL,
  `ruleset_id` int NOT NULL COMMENT 'The revision that new games begin with.',
  `source` json NOT NULL COMMENT 'The document as it was imported.',
  `copied_from` varchar(40) DEFAULT NULL COMMENT 'Of a board that somebody made: the edition or board that it is a copy of; NULL: an\n      edition.',
  `account` varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin DEFAULT NULL COMMENT 'Of a board: who made it, without the host.',
  PRIMARY KEY (`edition`),
  KEY `fk_Edition_ruleset` (`ruleset_id`),
  CONSTRAINT `fk_Edition_ruleset` FOREIGN KEY (`ruleset_id`) REFERENCES `Ruleset` (`ruleset_id`),
  CONSTRAINT `ck_Edition_copied_from` CHECK (((`copied_from` is null) = (`account` is null)))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The editions that games can be made of.';

CREATE TABLE `EditionKey` (
  `part` varchar(20) NOT NULL COMMENT 'edition: the document itself; board, property, bonus, card, choice, player, deed.',
  `name` varchar(20) NOT NULL,
  `position` int NOT NULL COMMENT 'The order in which keys are listed.',
  `type` enum('name','text','integer','list','object','rent') NOT NULL,
  `minimum` int DEFAULT NULL COMMENT 'Of an integer, of the length of a text or a list.',
  `maximum` int DEFAULT NULL COMMENT 'Of an integer, of the length of a text or a list.',
  `is_required` tinyint(1) NOT NULL,
  `meaning` varchar(400) NOT NULL,
  PRIMARY KEY (`part`,`name`),
  UNIQUE KEY `uq_EditionKey_position` (`position`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The keys of an edition document, beside rules and effects.';

CREATE TABLE `Effect` (
  `effect` varchar(20) NOT NULL,
  `amount_is` enum('nothing','money','tiles','location','deck','kind') NOT NULL COMMENT 'What the amount of a bonus or card with it means; kind: a location, for all tiles of\n      its colour or of its name.',
  `minimum` int NOT NULL COMMENT 'The least amount.',
  `maximum` int NOT NULL COMMENT 'The greatest amount.',
  `stands_on` set('tile','card') NOT NULL COMMENT 'Where it may stand.',
  `meaning` varchar(200) NOT NULL,
  PRIMARY KEY (`effect`),
  CONSTRAINT `ck_Effect_amount` CHECK ((`minimum` <= `maximum`))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What a tile or a card can do.';

CREATE TABLE `Event` (
  `game_id` int NOT NULL,
  `record_ID` int NOT NULL COMMENT 'The move that brought it about; 0: the opening.',
  `event_no` int NOT NULL COMMENT 'Counts from 1 in each move.',
  `kind` varchar(20) NOT NULL COMMENT 'As in EventKind.',
  `player_ID` int NOT NULL COMMENT 'Whom it happened to.',
  `payer` int DEFAULT NULL COMMENT 'Who paid the amount; NULL: the bank.',
  `payee` int DEFAULT NULL COMMENT 'Who received the amount; NULL: the bank.',
  `amount` bigint DEFAULT NULL COMMENT 'The money that changed hands; NULL: not a posting.',
  `location` int DEFAULT NULL,
  `prid` int DEFAULT NULL,
  `card_id` int DEFAULT NULL COMMENT 'The card that it is about.',
  `roll` int DEFAULT NULL COMMENT 'What the dice showed that decide who begins.',
  `deadline` datetime(3) DEFAULT NULL COMMENT 'When the time of an auction is up then, in UTC.',
  PRIMARY KEY (`game_id`,`record_ID`,`event_no`),
  CONSTRAINT `fk_Event_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `ck_Event_posting` CHECK ((((`amount` is null) and (`payer` is null) and (`payee` is null)) or ((`amount` is not null) and (`amount` >= 0) and (not((`payer` <=> `payee`))))))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The story, and the postings: every amount that goes from one account to another.';

CREATE TABLE `EventKind` (
  `kind` varchar(20) NOT NULL,
  `is_posting` tinyint(1) NOT NULL COMMENT 'Whether money changes hands.',
  `sentence` varchar(200) NOT NULL COMMENT 'How it is told where an edition does not say otherwise; may name {player}, {payer},\n      {payee}, {amount}, {dice}, {dice2}, {tile}, {property}, {colour}, {card}.',
  PRIMARY KEY (`kind`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What a move can bring about.';

CREATE TABLE `Fork` (
  `game_id` int NOT NULL COMMENT 'The game that goes on.',
  `fork_id` int NOT NULL AUTO_INCREMENT COMMENT 'By which who made it finds it: LAST_INSERT_ID() in the same session.',
  `parent_game_id` int NOT NULL COMMENT 'The game it has its first moves from; it may have been deleted.',
  `parent_record_ID` int NOT NULL COMMENT 'The last of these moves.',
  `name` varchar(60) NOT NULL COMMENT 'What the game was called when it was made.',
  `seed_was_open` tinyint(1) NOT NULL COMMENT 'Whether anybody could know the seed when it was made: its dice and cards.',
  PRIMARY KEY (`game_id`),
  UNIQUE KEY `uq_Fork_fork_id` (`fork_id`),
  CONSTRAINT `fk_Fork_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `ck_Fork_parent_record_ID` CHECK ((`parent_record_ID` >= 0))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Inserting a row makes a game that has the moves of another up to a record.';

CREATE TABLE `Game` (
  `game_id` int NOT NULL AUTO_INCREMENT,
  `name` varchar(60) NOT NULL,
  `ruleset_id` int NOT NULL COMMENT 'The rules that it began with.',
  `players` json DEFAULT NULL COMMENT 'Who plays, as it was said when it was made: for a named player his name, or an object\n      with name, character and token; for an opening position NULL, or the characters that play\n      seats of it, by the names of the players.',
  `player_count` int NOT NULL COMMENT 'Seats; turns are numbered 0 to this - 1.',
  `seed` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL COMMENT 'What shuffles and server rolls follow from. Secret until the game is over.',
  `first_dice_source` enum('table','server','numbers') NOT NULL DEFAULT 'table' COMMENT 'Who rolled at the beginning: the client, the database, or a list of numbers.',
  `first_list_id` int DEFAULT NULL COMMENT 'The list that the game began with.',
  `created_at` timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
  `is_deleted` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Set by delete_game: its parts may go.',
  `pace` varchar(40) DEFAULT NULL COMMENT 'The pace that was chosen; NULL: none.',
  `seats` json DEFAULT NULL COMMENT 'The accounts that were given seats when it was made, by the numbers of the players.',
  `move_seconds` int DEFAULT NULL COMMENT 'How long who is to move may take, in seconds; NULL: as long as he likes.',
  `stand_in` int DEFAULT NULL COMMENT 'The character who moves for him who took longer.',
  PRIMARY KEY (`game_id`),
  KEY `k_Game_seed` (`seed`),
  KEY `fk_Game_ruleset` (`ruleset_id`),
  KEY `fk_Game_list` (`first_list_id`),
  KEY `ix_Game_is_deleted` (`is_deleted`),
  KEY `fk_Game_stand_in` (`stand_in`),
  CONSTRAINT `fk_Game_list` FOREIGN KEY (`first_list_id`) REFERENCES `NumberList` (`list_id`),
  CONSTRAINT `fk_Game_ruleset` FOREIGN KEY (`ruleset_id`) REFERENCES `Ruleset` (`ruleset_id`),
  CONSTRAINT `fk_Game_stand_in` FOREIGN KEY (`stand_in`) REFERENCES `BotCharacter` (`character_id`),
  CONSTRAINT `ck_Game_clock` CHECK ((((`move_seconds` is null) = (`stand_in` is null)) and (`move_seconds` between 1 and 2592000))),
  CONSTRAINT `ck_Game_dice_source` CHECK (((`first_dice_source` = _utf8mb4'numbers') = (`first_list_id` is not null)))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A game: what does not change while it is played.';

CREATE TABLE `Gamemanager` (
  `game_id` int NOT NULL,
  `record_ID` double NOT NULL COMMENT 'Counts from 1 in each game, without gaps; DOUBLE, so that 2.5 is not rounded to 3.',
  `token` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin DEFAULT NULL COMMENT 'A name that a client may give its move, to find it again: see MoveToken. Longer than it\n      may be, so that a longer one is refused and not cut.',
  `player_ID` double NOT NULL COMMENT 'DOUBLE, so that 2.5 is refused and not rounded to 3.',
  `action` varchar(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_as_ci NOT NULL DEFAULT 'roll',
  `dice` double DEFAULT NULL COMMENT 'DOUBLE, so that 2.5 is refused and not rounded to 3.',
  `dice2` double DEFAULT NULL COMMENT 'The second die.',
  `prid` double DEFAULT NULL COMMENT 'The property that the action is about; DOUBLE, so that 2.5 is refused.',
  `amount` double DEFAULT NULL COMMENT 'The bid; DOUBLE, so that 2.5 is refused and not rounded to 3.',
  `terms` varchar(2000) DEFAULT NULL COMMENT 'A trade, or where dice come from, in JSON; text, so that what is not JSON is refused\n      by name.',
  `drawn` int DEFAULT NULL COMMENT 'How many dice had been drawn before this move drew its own.',
  `round` int NOT NULL,
  `turn` int NOT NULL,
  `location` int NOT NULL COMMENT 'Where the player came to rest.',
  `bank_balance` bigint NOT NULL COMMENT 'What the player had then.',
  `played_at` datetime(3) DEFAULT NULL COMMENT 'When the move was made, in UTC.',
  `account` varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin DEFAULT NULL COMMENT 'Who made the move, in a game with seats of accounts or characters, or with a clock;\n      NULL: there, a character.',
  PRIMARY KEY (`game_id`,`record_ID`),
  CONSTRAINT `fk_Gamemanager_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `ck_Gamemanager_bank_balance` CHECK ((`bank_balance` >= 0)),
  CONSTRAINT `ck_Gamemanager_record_ID` CHECK ((`record_ID` >= 1)),
  CONSTRAINT `ck_Gamemanager_round` CHECK ((`round` >= 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The ledger of moves: inserting a row is making a move.';

CREATE TABLE `InstalledPart` (
  `type` enum('FUNCTION','PROCEDURE','TRIGGER','VIEW','SEEDS') NOT NULL,
  `name` varchar(64) NOT NULL,
  `source` char(64) NOT NULL COMMENT 'A hash of what it was made from.',
  `state` varchar(255) NOT NULL COMMENT 'By which it shows whether somebody else changed it since.',
  PRIMARY KEY (`type`,`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What the last deploy made; a part without a row is made anew by the next.';

CREATE TABLE `InstalledVersion` (
  `version` varchar(80) NOT NULL,
  `installed_at` timestamp NOT NULL,
  PRIMARY KEY (`version`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The versions that this database has had.';

CREATE TABLE `Invitation` (
  `game_id` int NOT NULL,
  `account` varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL COMMENT 'Who invited: the page of that account lets the guest play.',
  `seat` int NOT NULL COMMENT 'The number of a player; -1: a place to watch from.',
  `link_hash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL COMMENT 'SHA-256 of the link, which nobody keeps.',
  `guest_hash` char(64) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL COMMENT 'SHA-256 of what who has taken the seat is known by; NULL: nobody has.',
  `made_at` timestamp NOT NULL,
  PRIMARY KEY (`game_id`,`account`,`seat`),
  CONSTRAINT `fk_Invitation_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `ck_Invitation_guest_hash` CHECK (((`guest_hash` is null) or (`seat` >= 0))),
  CONSTRAINT `ck_Invitation_seat` CHECK ((`seat` >= -(1)))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A seat of a game that somebody at another computer may take, or has taken.';

CREATE TABLE `LeagueAct` (
  `act` varchar(30) NOT NULL,
  `part` enum('tournament','people','entries','round','number','settings','ranking','adjustments') DEFAULT NULL COMMENT 'What it changes, as tournament_part reads it; NULL: it is not undone.',
  `right_needed` enum('score','organise') NOT NULL,
  PRIMARY KEY (`act`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What can be done to a tournament, and who may do it.';

CREATE TABLE `LeagueMatch` (
  `match_id` bigint NOT NULL COMMENT '100000 times the tournament, and which match of it this is.',
  `tournament_id` bigint NOT NULL,
  `round_id` int NOT NULL,
  `table_no` int NOT NULL COMMENT 'Counts from 1 in each round.',
  `player_count` int NOT NULL,
  `result_count` int NOT NULL DEFAULT '0' COMMENT 'Rows of ResultRecord.',
  `is_played` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Whether it has scores.',
  PRIMARY KEY (`match_id`),
  UNIQUE KEY `uq_LeagueMatch_table` (`tournament_id`,`round_id`,`table_no`),
  UNIQUE KEY `uq_LeagueMatch_round` (`match_id`,`tournament_id`,`round_id`),
  CONSTRAINT `fk_LeagueMatch_round` FOREIGN KEY (`tournament_id`, `round_id`) REFERENCES `TournamentRound` (`tournament_id`, `round_id`),
  CONSTRAINT `ck_LeagueMatch_player_count` CHECK ((`player_count` between 3 and 4)),
  CONSTRAINT `ck_LeagueMatch_result_count` CHECK ((`result_count` >= 0)),
  CONSTRAINT `ck_LeagueMatch_table_no` CHECK ((`table_no` >= 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Numbers the matches, and keeps each in one round.';

CREATE TABLE `LeaguePlayer` (
  `player_id` bigint NOT NULL AUTO_INCREMENT,
  `name` varchar(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_as_ci NOT NULL,
  PRIMARY KEY (`player_id`),
  UNIQUE KEY `uq_LeaguePlayer_name` (`name`),
  CONSTRAINT `ck_LeaguePlayer_name` CHECK ((`name` <> _utf8mb4''))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Somebody who plays in tournaments.';

CREATE TABLE `LeagueSetting` (
  `setting` varchar(30) NOT NULL,
  `initial_value` varchar(64) DEFAULT NULL COMMENT 'NULL: none.',
  `least` int DEFAULT NULL COMMENT 'NULL: it takes no numbers.',
  `most` int DEFAULT NULL,
  `step` int DEFAULT NULL COMMENT 'Which numbers it takes, from least.',
  `longest` int DEFAULT NULL COMMENT 'The most characters of a text; NULL: it takes none.',
  `meaning` varchar(200) NOT NULL,
  PRIMARY KEY (`setting`),
  CONSTRAINT `ck_LeagueSetting_numbers` CHECK ((((`least` is null) = (`most` is null)) and ((`least` is null) = (`step` is null))))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What can be set for a tournament.';

CREATE TABLE `ListedNumber` (
  `list_id` int NOT NULL,
  `position` int NOT NULL COMMENT 'Counts from 1.',
  `value` int NOT NULL,
  PRIMARY KEY (`list_id`,`position`),
  CONSTRAINT `fk_ListedNumber_list` FOREIGN KEY (`list_id`) REFERENCES `NumberList` (`list_id`),
  CONSTRAINT `ck_ListedNumber_position` CHECK ((`position` >= 1)),
  CONSTRAINT `ck_ListedNumber_value` CHECK ((`value` between 0 and 1000))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A number of a list.';

CREATE TABLE `Location` (
  `ruleset_id` int NOT NULL,
  `lid` int NOT NULL,
  `type` int NOT NULL COMMENT '0: bonus, 1: property.',
  PRIMARY KEY (`ruleset_id`,`lid`),
  CONSTRAINT `fk_Location_ruleset` FOREIGN KEY (`ruleset_id`) REFERENCES `Ruleset` (`ruleset_id`),
  CONSTRAINT `ck_Location_lid` CHECK ((`lid` >= 0)),
  CONSTRAINT `ck_Location_type` CHECK ((`type` in (0,1)))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A tile of a board.';

CREATE TABLE `MatchDraw` (
  `tournament_id` bigint NOT NULL,
  `round_id` int NOT NULL,
  `match_id` bigint NOT NULL,
  `player_id` bigint NOT NULL,
  PRIMARY KEY (`match_id`,`player_id`),
  UNIQUE KEY `uq_MatchDraw_player` (`tournament_id`,`round_id`,`player_id`),
  KEY `ix_MatchDraw_player` (`player_id`,`tournament_id`),
  KEY `fk_MatchDraw_match` (`match_id`,`tournament_id`,`round_id`),
  CONSTRAINT `fk_MatchDraw_match` FOREIGN KEY (`match_id`, `tournament_id`, `round_id`) REFERENCES `LeagueMatch` (`match_id`, `tournament_id`, `round_id`),
  CONSTRAINT `fk_MatchDraw_player` FOREIGN KEY (`player_id`) REFERENCES `LeaguePlayer` (`player_id`),
  CONSTRAINT `fk_MatchDraw_round` FOREIGN KEY (`tournament_id`, `round_id`) REFERENCES `TournamentRound` (`tournament_id`, `round_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Who is drawn to play in which match.';

CREATE TABLE `MatchGame` (
  `game_id` int NOT NULL COMMENT 'Stays when the game is deleted.',
  `match_id` bigint NOT NULL,
  PRIMARY KEY (`game_id`),
  KEY `fk_MatchGame_match` (`match_id`),
  CONSTRAINT `fk_MatchGame_match` FOREIGN KEY (`match_id`) REFERENCES `LeagueMatch` (`match_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The games that were matches, so that none counts twice.';

CREATE TABLE `MatchScore` (
  `match_id` bigint NOT NULL,
  `player_id` bigint NOT NULL,
  `match_score` int NOT NULL,
  PRIMARY KEY (`match_id`,`player_id`),
  CONSTRAINT `fk_MatchScore_draw` FOREIGN KEY (`match_id`, `player_id`) REFERENCES `MatchDraw` (`match_id`, `player_id`),
  CONSTRAINT `ck_MatchScore_even` CHECK (((`match_score` % 2) = 0))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What a player scored in a match.';

CREATE TABLE `MatchTable` (
  `match_id` bigint NOT NULL,
  `table_strength` int NOT NULL COMMENT '1: the weakest of the round.',
  PRIMARY KEY (`match_id`),
  CONSTRAINT `fk_MatchTable_match` FOREIGN KEY (`match_id`) REFERENCES `LeagueMatch` (`match_id`),
  CONSTRAINT `ck_MatchTable_table_strength` CHECK ((`table_strength` >= 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='How strong the opponents at the table of a match are.';

CREATE TABLE `MoveToken` (
  `game_id` int NOT NULL,
  `token` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `record_ID` int NOT NULL COMMENT 'The move that has it.',
  PRIMARY KEY (`game_id`,`token`),
  CONSTRAINT `fk_MoveToken_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `ck_MoveToken_record_ID` CHECK ((`record_ID` >= 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The tokens that moves have, so that none is given twice.';

CREATE TABLE `NumberList` (
  `list_id` int NOT NULL AUTO_INCREMENT,
  `name` varchar(60) NOT NULL,
  `length` int NOT NULL COMMENT 'How many numbers it has.',
  PRIMARY KEY (`list_id`),
  UNIQUE KEY `uq_NumberList_name` (`name`),
  CONSTRAINT `ck_NumberList_length` CHECK ((`length` >= 0))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A list of random numbers that dice can be taken from.';

CREATE TABLE `OpeningDeed` (
  `ruleset_id` int NOT NULL,
  `prid` int NOT NULL,
  `p_owner` int NOT NULL,
  `cost_factor` int NOT NULL DEFAULT '1',
  PRIMARY KEY (`ruleset_id`,`prid`),
  KEY `fk_OpeningDeed_owner` (`ruleset_id`,`p_owner`),
  CONSTRAINT `fk_OpeningDeed_owner` FOREIGN KEY (`ruleset_id`, `p_owner`) REFERENCES `OpeningPlayer` (`ruleset_id`, `pid`),
  CONSTRAINT `fk_OpeningDeed_property` FOREIGN KEY (`ruleset_id`, `prid`) REFERENCES `Property` (`ruleset_id`, `prid`),
  CONSTRAINT `ck_OpeningDeed_cost_factor` CHECK ((`cost_factor` >= 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A property that is owned in the opening position of an edition.';

CREATE TABLE `OpeningPlayer` (
  `ruleset_id` int NOT NULL,
  `turn` int NOT NULL,
  `pid` int NOT NULL,
  `name` varchar(40) NOT NULL,
  `token` int DEFAULT NULL COMMENT 'NULL: none.',
  `bank_balance` int NOT NULL,
  `location` int NOT NULL,
  PRIMARY KEY (`ruleset_id`,`turn`),
  UNIQUE KEY `uq_OpeningPlayer_pid` (`ruleset_id`,`pid`),
  KEY `fk_OpeningPlayer_token` (`token`),
  KEY `fk_OpeningPlayer_location` (`ruleset_id`,`location`),
  CONSTRAINT `fk_OpeningPlayer_location` FOREIGN KEY (`ruleset_id`, `location`) REFERENCES `Location` (`ruleset_id`, `lid`),
  CONSTRAINT `fk_OpeningPlayer_ruleset` FOREIGN KEY (`ruleset_id`) REFERENCES `Ruleset` (`ruleset_id`),
  CONSTRAINT `fk_OpeningPlayer_token` FOREIGN KEY (`token`) REFERENCES `Token` (`tid`),
  CONSTRAINT `ck_OpeningPlayer_bank_balance` CHECK ((`bank_balance` >= 0)),
  CONSTRAINT `ck_OpeningPlayer_pid` CHECK ((`pid` >= 0)),
  CONSTRAINT `ck_OpeningPlayer_turn` CHECK ((`turn` >= 0))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A seat in the opening position of an edition.';

CREATE TABLE `Phase` (
  `phase` varchar(20) NOT NULL,
  `actor` enum('turn','debtor','partner','bidder') NOT NULL COMMENT 'Who is to act: whose turn it is, the first debtor, who was offered a trade, any\n      bidder.',
  `expectation` varchar(100) NOT NULL COMMENT 'What is expected, a sentence without its end; may name {player} and {property}.',
  `meaning` varchar(200) NOT NULL,
  PRIMARY KEY (`phase`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What a game can wait for.';

CREATE TABLE `PhaseAction` (
  `phase` varchar(20) NOT NULL,
  `action` varchar(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_as_ci NOT NULL,
  `actor` enum('turn','debtor','partner','bidder','proposer','anyone') NOT NULL COMMENT 'Who may; anyone: every player of the game, also one who is out.',
  PRIMARY KEY (`phase`,`action`),
  KEY `fk_PhaseAction_action` (`action`),
  CONSTRAINT `fk_PhaseAction_action` FOREIGN KEY (`action`) REFERENCES `Action` (`action`),
  CONSTRAINT `fk_PhaseAction_phase` FOREIGN KEY (`phase`) REFERENCES `Phase` (`phase`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Which actions have their place in which phase.';

CREATE TABLE `PlacePoints` (
  `point_system_name` varchar(40) NOT NULL,
  `player_count` int NOT NULL COMMENT 'Tables of a size that has no rows are not drawn.',
  `positive_count` int NOT NULL COMMENT 'Scores of the match that are 0 or more.',
  `first_place` int NOT NULL,
  `last_place` int NOT NULL COMMENT 'Higher than first_place where equal scores share places.',
  `points` int NOT NULL,
  PRIMARY KEY (`point_system_name`,`player_count`,`positive_count`,`first_place`,`last_place`),
  CONSTRAINT `fk_PlacePoints_rule` FOREIGN KEY (`point_system_name`) REFERENCES `PointRule` (`point_system_name`),
  CONSTRAINT `ck_PlacePoints_places` CHECK (((`first_place` >= 1) and (`last_place` >= `first_place`) and (`player_count` >= `last_place`))),
  CONSTRAINT `ck_PlacePoints_player_count` CHECK ((`player_count` between 3 and 4)),
  CONSTRAINT `ck_PlacePoints_positive_count` CHECK ((`positive_count` between 1 and `player_count`))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What a place, or places that equal scores share, pay.';

CREATE TABLE `Player` (
  `game_id` int NOT NULL,
  `turn` int NOT NULL COMMENT 'His seat: the order of play.',
  `pid` int NOT NULL,
  `name` varchar(40) NOT NULL,
  `token` int DEFAULT NULL COMMENT 'NULL: none.',
  `bank_balance` bigint NOT NULL DEFAULT '0',
  `location` int NOT NULL DEFAULT '0',
  `status` int NOT NULL DEFAULT '0' COMMENT 'As in Status.',
  `jail_turns` int NOT NULL DEFAULT '0' COMMENT 'Turns in jail that did not end there.',
  `passed` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Whether he left the auction that is going on.',
  `character_id` int DEFAULT NULL COMMENT 'The character that plays the seat; NULL: a person.',
  `account` varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin DEFAULT NULL COMMENT 'Whose seat it is: the name of an account, without the host; NULL: nobody''s.',
  PRIMARY KEY (`game_id`,`turn`),
  UNIQUE KEY `uq_Player_pid` (`game_id`,`pid`),
  UNIQUE KEY `uq_Player_token` (`game_id`,`token`),
  UNIQUE KEY `uq_Player_name_as_written` (`game_id`,(cast(`name` as char(160) charset binary))),
  KEY `fk_Player_token` (`token`),
  KEY `fk_Player_status` (`status`),
  KEY `fk_Player_character` (`character_id`),
  CONSTRAINT `fk_Player_character` FOREIGN KEY (`character_id`) REFERENCES `BotCharacter` (`character_id`),
  CONSTRAINT `fk_Player_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `fk_Player_status` FOREIGN KEY (`status`) REFERENCES `Status` (`status`),
  CONSTRAINT `fk_Player_token` FOREIGN KEY (`token`) REFERENCES `Token` (`tid`),
  CONSTRAINT `ck_Player_bank_balance` CHECK ((`bank_balance` >= 0)),
  CONSTRAINT `ck_Player_jail_turns` CHECK ((`jail_turns` >= 0)),
  CONSTRAINT `ck_Player_location` CHECK ((`location` >= 0)),
  CONSTRAINT `ck_Player_pid` CHECK ((`pid` >= 0)),
  CONSTRAINT `ck_Player_turn` CHECK ((`turn` >= 0))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A player of a game: his seat, money, place and status.';

CREATE TABLE `PlayerChange` (
  `player_id` bigint NOT NULL,
  `change_no` int NOT NULL,
  `act` enum('join','rename','delete') NOT NULL,
  `previous_name` varchar(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_as_ci DEFAULT NULL,
  `name` varchar(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_as_ci DEFAULT NULL,
  `changed_at` timestamp(6) NOT NULL,
  `account` varchar(300) NOT NULL,
  PRIMARY KEY (`player_id`,`change_no`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The ledger of players: inserting a row is making the change. It outlives them.';

CREATE TABLE `PointAdjustment` (
  `tournament_id` bigint NOT NULL,
  `adjustment_no` int NOT NULL,
  `player_id` bigint NOT NULL,
  `round_id` int DEFAULT NULL COMMENT 'From which on it counts; NULL: from the beginning.',
  `points` int NOT NULL COMMENT 'A bonus; below 0 a penalty.',
  `reason` varchar(200) NOT NULL,
  PRIMARY KEY (`tournament_id`,`adjustment_no`),
  KEY `fk_PointAdjustment_player` (`player_id`),
  KEY `fk_PointAdjustment_round` (`tournament_id`,`round_id`),
  CONSTRAINT `fk_PointAdjustment_player` FOREIGN KEY (`player_id`) REFERENCES `LeaguePlayer` (`player_id`),
  CONSTRAINT `fk_PointAdjustment_round` FOREIGN KEY (`tournament_id`, `round_id`) REFERENCES `TournamentRound` (`tournament_id`, `round_id`),
  CONSTRAINT `fk_PointAdjustment_tournament` FOREIGN KEY (`tournament_id`) REFERENCES `Tournament` (`tournament_id`),
  CONSTRAINT `ck_PointAdjustment_points` CHECK ((`points` <> 0)),
  CONSTRAINT `ck_PointAdjustment_reason` CHECK ((`reason` <> _utf8mb4''))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Points beside those of matches, and why.';

CREATE TABLE `PointRule` (
  `point_system_name` varchar(40) NOT NULL,
  `uses_strength` tinyint(1) NOT NULL COMMENT 'Whether the strength of the table is paid.',
  `score_divisor` int DEFAULT NULL COMMENT 'Score that is worth a point; NULL: the score itself is not paid.',
  `most_for_score` int DEFAULT NULL COMMENT 'The most points that the score itself wins or loses.',
  PRIMARY KEY (`point_system_name`),
  CONSTRAINT `fk_PointRule_point_system` FOREIGN KEY (`point_system_name`) REFERENCES `PointSystem` (`point_system_name`),
  CONSTRAINT `ck_PointRule_score` CHECK ((((`score_divisor` is null) = (`most_for_score` is null)) and (coalesce(`score_divisor`,1) >= 1) and (coalesce(`most_for_score`,0) >= 0)))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What a point system pays beside places.';

CREATE TABLE `PointSystem` (
  `point_system_name` varchar(40) NOT NULL,
  PRIMARY KEY (`point_system_name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A way to turn scores into points; PointRule and PlacePoints say how.';

CREATE TABLE `Property` (
  `ruleset_id` int NOT NULL,
  `prid` int NOT NULL,
  `name` varchar(40) NOT NULL,
  `cost` int NOT NULL COMMENT 'Printed price; printed rent, where rent_by says so.',
  `colour` int NOT NULL,
  `location` int NOT NULL,
  `rent_by` enum('cost','level','house','owned','dice') NOT NULL COMMENT 'What the rent depends on: the cost; Rent by buildings; Rent 1 a house and Rent 2 for a\n      hotel; Rent by how many of the set the owner has; the same, times a roll of the dice.',
  `house_cost` int DEFAULT NULL COMMENT 'NULL: nothing can be built here.',
  `hotel_cost` int DEFAULT NULL COMMENT 'What the hotel costs that replaces the houses; NULL: none.',
  `mortgage` int DEFAULT NULL COMMENT 'What a mortgage pays; NULL: mortgage_percent of the cost.',
  PRIMARY KEY (`ruleset_id`,`prid`),
  UNIQUE KEY `uq_Property_name` (`ruleset_id`,`name`),
  UNIQUE KEY `uq_Property_location` (`ruleset_id`,`location`),
  KEY `fk_Property_colour` (`ruleset_id`,`colour`),
  CONSTRAINT `fk_Property_colour` FOREIGN KEY (`ruleset_id`, `colour`) REFERENCES `Colours` (`ruleset_id`, `cid`),
  CONSTRAINT `fk_Property_location` FOREIGN KEY (`ruleset_id`, `location`) REFERENCES `Location` (`ruleset_id`, `lid`),
  CONSTRAINT `ck_Property_cost` CHECK ((`cost` between 0 and 1000000)),
  CONSTRAINT `ck_Property_hotel_cost` CHECK ((`hotel_cost` between 0 and 1000000)),
  CONSTRAINT `ck_Property_house_cost` CHECK ((`house_cost` between 0 and 1000000)),
  CONSTRAINT `ck_Property_mortgage` CHECK ((`mortgage` between 0 and 1000000))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A tile that can be owned.';

CREATE TABLE `RankCriterion` (
  `criterion` varchar(30) NOT NULL,
  `meaning` varchar(200) NOT NULL,
  PRIMARY KEY (`criterion`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What players can be ranked by.';

CREATE TABLE `Refusal` (
  `token` varchar(40) CHARACTER SET ascii COLLATE ascii_general_ci NOT NULL,
  `errno` int NOT NULL COMMENT 'MYSQL_ERRNO of the refusal; never used again for another.',
  `meaning` varchar(200) NOT NULL,
  PRIMARY KEY (`token`),
  UNIQUE KEY `uq_Refusal_errno` (`errno`),
  CONSTRAINT `ck_Refusal_errno` CHECK ((`errno` between 50000 and 51999))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Every reason for which the database refuses something.';

CREATE TABLE `Rent` (
  `ruleset_id` int NOT NULL,
  `prid` int NOT NULL,
  `level` int NOT NULL COMMENT 'As rent_by of the property says.',
  `amount` int NOT NULL COMMENT 'Money; for rent_by dice what the roll is multiplied by.',
  PRIMARY KEY (`ruleset_id`,`prid`,`level`),
  CONSTRAINT `fk_Rent_property` FOREIGN KEY (`ruleset_id`, `prid`) REFERENCES `Property` (`ruleset_id`, `prid`),
  CONSTRAINT `ck_Rent_amount` CHECK ((`amount` between 0 and 1000000)),
  CONSTRAINT `ck_Rent_level` CHECK ((`level` between 0 and 1000))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What a property that is not rented by its cost brings in.';

CREATE TABLE `RestoredGame` (
  `game_id` int NOT NULL COMMENT 'The game that was made.',
  `restored_id` int NOT NULL AUTO_INCREMENT COMMENT 'By which who made it finds it: LAST_INSERT_ID() in the same session.',
  `archived_game_id` int NOT NULL COMMENT 'The number of the game that was archived.',
  `digest` char(64) NOT NULL COMMENT 'That of the archive.',
  `archive` longtext COMMENT 'What the game is made of; not kept.',
  `seed_was_open` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Whether anybody could know the seed when it was made: its dice and cards.',
  PRIMARY KEY (`game_id`),
  UNIQUE KEY `uq_RestoredGame_restored_id` (`restored_id`),
  CONSTRAINT `fk_RestoredGame_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Inserting an archive makes the game anew that it was written of.';

CREATE TABLE `ResultRecord` (
  `match_id` bigint NOT NULL,
  `record_no` int NOT NULL COMMENT 'Counts from 1 in each match; the highest is what counts.',
  `intent` enum('record','correct','forfeit','annul','undo') NOT NULL,
  `scores` json NOT NULL COMMENT 'Given as [{"player": name, "score": number}, …], kept with player_id for player.',
  `game` int DEFAULT NULL COMMENT 'The game that the match was; NULL: none of this database.',
  `undoes` int DEFAULT NULL COMMENT 'The record that this one takes back.',
  `tournament_id` bigint NOT NULL,
  `round_id` int NOT NULL,
  `table_no` int NOT NULL,
  `change_no` int NOT NULL COMMENT 'The last change of the tournament before it.',
  `recorded_at` timestamp(6) NOT NULL,
  `account` varchar(300) NOT NULL,
  PRIMARY KEY (`match_id`,`record_no`),
  KEY `ix_ResultRecord_tournament` (`tournament_id`,`change_no`),
  CONSTRAINT `ck_ResultRecord_record_no` CHECK ((`record_no` >= 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The ledger of results: inserting a row is recording a match. It outlives the match.';

CREATE TABLE `RoundBye` (
  `tournament_id` bigint NOT NULL,
  `round_id` int NOT NULL,
  `player_id` bigint NOT NULL,
  PRIMARY KEY (`tournament_id`,`round_id`,`player_id`),
  KEY `fk_RoundBye_player` (`player_id`),
  CONSTRAINT `fk_RoundBye_player` FOREIGN KEY (`player_id`) REFERENCES `LeaguePlayer` (`player_id`),
  CONSTRAINT `fk_RoundBye_round` FOREIGN KEY (`tournament_id`, `round_id`) REFERENCES `TournamentRound` (`tournament_id`, `round_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Who was entered for a round and not drawn.';

CREATE TABLE `Rule` (
  `rule` varchar(40) NOT NULL COMMENT 'A column of Ruleset, and a key of an edition document.',
  `position` int NOT NULL COMMENT 'The order in which rules are listed.',
  `topic` varchar(20) NOT NULL COMMENT 'What it is about; in a document, those of the topic board stand in board, all others in\n      rules.',
  `type` enum('integer','boolean','choice','tile') NOT NULL COMMENT 'tile: the name of a tile; the column holds its location.',
  `minimum` int DEFAULT NULL COMMENT 'Of an integer.',
  `maximum` int DEFAULT NULL COMMENT 'Of an integer.',
  `choices` json DEFAULT NULL COMMENT 'Of a choice: the words.',
  `may_be_none` tinyint(1) NOT NULL COMMENT 'Whether null may be given: no such thing. It is the default then.',
  `default_value` json NOT NULL COMMENT 'What holds where a document does not say.',
  `meaning` varchar(400) NOT NULL,
  PRIMARY KEY (`rule`),
  UNIQUE KEY `uq_Rule_position` (`position`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The parameters of an edition.';

CREATE TABLE `Ruleset` (
  `ruleset_id` int NOT NULL AUTO_INCREMENT,
  `edition` varchar(40) NOT NULL COMMENT 'The name it is chosen by.',
  `house_rules` json DEFAULT NULL COMMENT 'What a game changed of its edition; NULL: nothing.',
  `document` json NOT NULL COMMENT 'The whole edition, nothing inherited any more.',
  `first_location` int NOT NULL COMMENT 'Locations are numbered from here, tile_count of them.',
  `tile_count` int NOT NULL,
  `salary` int NOT NULL COMMENT 'Paid for passing or reaching the first location.',
  `salary_factor_on_go` int NOT NULL COMMENT 'What the salary is multiplied by for coming to rest on the first location.',
  `jail_location` int DEFAULT NULL COMMENT 'Where too many doubles lead.',
  `min_players` int NOT NULL,
  `max_players` int NOT NULL,
  `starting_cash` int NOT NULL COMMENT 'Of everybody who is not in an opening position.',
  `player_number_from` int NOT NULL COMMENT 'The number in the name of the first player who is not named.',
  `player_order` enum('seat','rolled','rolled_off') NOT NULL COMMENT 'Who begins: who is named first, or who rolls highest; rolled_off: who rolls the same\n      rolls again.',
  `dice_count` int NOT NULL,
  `dice_sides` int NOT NULL,
  `extra_roll_dice` int DEFAULT NULL COMMENT 'A roll that moves without a landing effect and is followed by another; NULL: none.',
  `doubles_roll_again` tinyint(1) NOT NULL COMMENT 'Whether who rolls doubles goes again.',
  `doubles_to_jail` int DEFAULT NULL COMMENT 'How many doubles in a row lead to jail; NULL: none do.',
  `jail_exit_dice` int DEFAULT NULL COMMENT 'The roll that frees from jail and does not move; NULL: none.',
  `jail_exit_doubles` tinyint(1) NOT NULL COMMENT 'Whether doubles free from jail; they move.',
  `jail_fine` int DEFAULT NULL COMMENT 'What buys a player out of jail; NULL: nothing does.',
  `jail_turns` int DEFAULT NULL COMMENT 'After how many turns in jail a player is free; NULL: no number.',
  `jail_wait` tinyint(1) NOT NULL COMMENT 'Whether one may wait in jail.',
  `jail_last_roll` enum('stays','pays_and_moves') NOT NULL COMMENT 'What the roll does that does not free in the last turn in jail.',
  `landing_told` tinyint(1) NOT NULL COMMENT 'Whether coming to a property is told by itself; else by what comes of it.',
  `purchase` enum('forced','offered','offered_if_affordable') NOT NULL COMMENT 'How an unowned property changes hands.',
  `auction` enum('none','declined','unsold') NOT NULL COMMENT 'What is auctioned: nothing, what was declined, also what could not be afforded.',
  `first_bid_percent` int NOT NULL COMMENT 'The least first bid, of the price.',
  `raise_percent` int NOT NULL COMMENT 'What every further bid adds at least, of the least first bid; at least 1.',
  `set_bonus_factor` int NOT NULL COMMENT 'What the rent of a whole colour is multiplied by, as set_bonus_sticks says.',
  `set_bonus_sticks` tinyint(1) NOT NULL COMMENT 'Whether prices and rents stay raised once a buyer completed the colour, and are raised\n      again by the next; else the rent of what has no buildings is raised while one owns it all.',
  `max_houses` int NOT NULL,
  `has_hotels` tinyint(1) NOT NULL COMMENT 'Whether a hotel can replace max_houses houses.',
  `build_evenly` tinyint(1) NOT NULL COMMENT 'Whether the buildings of a colour may differ by one at most.',
  `sell_percent` int DEFAULT NULL COMMENT 'Paid back for a building, of its cost; NULL: none is sold.',
  `mortgage_percent` int DEFAULT NULL COMMENT 'Paid for a mortgage, of the price; NULL: no mortgages.',
  `redeem_fee` int NOT NULL COMMENT 'What redeeming costs beyond the mortgage, in hundredths of a percent of it.',
  `mortgage_unit` enum('property','set') NOT NULL COMMENT 'What must be free of buildings for a mortgage, and of mortgages for a building.',
  `trade` enum('none','exchange','free') NOT NULL COMMENT 'exchange: both sides give something, money and cards on one side only.',
  `insolvency` enum('bank_pays','creditor_takes','debt') NOT NULL COMMENT 'Who cannot pay is out and the bank pays for him, is out and leaves all to the\n      creditor, or may first raise the money.',
  `cards_go_to_creditor` tinyint(1) NOT NULL COMMENT 'Whether the cards of who drops out go to his creditor, or back under their deck.',
  `has_pot` tinyint(1) NOT NULL COMMENT 'Whether what is paid to the bank collects for who lands on take_pot.',
  `turn_end` enum('automatic','declared') NOT NULL COMMENT 'Whether the turn ends by itself, or with end_turn.',
  `turn_limit` int DEFAULT NULL COMMENT 'How many turns a game lasts at most; NULL: no limit.',
  `players_left_to_end` int NOT NULL COMMENT 'The game is over when no more than these are left.',
  `winner` enum('last','net_worth') NOT NULL COMMENT 'Who wins: the last one left, or everybody with the highest net worth.',
  `can_leave` tinyint(1) NOT NULL COMMENT 'Whether a player may leave the game.',
  `can_end` tinyint(1) NOT NULL COMMENT 'Whether a player may end the game for all, without a winner.',
  `pot_location` int DEFAULT NULL COMMENT 'Where the pot is taken; NULL: by effects only.',
  `auction_seconds` int DEFAULT NULL COMMENT 'How long an auction waits for the first bid; NULL: until all have passed.',
  `bid_seconds` int NOT NULL DEFAULT '0' COMMENT 'What each bid adds to the time.',
  `rent_in_jail` tinyint(1) NOT NULL DEFAULT '1' COMMENT 'Whether who is in jail collects rent.',
  `deeds_dealt` int NOT NULL DEFAULT '0' COMMENT 'How many properties each player is dealt at the beginning.',
  `sell_deed_percent` int DEFAULT NULL COMMENT 'What the bank pays for a property, of its price; NULL: it buys none back.',
  `house_stock` int DEFAULT NULL COMMENT 'How many houses there are; NULL: any number.',
  `hotel_stock` int DEFAULT NULL COMMENT 'How many hotels there are; NULL: any number.',
  `handover_fee` int NOT NULL DEFAULT '0' COMMENT 'What redeeming costs further that a new owner put off, as redeem_fee.',
  `trades_per_turn` int DEFAULT NULL COMMENT 'How many trades are proposed in a turn; NULL: any number.',
  `tax_percent` int DEFAULT NULL COMMENT 'The share of his worth that a player may pay instead of a tax; NULL: none.',
  `worth_of_buildings` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Whether what a player has counts his buildings, at their cost.',
  `insolvent_at_once` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Whether who owes more than he could raise is out at once.',
  `heir_gets_buildings` tinyint(1) NOT NULL DEFAULT '1' COMMENT 'Whether buildings of who drops out stay for his creditor, or are sold first.',
  `ends_without_people` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Whether the game ends when the last person is out, and only characters are left.',
  `price_percent` int NOT NULL DEFAULT '100' COMMENT 'What prices, and mortgage values, were multiplied by when the ruleset was laid.',
  `rent_percent` int NOT NULL DEFAULT '100' COMMENT 'What rents were multiplied by; factors for dice were not.',
  `building_percent` int NOT NULL DEFAULT '100' COMMENT 'What the costs of buildings were multiplied by.',
  PRIMARY KEY (`ruleset_id`),
  KEY `k_Ruleset_edition` (`edition`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A revision of an edition: its parameters.';

CREATE TABLE `Save` (
  `name` varchar(60) NOT NULL,
  `game_id` int NOT NULL,
  `record_ID` int NOT NULL COMMENT 'The last move that is in it.',
  `saved_at` timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (`game_id`,`name`),
  UNIQUE KEY `uq_Save_name` (`name`),
  CONSTRAINT `fk_Save_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `ck_Save_record_ID` CHECK ((`record_ID` >= 0))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A named point of the ledger of a game.';

CREATE TABLE `SaveSlot` (
  `game_id` int NOT NULL,
  `account` varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL COMMENT 'Whose it is, without the host.',
  `slot` int NOT NULL COMMENT 'Counts from 1.',
  `record_ID` int NOT NULL COMMENT 'The last move that is in it.',
  `saved_at` timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (`account`,`slot`),
  KEY `fk_SaveSlot_game` (`game_id`),
  CONSTRAINT `fk_SaveSlot_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `ck_SaveSlot_record_ID` CHECK ((`record_ID` >= 0)),
  CONSTRAINT `ck_SaveSlot_slot` CHECK ((`slot` between 1 and 1000))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A point of the ledger of a game in a numbered slot of an account.';

CREATE TABLE `Setting` (
  `setting` varchar(40) NOT NULL,
  `value` int NOT NULL,
  `meaning` varchar(200) NOT NULL,
  PRIMARY KEY (`setting`),
  CONSTRAINT `ck_Setting_value` CHECK ((`value` between 0 and 1000))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What the owner may set for all games, by UPDATE.';

CREATE TABLE `SettingChoice` (
  `setting` varchar(30) NOT NULL,
  `choice` varchar(30) NOT NULL,
  `meaning` varchar(200) NOT NULL,
  PRIMARY KEY (`setting`,`choice`),
  CONSTRAINT `fk_SettingChoice_setting` FOREIGN KEY (`setting`) REFERENCES `LeagueSetting` (`setting`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The words that a setting takes.';

CREATE TABLE `Standing` (
  `game_id` int NOT NULL,
  `ruleset_id` int NOT NULL COMMENT 'As in Game.',
  `phase` varchar(20) NOT NULL DEFAULT 'roll' COMMENT 'What the game waits for.',
  `round` int NOT NULL DEFAULT '1' COMMENT 'The round of the next move.',
  `turn` int NOT NULL DEFAULT '0' COMMENT 'The seat whose turn it is.',
  `last_record_ID` int NOT NULL DEFAULT '0' COMMENT 'The newest row of the ledger.',
  `player_count` int NOT NULL COMMENT 'As in Game.',
  `players_left` int NOT NULL COMMENT 'Players who are not out.',
  `turns_ended` int NOT NULL DEFAULT '0' COMMENT 'Turns that count for the turn limit.',
  `doubles` int NOT NULL DEFAULT '0' COMMENT 'Doubles in a row in this turn; 0 also when they give no further roll.',
  `dice_source` enum('table','server','numbers') NOT NULL COMMENT 'Who rolls.',
  `list_id` int DEFAULT NULL COMMENT 'The list that numbers are taken from.',
  `drawn` int NOT NULL DEFAULT '0' COMMENT 'How many dice were rolled by the server, or taken from the list.',
  `prid` int DEFAULT NULL COMMENT 'The property that is offered, auctioned, or to be paid for.',
  `bid` bigint DEFAULT NULL COMMENT 'The highest bid of the auction.',
  `bidder` int DEFAULT NULL COMMENT 'Whose it is.',
  `first_debt` int NOT NULL DEFAULT '1' COMMENT 'The number of the debt that is due.',
  `next_debt` int NOT NULL DEFAULT '1' COMMENT 'The number of the next debt: the same, when none is.',
  `proposal` json DEFAULT NULL COMMENT 'The trade: from, to, give, take, and the phase it came up in.',
  `pot` bigint NOT NULL DEFAULT '0' COMMENT 'What was paid to the bank since it was last taken.',
  `deadline` datetime(3) DEFAULT NULL COMMENT 'When the time of the auction is up, in UTC; NULL: no auction with a clock.',
  `trades` int NOT NULL DEFAULT '0' COMMENT 'Trades that were proposed in trade_turn.',
  `trade_turn` int NOT NULL DEFAULT '0' COMMENT 'The turn of the last proposal, counted as turns_ended.',
  `played_at` datetime(3) DEFAULT NULL COMMENT 'When the newest row of the ledger was made, in UTC.',
  `seating` enum('table','characters','accounts') NOT NULL DEFAULT 'table' COMMENT 'Who moves for a seat. table: whoever moves; characters: they, for theirs; accounts:\n      whose it is, too.',
  PRIMARY KEY (`game_id`),
  KEY `fk_Standing_phase` (`phase`),
  KEY `fk_Standing_list` (`list_id`),
  KEY `k_Standing_deadline` (`deadline`),
  CONSTRAINT `fk_Standing_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `fk_Standing_list` FOREIGN KEY (`list_id`) REFERENCES `NumberList` (`list_id`),
  CONSTRAINT `fk_Standing_phase` FOREIGN KEY (`phase`) REFERENCES `Phase` (`phase`),
  CONSTRAINT `ck_Standing_bid` CHECK ((((`bid` is null) = (`bidder` is null)) and (`bid` >= 1))),
  CONSTRAINT `ck_Standing_debts` CHECK ((`first_debt` between 1 and `next_debt`)),
  CONSTRAINT `ck_Standing_pot` CHECK ((`pot` >= 0)),
  CONSTRAINT `ck_Standing_proposal` CHECK (((`proposal` is null) or json_schema_valid(_utf8mb4'{"type": "object", "required": ["from", "to", "phase"], "additionalProperties": false, "properties": {"from": {"type": "integer"}, "to": {"type": "integer"}, "give": {"type": "object"}, "take": {"type": "object"}, "phase": {"type": "string"}}}',`proposal`))),
  CONSTRAINT `ck_Standing_turn` CHECK (((`turn` >= 0) and (`turn` < `player_count`)))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Where a game stands: what every move reads and writes.';

CREATE TABLE `Status` (
  `status` int NOT NULL,
  `name` varchar(20) NOT NULL,
  `takes_part` tinyint(1) NOT NULL COMMENT 'Whether such a player still moves, pays and bids.',
  `meaning` varchar(200) NOT NULL,
  PRIMARY KEY (`status`),
  UNIQUE KEY `uq_Status_name` (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='How a player stands in a game.';

CREATE TABLE `StatusLabel` (
  `ruleset_id` int NOT NULL,
  `status` int NOT NULL,
  `label` varchar(20) NOT NULL,
  PRIMARY KEY (`ruleset_id`,`status`),
  KEY `fk_StatusLabel_status` (`status`),
  CONSTRAINT `fk_StatusLabel_ruleset` FOREIGN KEY (`ruleset_id`) REFERENCES `Ruleset` (`ruleset_id`),
  CONSTRAINT `fk_StatusLabel_status` FOREIGN KEY (`status`) REFERENCES `Status` (`status`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What an edition calls the status of a player.';

CREATE TABLE `Tile` (
  `ruleset_id` int NOT NULL,
  `location` int NOT NULL,
  `name` varchar(40) NOT NULL,
  `prid` int DEFAULT NULL COMMENT 'NULL: a bonus.',
  `cost` int DEFAULT NULL,
  `colour` int DEFAULT NULL,
  `rent_by` enum('cost','level','house','owned','dice') DEFAULT NULL,
  `effect` varchar(20) DEFAULT NULL COMMENT 'NULL: a property.',
  `amount` int DEFAULT NULL,
  `hotel_amount` int DEFAULT NULL COMMENT 'As in Bonus.',
  PRIMARY KEY (`ruleset_id`,`location`),
  UNIQUE KEY `uq_Tile_prid` (`ruleset_id`,`prid`),
  KEY `k_Tile_colour` (`ruleset_id`,`colour`),
  CONSTRAINT `fk_Tile_location` FOREIGN KEY (`ruleset_id`, `location`) REFERENCES `Location` (`ruleset_id`, `lid`),
  CONSTRAINT `ck_Tile_kind` CHECK (((`prid` is null) <> (`effect` is null)))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What a landing reads of Location, Property and Bonus, in one row. lay_tiles makes it.';

CREATE TABLE `Token` (
  `tid` int NOT NULL,
  `name` varchar(40) NOT NULL,
  PRIMARY KEY (`tid`),
  UNIQUE KEY `uq_Token_name` (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The pieces that players move.';

CREATE TABLE `Tournament` (
  `tournament_id` bigint NOT NULL AUTO_INCREMENT,
  `name` varchar(60) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_as_ci NOT NULL,
  `start_date` date NOT NULL,
  `end_date` date NOT NULL,
  `point_system_name` varchar(40) NOT NULL,
  PRIMARY KEY (`tournament_id`),
  UNIQUE KEY `uq_Tournament_name` (`name`),
  KEY `fk_Tournament_point_system` (`point_system_name`),
  CONSTRAINT `fk_Tournament_point_system` FOREIGN KEY (`point_system_name`) REFERENCES `PointSystem` (`point_system_name`),
  CONSTRAINT `ck_Tournament_dates` CHECK ((`start_date` <= `end_date`)),
  CONSTRAINT `ck_Tournament_name` CHECK ((`name` <> _utf8mb4''))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A competition in rounds.';

CREATE TABLE `TournamentChange` (
  `tournament_id` bigint NOT NULL,
  `change_no` int NOT NULL,
  `act` varchar(30) NOT NULL,
  `round_id` int DEFAULT NULL,
  `terms` json NOT NULL COMMENT 'What the act takes.',
  `previous` json DEFAULT NULL COMMENT 'What it changes as that was before.',
  `note` mediumtext NOT NULL COMMENT 'A sentence for people, with the names of then.',
  `undoes` int DEFAULT NULL COMMENT 'The change that this one takes back.',
  `changed_at` timestamp(6) NOT NULL,
  `account` varchar(300) NOT NULL,
  PRIMARY KEY (`tournament_id`,`change_no`),
  KEY `fk_TournamentChange_act` (`act`),
  CONSTRAINT `fk_TournamentChange_act` FOREIGN KEY (`act`) REFERENCES `LeagueAct` (`act`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The ledger of tournaments: inserting a row is making a change. It outlives them.';

CREATE TABLE `TournamentEntry` (
  `tournament_id` bigint NOT NULL,
  `player_id` bigint NOT NULL,
  PRIMARY KEY (`tournament_id`,`player_id`),
  KEY `fk_TournamentEntry_player` (`player_id`),
  CONSTRAINT `fk_TournamentEntry_player` FOREIGN KEY (`player_id`) REFERENCES `LeaguePlayer` (`player_id`),
  CONSTRAINT `fk_TournamentEntry_tournament` FOREIGN KEY (`tournament_id`) REFERENCES `Tournament` (`tournament_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Who is drawn in the rounds to come.';

CREATE TABLE `TournamentRank` (
  `tournament_id` bigint NOT NULL,
  `position` int NOT NULL COMMENT 'From 1; decides between those whom the others leave equal.',
  `criterion` varchar(30) NOT NULL,
  PRIMARY KEY (`tournament_id`,`position`),
  UNIQUE KEY `uq_TournamentRank_criterion` (`tournament_id`,`criterion`),
  KEY `fk_TournamentRank_criterion` (`criterion`),
  CONSTRAINT `fk_TournamentRank_criterion` FOREIGN KEY (`criterion`) REFERENCES `RankCriterion` (`criterion`),
  CONSTRAINT `fk_TournamentRank_tournament` FOREIGN KEY (`tournament_id`) REFERENCES `Tournament` (`tournament_id`),
  CONSTRAINT `ck_TournamentRank_position` CHECK ((`position` between 1 and 8))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What the players of a tournament are ranked by.';

CREATE TABLE `TournamentRound` (
  `tournament_id` bigint NOT NULL,
  `round_id` int NOT NULL COMMENT 'Standings after a round count it and those with lower numbers.',
  `expected_start_date` date NOT NULL,
  `expected_end_date` date NOT NULL,
  PRIMARY KEY (`tournament_id`,`round_id`),
  CONSTRAINT `fk_TournamentRound_tournament` FOREIGN KEY (`tournament_id`) REFERENCES `Tournament` (`tournament_id`),
  CONSTRAINT `ck_TournamentRound_dates` CHECK ((`expected_start_date` <= `expected_end_date`)),
  CONSTRAINT `ck_TournamentRound_round_id` CHECK ((`round_id` >= 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A round of a tournament and when it should be played.';

CREATE TABLE `TournamentScorer` (
  `tournament_id` bigint NOT NULL,
  `account` varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL COMMENT 'A name, without the host.',
  `right_given` enum('score','organise') NOT NULL,
  PRIMARY KEY (`tournament_id`,`account`),
  CONSTRAINT `fk_TournamentScorer_tournament` FOREIGN KEY (`tournament_id`) REFERENCES `Tournament` (`tournament_id`),
  CONSTRAINT `ck_TournamentScorer_account` CHECK ((`account` <> _utf8mb4''))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Whose tournaments are whose. The owner of the database needs no row.';

CREATE TABLE `TournamentSetting` (
  `tournament_id` bigint NOT NULL,
  `setting` varchar(30) NOT NULL,
  `value` varchar(64) NOT NULL,
  PRIMARY KEY (`tournament_id`,`setting`),
  KEY `fk_TournamentSetting_setting` (`setting`),
  CONSTRAINT `fk_TournamentSetting_setting` FOREIGN KEY (`setting`) REFERENCES `LeagueSetting` (`setting`),
  CONSTRAINT `fk_TournamentSetting_tournament` FOREIGN KEY (`tournament_id`) REFERENCES `Tournament` (`tournament_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What was set for a tournament and is not as it is initially.';

CREATE TABLE `TournamentState` (
  `tournament_id` bigint NOT NULL,
  `change_count` int NOT NULL DEFAULT '0' COMMENT 'Rows of TournamentChange.',
  `match_count` int NOT NULL DEFAULT '0' COMMENT 'Matches that were ever drawn.',
  `is_closed` tinyint(1) NOT NULL DEFAULT '0',
  PRIMARY KEY (`tournament_id`),
  CONSTRAINT `fk_TournamentState_tournament` FOREIGN KEY (`tournament_id`) REFERENCES `Tournament` (`tournament_id`),
  CONSTRAINT `ck_TournamentState_match_count` CHECK ((`match_count` between 0 and 99999))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What whoever changes a tournament locks first.';

CREATE TABLE `Wording` (
  `ruleset_id` int NOT NULL,
  `kind` varchar(20) NOT NULL,
  `sentence` varchar(200) NOT NULL COMMENT 'As in EventKind.',
  PRIMARY KEY (`ruleset_id`,`kind`),
  KEY `fk_Wording_kind` (`kind`),
  CONSTRAINT `fk_Wording_kind` FOREIGN KEY (`kind`) REFERENCES `EventKind` (`kind`),
  CONSTRAINT `fk_Wording_ruleset` FOREIGN KEY (`ruleset_id`) REFERENCES `Ruleset` (`ruleset_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='How an edition tells an event, where it tells it in words of its own.';

CREATE TABLE `knex_migrations` (
  `id` int unsigned NOT NULL AUTO_INCREMENT,
  `name` varchar(255) DEFAULT NULL,
  `batch` int DEFAULT NULL,
  `migration_time` timestamp NULL DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci;

CREATE TABLE `knex_migrations_lock` (
  `index` int unsigned NOT NULL AUTO_INCREMENT,
  `is_locked` int DEFAULT NULL,
  PRIMARY KEY (`index`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci;

-- VIEW Turns (
--   `game_id`, `turn`, `player_ID`, `status`, `jail_turns`)

-- VIEW actorsView (
--   `Game`, `Player No.`)

-- VIEW adjustmentsView (
--   `Tournament`, `Number`, `Player No.`, `Player`, `From round`, `Points`, `Reason`)

-- VIEW auctionMovesView (
--   `game_id`, `player_ID`, `action`, `prid`, `price`, `partner`, `minimum`, `maximum`, `terms`)

-- VIEW boardView (
--   `Location`, `Tile`, `prid`, `Set`, `Effect`, `Description`)

-- VIEW boardsView (
--   `Board`, `Copied from`, `Account`, `Tiles`, `Properties`, `Salary`, `Yours`)

-- VIEW botsView (
--   `Character`, `Description`, `Stands in`)

-- VIEW choicesView (
--   `Position`, `Action`, `Code`, `Label`, `Takes`, `Final`, `Brings money`, `For all`)

-- VIEW commitmentView (
--   `Game`, `Dice source`, `Commitment`, `Seed`)

-- VIEW deploymentView (
--   `version`, `state`, `started_at`, `finished_at`, `has_event`)

-- VIEW diceView (
--   `Record`, `What`, `Sides`, `Result`, `Hash`, `Deck`)

-- VIEW drawMethodsView (
--   `Method`, `Draws`, `Meaning`)

-- VIEW drawsView (
--   `Record`, `Event`, `Kind`, `Player No.`, `What`, `Deck`, `Kept`, `Roll`)

-- VIEW editionLandingsView (
--   `Edition`, `Ruleset`, `Board`, `Position`, `Tile`, `Landings`)

-- VIEW editionRentsView (
--   `Edition`, `Ruleset`, `Position`, `Tile`, `Set No.`, `Set`, `Rents`, `Rent paid`)

-- VIEW editionsView (
--   `Edition`, `Ruleset`, `Minimum players`, `Maximum players`, `Fixed seats`, `Dice`, `Sides`, `Tiles`, `Extends`)

-- VIEW entriesView (
--   `Tournament`, `Player No.`, `Player`)

-- VIEW estateActionsView (
--   `game_id`, `player_ID`, `action`, `prid`, `price`, `partner`, `minimum`, `maximum`, `terms`, `refusal`)

-- VIEW estateMovesView (
--   `game_id`, `player_ID`, `action`, `prid`, `price`, `partner`, `minimum`, `maximum`, `terms`)

-- VIEW estateView (
--   `game_id`, `ruleset_id`, `prid`, `p_owner`, `cost_factor`, `level`, `mortgaged`, `size`, `missing`, `lowest`, `highest`, `set_mortgaged`, `set_sell_value`, `houses`, `hotels`)

-- VIEW eventView (
--   `Record`, `Event`, `Round`, `Kind`, `Payer`, `Payee`, `Amount`, `Deadline`, `Sentence`)

-- VIEW forksView (
--   `Game`, `Game name`, `Parent`, `Parent name`, `Record`, `Seed was open`)

-- VIEW gameView (
--   `Round`, `Player No.`, `Player name`, `Location`, `Properties owned`, `Bank balance`, `Status`)

-- VIEW gamesView (
--   `Game`, `Name`, `Edition`, `Players`, `Round`, `Moves`, `Next player`, `Winner`, `Created`, `Pace`, `Board`)

-- VIEW guideEndView (
--   `ruleset_id`, `topic`, `position`, `rule`, `sentence`)

-- VIEW guideEstateView (
--   `ruleset_id`, `topic`, `position`, `rule`, `sentence`)

-- VIEW guideTurnView (
--   `ruleset_id`, `topic`, `position`, `rule`, `sentence`)

-- VIEW guideView (
--   `Ruleset`, `Topic`, `Position`, `Sentence`)

-- VIEW guideWordsView (
--   `ruleset_id`, `money`, `estate_set`, `building`, `buildings`, `hotel`, `rent`, `jail`, `start`, `may_be_jailed`)

-- VIEW invitationsView (
--   `Game`, `Player No.`, `Player name`, `Taken`, `Made`)

-- VIEW lackingView (
--   `Player No.`, `Player name`, `Action`, `prid`, `Property`, `Price`, `Bank balance`)

-- VIEW landingsView (
--   `Position`, `Tile`, `Set`, `Landings`, `Rents`, `Rent paid`)

-- VIEW leagueExtrasView (
--   `tournament_id`, `round_id`, `player_id`, `byes`, `points`)

-- VIEW leagueHistoryView (
--   `Tournament`, `Change`, `When`, `Account`, `What`, `Undone`)

-- VIEW leaguePlacesView (
--   `tournament_id`, `round_id`, `match_id`, `player_id`, `match_score`, `table_strength`, `player_count`, `positive_count`, `first_place`, `last_place`)

-- VIEW leaguePlayersView (
--   `Player No.`, `Player`, `Tournaments`, `Matches`)

-- VIEW leaguePointsView (
--   `tournament_id`, `round_id`, `match_id`, `player_id`, `match_score`, `place`, `for_place`, `for_table`, `for_score`, `points`)

-- VIEW leagueRankView (
--   `tournament_id`, `round_id`, `player_id`, `matches`, `byes`, `for_byes`, `extra`, `points`, `mean`, `total_score`, `wins`, `position`, `head_position`, `place`, `weight`)

-- VIEW leagueStandingsView (
--   `tournament_id`, `round_id`, `place`, `player_id`, `matches`, `byes`, `for_byes`, `extra`, `points`, `mean`, `total_score`, `wins`)

-- VIEW leagueSumsView (
--   `tournament_id`, `round_id`, `player_id`, `matches`, `byes`, `match_points`, `extra`, `for_byes`, `points`, `mean`, `total_score`, `wins`, `best_score`)

-- VIEW leagueTotalsView (
--   `tournament_id`, `round_id`, `player_id`, `matches`, `points`, `total_score`, `wins`, `best_score`)

-- VIEW ledgerView (
--   `record_ID`, `token`, `player_ID`, `action`, `dice`, `dice2`, `prid`, `amount`, `terms`, `drawn`, `round`, `turn`, `location`, `bank_balance`, `played_at`, `account`)

-- VIEW matchesView (
--   `Tournament`, `Round`, `Table`, `Match`, `Strength`, `Player No.`, `Player`, `Score`)

-- VIEW movesView (
--   `Game`, `Record`, `Player No.`, `Player name`, `Action`, `prid`, `Property`, `Price`, `Partner No.`, `Minimum`, `Maximum`, `Meaning`, `SQL`, `Yours`)

-- VIEW openingsView (
--   `Edition`, `Player No.`, `Player name`, `Bank balance`)

-- VIEW pacesView (
--   `Edition`, `Pace`, `Rule`, `Value`)

-- VIEW pendingView (
--   `Game`, `Ruleset`, `Edition`, `Record`, `Round`, `Phase`, `Player No.`, `Player name`, `Expectation`, `Next No.`, `prid`, `Property`, `Amount`, `Percent`, `Rent`, `Rent factor`, `Creditor No.`, `Creditor`, `Bidder No.`, `Bidder`, `Deadline`, `Seconds left`, `Pot`, `Terms`, `Raises money`, `Trade`, `Can trade`, `Both give`, `Kinds once`, `Dice source`, `Dice`, `Sides`, `Doubles`)

-- VIEW playerChangesView (
--   `Player No.`, `Change`, `Act`, `Before`, `Player`, `When`, `Account`)

-- VIEW playerHistoryView (
--   `Player No.`, `Player`, `Tournament`, `Round`, `Match`, `Opponents`, `Score`, `Place`, `Points`)

-- VIEW playersView (
--   `Turn`, `Player No.`, `Player name`, `Token`, `Location`, `Tile`, `Bank balance`, `Status`, `Standing`, `Takes part`, `Label`, `Cards`, `Turns in jail`, `Net worth`, `Is turn`, `Character`, `Account`)

-- VIEW pointSystemsView (
--   `Point system`, `Players`, `Table strength`, `Pays`)

-- VIEW pointsView (
--   `Tournament`, `Round`, `Match`, `Player No.`, `Player`, `Score`, `Place`, `For place`, `For table`, `For score`, `Points`)

-- VIEW propertiesView (
--   `prid`, `Position`, `Property`, `Set No.`, `Set`, `Kind`, `Player No.`, `Owner`, `Price`, `Rent now`, `Rent factor`, `Mortgaged`, `Level`, `Houses`, `Hotels`, `Of set`, `Missing`, `Mortgage value`, `Redeem price`, `House cost`, `Sell price`, `Can build`)

-- VIEW rankCriteriaView (
--   `Criterion`, `Meaning`)

-- VIEW rankingView (
--   `Tournament`, `Position`, `Criterion`, `Meaning`)

-- VIEW ratingsView (
--   `Rank`, `Player No.`, `Player`, `Rating`, `Matches`)

-- VIEW rentsView (
--   `prid`, `Property`, `Level`, `Amount`, `With set`, `Hotel`)

-- VIEW restoredView (
--   `Game`, `Game name`, `Archived game`, `Digest`, `Seed was open`)

-- VIEW resultHistoryView (
--   `Match`, `Record`, `Intent`, `Player No.`, `Player`, `Score`, `Game`, `Recorded`, `Account`)

-- VIEW resultsView (
--   `Game`, `Edition`, `Board`, `Rounds`, `Moves`, `Turn`, `Player name`, `Character`, `Won`)

-- VIEW rightsView (
--   `Tournament`, `Right`)

-- VIEW roundStandingsView (
--   `Tournament`, `Round`, `Rank`, `Player No.`, `Player`, `Matches`, `Points`, `Points a match`, `Total score`, `Wins`, `Byes`, `For byes`, `Bonus`)

-- VIEW roundsView (
--   `Tournament`, `Round`, `Start`, `End`, `Matches`, `Played`, `Byes`)

-- VIEW rulesView (
--   `Edition`, `Topic`, `Rule`, `Value`, `Changed`, `Default`, `Meaning`)

-- VIEW savesView (
--   `Name`, `Game`, `Game name`, `Edition`, `Record`, `Saved`)

-- VIEW scorersView (
--   `Tournament`, `Account`, `Right`)

-- VIEW seatingView (
--   `Tournament`, `Point system`, `Players`, `Seated`, `Left over`, `Fewer with`)

-- VIEW settingsView (
--   `Tournament`, `Setting`, `Value`, `Takes`, `Meaning`)

-- VIEW slotsView (
--   `Slot`, `Game`, `Game name`, `Edition`, `Round`, `Record`, `Saved`)

-- VIEW standingsView (
--   `Tournament`, `Rank`, `Player No.`, `Player`, `Matches`, `Points`, `Points a match`, `Total score`, `Wins`, `Byes`, `For byes`, `Bonus`)

-- VIEW tilesView (
--   `Board`, `Location`, `Tile`, `Set No.`, `Set`, `Price`, `Rent`, `House cost`, `Hotel cost`, `Mortgage`, `Effect`, `Amount`)

-- VIEW tokensView (
--   `token`, `record_ID`)

-- VIEW tournamentsView (
--   `Tournament`, `Name`, `Start`, `End`, `Point system`, `Players`, `Rounds`, `Matches`, `Played`, `Closed`)

-- VIEW tradeMovesView (
--   `game_id`, `player_ID`, `action`, `prid`, `price`, `partner`, `minimum`, `maximum`, `terms`)

-- VIEW turnActionsView (
--   `game_id`, `player_ID`, `action`, `prid`, `price`, `partner`, `minimum`, `maximum`, `terms`, `refusal`)

-- VIEW turnMovesView (
--   `game_id`, `player_ID`, `action`, `prid`, `price`, `partner`, `minimum`, `maximum`, `terms`)

-- VIEW undoView (
--   `Tournament`, `Change`, `Match`, `Record`, `When`, `Account`, `What`)

-- VIEW violation_bye_of_drawn (
--   `tournament_id`, `round_id`, `player_id`, `match_id`)

-- VIEW violation_counted_players (
--   `match_id`, `player_count`, `players`)

-- VIEW violation_draw_without_player (
--   `tournament_id`, `round_id`, `match_id`, `player_id`)

-- VIEW violation_draw_without_round (
--   `tournament_id`, `round_id`, `match_id`, `player_id`)

-- VIEW violation_match_in_two_rounds (
--   `match_id`, `rounds`)

-- VIEW violation_match_without_table (
--   `match_id`)

-- VIEW violation_missing_match (
--   `foreign_key`, `reference`)

-- VIEW violation_missing_place (
--   `point_system_name`, `player_count`, `positive_count`, `first_place`, `last_place`)

-- VIEW violation_missing_player (
--   `foreign_key`, `reference`)

-- VIEW violation_missing_round (
--   `foreign_key`, `reference`)

-- VIEW violation_missing_rule (
--   `foreign_key`, `reference`)

-- VIEW violation_missing_tournament (
--   `foreign_key`, `reference`)

-- VIEW violation_odd_score (
--   `match_id`, `player_id`, `match_score`)

-- VIEW violation_player_count (
--   `match_id`, `no_of_players`)

-- VIEW violation_player_without_score (
--   `tournament_id`, `round_id`, `match_id`, `player_id`)

-- VIEW violation_result_count (
--   `match_id`, `result_count`, `records`, `is_played`, `scores`)

-- VIEW violation_round_without_tournament (
--   `tournament_id`, `round_id`, `expected_start_date`, `expected_end_date`)

-- VIEW violation_score_of_record (
--   `match_id`, `player_id`, `match_score`, `recorded`)

-- VIEW violation_score_sum (
--   `match_id`, `total`)

-- VIEW violation_score_without_draw (
--   `match_id`, `player_id`, `match_score`)

-- VIEW violation_score_without_strength (
--   `match_id`, `player_id`, `match_score`)

-- VIEW violation_size_not_in_system (
--   `match_id`, `no_of_players`, `point_system_name`)

-- VIEW violation_strength_out_of_range (
--   `match_id`, `table_strength`, `matches`)

-- VIEW violation_table_without_draw (
--   `match_id`, `table_strength`)

-- VIEW violation_tournament_without_point_system (
--   `tournament_id`, `name`, `start_date`, `end_date`, `point_system_name`)

-- VIEW violation_tournament_without_state (
--   `tournament_id`, `change_count`, `changes`)

-- VIEW violation_unordered_place (
--   `point_system_name`, `player_count`, `positive_count`, `first_place`, `last_place`, `points`, `worse_place`, `worse_points`)

-- VIEW violationsView (
--   `Violation`, `Tuples`)

-- FUNCTION action_refusal (
--   p_action varchar(20),
--   p_status int,
--   p_balance bigint,
--   p_price bigint,
--   p_cards int,
--   p_jail_fine int,
--   p_jail_wait tinyint(1),
--   p_can_leave tinyint(1),
--   p_can_end tinyint(1),
--   p_trade varchar(20),
--   p_trades_left int,
--   p_has_clock tinyint(1),
--   p_time_is_up tinyint(1),
--   p_runs_out tinyint(1)) RETURNS varchar(200) NO SQL
-- 'Why a player may not do something that has its place in the phase.'

-- FUNCTION archived_lists (
--   p_game_id int) RETURNS json READS SQL DATA
-- 'The lists of numbers that the dice of a game were taken from.'

-- FUNCTION archive_digest (
--   p_archive json) RETURNS char(64) NO SQL
-- 'By which it shows whether an archive is still as it was written.'

-- FUNCTION archive_of (
--   p_game_id int) RETURNS json READS SQL DATA
-- 'All that it takes to make a game again, and what it came to.'

-- FUNCTION board_pairs (
--   p_document json,
--   p_tiles json) RETURNS json NO SQL
-- 'Which tile of a board each tile of a file is meant to be.'

-- FUNCTION bonus_factor (
--   p_sticks tinyint(1),
--   p_cost_factor bigint,
--   p_set_bonus_factor int,
--   p_missing int) RETURNS bigint NO SQL
-- 'What a rent without buildings is multiplied by.'

-- FUNCTION buildings_left (
--   p_level int,
--   p_max_houses int,
--   p_house_stock int,
--   p_hotel_stock int,
--   p_houses int,
--   p_hotels int) RETURNS int NO SQL
-- 'How many the bank has of the building that comes next on a property.'

-- FUNCTION buildings_value (
--   p_level int,
--   p_house_cost int,
--   p_hotel_cost int,
--   p_max_houses int,
--   p_percent int) RETURNS bigint NO SQL
-- 'What the buildings of a property cost, or a share of it.'

-- FUNCTION byes_after (
--   p_tournament_id bigint,
--   p_was json,
--   p_matches json) RETURNS json READS SQL DATA
-- 'Who has a bye in a round when its draw becomes another one.'

-- FUNCTION chance_of (
--   p_seed varchar(64),
--   p_record_id int,
--   p_what varchar(20)) RETURNS int NO SQL
-- 'A number that a character decides by, from 1 to 100.'

-- FUNCTION changed_board (
--   p_document json,
--   p_changes json) RETURNS json READS SQL DATA
-- 'The document of a board with changes.'

-- FUNCTION changed_tile (
--   p_tile json,
--   p_n int,
--   p_changes json) RETURNS json NO SQL
-- 'A tile of a document with what somebody changes of it.'

-- FUNCTION changes_in_file (
--   p_document json,
--   p_file json) RETURNS json NO SQL
-- 'What a file changes of a board.'

-- FUNCTION change_fault (
--   p_tile json,
--   p_key varchar(400),
--   p_value json) RETURNS text NO SQL
-- 'Why something of a tile of a board cannot become so.'

-- FUNCTION column_text (
--   p_row json,
--   p_column varchar(64)) RETURNS text NO SQL
-- 'A value of a row that was written as JSON; NULL for NULL.'

-- FUNCTION current_game () RETURNS int READS SQL DATA
-- 'The game that a statement without a game_id means.'

-- FUNCTION day_of (
--   p_text longtext) RETURNS date NO SQL
-- 'A text like 2026-01-31 as a day; NULL when it is none.'

-- FUNCTION default_rules () RETURNS json READS SQL DATA
-- 'The rules that a document need not name, as it would name them.'

-- FUNCTION dice_fit (
--   p_dice double,
--   p_dice2 double,
--   p_count int,
--   p_sides int) RETURNS tinyint(1) NO SQL
-- 'Whether dice can show what a client says.'

-- FUNCTION die_of (
--   p_seed varchar(64),
--   p_what varchar(40),
--   p_sides int) RETURNS int NO SQL
-- 'What a die shows that the server rolls.'

-- FUNCTION differences_of (
--   p_one json,
--   p_other json) RETURNS json READS SQL DATA
-- 'What differs between two records of games.'

-- FUNCTION differing_rows (
--   p_one json,
--   p_other json) RETURNS json READS SQL DATA
-- 'The rows that differ between two records of games.'

-- FUNCTION effect_amount (
--   p_ruleset_id int,
--   p_tiles json,
--   p_effect varchar(20),
--   p_written json) RETURNS int READS SQL DATA
-- 'The amount of a bonus or card.'

-- FUNCTION estate_price (
--   p_action varchar(20),
--   p_cost int,
--   p_house_cost int,
--   p_hotel_cost int,
--   p_level int,
--   p_max_houses int,
--   p_has_hotels tinyint(1),
--   p_sell_percent int,
--   p_mortgage_value int,
--   p_redeem_fee int,
--   p_sell_deed_percent int) RETURNS bigint NO SQL
-- 'What building, selling, mortgaging or redeeming costs or brings.'

-- FUNCTION estate_refusal (
--   p_action varchar(20),
--   p_name varchar(40),
--   p_player_id int,
--   p_owner int,
--   p_balance bigint,
--   p_price int,
--   p_level int,
--   p_mortgaged tinyint(1),
--   p_missing int,
--   p_lowest int,
--   p_highest int,
--   p_set_mortgaged int,
--   p_mortgage_unit varchar(20),
--   p_build_evenly tinyint(1),
--   p_buildings_left int) RETURNS varchar(200) NO SQL
-- 'Why a player may not build on, sell from, mortgage, redeem or sell a property.'

-- FUNCTION faults_in_changes (
--   p_document json,
--   p_changes json) RETURNS json NO SQL
-- 'Everything that is wrong with changes of a board themselves.'

-- FUNCTION faults_in_decks (
--   p_document json) RETURNS json NO SQL
-- 'Decks of a document that have no cards, or that no tile draws from.'

-- FUNCTION faults_in_dice (
--   p_document json) RETURNS json READS SQL DATA
-- 'Rules of a document about dice that do not go together.'

-- FUNCTION faults_in_effects (
--   p_document json,
--   p_parts json) RETURNS json READS SQL DATA
-- 'What tiles and cards of a document do that makes no sense.'

-- FUNCTION faults_in_end (
--   p_document json,
--   p_parts json) RETURNS json READS SQL DATA
-- 'Rules of a document about players, money and the end that do not go together.'

-- FUNCTION faults_in_estate (
--   p_document json) RETURNS json READS SQL DATA
-- 'What a document says of purchases, buildings and mortgages that does not go together.'

-- FUNCTION faults_in_file (
--   p_document json,
--   p_file json) RETURNS json READS SQL DATA
-- 'What a file of a board says that no copy of a board can be.'

-- FUNCTION faults_in_jail (
--   p_document json,
--   p_parts json) RETURNS json READS SQL DATA
-- 'What a document says of jail that does not go together.'

-- FUNCTION faults_in_money (
--   p_document json,
--   p_parts json) RETURNS json READS SQL DATA
-- 'What a document says of the pot, taxes, trades and debts that does not go together.'

-- FUNCTION faults_in_moves (
--   p_document json) RETURNS json READS SQL DATA
-- 'Tiles of a document from which one might move on for ever.'

-- FUNCTION faults_in_names (
--   p_document json) RETURNS json NO SQL
-- 'Names of a document that are there twice, or belong to nothing.'

-- FUNCTION faults_in_opening (
--   p_document json) RETURNS json READS SQL DATA
-- 'What does not go together in the opening position of a document.'

-- FUNCTION faults_in_paces (
--   p_document json) RETURNS json READS SQL DATA
-- 'Paces of a document that are none, or make no sense with the rest of it.'

-- FUNCTION faults_in_percents (
--   p_document json) RETURNS json READS SQL DATA
-- 'Prices, rents and costs of a document that its percents make too great.'

-- FUNCTION faults_in_rents (
--   p_document json) RETURNS json READS SQL DATA
-- 'Properties of a document whose rents and buildings do not go together.'

-- FUNCTION faults_in_rules (
--   p_document json) RETURNS json READS SQL DATA
-- 'Rules of a document that are unknown, of the wrong type or out of bounds.'

-- FUNCTION faults_in_sets (
--   p_document json,
--   p_file json) RETURNS json READS SQL DATA
-- 'Sets of a file of a board that have lost all but one, and jails that there are twice.'

-- FUNCTION faults_in_shapes (
--   p_parts json) RETURNS json READS SQL DATA
-- 'Parts of a document that are not what they must be; keys that are missing or unknown.'

-- FUNCTION faults_in_values (
--   p_parts json) RETURNS json READS SQL DATA
-- 'Values of a document that are of the wrong type, or out of bounds.'

-- FUNCTION faults_in_words (
--   p_document json) RETURNS json READS SQL DATA
-- 'Labels, sentences and words of a document that are wrong.'

-- FUNCTION faults_of_board (
--   p_document json,
--   p_changes json) RETURNS json READS SQL DATA
-- 'Everything that would be wrong with a board after changes.'

-- FUNCTION faults_of_document (
--   p_document json) RETURNS json READS SQL DATA
-- 'Everything that is wrong with a whole document.'

-- FUNCTION faults_of_edition (
--   p_source longtext) RETURNS json READS SQL DATA
-- 'Everything that is wrong with a document as people write it.'

-- FUNCTION faults_of_file (
--   p_board json,
--   p_source json,
--   p_file json) RETURNS json READS SQL DATA
-- 'Everything that is wrong with the file of a board.'

-- FUNCTION faults_of_house_rules (
--   p_edition text,
--   p_rules json,
--   p_board_edition text) RETURNS json READS SQL DATA
-- 'Everything that is wrong with rules that a game has for itself.'

-- FUNCTION fault_summary (
--   p_faults json,
--   p_routine text) RETURNS text NO SQL
-- 'How many faults there are and the first, as a sentence.'

-- FUNCTION find_game (
--   p_game_id int) RETURNS int READS SQL DATA
-- 'The game of that number.'

-- FUNCTION house_document (
--   p_edition text,
--   p_rules json,
--   p_board_edition text) RETURNS json READS SQL DATA
-- 'The document of an edition with other rules, or another board.'

-- FUNCTION idle_rules (
--   p_document json,
--   p_rules text,
--   p_reason text) RETURNS json READS SQL DATA
-- 'Rules that a document gives though nothing would come of them.'

-- FUNCTION is_final_error (
--   p_errno int,
--   p_state char(5)) RETURNS tinyint(1) NO SQL
-- 'Whether a move that ended with an error would end with it each time.'

-- FUNCTION is_json (
--   p_text longtext) RETURNS tinyint(1) NO SQL
-- 'Whether a text is JSON that the server can read.'

-- FUNCTION is_owner () RETURNS tinyint(1) NO SQL
-- 'Whether the account that calls is the one that made this.'

-- FUNCTION is_plain_roll (
--   p_phase varchar(20),
--   p_action varchar(20),
--   p_named_player double,
--   p_player_id int) RETURNS tinyint(1) NO SQL
-- 'Whether a move is a roll of who is to roll, so that nobody need look who acts.'

-- FUNCTION is_seed_known (
--   p_seed varchar(64)) RETURNS tinyint(1) READS SQL DATA
-- 'Whether anybody may know the dice of games with a seed.'

-- FUNCTION is_seed_open (
--   p_game_id int) RETURNS tinyint(1) READS SQL DATA
-- 'Whether the seed of a game may be told.'

-- FUNCTION is_seed_shared (
--   p_seed varchar(64),
--   p_game_id int) RETURNS tinyint(1) READS SQL DATA
-- 'Whether a game, or another game, that is not over has a seed, and so its dice.'

-- FUNCTION json_of (
--   p_text longtext) RETURNS json NO SQL
-- 'A text as JSON; NULL when it is none.'

-- FUNCTION kept_faults (
--   p_old json,
--   p_new json,
--   p_renamed json,
--   p_place text) RETURNS json READS SQL DATA
-- 'What a tile of a file would change that stays on every copy of a board.'

-- FUNCTION kind_fault (
--   p_tiles json,
--   p_name json) RETURNS text READS SQL DATA
-- 'Why a name in a document does not say one kind of tile.'

-- FUNCTION last_change (
--   p_tournament_id bigint) RETURNS json READS SQL DATA
-- 'The last change of a tournament that was not undone.'

-- FUNCTION league_ratings () RETURNS json READS SQL DATA
-- 'The ratings of all players by all tournaments.'

-- FUNCTION left_over (
--   p_point_system varchar(40),
--   p_players int) RETURNS int READS SQL DATA
-- 'How many of so many players no table is left for.'

-- FUNCTION location_of (
--   p_document json,
--   p_name varchar(40)) RETURNS int NO SQL
-- 'The location of a tile of a document.'

-- FUNCTION lowest_bid (
--   p_price bigint,
--   p_bid bigint,
--   p_first_bid_percent int,
--   p_raise_percent int) RETURNS bigint NO SQL
-- 'The least that may be bid next in an auction.'

-- FUNCTION match_number (
--   p_text longtext) RETURNS bigint NO SQL
-- 'A text as the number of a match; NULL when it is none.'

-- FUNCTION mortgage_value (
--   p_cost int,
--   p_mortgage_percent int,
--   p_mortgage int) RETURNS bigint NO SQL
-- 'What mortgaging a property brings.'

-- FUNCTION moves_are_final (
--   p_game_id int) RETURNS tinyint(1) READS SQL DATA
-- 'Whether what the account that calls does in a game is not to be taken back.'

-- FUNCTION moves_of (
--   p_document json) RETURNS json NO SQL
-- 'From which tile of a document one moves on at once to which.'

-- FUNCTION move_meaning (
--   p_sentence varchar(200),
--   p_player varchar(40),
--   p_property varchar(40),
--   p_price bigint,
--   p_partner varchar(40),
--   p_minimum bigint,
--   p_maximum bigint) RETURNS varchar(300) NO SQL
-- 'What a possible move means, in plain words.'

-- FUNCTION move_sql (
--   p_game_id int,
--   p_player_id int,
--   p_action varchar(20),
--   p_prid int,
--   p_minimum bigint,
--   p_maximum bigint,
--   p_terms json,
--   p_dice_count int,
--   p_is_final tinyint(1)) RETURNS varchar(600) NO SQL
-- 'The statement that makes a possible move.'

-- FUNCTION names_by_place (
--   p_from json,
--   p_to json) RETURNS json NO SQL
-- 'What the tiles of one document are called in another.'

-- FUNCTION names_of_players (
--   p_players json,
--   p_from int) RETURNS json NO SQL
-- 'What the players of a game are to be called.'

-- FUNCTION name_of_seat (
--   p_player json) RETURNS text NO SQL
-- 'What somebody is called who takes a seat, as it was said.'

-- FUNCTION near_rules (
--   p_name text) RETURNS text READS SQL DATA
-- 'The rules that a name may be meant for.'

-- FUNCTION needs_money (
--   p_phase varchar(20)) RETURNS tinyint(1) NO SQL
-- 'Whether a player raises money for something in a phase.'

-- FUNCTION net_worth (
--   p_game_id int,
--   p_player_id int) RETURNS bigint READS SQL DATA
-- 'What a player has: cash, his properties, and his buildings where they count.'

-- FUNCTION new_name (
--   p_names json,
--   p_name text) RETURNS text NO SQL
-- 'What a tile is called after tiles were renamed.'

-- FUNCTION next_of_kind (
--   p_tiles json,
--   p_kind varchar(400),
--   p_from int) RETURNS int NO SQL
-- 'The next tile of a colour, or of that name.'

-- FUNCTION open_seed (
--   p_seed varchar(64),
--   p_seats json) RETURNS varchar(64) NO SQL
-- 'The seed of a new game.'

-- FUNCTION order_roll (
--   p_seed varchar(64),
--   p_player_id int,
--   p_time int) RETURNS int NO SQL
-- 'What a player rolls with two dice to find out who begins.'

-- FUNCTION order_rolls (
--   p_seed varchar(64),
--   p_players int,
--   p_times int) RETURNS json NO SQL
-- 'All rolls of the dice for who begins.'

-- FUNCTION owner_account () RETURNS varchar(80) NO SQL
-- 'The name of the account that made this, without the host.'

-- FUNCTION paced_rules (
--   p_edition text,
--   p_pace text,
--   p_rules json) RETURNS json READS SQL DATA
-- 'House rules over those of a pace.'

-- FUNCTION parts_of (
--   p_document json) RETURNS json NO SQL
-- 'The parts of a document that EditionKey describes, with their places.'

-- FUNCTION percent_of (
--   p_amount bigint,
--   p_percent int) RETURNS bigint NO SQL
-- 'A share of an amount, halves rounded up.'

-- FUNCTION place_fault (
--   p_tiles json,
--   p_name json,
--   p_is_bonus tinyint(1)) RETURNS text READS SQL DATA
-- 'Why a name in a document does not say one tile.'

-- FUNCTION place_in_deck (
--   p_record_id int,
--   p_event_no int,
--   p_number int) RETURNS bigint NO SQL
-- 'The place of a card that is moved now: behind all that were moved before.'

-- FUNCTION place_of (
--   p_place text,
--   p_key text) RETURNS text NO SQL
-- 'The place of a key in a document.'

-- FUNCTION player_means (
--   p_tournament_id bigint,
--   p_players json) RETURNS json READS SQL DATA
-- 'The points a match of players in a tournament.'

-- FUNCTION player_name (
--   p_game_id int,
--   p_player_id int) RETURNS varchar(40) READS SQL DATA
-- 'What a player of a game is called.'

-- FUNCTION player_names (
--   p_players json) RETURNS longtext READS SQL DATA
-- 'The names of players, with commas between them.'

-- FUNCTION play_bot_moves (
--   p_game_id int,
--   p_most_moves int,
--   p_is_final tinyint(1)) RETURNS varchar(40) MODIFIES SQL DATA
-- 'Makes the next moves of a game, as far as they are for characters to make.'

-- FUNCTION price_of (
--   p_cost int,
--   p_cost_factor bigint) RETURNS bigint NO SQL
-- 'What a property costs that nobody owns.'

-- FUNCTION rank_strengths (
--   p_matches json) RETURNS json READS SQL DATA
-- 'The matches of a draw with strengths that are not above their number.'

-- FUNCTION recorded_board (
--   p_ruleset_id int) RETURNS json READS SQL DATA
-- 'The rows of a ruleset that are about its board.'

-- FUNCTION recorded_events (
--   p_game_id int,
--   p_last_record_id int) RETURNS json READS SQL DATA
-- 'What the moves of a game brought about.'

-- FUNCTION recorded_ledger (
--   p_game_id int,
--   p_last_record_id int) RETURNS json READS SQL DATA
-- 'The moves and events of a game.'

-- FUNCTION recorded_moves (
--   p_game_id int,
--   p_first_record_id int,
--   p_last_record_id int) RETURNS json READS SQL DATA
-- 'Moves of a game, with what they came to.'

-- FUNCTION recorded_position (
--   p_game_id int) RETURNS json READS SQL DATA
-- 'How a game stands.'

-- FUNCTION recorded_rules (
--   p_ruleset_id int) RETURNS json READS SQL DATA
-- 'All rows of a ruleset.'

-- FUNCTION recorded_words (
--   p_ruleset_id int) RETURNS json READS SQL DATA
-- 'The rows of a ruleset that are about words and the opening position.'

-- FUNCTION redeem_fee_now (
--   p_redeem_fee int,
--   p_handover_fee int,
--   p_redeem_by_round int,
--   p_round int) RETURNS bigint NO SQL
-- 'What redeeming a property costs beyond the mortgage.'

-- FUNCTION renamed_decks (
--   p_decks json,
--   p_names json) RETURNS json READS SQL DATA
-- 'The decks of a document after tiles were renamed.'

-- FUNCTION renamed_document (
--   p_document json,
--   p_names json) RETURNS json READS SQL DATA
-- 'A document in which everything that names a tile names it by its new name.'

-- FUNCTION renamed_effect (
--   p_item json,
--   p_names json) RETURNS json READS SQL DATA
-- 'A tile or card that leads to another tile, after tiles were renamed.'

-- FUNCTION renamed_opening (
--   p_opening json,
--   p_names json) RETURNS json NO SQL
-- 'The opening position of a document after tiles were renamed.'

-- FUNCTION rent_change_fault (
--   p_old json,
--   p_new json) RETURNS text NO SQL
-- 'Why the rent of a tile of a board cannot become another.'

-- FUNCTION rent_if_bought (
--   p_game_id int,
--   p_prid int,
--   p_player_id int) RETURNS bigint READS SQL DATA
-- 'What visitors of a property would owe if a player bought it now.'

-- FUNCTION rent_level (
--   p_rent_by varchar(20),
--   p_level int,
--   p_max_houses int,
--   p_owned int) RETURNS bigint NO SQL
-- 'Which row of Rent holds the rent of a property.'

-- FUNCTION rent_of (
--   p_rent_by varchar(20),
--   p_printed int,
--   p_level int,
--   p_max_houses int,
--   p_bonus_factor bigint) RETURNS bigint NO SQL
-- 'What a visitor of an owned property owes.'

-- FUNCTION rent_of_tile (
--   p_rent json) RETURNS json NO SQL
-- 'The rent of a property as a document gives it.'

-- FUNCTION resolve_edition (
--   p_source json) RETURNS json READS SQL DATA
-- 'The whole document of an edition, nothing inherited any more.'

-- FUNCTION result_note (
--   p_intent varchar(20),
--   p_round_id int,
--   p_table_no int,
--   p_scores json,
--   p_game int) RETURNS longtext READS SQL DATA
-- 'A sentence about a row of ResultRecord.'

-- FUNCTION round_part (
--   p_tournament_id bigint,
--   p_round_id int) RETURNS json READS SQL DATA
-- 'A round with its draw and its byes, as it is now; NULL when it does not exist.'

-- FUNCTION rule_differences (
--   p_ruleset_id int,
--   p_other_ruleset_id int) RETURNS json READS SQL DATA
-- 'What differs between the rows of two rulesets.'

-- FUNCTION rule_place (
--   p_topic text,
--   p_rule text) RETURNS text NO SQL
-- 'The place of a rule in a document.'

-- FUNCTION save_slots () RETURNS int READS SQL DATA
-- 'How many slots each account has for its saves.'

-- FUNCTION schema_failure (
--   p_schema json,
--   p_document json) RETURNS varchar(80) NO SQL
-- 'What is wrong with a document that does not keep to a schema.'

-- FUNCTION seats_of_copy (
--   p_seats json,
--   p_seed varchar(64)) RETURNS json READS SQL DATA
-- 'Whose the seats are of a game that begins like another.'

-- FUNCTION seat_of_link (
--   p_game_id int,
--   p_link text) RETURNS int READS SQL DATA
-- 'The seat that a link of the account is for.'

-- FUNCTION sells_whole_set (
--   p_level int,
--   p_max_houses int,
--   p_house_stock int,
--   p_houses int) RETURNS tinyint(1) NO SQL
-- 'Whether selling a building takes all others of its colour along.'

-- FUNCTION server_time () RETURNS timestamp(6) NO SQL
-- 'What time it is on the server, in the time zone of the session.'

-- FUNCTION session_account () RETURNS varchar(80) NO SQL
-- 'The name of the account that calls, without the host.'

-- FUNCTION setting_of (
--   p_tournament_id bigint,
--   p_setting varchar(30)) RETURNS varchar(64) READS SQL DATA
-- 'What is set for a tournament.'

-- FUNCTION shown (
--   p_text longtext) RETURNS varchar(80) NO SQL
-- 'What somebody gave, as a refusal repeats it: short, and only what can be seen.'

-- FUNCTION term_of (
--   p_terms json,
--   p_name varchar(40)) RETURNS longtext NO SQL
-- 'A member of an object as text; NULL when it is null or not there.'

-- FUNCTION tiles_of (
--   p_document json) RETURNS json NO SQL
-- 'The tiles of a document with their names and locations.'

-- FUNCTION tile_changes (
--   p_old json,
--   p_new json) RETURNS json NO SQL
-- 'What a tile of a file changes of a tile of a board.'

-- FUNCTION tile_fault (
--   p_tiles json,
--   p_tile json) RETURNS text NO SQL
-- 'Why it is not clear which tile of a document is meant.'

-- FUNCTION tile_index (
--   p_tiles json,
--   p_tile json) RETURNS int NO SQL
-- 'Which tile of a document is meant.'

-- FUNCTION tournament_part (
--   p_tournament_id bigint,
--   p_part varchar(20),
--   p_round_id int) RETURNS json READS SQL DATA
-- 'What an act changes, as it is now.'

-- FUNCTION trade_example (
--   p_trade varchar(20),
--   p_needs_money tinyint(1),
--   p_to int,
--   p_cash bigint,
--   p_cards int,
--   p_deed int,
--   p_his_cash bigint,
--   p_his_cards int,
--   p_his_deed int) RETURNS json NO SQL
-- 'A small trade that one player may propose to another.'

-- FUNCTION trade_schema () RETURNS varchar(1000) NO SQL
-- 'The form of a trade, as a JSON schema.'

-- FUNCTION turn_deadline (
--   p_game_id int,
--   p_player_id int,
--   p_round int,
--   p_played_at datetime(3)) RETURNS datetime(3) READS SQL DATA
-- 'Until when a player may take, in a game with a clock.'

-- FUNCTION typed_changes (
--   p_document json,
--   p_changes json) RETURNS json NO SQL
-- 'What somebody changes of the tiles of a board, each with its value and its fault.'

-- FUNCTION typed_number (
--   p_value json,
--   p_is_number tinyint(1)) RETURNS json NO SQL
-- 'A number as a document has it, of one as somebody types it.'

-- FUNCTION typed_rent (
--   p_old json,
--   p_new json) RETURNS json NO SQL
-- 'A rent as a document has it, of one as somebody types it.'

-- FUNCTION typed_rules (
--   p_rules json) RETURNS json READS SQL DATA
-- 'House rules as a part of a document.'

-- FUNCTION utc_now () RETURNS datetime(6) NO SQL
-- 'The clock of the server, in UTC.'

-- FUNCTION value_fault (
--   p_type varchar(20),
--   p_minimum int,
--   p_maximum int,
--   p_choices json,
--   p_value json) RETURNS text NO SQL
-- 'What is wrong with a value of a document.'

-- FUNCTION weigh_meetings (
--   p_met json,
--   p_seats json) RETURNS json READS SQL DATA
-- 'How much it is to be avoided that two players meet in a round.'

-- FUNCTION whole_number (
--   p_text longtext) RETURNS int NO SQL
-- 'A text as a whole number of at most nine digits; NULL when it is none.'

-- FUNCTION winners_of (
--   p_game_id int) RETURNS text READS SQL DATA
-- 'The names of those who won a game, in the order of their numbers.'

-- FUNCTION with_byes (
--   p_tournament_id bigint,
--   p_seats json) RETURNS json READS SQL DATA
-- 'The seats of a round with those who have a bye, at table 0.'

-- FUNCTION written_number (
--   p_number double) RETURNS json NO SQL
-- 'A number as JSON, a whole one without a point; NULL for NULL.'

-- PROCEDURE accept_invitation (
--   IN p_game_id int,
--   IN p_link text,
--   IN p_guest text) MODIFIES SQL DATA
-- 'Takes the seat that a link of the account is for.'

-- PROCEDURE add_edition (
--   IN p_document longtext) MODIFIES SQL DATA
-- 'Makes an edition of a document, under a name that is free.'

-- PROCEDURE add_league_player (
--   IN p_name longtext) MODIFIES SQL DATA
-- 'Adds a player to the league.'

-- PROCEDURE add_round (
--   IN p_tournament longtext,
--   IN p_round longtext,
--   IN p_start longtext,
--   IN p_end longtext) MODIFIES SQL DATA
-- 'Adds a round to a tournament.'

-- PROCEDURE adjust_points (
--   IN p_tournament longtext,
--   IN p_player longtext,
--   IN p_points longtext,
--   IN p_reason longtext,
--   IN p_round longtext) MODIFIES SQL DATA
-- 'Gives a player a bonus, or a penalty, and says why.'

-- PROCEDURE annul_result (
--   IN p_match longtext) MODIFIES SQL DATA
-- 'Takes the result of a match back; it is to be played or recorded again.'

-- PROCEDURE answer_trade (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_action varchar(20),
--   INOUT p_phase varchar(20),
--   INOUT p_course varchar(20)) MODIFIES SQL DATA
-- 'Accepts, rejects or withdraws a trade.'

-- PROCEDURE appraise (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_character_id int,
--   IN p_prid int,
--   OUT p_price bigint,
--   OUT p_worth bigint,
--   OUT p_is_last tinyint(1)) READS SQL DATA
-- 'Says what a property of the bank is worth to a character.'

-- PROCEDURE arrange_players (
--   IN p_tournament_id bigint,
--   IN p_round_id int,
--   IN p_seed varchar(200),
--   IN p_order varchar(200),
--   IN p_threes int,
--   IN p_fours int,
--   IN p_planned json,
--   OUT p_seats json) READS SQL DATA
-- 'Finds tables for a round at which few players meet again.'

-- PROCEDURE ask_for_fee (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_landed_prid int,
--   IN p_owner int,
--   INOUT p_phase varchar(20),
--   INOUT p_prid int) READS SQL DATA
-- 'Has a visitor roll for what a property costs him, unless its owner gets nothing.'

-- PROCEDURE begin_transaction () MODIFIES SQL DATA
-- 'Begins a transaction that locks no place where others insert.'

-- PROCEDURE bot_move (
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Makes one move of a character.'

-- PROCEDURE buy_deed (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_prid int,
--   IN p_amount bigint) MODIFIES SQL DATA
-- 'Sells a property of the bank to a player.'

-- PROCEDURE call_for_stand_in (
--   IN p_game_id int,
--   IN p_record_id int,
--   IN p_player_id int,
--   IN p_action varchar(20),
--   IN p_dice int,
--   IN p_dice2 int,
--   IN p_prid int,
--   IN p_amount bigint) MODIFIES SQL DATA
-- 'Calls the move of a character for who is late.'

-- PROCEDURE call_move (
--   IN p_game_id int,
--   IN p_action varchar(40),
--   IN p_details longtext,
--   OUT p_is_called int,
--   OUT p_before int) MODIFIES SQL DATA
-- 'Calls a move, which from then on nobody can take back.'

-- PROCEDURE call_move_in_turn (
--   IN p_game_id int,
--   IN p_action varchar(40),
--   IN p_details longtext,
--   OUT p_before int) MODIFIES SQL DATA
-- 'Calls a move as soon as those are made that others called before.'

-- PROCEDURE cancel_debts (
--   IN p_game_id int,
--   IN p_player_id int,
--   IN p_first_debt int,
--   IN p_next_debt int) MODIFIES SQL DATA
-- 'Makes nothing of what a player owes or is owed, or is still to be offered.'

-- PROCEDURE cancel_draw (
--   IN p_tournament longtext,
--   IN p_round longtext) MODIFIES SQL DATA
-- 'Takes the draw of a round back of which no match was played.'

-- PROCEDURE cancel_match (
--   IN p_match longtext) MODIFIES SQL DATA
-- 'Takes a match back that was not played; its players have byes.'

-- PROCEDURE carry_out_trade (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_from int,
--   IN p_to int,
--   IN p_side json) MODIFIES SQL DATA
-- 'Hands over what one side of a trade gives.'

-- PROCEDURE change_adjustments (
--   IN p_tournament_id bigint,
--   IN p_act varchar(30),
--   IN p_terms json,
--   OUT p_note longtext) MODIFIES SQL DATA
-- 'Gives points beside those of matches, or takes such back.'

-- PROCEDURE change_balance (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_kind varchar(20),
--   IN p_player_id int,
--   INOUT p_balance bigint,
--   IN p_pays tinyint(1),
--   IN p_amount bigint,
--   IN p_counterparty int,
--   IN p_location int,
--   IN p_prid int) MODIFIES SQL DATA
-- 'Moves money between the player who rolled and another player or the bank.'

-- PROCEDURE change_board (
--   IN p_board text,
--   IN p_changes longtext) MODIFIES SQL DATA
-- 'Changes names and amounts of a board.'

-- PROCEDURE change_dice (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_player_id int,
--   IN p_terms varchar(2000),
--   INOUT p_drawn int) MODIFIES SQL DATA
-- 'Goes on with other dice after the list of numbers has run out.'

-- PROCEDURE change_draw (
--   IN p_tournament_id bigint,
--   IN p_act varchar(30),
--   IN p_round_id int,
--   IN p_terms json,
--   OUT p_note longtext) MODIFIES SQL DATA
-- 'Makes, takes back or changes the draw of a round.'

-- PROCEDURE change_entries (
--   IN p_tournament_id bigint,
--   IN p_act varchar(30),
--   IN p_terms json,
--   OUT p_note longtext) MODIFIES SQL DATA
-- 'Says who is drawn in the rounds to come.'

-- PROCEDURE change_people (
--   IN p_tournament_id bigint,
--   IN p_act varchar(30),
--   IN p_terms json,
--   OUT p_note longtext) MODIFIES SQL DATA
-- 'Says which accounts may change a tournament.'

-- PROCEDURE change_point_system (
--   IN p_tournament longtext,
--   IN p_point_system longtext,
--   IN p_recompute longtext) MODIFIES SQL DATA
-- 'Pays points by another system.'

-- PROCEDURE change_ranking (
--   IN p_tournament_id bigint,
--   IN p_terms json,
--   OUT p_note longtext) MODIFIES SQL DATA
-- 'Says what the players of a tournament are ranked by.'

-- PROCEDURE change_round (
--   IN p_tournament_id bigint,
--   IN p_act varchar(30),
--   IN p_round_id int,
--   IN p_terms json,
--   OUT p_note longtext) MODIFIES SQL DATA
-- 'Adds a round, deletes one that is not drawn, or changes its days.'

-- PROCEDURE change_round_dates (
--   IN p_tournament longtext,
--   IN p_round longtext,
--   IN p_start longtext,
--   IN p_end longtext) MODIFIES SQL DATA
-- 'Gives a round other days.'

-- PROCEDURE change_round_number (
--   IN p_tournament_id bigint,
--   IN p_round_id int,
--   IN p_terms json,
--   OUT p_note longtext) MODIFIES SQL DATA
-- 'Gives a round that is not drawn another number.'

-- PROCEDURE change_setting (
--   IN p_tournament_id bigint,
--   IN p_terms json,
--   OUT p_note longtext) MODIFIES SQL DATA
-- 'Sets something for a tournament.'

-- PROCEDURE change_tournament (
--   IN p_tournament_id bigint,
--   IN p_act varchar(30),
--   IN p_terms json,
--   OUT p_note longtext) MODIFIES SQL DATA
-- 'Changes what a tournament is.'

-- PROCEDURE change_tournament_dates (
--   IN p_tournament longtext,
--   IN p_start longtext,
--   IN p_end longtext) MODIFIES SQL DATA
-- 'Gives a tournament other days.'

-- PROCEDURE charge (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_told tinyint(1),
--   IN p_player_id int,
--   IN p_location int,
--   IN p_prid int,
--   IN p_creditor int,
--   INOUT p_due bigint,
--   INOUT p_steps int,
--   INOUT p_balance bigint,
--   IN p_first_debt int,
--   INOUT p_next_debt int) MODIFIES SQL DATA
-- 'Has a player pay for where he has come to rest, or tells whom he visits.'

-- PROCEDURE check_action (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_action varchar(20),
--   IN p_player_id int,
--   IN p_status int,
--   IN p_balance bigint,
--   IN p_prid int,
--   IN p_first_debt int,
--   IN p_drawn int,
--   IN p_played_at datetime(3)) READS SQL DATA
-- 'Refuses what a player may not do, though it has its place in the phase.'

-- PROCEDURE check_all_played (
--   IN p_tournament_id bigint) READS SQL DATA
-- 'Refuses a tournament of which a match is still to be played.'

-- PROCEDURE check_archive (
--   IN p_archive longtext) READS SQL DATA
-- 'Refuses what is no archive of a game, or is not as it was written.'

-- PROCEDURE check_board (
--   IN p_board text,
--   IN p_changes longtext) READS SQL DATA
-- 'Lists everything that would be wrong with a board after changes.'

-- PROCEDURE check_board_file (
--   IN p_file longtext) READS SQL DATA
-- 'Lists everything that is wrong with the file of a board.'

-- PROCEDURE check_board_name (
--   IN p_name text,
--   IN p_board text) READS SQL DATA
-- 'Refuses names that a board cannot have.'

-- PROCEDURE check_caller (
--   IN p_game_id int,
--   IN p_action varchar(40)) READS SQL DATA
-- 'Refuses to call a move of an account that has no seat in the game.'

-- PROCEDURE check_cards (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_needed int) READS SQL DATA
-- 'Refuses a trade of more cards than a player keeps.'

-- PROCEDURE check_details (
--   IN p_action varchar(20),
--   IN p_dice double,
--   IN p_dice2 double,
--   IN p_prid double,
--   IN p_amount double,
--   IN p_terms varchar(2000)) READS SQL DATA
-- 'Refuses a move that lacks a detail or has one too many.'

-- PROCEDURE check_dice (
--   IN p_dice double,
--   IN p_dice2 double,
--   IN p_count int,
--   IN p_sides int) READS SQL DATA
-- 'Says what is wrong with dice that do not fit.'

-- PROCEDURE check_die (
--   IN p_dice double,
--   IN p_sides int) READS SQL DATA
-- 'Refuses what a die cannot show.'

-- PROCEDURE check_draw (
--   IN p_tournament_id bigint,
--   IN p_matches json) READS SQL DATA
-- 'Says what is wrong with a draw.'

-- PROCEDURE check_edition (
--   IN p_document longtext) READS SQL DATA
-- 'Lists everything that is wrong with the document of an edition.'

-- PROCEDURE check_editions_exist (
--   IN p_edition text,
--   IN p_board_edition text) READS SQL DATA
-- 'Refuses the names of editions that there are not.'

-- PROCEDURE check_game_is_deleted (
--   IN p_game_id int) READS SQL DATA
-- 'Refuses to delete a part of a game.'

-- PROCEDURE check_given_seats (
--   IN p_ruleset_id int,
--   IN p_players json,
--   IN p_seats json) READS SQL DATA
-- 'Refuses to give seats to accounts that a new game does not have for them.'

-- PROCEDURE check_house_rules (
--   IN p_edition text,
--   IN p_rules json,
--   IN p_board_edition text,
--   IN p_pace text) READS SQL DATA
-- 'Lists everything that is wrong with rules that a game is to have for itself.'

-- PROCEDURE check_import_name (
--   IN p_name text,
--   IN p_most int) READS SQL DATA
-- 'Refuses a name that nothing can be imported under.'

-- PROCEDURE check_insolvency (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_balance bigint,
--   IN p_amount bigint,
--   OUT p_is_out tinyint(1)) READS SQL DATA
-- 'Says whether a player who cannot pay is out at once.'

-- PROCEDURE check_league_name (
--   IN p_name longtext,
--   IN p_most int) READS SQL DATA
-- 'Refuses a name that is missing, too long, or has in it what cannot be seen.'

-- PROCEDURE check_league_players (
--   IN p_players json) MODIFIES SQL DATA
-- 'Refuses players who are in the league no more, and keeps the others there.'

-- PROCEDURE check_location_type (
--   IN p_ruleset_id int,
--   IN p_location int,
--   IN p_type int) READS SQL DATA
-- 'Refuses a location of the other type.'

-- PROCEDURE check_move (
--   IN p_game_id int,
--   IN p_record_id double,
--   IN p_token varchar(255),
--   IN p_sets_results tinyint(1),
--   IN p_next_record_id int,
--   IN p_phase varchar(20),
--   IN p_played_at datetime(3)) MODIFIES SQL DATA
-- 'Says what is wrong with a move of whatever kind, and takes its token.'

-- PROCEDURE check_move_details (
--   IN p_details longtext) READS SQL DATA
-- 'Refuses details of a move that are not as make_move takes them.'

-- PROCEDURE check_names (
--   IN p_names json) NO SQL
-- 'Refuses names that the players of one game cannot have.'

-- PROCEDURE check_new_system (
--   IN p_tournament_id bigint,
--   IN p_terms json,
--   OUT p_note longtext) READS SQL DATA
-- 'Refuses another point system where it does not fit, or nobody agreed to new points.'

-- PROCEDURE check_number (
--   IN p_number bigint) READS SQL DATA
-- 'Refuses a number that no row has which the server numbers.'

-- PROCEDURE check_one_die (
--   IN p_dice2 double,
--   IN p_count int) READS SQL DATA
-- 'Refuses a second die where there is one.'

-- PROCEDURE check_options (
--   IN p_options text) READS SQL DATA
-- 'Refuses options of a new game that are not as open_game takes them.'

-- PROCEDURE check_people (
--   IN p_game_id int,
--   IN p_player_id int,
--   IN p_players_left int,
--   INOUT p_left_to_end int) READS SQL DATA
-- 'Says whether a game is over because the last person is out.'

-- PROCEDURE check_pieces (
--   IN p_ruleset_id int,
--   IN p_players json) READS SQL DATA
-- 'Refuses pieces that the players of one game cannot have.'

-- PROCEDURE check_players (
--   IN p_edition text,
--   IN p_players text) READS SQL DATA
-- 'Refuses names for the first players of a new game, before there is one.'

-- PROCEDURE check_players_of_game (
--   IN p_match_id bigint,
--   IN p_game_id int) READS SQL DATA
-- 'Refuses a game of others than those who are drawn to play a match.'

-- PROCEDURE check_player_count (
--   IN p_players int,
--   IN p_own int,
--   IN p_least int,
--   IN p_most int) NO SQL
-- 'Refuses a number of players with which a game cannot begin.'

-- PROCEDURE check_player_parts (
--   IN p_player_id bigint) MODIFIES SQL DATA
-- 'Refuses changes of a player who is locked and has a part in tournaments of others.'

-- PROCEDURE check_player_right (
--   IN p_player_id bigint) READS SQL DATA
-- 'Refuses changes of players who have a part in tournaments of others.'

-- PROCEDURE check_result (
--   IN p_match_id bigint,
--   IN p_intent varchar(20),
--   IN p_scores json,
--   IN p_is_played tinyint(1),
--   IN p_sum bigint) READS SQL DATA
-- 'Says what is wrong with a result.'

-- PROCEDURE check_right (
--   IN p_tournament_id bigint,
--   IN p_right varchar(20)) READS SQL DATA
-- 'Refuses accounts to which a tournament does not belong.'

-- PROCEDURE check_round_number (
--   IN p_tournament_id bigint,
--   IN p_round_id int) READS SQL DATA
-- 'Refuses a number that a new round cannot have.'

-- PROCEDURE check_scored_players (
--   IN p_match_id bigint,
--   IN p_scores json) READS SQL DATA
-- 'Refuses scores of others than those who are drawn to play a match.'

-- PROCEDURE check_seat (
--   IN p_game_id int,
--   IN p_seating varchar(20),
--   IN p_player_id int,
--   IN p_action varchar(20),
--   IN p_dice double,
--   IN p_dice2 double,
--   INOUT p_account varchar(80)) READS SQL DATA
-- 'Refuses a move for a seat of somebody else.'

-- PROCEDURE check_seats (
--   IN p_edition text,
--   IN p_options text) READS SQL DATA
-- 'Refuses the seats of a new game, before there is one and before they have names.'

-- PROCEDURE check_session () READS SQL DATA
-- 'Refuses sessions whose variables reach into what is made for all.'

-- PROCEDURE check_strengths (
--   IN p_point_system varchar(40),
--   IN p_matches json) READS SQL DATA
-- 'Says what is wrong with the table strengths of a draw.'

-- PROCEDURE check_title (
--   IN p_name text) READS SQL DATA
-- 'Refuses what a game, or a save of one, cannot be called.'

-- PROCEDURE check_tournament_name (
--   IN p_name longtext) READS SQL DATA
-- 'Refuses the name of another tournament.'

-- PROCEDURE check_trade (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_phase varchar(20),
--   IN p_terms json) READS SQL DATA
-- 'Refuses a trade that a player may not propose.'

-- PROCEDURE check_undrawn (
--   IN p_tournament_id bigint,
--   IN p_round_id int) READS SQL DATA
-- 'Refuses a round that is not there or has a draw.'

-- PROCEDURE choose_bid (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_character_id int,
--   IN p_balance bigint,
--   IN p_auctioned int,
--   OUT p_action varchar(20),
--   OUT p_amount bigint) READS SQL DATA
-- 'Says what a character bids in an auction, if he does.'

-- PROCEDURE choose_estate (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_character_id int,
--   IN p_spare bigint,
--   IN p_record_id int,
--   IN p_seed varchar(64),
--   OUT p_action varchar(20),
--   OUT p_prid int) READS SQL DATA
-- 'Says what a character builds or redeems with money that he can spare.'

-- PROCEDURE choose_jail (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_character_id int,
--   IN p_balance bigint,
--   IN p_record_id int,
--   IN p_seed varchar(64),
--   OUT p_action varchar(20)) READS SQL DATA
-- 'Says what a character does in jail.'

-- PROCEDURE choose_move (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_phase varchar(20),
--   IN p_record_id int,
--   IN p_seed varchar(64),
--   IN p_pending int,
--   IN p_player_id int,
--   IN p_character_id int,
--   IN p_status int,
--   IN p_balance bigint,
--   IN p_spare bigint,
--   IN p_time_is_up tinyint(1),
--   IN p_runs_out tinyint(1),
--   OUT p_action varchar(20),
--   OUT p_prid int,
--   OUT p_amount bigint) READS SQL DATA
-- 'Says what a character does next.'

-- PROCEDURE choose_other (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_status int,
--   IN p_balance bigint,
--   IN p_runs_out tinyint(1),
--   OUT p_action varchar(20)) READS SQL DATA
-- 'Says what a character does who has no opinion: the first thing that he may.'

-- PROCEDURE choose_payment (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_balance bigint,
--   OUT p_action varchar(20),
--   OUT p_prid int) READS SQL DATA
-- 'Says how a character comes to the money for his debt.'

-- PROCEDURE choose_purchase (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_character_id int,
--   IN p_balance bigint,
--   IN p_offered int,
--   OUT p_action varchar(20),
--   OUT p_prid int) READS SQL DATA
-- 'Says whether a character buys what is offered to him.'

-- PROCEDURE choose_security (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_balance bigint,
--   IN p_phase varchar(20),
--   OUT p_action varchar(20),
--   OUT p_prid int,
--   OUT p_raised bigint) READS SQL DATA
-- 'Says what a character mortgages or sells first when he needs money.'

-- PROCEDURE choose_tax (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_balance bigint,
--   OUT p_action varchar(20)) READS SQL DATA
-- 'Says how a character pays a tax.'

-- PROCEDURE choose_trade_answer (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_character_id int,
--   IN p_balance bigint,
--   OUT p_action varchar(20)) READS SQL DATA
-- 'Says whether a character accepts the trade that was proposed to him.'

-- PROCEDURE chop_tables (
--   IN p_tournament_id bigint,
--   IN p_by_standing tinyint(1),
--   IN p_fours int,
--   INOUT p_seats json) READS SQL DATA
-- 'Seats players table by table in the order of their lots, or of their standing.'

-- PROCEDURE claim_game (
--   IN p_game_id int,
--   IN p_match_id bigint) MODIFIES SQL DATA
-- 'Lets a game count as a match, once, and no other game as that match.'

-- PROCEDURE close_auction (
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Ends the auction of a game, if its time is up and nobody is in the way.'

-- PROCEDURE close_auctions () MODIFIES SQL DATA
-- 'Ends every auction whose time is up.'

-- PROCEDURE close_tournament (
--   IN p_tournament longtext) MODIFIES SQL DATA
-- 'Ends a tournament: nothing of it can be changed until it is reopened.'

-- PROCEDURE collect_from_each (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_seats int,
--   IN p_player_id int,
--   IN p_amount bigint,
--   IN p_place int,
--   INOUT p_balance bigint,
--   IN p_first_debt int,
--   INOUT p_next_debt int) MODIFIES SQL DATA
-- 'Makes every other player pay the one who rolled.'

-- PROCEDURE compare_games (
--   IN p_game_id int,
--   IN p_other_game_id int) MODIFIES SQL DATA
-- 'Lists what differs between two games.'

-- PROCEDURE compare_ledgers (
--   IN p_game_id int,
--   IN p_other_game_id int,
--   IN p_last_record_id int) READS SQL DATA
-- 'Lists what differs between the moves and events of two games.'

-- PROCEDURE compare_positions (
--   IN p_game_id int,
--   IN p_other_game_id int) READS SQL DATA
-- 'Lists what differs between how two games stand.'

-- PROCEDURE compare_rules (
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Lists what of the rules of a game is not as in the document that they are made of.'

-- PROCEDURE complete_called_move (
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Makes a move that somebody called in a game and did not complete.'

-- PROCEDURE complete_called_moves () MODIFIES SQL DATA
-- 'Makes the moves that were called some seconds ago and are not complete.'

-- PROCEDURE complete_waiting_move (
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Makes a move that somebody called and did not complete, whatever becomes of it.'

-- PROCEDURE copy_board (
--   IN p_source text,
--   IN p_board text) MODIFIES SQL DATA
-- 'Makes a board that is a copy of that of an edition, or of another.'

-- PROCEDURE copy_moves (
--   IN p_game_id int,
--   IN p_copy_id int,
--   IN p_first_record_id int,
--   IN p_last_record_id int) MODIFIES SQL DATA
-- 'Makes the moves of a game again in another.'

-- PROCEDURE correct_result (
--   IN p_match longtext,
--   IN p_scores longtext) MODIFIES SQL DATA
-- 'Replaces all scores of a match; resultHistoryView keeps the old ones.'

-- PROCEDURE count_bidders (
--   IN p_game_id int,
--   IN p_seats int,
--   IN p_bidder int,
--   OUT p_others int) READS SQL DATA
-- 'Counts the players who could still bid more in an auction.'

-- PROCEDURE count_cards (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   OUT p_cards int) READS SQL DATA
-- 'Counts the cards that a player keeps.'

-- PROCEDURE count_deeds (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_prids json,
--   OUT p_count int) READS SQL DATA
-- 'Counts how many of some properties belong to a player.'

-- PROCEDURE count_raisable (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_balance bigint,
--   OUT p_raisable bigint) READS SQL DATA
-- 'Counts what a player could pay, with everything sold and mortgaged.'

-- PROCEDURE count_repeats (
--   IN p_met json,
--   IN p_seats json,
--   OUT p_repeats int) READS SQL DATA
-- 'Counts how often those who are seated together have met before.'

-- PROCEDURE count_set (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_colour int,
--   IN p_owner int,
--   OUT p_size int,
--   OUT p_missing int) READS SQL DATA
-- 'Counts the properties of a colour, and those that somebody lacks of them.'

-- PROCEDURE count_tables (
--   IN p_tournament_id bigint,
--   IN p_players int,
--   OUT p_threes int,
--   OUT p_fours int) READS SQL DATA
-- 'Counts the tables of three and of four that players fill.'

-- PROCEDURE count_upkeep (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_amount bigint,
--   IN p_hotel_amount int,
--   OUT p_sum bigint) READS SQL DATA
-- 'Counts what a player pays for his buildings.'

-- PROCEDURE count_worth (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_balance bigint,
--   OUT p_worth bigint) READS SQL DATA
-- 'Counts what a player has: cash, his properties, and his buildings where they count.'

-- PROCEDURE credit (
--   IN p_game_id int,
--   IN p_player_id int,
--   IN p_amount bigint) MODIFIES SQL DATA
-- 'Adds to the balance of a player.'

-- PROCEDURE deal_deeds (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_players int,
--   IN p_seed varchar(64)) MODIFIES SQL DATA
-- 'Deals properties to the players of a new game, where its rules say so.'

-- PROCEDURE debit (
--   IN p_game_id int,
--   IN p_player_id int,
--   IN p_amount bigint) MODIFIES SQL DATA
-- 'Takes from the balance of a player.'

-- PROCEDURE delete_archived_game (
--   IN p_game_id int,
--   IN p_archive longtext) MODIFIES SQL DATA
-- 'Deletes a game that is over and that an archive holds.'

-- PROCEDURE delete_game (
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Deletes a game with all that belongs to it.'

-- PROCEDURE delete_league_player (
--   IN p_player longtext) MODIFIES SQL DATA
-- 'Takes somebody out of the league who has a part in no tournament.'

-- PROCEDURE delete_marked_game (
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Deletes a game that is marked as deleted, and rules that were its own.'

-- PROCEDURE delete_matches (
--   IN p_matches json) MODIFIES SQL DATA
-- 'Deletes matches that were not played.'

-- PROCEDURE delete_player (
--   IN p_player_id bigint) MODIFIES SQL DATA
-- 'Deletes a player who is locked and has a part in no tournament.'

-- PROCEDURE delete_round (
--   IN p_tournament longtext,
--   IN p_round longtext) MODIFIES SQL DATA
-- 'Deletes a round that is not drawn.'

-- PROCEDURE delete_save (
--   IN p_name text) MODIFIES SQL DATA
-- 'Forgets a save; the game stays, and what was loaded from it.'

-- PROCEDURE delete_tournament (
--   IN p_tournament longtext) MODIFIES SQL DATA
-- 'Deletes a tournament that has no rounds and nobody in it.'

-- PROCEDURE delete_unused_ruleset (
--   IN p_ruleset_id int) MODIFIES SQL DATA
-- 'Deletes a ruleset that neither an edition nor a game has.'

-- PROCEDURE delete_unused_tournament (
--   IN p_tournament_id bigint) MODIFIES SQL DATA
-- 'Deletes a tournament that has no rounds and nobody in it; its history stays.'

-- PROCEDURE demand (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_player_id int,
--   IN p_creditor int,
--   IN p_amount bigint,
--   IN p_kind varchar(20),
--   IN p_place int,
--   IN p_prid int,
--   INOUT p_balance bigint,
--   IN p_first_debt int,
--   INOUT p_next_debt int) MODIFIES SQL DATA
-- 'Makes the player who rolled pay something, or owe it when he cannot.'

-- PROCEDURE derive_ruleset (
--   IN p_edition text,
--   IN p_rules json,
--   IN p_board_edition text,
--   OUT p_ruleset_id int) MODIFIES SQL DATA
-- 'The ruleset of a game that has rules of its own, or another board.'

-- PROCEDURE describe_tables (
--   IN p_tournament_id bigint,
--   IN p_seats json,
--   OUT p_matches json) READS SQL DATA
-- 'Makes a draw of players who are seated, with strengths where points are paid for them.'

-- PROCEDURE draw_all_rounds (
--   IN p_tournament longtext) MODIFIES SQL DATA
-- 'Draws all rounds that are not drawn, so that few players meet again in any of them.'

-- PROCEDURE draw_card (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_location int,
--   OUT p_effect varchar(20),
--   INOUT p_amount bigint,
--   OUT p_hotel_amount int) MODIFIES SQL DATA
-- 'Draws the top card of a deck.'

-- PROCEDURE draw_dice (
--   IN p_game_id int,
--   IN p_source varchar(20),
--   IN p_count int,
--   IN p_sides int,
--   IN p_dice double,
--   IN p_dice2 double,
--   INOUT p_drawn int,
--   OUT p_first int,
--   OUT p_second int) READS SQL DATA
-- 'Says what the dice show that a game draws next.'

-- PROCEDURE draw_lots (
--   IN p_tournament_id bigint,
--   IN p_round_id int,
--   IN p_seed varchar(200),
--   IN p_order varchar(200),
--   IN p_threes int,
--   IN p_fours int,
--   IN p_planned json,
--   OUT p_seats json) READS SQL DATA
-- 'Puts those who are to be drawn in an order by chance, and says at what size of table.'

-- PROCEDURE draw_round (
--   IN p_tournament longtext,
--   IN p_round longtext) MODIFIES SQL DATA
-- 'Draws a round among those who are entered, by the method of the tournament.'

-- PROCEDURE draw_round_again (
--   IN p_tournament longtext,
--   IN p_round longtext,
--   IN p_method longtext) MODIFIES SQL DATA
-- 'Makes another draw of a round of which no match was played.'

-- PROCEDURE draw_round_by (
--   IN p_tournament longtext,
--   IN p_round longtext,
--   IN p_method longtext) MODIFIES SQL DATA
-- 'Draws a round among those who are entered.'

-- PROCEDURE draw_terms (
--   IN p_tournament_id bigint,
--   IN p_round_id int,
--   IN p_method varchar(30),
--   IN p_planned json,
--   IN p_round_no int,
--   IN p_is_again tinyint(1),
--   OUT p_seats json,
--   OUT p_terms json) READS SQL DATA
-- 'Plans the draw of a round.'

-- PROCEDURE drop_out (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_balance bigint,
--   IN p_heir int,
--   IN p_kind varchar(20),
--   INOUT p_players_left int,
--   INOUT p_left_to_end int) MODIFIES SQL DATA
-- 'Takes a player out of the game and gives away what he had.'

-- PROCEDURE edit_draw (
--   IN p_act varchar(30),
--   IN p_terms json,
--   INOUT p_matches json,
--   OUT p_note longtext) MODIFIES SQL DATA
-- 'Changes the draw of a round in one place.'

-- PROCEDURE empty_slot (
--   IN p_slot longtext) MODIFIES SQL DATA
-- 'Takes what is in a slot of the account out of it; the game stays.'

-- PROCEDURE end_auction (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_seats int,
--   IN p_player_id int,
--   IN p_prid int,
--   IN p_bidder int,
--   IN p_bid bigint) MODIFIES SQL DATA
-- 'Sells what was auctioned to the highest bidder, if there is one.'

-- PROCEDURE end_game (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_seats int,
--   IN p_players_left int,
--   IN p_course varchar(20),
--   INOUT p_turn int,
--   INOUT p_round int) MODIFIES SQL DATA
-- 'Says who has won a game that is over, and whose turn comes after the last.'

-- PROCEDURE end_overdue_sessions () READS SQL DATA
-- 'Ends the sessions of accounts that take longer than they may, or keep others waiting.'

-- PROCEDURE end_session (
--   IN p_session_id bigint unsigned) NO SQL
-- 'Ends a session, if it is there and the account that deployed may.'

-- PROCEDURE enter_players (
--   IN p_tournament longtext,
--   IN p_players longtext) MODIFIES SQL DATA
-- 'Enters players for the rounds of a tournament that are yet to be drawn.'

-- PROCEDURE exchange_once (
--   IN p_met json,
--   INOUT p_seats json,
--   OUT p_gain int) READS SQL DATA
-- 'Exchanges the two players between tables who spare most meetings.'

-- PROCEDURE exchange_seats (
--   IN p_met json,
--   INOUT p_seats json) READS SQL DATA
-- 'Exchanges players between tables as long as that spares somebody a meeting.'

-- PROCEDURE export_board (
--   IN p_board text) READS SQL DATA
-- 'The tiles of a board, or of an edition, for import_board.'

-- PROCEDURE export_edition (
--   IN p_edition text) READS SQL DATA
-- 'The document of an edition.'

-- PROCEDURE export_game (
--   IN p_game_id int) READS SQL DATA
-- 'Writes a game down, so that import_game can make it again.'

-- PROCEDURE fail_to_pay (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_insolvency varchar(20),
--   IN p_player_id int,
--   IN p_creditor int,
--   IN p_amount bigint,
--   IN p_balance bigint,
--   IN p_prid int,
--   INOUT p_players_left int,
--   INOUT p_left_to_end int,
--   IN p_first_debt int,
--   IN p_next_debt int,
--   INOUT p_phase varchar(20),
--   INOUT p_course varchar(20)) MODIFIES SQL DATA
-- 'Says what becomes of a player who cannot pay.'

-- PROCEDURE fill_pot (
--   IN p_game_id int,
--   IN p_record_id int) MODIFIES SQL DATA
-- 'Puts into the pot what was paid to the bank in a move, and takes out what was won of it.'

-- PROCEDURE fill_tables (
--   IN p_met json,
--   IN p_threes int,
--   IN p_fours int,
--   INOUT p_seats json) READS SQL DATA
-- 'Fills tables one by one with those who have met the others at the table least.'

-- PROCEDURE find_actor (
--   IN p_game_id int,
--   IN p_phase varchar(20),
--   IN p_named_action varchar(20),
--   IN p_named_player double,
--   IN p_first_debt int,
--   IN p_prid int,
--   IN p_ruleset_id int,
--   OUT p_action varchar(20),
--   INOUT p_player_id int,
--   INOUT p_status int,
--   INOUT p_jail_turns int,
--   INOUT p_location int,
--   INOUT p_balance bigint) READS SQL DATA
-- 'Says who makes a move, and refuses it when he may not.'

-- PROCEDURE find_bidder (
--   IN p_game_id int,
--   IN p_seats int,
--   IN p_turn int,
--   IN p_bidder int,
--   IN p_time_is_up tinyint(1),
--   IN p_is_late tinyint(1),
--   OUT p_player_id int) READS SQL DATA
-- 'Finds the next for whom a character may bid in an auction, leave it or end it.'

-- PROCEDURE find_board (
--   IN p_board text,
--   OUT p_name varchar(40),
--   OUT p_ruleset_id int,
--   OUT p_document json) READS SQL DATA
-- 'Finds a board that the account may change.'

-- PROCEDURE find_board_file (
--   IN p_file json,
--   OUT p_name varchar(40),
--   OUT p_ruleset_id int,
--   OUT p_board json,
--   OUT p_source_name varchar(40),
--   OUT p_source json) READS SQL DATA
-- 'Finds the board that a file is about, and what it is a copy of.'

-- PROCEDURE find_bot (
--   IN p_game_id int,
--   OUT p_ruleset_id int,
--   OUT p_phase varchar(20),
--   OUT p_record_id int,
--   OUT p_seed varchar(64),
--   OUT p_prid int,
--   OUT p_player_id int,
--   OUT p_character_id int,
--   OUT p_status int,
--   OUT p_balance bigint,
--   OUT p_spare bigint,
--   OUT p_time_is_up tinyint(1),
--   OUT p_dice_count int,
--   OUT p_dice_sides int,
--   OUT p_runs_out tinyint(1),
--   OUT p_stands_in tinyint(1)) READS SQL DATA
-- 'Finds out what a game waits for, and which character is to act.'

-- PROCEDURE find_character (
--   IN p_text text,
--   OUT p_name varchar(40)) READS SQL DATA
-- 'Finds a character by his name, or by a part of it that no other has.'

-- PROCEDURE find_completed_move (
--   IN p_game_id int,
--   IN p_before int,
--   IN p_action varchar(40),
--   OUT p_record_id int) READS SQL DATA
-- 'Finds the move that the account called and somebody else completed.'

-- PROCEDURE find_estate (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_colours json,
--   IN p_round int,
--   IN p_spare bigint,
--   IN p_builds tinyint(1),
--   OUT p_action varchar(20),
--   OUT p_prid int) READS SQL DATA
-- 'Finds the best that a player can build or redeem for some money.'

-- PROCEDURE find_nearest (
--   IN p_ruleset_id int,
--   IN p_kind int,
--   IN p_location int,
--   IN p_tiles int,
--   OUT p_steps bigint) READS SQL DATA
-- 'Says how far it is to the next tile of a kind.'

-- PROCEDURE find_pace (
--   IN p_edition text,
--   IN p_pace text,
--   OUT p_name varchar(40)) READS SQL DATA
-- 'Finds the pace of an edition that is meant.'

-- PROCEDURE find_redeem_round (
--   IN p_game_id int,
--   IN p_player_id int,
--   OUT p_round int) READS SQL DATA
-- 'Says until which round a player redeems at once what he gets now.'

-- PROCEDURE find_rent (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_prid int,
--   IN p_owner int,
--   OUT p_rent bigint) READS SQL DATA
-- 'Finds what a visitor of an owned property owes now.'

-- PROCEDURE find_seat (
--   IN p_tournament_id bigint,
--   IN p_round_id int,
--   IN p_player_id bigint,
--   OUT p_match_id bigint) READS SQL DATA
-- 'Finds a table of three that somebody can still join.'

-- PROCEDURE find_stand_in (
--   IN p_game_id int,
--   IN p_player_id int,
--   IN p_round int,
--   IN p_played_at datetime(3),
--   OUT p_character_id int) READS SQL DATA
-- 'Says which character moves for a person whose time is up.'

-- PROCEDURE find_strength (
--   IN p_tournament_id bigint,
--   IN p_round_id int,
--   IN p_players json,
--   OUT p_strength int) READS SQL DATA
-- 'Finds the strength of a table that is opened in a round that runs.'

-- PROCEDURE find_way_out (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_dice double,
--   IN p_dice2 double,
--   IN p_jail_turns int,
--   IN p_steps int,
--   INOUT p_balance bigint,
--   INOUT p_next_debt int,
--   OUT p_moves tinyint(1),
--   OUT p_is_free tinyint(1)) MODIFIES SQL DATA
-- 'Frees a player from jail by doubles, or by the last roll that he has there.'

-- PROCEDURE finish_deletions () MODIFIES SQL DATA
-- 'Deletes the games whose deletion was interrupted.'

-- PROCEDURE finish_move (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_turn_end varchar(20),
--   IN p_has_pot tinyint(1),
--   IN p_is_last_turn tinyint(1),
--   IN p_left_to_end int,
--   IN p_seats int,
--   IN p_again tinyint(1),
--   IN p_players_left int,
--   IN p_status int,
--   INOUT p_course varchar(20),
--   IN p_doubles int,
--   INOUT p_phase varchar(20),
--   INOUT p_turn int,
--   INOUT p_round int,
--   INOUT p_first_debt int,
--   IN p_next_debt int) MODIFIES SQL DATA
-- 'Says what comes after a move: the same player, the next one, or the end.'

-- PROCEDURE forfeit_match (
--   IN p_match longtext,
--   IN p_absent longtext) MODIFIES SQL DATA
-- 'Writes the result of a match that some did not play or did not finish.'

-- PROCEDURE fork_game (
--   IN p_game_id int,
--   IN p_record_id int,
--   IN p_name text) MODIFIES SQL DATA
-- 'Makes a game that goes on from a record of another.'

-- PROCEDURE give_cards (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_from int,
--   IN p_to int,
--   IN p_count int,
--   IN p_kind varchar(20)) MODIFIES SQL DATA
-- 'Hands on cards that a player keeps.'

-- PROCEDURE give_deed (
--   IN p_game_id int,
--   IN p_prid int,
--   IN p_owner int,
--   IN p_level int,
--   IN p_mortgaged tinyint(1)) MODIFIES SQL DATA
-- 'Gives a property to an owner and says in which state.'

-- PROCEDURE give_scorer (
--   IN p_tournament longtext,
--   IN p_account longtext,
--   IN p_right longtext) MODIFIES SQL DATA
-- 'Lets an account change a tournament.'

-- PROCEDURE give_seat (
--   IN p_game_id int,
--   IN p_player_id text,
--   IN p_account text) MODIFIES SQL DATA
-- 'Says who moves for a seat of a game between accounts.'

-- PROCEDURE give_seats (
--   IN p_game_id int,
--   IN p_seats json,
--   IN p_has_clock tinyint(1)) MODIFIES SQL DATA
-- 'Says who moves for the seats of a new game.'

-- PROCEDURE hand_over_deeds (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_heir int) MODIFIES SQL DATA
-- 'Gives all properties of a player to another one or back to the bank.'

-- PROCEDURE holdings_of (
--   IN p_account text) READS SQL DATA
-- 'Says how much goes by the name of an account.'

-- PROCEDURE import_board (
--   IN p_file longtext) MODIFIES SQL DATA
-- 'Makes a board of a file, or changes the board of that name.'

-- PROCEDURE import_edition (
--   IN p_document longtext) MODIFIES SQL DATA
-- 'Makes an edition of a document, or replaces the edition of that name.'

-- PROCEDURE import_game (
--   IN p_archive longtext) MODIFIES SQL DATA
-- 'Makes a game anew of an archive.'

-- PROCEDURE import_numbers (
--   IN p_name text,
--   IN p_numbers json) MODIFIES SQL DATA
-- 'Makes a list of random numbers from a file.'

-- PROCEDURE insert_call (
--   IN p_game_id int,
--   IN p_action varchar(40),
--   IN p_details longtext,
--   OUT p_is_called int,
--   OUT p_before int) MODIFIES SQL DATA
-- 'Writes down that a move is called, unless another is.'

-- PROCEDURE insert_matches (
--   IN p_tournament_id bigint,
--   IN p_round_id int,
--   IN p_matches json) MODIFIES SQL DATA
-- 'Inserts those matches of a draw that are not there.'

-- PROCEDURE insert_moves (
--   IN p_game_id int,
--   IN p_moves json,
--   IN p_last_record_id int) MODIFIES SQL DATA
-- 'Makes moves in a game that were made in another.'

-- PROCEDURE insert_player (
--   IN p_name longtext,
--   OUT p_player_id bigint) MODIFIES SQL DATA
-- 'Inserts a player, whose name nobody may take meanwhile.'

-- PROCEDURE insert_result (
--   IN p_match longtext,
--   IN p_intent varchar(20),
--   IN p_scores longtext,
--   IN p_game int) MODIFIES SQL DATA
-- 'Inserts a row into the ledger of results.'

-- PROCEDURE insert_tournament (
--   IN p_name longtext,
--   IN p_start date,
--   IN p_end date,
--   IN p_system varchar(40),
--   OUT p_tournament_id bigint) MODIFIES SQL DATA
-- 'Inserts a tournament, whose name nobody may take meanwhile.'

-- PROCEDURE invite (
--   IN p_game_id int,
--   IN p_player_id text) MODIFIES SQL DATA
-- 'Makes a link by which somebody takes a seat of a game at one table, or watches it.'

-- PROCEDURE invited_as (
--   IN p_game_id int,
--   IN p_link text) READS SQL DATA
-- 'Says what a link of the account is for.'

-- PROCEDURE keep_games_going () MODIFIES SQL DATA
-- 'Does what nobody need ask for, in all games.'

-- PROCEDURE keep_roll (
--   IN p_game_id int,
--   INOUT p_next_debt int,
--   IN p_player_id int,
--   IN p_steps int) MODIFIES SQL DATA
-- 'Keeps a roll until what is owed before it is paid.'

-- PROCEDURE landing_on_bonus (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_told tinyint(1),
--   IN p_seats int,
--   IN p_tiles int,
--   IN p_player_id int,
--   INOUT p_effect varchar(20),
--   INOUT p_amount bigint,
--   INOUT p_hops int,
--   INOUT p_steps int,
--   INOUT p_location int,
--   INOUT p_balance bigint,
--   INOUT p_status int,
--   IN p_players_left int,
--   IN p_first_debt int,
--   INOUT p_next_debt int,
--   INOUT p_due bigint) MODIFIES SQL DATA
-- 'Does what a bonus tile or a card says.'

-- PROCEDURE landing_on_property (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_unowned varchar(40),
--   IN p_sticks tinyint(1),
--   IN p_told tinyint(1),
--   IN p_player_id int,
--   IN p_location int,
--   IN p_landed_prid int,
--   IN p_owner int,
--   IN p_price bigint,
--   IN p_rent_by varchar(20),
--   INOUT p_balance bigint,
--   INOUT p_phase varchar(20),
--   INOUT p_prid int,
--   INOUT p_due bigint) MODIFIES SQL DATA
-- 'Buys an unowned property or has it offered; says what is to be paid for one of another.'

-- PROCEDURE land_on_tax (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_location int,
--   IN p_amount bigint,
--   INOUT p_next_debt int,
--   INOUT p_due bigint) MODIFIES SQL DATA
-- 'Demands a tax, or asks how it is to be paid.'

-- PROCEDURE lay_bonuses (
--   IN p_ruleset_id int,
--   IN p_document json) MODIFIES SQL DATA
-- 'Gives a new ruleset its decks, cards and bonuses.'

-- PROCEDURE lay_deeds (
--   IN p_game_id int,
--   IN p_ruleset_id int) MODIFIES SQL DATA
-- 'Lays the deeds of a new game out, as its opening position has them.'

-- PROCEDURE lay_opening (
--   IN p_ruleset_id int,
--   IN p_document json,
--   IN p_cash int,
--   IN p_first_location int) MODIFIES SQL DATA
-- 'Gives a new ruleset its opening position.'

-- PROCEDURE lay_properties (
--   IN p_ruleset_id int,
--   IN p_document json,
--   IN p_price_percent int,
--   IN p_rent_percent int,
--   IN p_building_percent int) MODIFIES SQL DATA
-- 'Gives a new ruleset its locations, colours, properties and rents.'

-- PROCEDURE lay_rents (
--   IN p_ruleset_id int,
--   IN p_tiles json,
--   IN p_rent_percent int) MODIFIES SQL DATA
-- 'Gives the properties of a new ruleset their rents.'

-- PROCEDURE lay_tiles (
--   IN p_ruleset_id int) MODIFIES SQL DATA
-- 'Puts what a landing reads of a board into one row a tile.'

-- PROCEDURE lay_tokens (
--   IN p_document json) MODIFIES SQL DATA
-- 'Makes the pieces of a document that there are not yet.'

-- PROCEDURE lay_words (
--   IN p_ruleset_id int,
--   IN p_document json) MODIFIES SQL DATA
-- 'Gives a new ruleset its labels, sentences and choices.'

-- PROCEDURE listed_die (
--   IN p_game_id int,
--   IN p_number bigint,
--   IN p_sides int,
--   OUT p_dice int) READS SQL DATA
-- 'Says what a die shows that is taken from the list of a game.'

-- PROCEDURE list_differences (
--   IN p_one json,
--   IN p_other json) READS SQL DATA
-- 'Lists what differs between two records of games.'

-- PROCEDURE load_save (
--   IN p_name text) MODIFIES SQL DATA
-- 'Makes a game that goes on from a save.'

-- PROCEDURE load_slot (
--   IN p_slot longtext) MODIFIES SQL DATA
-- 'Makes a game that goes on from a slot of the account.'

-- PROCEDURE lock_tournament (
--   IN p_tournament_id bigint,
--   OUT p_changes int,
--   OUT p_is_closed tinyint(1)) MODIFIES SQL DATA
-- 'Lets changes of a tournament follow each other.'

-- PROCEDURE make_bot_move (
--   IN p_game_id int,
--   IN p_is_final tinyint(1),
--   OUT p_waits_for varchar(20)) MODIFIES SQL DATA
-- 'Makes the next move of a game, when it is for a character to make.'

-- PROCEDURE make_change (
--   IN p_tournament_id bigint,
--   IN p_act varchar(30),
--   IN p_part varchar(20),
--   IN p_round_id int,
--   IN p_terms json,
--   OUT p_note longtext) MODIFIES SQL DATA
-- 'Makes a change of a tournament that is locked.'

-- PROCEDURE make_move (
--   IN p_game_id int,
--   IN p_action longtext,
--   IN p_details longtext) MODIFIES SQL DATA
-- 'Makes a move that is final: nobody can take back what was rolled or drawn.'

-- PROCEDURE make_revision (
--   IN p_source json,
--   IN p_old_ruleset_id int,
--   OUT p_ruleset_id int) MODIFIES SQL DATA
-- 'Makes a ruleset of a document as people write it, unless there is just that.'

-- PROCEDURE make_ruleset (
--   IN p_document json,
--   IN p_house_rules json,
--   OUT p_ruleset_id int) MODIFIES SQL DATA
-- 'Makes a ruleset of a document.'

-- PROCEDURE make_tournament (
--   IN p_terms json,
--   OUT p_tournament_id bigint,
--   OUT p_note longtext) MODIFIES SQL DATA
-- 'Makes a tournament with what belongs to it.'

-- PROCEDURE monopoly_checker (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_prid int) MODIFIES SQL DATA
-- 'Says that a purchase completed a colour, and raises its costs where they stay raised.'

-- PROCEDURE move_deadline (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_kind varchar(20),
--   IN p_player_id int,
--   IN p_prid int,
--   IN p_deadline datetime(3)) MODIFIES SQL DATA
-- 'Says until when an auction goes on, and records the event that is the reason.'

-- PROCEDURE move_on (
--   IN p_by int,
--   IN p_tiles int,
--   INOUT p_hops int,
--   INOUT p_steps int) NO SQL
-- 'Says that a player moves on from where he landed, unless he did so all too often.'

-- PROCEDURE move_player (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_first int,
--   IN p_tiles int,
--   IN p_salary int,
--   IN p_salary_factor_on_go int,
--   IN p_unowned varchar(40),
--   IN p_sticks tinyint(1),
--   IN p_told tinyint(1),
--   IN p_seats int,
--   IN p_player_id int,
--   IN p_passes tinyint(1),
--   INOUT p_steps int,
--   INOUT p_location int,
--   INOUT p_balance bigint,
--   INOUT p_status int,
--   IN p_players_left int,
--   IN p_first_debt int,
--   INOUT p_next_debt int,
--   INOUT p_phase varchar(20),
--   INOUT p_prid int,
--   INOUT p_landed_prid int,
--   INOUT p_creditor int,
--   INOUT p_due bigint) MODIFIES SQL DATA
-- 'Moves a player and lets the tile he lands on take effect.'

-- PROCEDURE new_game (
--   IN p_edition text,
--   IN p_name text) MODIFIES SQL DATA
-- 'Starts a game of an edition, with everything as the edition has it.'

-- PROCEDURE new_tournament (
--   IN p_name longtext,
--   IN p_start longtext,
--   IN p_end longtext,
--   IN p_point_system longtext,
--   IN p_settings longtext) MODIFIES SQL DATA
-- 'Makes a tournament, which belongs to the account that makes it.'

-- PROCEDURE open_auction (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_prid int,
--   IN p_played_at datetime(3),
--   OUT p_phase varchar(20)) MODIFIES SQL DATA
-- 'Begins the auction of a property.'

-- PROCEDURE open_game (
--   IN p_edition text,
--   IN p_name text,
--   IN p_options text) MODIFIES SQL DATA
-- 'Starts a game of an edition.'

-- PROCEDURE open_offer (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_kind varchar(20),
--   IN p_offered int,
--   IN p_played_at datetime(3),
--   INOUT p_phase varchar(20),
--   INOUT p_prid int,
--   INOUT p_course varchar(20)) MODIFIES SQL DATA
-- 'Asks the player whose turn it is about an offer, a roll for a fee, or a tax.'

-- PROCEDURE open_table (
--   IN p_tournament longtext,
--   IN p_round longtext,
--   IN p_players longtext) MODIFIES SQL DATA
-- 'Adds a match to a round that runs.'

-- PROCEDURE owe (
--   IN p_game_id int,
--   INOUT p_next_debt int,
--   IN p_debtor int,
--   IN p_creditor int,
--   IN p_amount bigint,
--   IN p_kind varchar(20),
--   IN p_prid int) MODIFIES SQL DATA
-- 'Adds a debt to what is to be settled after the landing.'

-- PROCEDURE paid_to_pot (
--   IN p_game_id int,
--   IN p_record_id int,
--   OUT p_sum bigint) READS SQL DATA
-- 'Adds up what was paid to the bank in a move, less what was taken of the pot.'

-- PROCEDURE pass_by_who_is_out (
--   IN p_game_id int,
--   IN p_seats int,
--   INOUT p_turn int,
--   INOUT p_round int) READS SQL DATA
-- 'Goes on in the order of play to the next player who is not out.'

-- PROCEDURE pay_debt (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_seats int,
--   IN p_player_id int,
--   IN p_debtor int,
--   IN p_payer int,
--   IN p_creditor int,
--   IN p_amount bigint,
--   IN p_kind varchar(20),
--   IN p_location int,
--   IN p_prid int) MODIFIES SQL DATA
-- 'Pays a debt that can be paid.'

-- PROCEDURE pay_each_player (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_seats int,
--   IN p_player_id int,
--   IN p_amount bigint,
--   IN p_place int,
--   INOUT p_balance bigint,
--   IN p_players_left int,
--   IN p_first_debt int,
--   INOUT p_next_debt int) MODIFIES SQL DATA
-- 'Makes the player who rolled pay every other one who is still in the game.'

-- PROCEDURE plan_round (
--   IN p_tournament_id bigint,
--   IN p_round_id int,
--   IN p_method varchar(30),
--   IN p_seed varchar(64),
--   IN p_draw int,
--   IN p_planned json,
--   OUT p_seats json) READS SQL DATA
-- 'Seats those who are entered for a round.'

-- PROCEDURE player_landing (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_unowned varchar(40),
--   IN p_sticks tinyint(1),
--   IN p_told tinyint(1),
--   IN p_seats int,
--   IN p_tiles int,
--   IN p_player_id int,
--   INOUT p_hops int,
--   INOUT p_steps int,
--   INOUT p_location int,
--   INOUT p_balance bigint,
--   INOUT p_status int,
--   IN p_players_left int,
--   IN p_first_debt int,
--   INOUT p_next_debt int,
--   INOUT p_phase varchar(20),
--   INOUT p_prid int,
--   OUT p_landed_prid int,
--   OUT p_creditor int,
--   INOUT p_due bigint) MODIFIES SQL DATA
-- 'Lets the tile that a player landed on take effect.'

-- PROCEDURE play_action (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_seats int,
--   IN p_turn_player int,
--   IN p_action varchar(20),
--   IN p_dice double,
--   IN p_dice2 double,
--   IN p_named_prid double,
--   IN p_amount double,
--   IN p_terms varchar(2000),
--   IN p_played_at datetime(3),
--   IN p_player_id int,
--   IN p_status int,
--   IN p_jail_turns int,
--   IN p_location int,
--   IN p_balance bigint,
--   INOUT p_drawn int,
--   INOUT p_phase varchar(20),
--   INOUT p_prid int,
--   INOUT p_players_left int,
--   INOUT p_left_to_end int,
--   INOUT p_first_debt int,
--   INOUT p_next_debt int,
--   OUT p_course varchar(20)) MODIFIES SQL DATA
-- 'Makes the move of a player, but for a roll.'

-- PROCEDURE play_auction (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_seats int,
--   IN p_player_id int,
--   IN p_balance bigint,
--   IN p_action varchar(20),
--   IN p_amount double,
--   IN p_played_at datetime(3),
--   INOUT p_prid int,
--   OUT p_course varchar(20)) MODIFIES SQL DATA
-- 'Bids in an auction, leaves it, or ends it when its time is up.'

-- PROCEDURE play_bots (
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Plays a game until a person must act or the game is over.'

-- PROCEDURE play_call (
--   IN p_game_id int,
--   IN p_session_id bigint unsigned,
--   OUT p_record_id int) MODIFIES SQL DATA
-- 'Locks a game, and makes the move that is called in it, if there is one.'

-- PROCEDURE play_called_move (
--   IN p_game_id int,
--   IN p_session_id bigint unsigned,
--   OUT p_record_id int) MODIFIES SQL DATA
-- 'Makes the move that is called in a game, if there is one.'

-- PROCEDURE play_estate (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_balance bigint,
--   IN p_action varchar(20),
--   IN p_prid double) MODIFIES SQL DATA
-- 'Builds on, sells from, mortgages, redeems or sells a property.'

-- PROCEDURE play_in_jail (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_jail_turns int,
--   IN p_action varchar(20),
--   OUT p_course varchar(20)) MODIFIES SQL DATA
-- 'Pays the fine, uses a card, or waits in jail.'

-- PROCEDURE play_leave (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_balance bigint,
--   IN p_is_his_turn tinyint(1),
--   IN p_phase varchar(20),
--   INOUT p_prid int,
--   INOUT p_players_left int,
--   INOUT p_left_to_end int,
--   INOUT p_first_debt int,
--   IN p_next_debt int,
--   OUT p_course varchar(20)) MODIFIES SQL DATA
-- 'Leaves the game.'

-- PROCEDURE play_offer (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_action varchar(20),
--   IN p_played_at datetime(3),
--   INOUT p_prid int,
--   INOUT p_phase varchar(20),
--   OUT p_course varchar(20)) MODIFIES SQL DATA
-- 'Buys or declines the property that is offered.'

-- PROCEDURE play_on (
--   IN p_game_id int,
--   IN p_most_moves int,
--   IN p_is_final tinyint(1),
--   OUT p_moves int,
--   OUT p_waits_for varchar(20)) MODIFIES SQL DATA
-- 'Makes moves of characters until a person must act or the game is over.'

-- PROCEDURE play_roll (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_first int,
--   IN p_tiles int,
--   IN p_salary int,
--   IN p_salary_factor_on_go int,
--   IN p_again_dice int,
--   IN p_jail_opens tinyint(1),
--   IN p_unowned varchar(40),
--   IN p_sticks tinyint(1),
--   IN p_told tinyint(1),
--   IN p_seats int,
--   IN p_player_id int,
--   IN p_dice double,
--   IN p_dice2 double,
--   INOUT p_steps int,
--   INOUT p_doubles int,
--   INOUT p_location int,
--   INOUT p_balance bigint,
--   INOUT p_status int,
--   INOUT p_jail_turns int,
--   IN p_players_left int,
--   IN p_first_debt int,
--   INOUT p_next_debt int,
--   INOUT p_phase varchar(20),
--   INOUT p_prid int,
--   INOUT p_landed_prid int,
--   INOUT p_creditor int,
--   INOUT p_due bigint,
--   OUT p_again tinyint(1)) MODIFIES SQL DATA
-- 'Moves the player as the dice say.'

-- PROCEDURE play_some (
--   IN p_game_id int,
--   IN p_most_moves int) MODIFIES SQL DATA
-- 'Plays a game as play_bots does, for some moves.'

-- PROCEDURE play_tax (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_location int,
--   IN p_balance bigint,
--   IN p_action varchar(20),
--   INOUT p_next_debt int,
--   OUT p_course varchar(20)) MODIFIES SQL DATA
-- 'Chooses how to pay a tax.'

-- PROCEDURE play_waiting_bots () MODIFIES SQL DATA
-- 'Lets characters play in all games that wait for them, a while in each.'

-- PROCEDURE play_waiting_game (
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Lets the characters of one game play a while, whatever becomes of it.'

-- PROCEDURE post (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_kind varchar(20),
--   IN p_player_id int,
--   IN p_payer int,
--   IN p_payee int,
--   IN p_amount bigint,
--   IN p_location int,
--   IN p_prid int) MODIFIES SQL DATA
-- 'Records a posting: an amount that goes from one account to another.'

-- PROCEDURE propose_trade (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_terms varchar(2000),
--   INOUT p_phase varchar(20)) MODIFIES SQL DATA
-- 'Proposes a trade.'

-- PROCEDURE rank_tournament_by (
--   IN p_tournament longtext,
--   IN p_criteria longtext) MODIFIES SQL DATA
-- 'Says what the players of a tournament are ranked by.'

-- PROCEDURE read_days (
--   IN p_start longtext,
--   IN p_end longtext,
--   OUT p_start_date date,
--   OUT p_end_date date) READS SQL DATA
-- 'Reads a first and a last day.'

-- PROCEDURE read_league_player (
--   IN p_name longtext,
--   OUT p_player_id bigint) READS SQL DATA
-- 'Reads which player somebody means.'

-- PROCEDURE read_match (
--   IN p_match longtext,
--   OUT p_match_id bigint,
--   OUT p_tournament_id bigint,
--   OUT p_round_id int) READS SQL DATA
-- 'Reads which match somebody means.'

-- PROCEDURE read_matches (
--   IN p_matches longtext,
--   OUT p_by_number json) READS SQL DATA
-- 'Reads a draw that was made elsewhere.'

-- PROCEDURE read_meetings (
--   IN p_tournament_id bigint,
--   IN p_round_id int,
--   IN p_planned json,
--   OUT p_met json) READS SQL DATA
-- 'Reads how often those who are entered have met.'

-- PROCEDURE read_method (
--   IN p_tournament_id bigint,
--   IN p_given longtext,
--   OUT p_method varchar(30)) READS SQL DATA
-- 'Reads by which method a round is to be drawn.'

-- PROCEDURE read_player (
--   IN p_game_id int,
--   IN p_player_id int,
--   OUT p_turn int,
--   OUT p_status int,
--   OUT p_jail_turns int,
--   OUT p_location int,
--   OUT p_balance bigint) READS SQL DATA
-- 'Reads how a player stands.'

-- PROCEDURE read_players (
--   IN p_names longtext,
--   OUT p_players json) READS SQL DATA
-- 'Reads which players somebody means.'

-- PROCEDURE read_point_system (
--   IN p_name longtext,
--   OUT p_point_system varchar(40)) READS SQL DATA
-- 'Reads which point system somebody means.'

-- PROCEDURE read_pot (
--   IN p_game_id int,
--   IN p_record_id int,
--   OUT p_pot bigint) READS SQL DATA
-- 'Says what is in the pot now, with what was paid to the bank earlier in this move.'

-- PROCEDURE read_previous_result (
--   IN p_match_id bigint,
--   IN p_intent varchar(20),
--   IN p_undoes int,
--   IN p_results int,
--   IN p_is_played tinyint(1),
--   OUT p_scores json,
--   OUT p_game int) READS SQL DATA
-- 'Reads what a match has when its result is taken back.'

-- PROCEDURE read_price (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_prid int,
--   OUT p_price bigint) READS SQL DATA
-- 'Reads what a property costs that nobody owns.'

-- PROCEDURE read_result (
--   IN p_match_id bigint,
--   IN p_intent varchar(20),
--   IN p_given_scores json,
--   IN p_players int,
--   IN p_results int,
--   IN p_is_played tinyint(1),
--   OUT p_scores json,
--   INOUT p_game int) READS SQL DATA
-- 'Reads and checks the scores that are given for a match.'

-- PROCEDURE read_round (
--   IN p_tournament longtext,
--   IN p_round longtext,
--   OUT p_tournament_id bigint,
--   OUT p_round_id int) READS SQL DATA
-- 'Reads which round somebody means.'

-- PROCEDURE read_scores (
--   IN p_match_id bigint,
--   IN p_scores json,
--   OUT p_given int,
--   OUT p_drawn int,
--   OUT p_wrong int,
--   OUT p_sum bigint,
--   OUT p_by_number json) READS SQL DATA
-- 'Reads the scores that are given for a match.'

-- PROCEDURE read_seat (
--   IN p_game_id int,
--   IN p_turn int,
--   OUT p_player_id int,
--   OUT p_status int,
--   OUT p_balance bigint) READS SQL DATA
-- 'Reads who sits at a seat, his status and his balance.'

-- PROCEDURE read_set (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_colour int,
--   IN p_owner int,
--   OUT p_size int,
--   OUT p_missing int,
--   OUT p_lowest int,
--   OUT p_highest int,
--   OUT p_mortgaged int) READS SQL DATA
-- 'Reads how the properties of a colour stand.'

-- PROCEDURE read_status (
--   IN p_game_id int,
--   IN p_turn int,
--   OUT p_player_id int,
--   OUT p_status int) READS SQL DATA
-- 'Reads who sits at a seat, and his status.'

-- PROCEDURE read_stock (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_level int,
--   OUT p_left int,
--   OUT p_sells_set tinyint(1)) READS SQL DATA
-- 'Reads how many buildings the bank has.'

-- PROCEDURE read_tournament (
--   IN p_tournament longtext,
--   OUT p_tournament_id bigint) READS SQL DATA
-- 'Reads which tournament somebody means.'

-- PROCEDURE read_undone (
--   IN p_tournament_id bigint,
--   IN p_change_no int,
--   OUT p_act varchar(30),
--   OUT p_round_id int) READS SQL DATA
-- 'Reads which act is to be undone, which must be the last.'

-- PROCEDURE record_draw (
--   IN p_tournament longtext,
--   IN p_round longtext,
--   IN p_matches longtext) MODIFIES SQL DATA
-- 'Writes a draw that was made elsewhere.'

-- PROCEDURE record_game (
--   IN p_match longtext,
--   IN p_game longtext) MODIFIES SQL DATA
-- 'Writes the result of a match that was played as a game of this database.'

-- PROCEDURE record_result (
--   IN p_match longtext,
--   IN p_scores longtext) MODIFIES SQL DATA
-- 'Writes all scores of a match that was played.'

-- PROCEDURE refuse (
--   IN p_token varchar(40),
--   IN p_sentence text) READS SQL DATA
-- 'Raises a named error.'

-- PROCEDURE refuse_action (
--   IN p_game_id int,
--   IN p_phase varchar(20),
--   IN p_action varchar(20),
--   IN p_player_id int,
--   IN p_prid int,
--   IN p_ruleset_id int) READS SQL DATA
-- 'Says what the game waits for instead of an action.'

-- PROCEDURE refuse_deeds (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_from int,
--   IN p_to int,
--   IN p_terms json) READS SQL DATA
-- 'Says which property of a trade is not his who is to give it.'

-- PROCEDURE refuse_differences (
--   IN p_one json,
--   IN p_other json) READS SQL DATA
-- 'Refuses a game that comes out otherwise than its archive says.'

-- PROCEDURE refuse_empty_slot (
--   IN p_slot int,
--   IN p_text longtext) READS SQL DATA
-- 'Refuses a slot of the account that has nothing in it.'

-- PROCEDURE refuse_save_name (
--   IN p_name varchar(60)) READS SQL DATA
-- 'Refuses the name of a save that there is.'

-- PROCEDURE refuse_terms (
--   IN p_terms json) READS SQL DATA
-- 'Says where the terms of a trade are not what they must be.'

-- PROCEDURE refuse_with (
--   IN p_refusal varchar(200)) READS SQL DATA
-- 'Raises the named error that a function has found.'

-- PROCEDURE remove_adjustment (
--   IN p_tournament longtext,
--   IN p_adjustment longtext) MODIFIES SQL DATA
-- 'Takes a bonus or a penalty back.'

-- PROCEDURE remove_board (
--   IN p_board text) MODIFIES SQL DATA
-- 'Takes a board away; games on it go on.'

-- PROCEDURE remove_debt (
--   IN p_game_id int,
--   INOUT p_first_debt int) MODIFIES SQL DATA
-- 'Takes the debt away that was due.'

-- PROCEDURE remove_edition (
--   IN p_edition text) MODIFIES SQL DATA
-- 'Takes an edition away; games that began with it go on.'

-- PROCEDURE rename_league_player (
--   IN p_player longtext,
--   IN p_name longtext) MODIFIES SQL DATA
-- 'Gives a player another name.'

-- PROCEDURE rename_player (
--   IN p_player_id bigint,
--   IN p_name longtext) MODIFIES SQL DATA
-- 'Gives a player who is locked another name.'

-- PROCEDURE rename_tournament (
--   IN p_tournament longtext,
--   IN p_name longtext) MODIFIES SQL DATA
-- 'Gives a tournament another name.'

-- PROCEDURE renumber_round (
--   IN p_tournament longtext,
--   IN p_round longtext,
--   IN p_to longtext) MODIFIES SQL DATA
-- 'Gives a round that is not drawn another number.'

-- PROCEDURE reopen_tournament (
--   IN p_tournament longtext) MODIFIES SQL DATA
-- 'Lets a closed tournament be changed again.'

-- PROCEDURE restore_lists (
--   IN p_lists json) MODIFIES SQL DATA
-- 'Makes the lists of numbers of an archive that are not there.'

-- PROCEDURE restore_part (
--   IN p_tournament_id bigint,
--   IN p_part varchar(20),
--   IN p_round_id int,
--   IN p_previous json) MODIFIES SQL DATA
-- 'Makes a part of a tournament what it was.'

-- PROCEDURE restore_round (
--   IN p_tournament_id bigint,
--   IN p_round_id int,
--   IN p_previous json) MODIFIES SQL DATA
-- 'Makes a round what it was.'

-- PROCEDURE restore_ruleset (
--   IN p_rules json,
--   OUT p_ruleset_id int) MODIFIES SQL DATA
-- 'The ruleset of an archived game.'

-- PROCEDURE roll_dice (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_first int,
--   IN p_tiles int,
--   IN p_salary int,
--   IN p_salary_factor int,
--   IN p_again_dice int,
--   IN p_jail_opens tinyint(1),
--   IN p_unowned varchar(40),
--   IN p_sticks tinyint(1),
--   IN p_told tinyint(1),
--   IN p_seats int,
--   IN p_turn int,
--   IN p_player_id int,
--   INOUT p_status int,
--   INOUT p_jail_turns int,
--   INOUT p_location int,
--   INOUT p_balance bigint,
--   IN p_dice double,
--   IN p_dice2 double,
--   INOUT p_steps int,
--   INOUT p_doubles int,
--   INOUT p_phase varchar(20),
--   INOUT p_prid int,
--   IN p_players_left int,
--   IN p_first_debt int,
--   INOUT p_next_debt int,
--   OUT p_again tinyint(1)) MODIFIES SQL DATA
-- 'Lets a roll take effect: to move, or in the phase fee for what a property costs.'

-- PROCEDURE roll_doubles (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   INOUT p_doubles int,
--   INOUT p_location int,
--   INOUT p_status int,
--   INOUT p_steps int) MODIFIES SQL DATA
-- 'Counts doubles in a row, and puts a player in jail who rolls too many.'

-- PROCEDURE roll_in_jail (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_location int,
--   IN p_dice double,
--   IN p_dice2 double,
--   IN p_again_dice int,
--   IN p_jail_opens tinyint(1),
--   INOUT p_status int,
--   INOUT p_jail_turns int,
--   INOUT p_balance bigint,
--   INOUT p_next_debt int,
--   INOUT p_steps int,
--   OUT p_again tinyint(1)) MODIFIES SQL DATA
-- 'Frees a player from jail by what he rolled, or keeps him there.'

-- PROCEDURE save_game (
--   IN p_game_id int,
--   IN p_name text) MODIFIES SQL DATA
-- 'Gives the present point of a game a name, to go on from there.'

-- PROCEDURE save_in_slot (
--   IN p_game_id int,
--   IN p_slot longtext,
--   IN p_overwrite tinyint(1)) MODIFIES SQL DATA
-- 'Keeps the present point of a game in a slot of the account, to go on from there.'

-- PROCEDURE scores_of_game (
--   IN p_tournament_id bigint,
--   IN p_game_id int,
--   OUT p_scores json) READS SQL DATA
-- 'Turns what the players of a game have into scores.'

-- PROCEDURE seats_of_guest (
--   IN p_game_id int,
--   IN p_guest text) READS SQL DATA
-- 'Says what somebody who came by a link of the account may do in a game.'

-- PROCEDURE seat_by_design (
--   IN p_tournament_id bigint,
--   IN p_round_no int,
--   IN p_seed varchar(200),
--   OUT p_seats json) READS SQL DATA
-- 'Seats those who are entered as a design of rounds without repeats does.'

-- PROCEDURE seat_opening (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_players json) MODIFIES SQL DATA
-- 'Seats the players of the opening position in a new game.'

-- PROCEDURE seat_player (
--   IN p_tournament longtext,
--   IN p_round longtext,
--   IN p_player longtext) MODIFIES SQL DATA
-- 'Seats somebody who comes late at a table of three of a round that runs.'

-- PROCEDURE seat_players (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_players json,
--   IN p_seed varchar(64)) MODIFIES SQL DATA
-- 'Seats named players, in the order in which they are named or which they roll.'

-- PROCEDURE select_next_player (
--   IN p_game_id int,
--   IN p_seats int,
--   IN p_players_left int,
--   INOUT p_turn int,
--   INOUT p_round int) READS SQL DATA
-- 'Finds the next turn, and counts the round up when the order of play wraps.'

-- PROCEDURE sell_buildings (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_prid int) MODIFIES SQL DATA
-- 'Sells all buildings of a player, or of the set of a property, to the bank.'

-- PROCEDURE settle_call (
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Makes a move that somebody else called in a game, whether or not the rules refuse it.'

-- PROCEDURE settle_characters (
--   IN p_ruleset_id int,
--   INOUT p_players json) READS SQL DATA
-- 'Says in full which characters are to play seats of an opening position.'

-- PROCEDURE settle_clock (
--   IN p_options json,
--   OUT p_seconds int,
--   OUT p_stand_in int) READS SQL DATA
-- 'Says how long a move of a new game may take, and who makes it when it takes longer.'

-- PROCEDURE settle_debts (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_seats int,
--   IN p_player_id int,
--   IN p_location int,
--   INOUT p_players_left int,
--   INOUT p_left_to_end int,
--   INOUT p_first_debt int,
--   INOUT p_next_debt int,
--   IN p_played_at datetime(3),
--   INOUT p_phase varchar(20),
--   INOUT p_prid int,
--   INOUT p_course varchar(20),
--   OUT p_steps int) MODIFIES SQL DATA
-- 'Pays what is owed and can be paid, and makes the offer that a landing ended with.'

-- PROCEDURE settle_landing (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_seats int,
--   IN p_turn int,
--   IN p_turn_player int,
--   IN p_player_id int,
--   INOUT p_status int,
--   INOUT p_jail_turns int,
--   INOUT p_location int,
--   INOUT p_balance bigint,
--   INOUT p_players_left int,
--   INOUT p_left_to_end int,
--   INOUT p_first_debt int,
--   INOUT p_next_debt int,
--   IN p_played_at datetime(3),
--   INOUT p_phase varchar(20),
--   INOUT p_prid int,
--   INOUT p_course varchar(20),
--   OUT p_steps int) MODIFIES SQL DATA
-- 'Settles what a move left open, and reads how the players stand then.'

-- PROCEDURE settle_seats (
--   INOUT p_players json,
--   IN p_from int) READS SQL DATA
-- 'Says in full who is to take the seats of a game.'

-- PROCEDURE set_for_tournament (
--   IN p_tournament longtext,
--   IN p_setting longtext,
--   IN p_value longtext) MODIFIES SQL DATA
-- 'Sets something for a tournament.'

-- PROCEDURE set_redeem_round (
--   IN p_game_id int,
--   IN p_prid int,
--   IN p_round int) MODIFIES SQL DATA
-- 'Says until which round a mortgaged property is redeemed without a further fee.'

-- PROCEDURE set_status (
--   IN p_game_id int,
--   IN p_player_id int,
--   IN p_status int,
--   IN p_jail_turns int) MODIFIES SQL DATA
-- 'Changes the status of a player.'

-- PROCEDURE shuffle_decks (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_seed varchar(64)) MODIFIES SQL DATA
-- 'Shuffles the decks of a new game.'

-- PROCEDURE store_board (
--   IN p_board varchar(40),
--   IN p_ruleset_id int,
--   IN p_document json) MODIFIES SQL DATA
-- 'Gives a board another document.'

-- PROCEDURE store_numbers (
--   IN p_name text,
--   IN p_numbers json,
--   OUT p_list_id int) MODIFIES SQL DATA
-- 'Makes a list of random numbers, unless it is there.'

-- PROCEDURE substitute_player (
--   IN p_match longtext,
--   IN p_out longtext,
--   IN p_in longtext) MODIFIES SQL DATA
-- 'Lets somebody play a match that was not played for somebody who was drawn.'

-- PROCEDURE take_back_game (
--   IN p_game longtext) MODIFIES SQL DATA
-- 'Takes a game back that was recorded as a match; it can be recorded as another.'

-- PROCEDURE take_back_invitation (
--   IN p_game_id int,
--   IN p_player_id text) MODIFIES SQL DATA
-- 'Ends what a link is for: who took the seat by it is out.'

-- PROCEDURE take_scorer (
--   IN p_tournament longtext,
--   IN p_account longtext) MODIFIES SQL DATA
-- 'Lets an account change a tournament no more.'

-- PROCEDURE take_token (
--   IN p_game_id int,
--   IN p_token varchar(255),
--   IN p_record_id int) MODIFIES SQL DATA
-- 'Gives a token to a move, once.'

-- PROCEDURE tell (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_kind varchar(20),
--   IN p_player_id int,
--   IN p_location int,
--   IN p_prid int,
--   IN p_card_id int) MODIFIES SQL DATA
-- 'Records an event in which no money changes hands.'

-- PROCEDURE transfer (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_kind varchar(20),
--   IN p_player_id int,
--   IN p_payer int,
--   IN p_payee int,
--   IN p_amount bigint,
--   IN p_location int,
--   IN p_prid int) MODIFIES SQL DATA
-- 'Moves money from one account to another.'

-- PROCEDURE undo_change (
--   IN p_tournament longtext) MODIFIES SQL DATA
-- 'Takes back the last change of a tournament that was not undone; then the one before.'

-- PROCEDURE undo_part (
--   IN p_tournament_id bigint,
--   IN p_change_no int,
--   IN p_part varchar(20),
--   IN p_round_id int,
--   OUT p_note longtext) MODIFIES SQL DATA
-- 'Takes a change of a tournament back.'

-- PROCEDURE weigh_deeds (
--   IN p_game_id int,
--   IN p_ruleset_id int,
--   IN p_player_id int,
--   IN p_partner int,
--   IN p_given json,
--   IN p_taken json,
--   OUT p_gets bigint,
--   OUT p_gives bigint,
--   OUT p_hopes bigint,
--   OUT p_fears bigint) READS SQL DATA
-- 'Says what the properties of a trade are worth to a player.'

-- PROCEDURE winner_checker (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int,
--   IN p_ruleset_id int,
--   IN p_seats int) MODIFIES SQL DATA
-- 'Says who has won a game that is over.'

-- PROCEDURE withdraw_player (
--   IN p_tournament longtext,
--   IN p_player longtext) MODIFIES SQL DATA
-- 'Takes a player out of the rounds of a tournament that are yet to be drawn.'

-- PROCEDURE write_byes (
--   IN p_tournament_id bigint,
--   IN p_round_id int,
--   IN p_was json,
--   IN p_byes json) MODIFIES SQL DATA
-- 'Makes the byes of a round what they are to be.'

-- PROCEDURE write_round (
--   IN p_tournament_id bigint,
--   IN p_round_id int,
--   IN p_matches json,
--   IN p_byes json) MODIFIES SQL DATA
-- 'Makes the draw of a round what it is to be.'

-- PROCEDURE write_scores (
--   IN p_match_id bigint,
--   IN p_scores json) MODIFIES SQL DATA
-- 'Writes the scores of a match that were checked.'

-- PROCEDURE write_tournament (
--   IN p_tournament_id bigint,
--   IN p_tournament json) MODIFIES SQL DATA
-- 'Makes a tournament what it is to be.'

-- TRIGGER add_player BEFORE INSERT ON Player
-- TRIGGER b_location_chk_1 BEFORE INSERT ON Bonus
-- TRIGGER b_location_chk_2 BEFORE UPDATE ON Bonus
-- TRIGGER change_trigger BEFORE INSERT ON TournamentChange
-- TRIGGER count_seats BEFORE INSERT ON Game
-- TRIGGER deal_opening AFTER INSERT ON Game
-- TRIGGER deed_no_delete BEFORE DELETE ON Deed
-- TRIGGER delete_parts_of_game BEFORE DELETE ON Game
-- TRIGGER delete_parts_of_ruleset BEFORE DELETE ON Ruleset
-- TRIGGER dice_trigger BEFORE INSERT ON Gamemanager
-- TRIGGER drop_edition AFTER DELETE ON Edition
-- TRIGGER event_no_delete BEFORE DELETE ON Event
-- TRIGGER event_no_update BEFORE UPDATE ON Event
-- TRIGGER gamemanager_no_delete BEFORE DELETE ON Gamemanager
-- TRIGGER gamemanager_no_update BEFORE UPDATE ON Gamemanager
-- TRIGGER lay_ruleset AFTER INSERT ON Ruleset
-- TRIGGER location_type_is_fixed BEFORE UPDATE ON Location
-- TRIGGER make_edition BEFORE INSERT ON Edition
-- TRIGGER make_fork BEFORE INSERT ON Fork
-- TRIGGER player_change_no_delete BEFORE DELETE ON PlayerChange
-- TRIGGER player_change_no_update BEFORE UPDATE ON PlayerChange
-- TRIGGER player_no_delete BEFORE DELETE ON Player
-- TRIGGER player_trigger BEFORE INSERT ON PlayerChange
-- TRIGGER pr_location_chk_1 BEFORE INSERT ON Property
-- TRIGGER pr_location_chk_2 BEFORE UPDATE ON Property
-- TRIGGER remake_edition BEFORE UPDATE ON Edition
-- TRIGGER restore_game BEFORE INSERT ON RestoredGame
-- TRIGGER result_record_no_delete BEFORE DELETE ON ResultRecord
-- TRIGGER result_record_no_update BEFORE UPDATE ON ResultRecord
-- TRIGGER result_trigger BEFORE INSERT ON ResultRecord
-- TRIGGER tidy_edition AFTER UPDATE ON Edition
-- TRIGGER tournament_change_no_delete BEFORE DELETE ON TournamentChange
-- TRIGGER tournament_change_no_update BEFORE UPDATE ON TournamentChange
