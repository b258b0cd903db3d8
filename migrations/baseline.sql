-- The tables after 140_abandoned_games.sql: in an empty database, a deploy makes them at once instead of
-- running the migrations.
-- Made by `npx tsx test/schema/write-schema-dump.ts`; tests compare it with a deploy and with the migrations.

SET SESSION foreign_key_checks = 0;

CREATE TABLE `AbandonedGame` (
  `game_id` int NOT NULL,
  `record_ID` int NOT NULL COMMENT 'The newest move then: after another one, this is void.',
  `ends_at` datetime NOT NULL COMMENT 'When it ends unless somebody moves, in UTC.',
  PRIMARY KEY (`game_id`),
  CONSTRAINT `fk_AbandonedGame_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The games in which nobody has moved for so long that they are about to end.';

CREATE TABLE `AccountConduct` (
  `account` varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL COMMENT 'Without the host.',
  `counted_from` datetime(3) NOT NULL COMMENT 'In UTC; the minute that times counts.',
  `times` int NOT NULL COMMENT 'How often it blocked others, counted once a second.',
  `kept_out_until` datetime(3) DEFAULT NULL COMMENT 'In UTC, the end of its lockout; NULL: it may connect.',
  `unlistable_from` datetime(3) DEFAULT NULL COMMENT 'In UTC, since when its statements have kept MySQL from listing sessions; or NULL.',
  PRIMARY KEY (`account`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Accounts that recently blocked others or exceeded their limits.';

CREATE TABLE `Action` (
  `action` varchar(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_as_ci NOT NULL,
  `position` int NOT NULL COMMENT 'The order in which actions are listed.',
  `takes` set('dice','prid','amount','terms') NOT NULL COMMENT 'The columns of Gamemanager that belong to it.',
  `sentence` varchar(200) NOT NULL COMMENT 'The predicate of a sentence, with {property}, {price}, {partner} and {range}.',
  `label` varchar(60) NOT NULL COMMENT 'Its default name, e.g. in a menu; an edition can have another.',
  `is_final` tinyint(1) NOT NULL COMMENT 'Whether it ends the game or a player''s part in it, so that clients ask first.',
  `brings_money` tinyint(1) NOT NULL COMMENT 'Whether it is a way to raise money.',
  `for_all` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Whether it decides for everybody: it takes all seats, or the owner.',
  `amount_name` varchar(20) DEFAULT NULL COMMENT 'What the amount of Gamemanager is here, e.g. bid; NULL: it takes none.',
  `amount_minimum` int DEFAULT NULL COMMENT 'The least amount.',
  `amount_maximum` int DEFAULT NULL COMMENT 'The greatest amount.',
  `is_main` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Whether it can be the main choice of a phase; else it is an alternative.',
  PRIMARY KEY (`action`),
  UNIQUE KEY `uq_Action_position` (`position`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The actions that can be inserted into Gamemanager.';

CREATE TABLE `Agenda` (
  `game_id` int NOT NULL,
  `entry_no` int NOT NULL COMMENT 'The order in which they are due.',
  `pid` int NOT NULL COMMENT 'The player who owes, decides or moves.',
  `creditor` int DEFAULT NULL COMMENT 'NULL: the bank, or every other player for paid_each.',
  `amount` bigint DEFAULT NULL COMMENT '0: cancelled; NULL: an offer, a fee, a tax choice or a deferred roll.',
  `kind` varchar(20) NOT NULL COMMENT 'The event of the payment; or offer, fee, tax or moved.',
  `prid` int DEFAULT NULL,
  `steps` int DEFAULT NULL COMMENT 'A deferred roll: how far the player moves when the debts before it are paid.',
  `factor` int DEFAULT NULL COMMENT 'A fee: what the roll is multiplied by; NULL: the rent; -2: twice the rent.',
  PRIMARY KEY (`game_id`,`entry_no`),
  CONSTRAINT `fk_Agenda_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `ck_Agenda_amount` CHECK ((`amount` >= 0))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What a game does next, from GameState.first_entry on: debts, offers, deferred rolls.';

CREATE TABLE `Bonus` (
  `ruleset_id` int NOT NULL,
  `bid` int NOT NULL,
  `name` varchar(40) NOT NULL,
  `description` varchar(100) DEFAULT NULL,
  `location` int NOT NULL,
  `effect` varchar(20) NOT NULL,
  `amount` int NOT NULL COMMENT 'Depends on the effect: money, tiles, a location or a deck.',
  `hotel_amount` int DEFAULT NULL COMMENT 'For a hotel with pay_per_building; NULL: the amount for the houses it counts as.',
  `rent_factor` int DEFAULT NULL COMMENT 'With move_to_nearest: what the rent there is multiplied by; NULL: nothing.',
  `roll_factor` int DEFAULT NULL COMMENT 'With move_to_nearest: the factor for a roll that replaces the rent; NULL: none.',
  `passing` int DEFAULT NULL COMMENT 'What the bank pays for passing or landing; below 0: the player pays; NULL: nothing.',
  PRIMARY KEY (`ruleset_id`,`bid`),
  UNIQUE KEY `uq_Bonus_location` (`ruleset_id`,`location`),
  KEY `fk_Bonus_effect` (`effect`),
  CONSTRAINT `fk_Bonus_effect` FOREIGN KEY (`effect`) REFERENCES `Effect` (`effect`),
  CONSTRAINT `fk_Bonus_location` FOREIGN KEY (`ruleset_id`, `location`) REFERENCES `Location` (`ruleset_id`, `lid`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A tile with an effect on players who land on it.';

CREATE TABLE `BotCharacter` (
  `character_id` int NOT NULL,
  `name` varchar(40) NOT NULL,
  `description` varchar(200) NOT NULL COMMENT 'Its style of play, in a sentence.',
  `horizon` int NOT NULL DEFAULT '0' COMMENT 'For how many rounds it counts on rents.',
  `optimism` int NOT NULL DEFAULT '0' COMMENT 'How likely it thinks it is to get a missing property of its group, in percent.',
  `jealousy` int NOT NULL DEFAULT '0' COMMENT 'The share of a rival''s gain that it pays to prevent, in percent.',
  `resale_worth` int NOT NULL DEFAULT '0' COMMENT 'What a property is worth apart from its rents, in percent of the price.',
  `trade_worth` int NOT NULL DEFAULT '0' COMMENT 'What is added to resale_worth where bots propose trades, in percent of the price.',
  `credit` int NOT NULL DEFAULT '0' COMMENT 'The share of its next buildings that it counts on paying for later, in percent.',
  `caution` int NOT NULL DEFAULT '0' COMMENT 'The cash that it keeps, in percent of the rent that a turn costs it on average.',
  `bid_step` int NOT NULL COMMENT 'How far it bids above the minimum, in percent of the price.',
  `building_chance` int NOT NULL COMMENT 'How often it builds when it can, in percent.',
  `leaving_chance` int NOT NULL COMMENT 'How often it pays to leave jail while much is unsold, in percent.',
  `patience` int DEFAULT NULL COMMENT 'The round from which it leaves a game as the poorest bot; NULL: it never does.',
  `mortgages_for_sets` tinyint(1) NOT NULL COMMENT 'Whether it mortgages to complete a colour group.',
  `trade_margin` int NOT NULL COMMENT 'The gain that it demands in a trade, in percent of what it gives.',
  `stands_in` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Whether it is the default substitute bot, which does not play to win.',
  `advises` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Whether advice says what this one would do; true for one of them.',
  `proposes_every` int DEFAULT NULL COMMENT 'Rounds between two proposals to the same player; NULL: it proposes no trades.',
  PRIMARY KEY (`character_id`),
  UNIQUE KEY `uq_BotCharacter_name` (`name`),
  CONSTRAINT `ck_BotCharacter_bid_step` CHECK ((`bid_step` between 1 and 100)),
  CONSTRAINT `ck_BotCharacter_chances` CHECK (((`building_chance` between 1 and 100) and (`leaving_chance` between 0 and 100))),
  CONSTRAINT `ck_BotCharacter_proposes_every` CHECK ((`proposes_every` between 1 and 1000)),
  CONSTRAINT `ck_BotCharacter_temper` CHECK (((`horizon` between 0 and 100) and (`optimism` between 0 and 100) and (`jealousy` between 0 and 100) and (`resale_worth` between 0 and 200) and (`credit` between 0 and 100) and (`caution` between 0 and 10000) and (`patience` between 1 and 100000))),
  CONSTRAINT `ck_BotCharacter_trade_margin` CHECK ((`trade_margin` between 0 and 1000)),
  CONSTRAINT `ck_BotCharacter_trade_worth` CHECK ((`trade_worth` between 0 and 200))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The strategy parameters of a bot.';

CREATE TABLE `BotGame` (
  `game_id` int NOT NULL,
  PRIMARY KEY (`game_id`),
  CONSTRAINT `fk_BotGame_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The games with bots or a clock, until they are known to be over.';

CREATE TABLE `BotReason` (
  `reason` varchar(20) NOT NULL,
  `sentence` varchar(200) NOT NULL COMMENT 'With {property}, {group}, {worth} and {price} where amounts and names belong.',
  PRIMARY KEY (`reason`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Why a bot decides as it does.';

CREATE TABLE `BuiltInEdition` (
  `edition` varchar(40) NOT NULL,
  `position` int NOT NULL COMMENT 'The order in which they are shown.',
  PRIMARY KEY (`edition`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The editions that come with the program.';

CREATE TABLE `CalledGame` (
  `call_id` int NOT NULL AUTO_INCREMENT,
  `ruleset_id` int NOT NULL,
  `terms` json NOT NULL COMMENT 'As insert_game takes them, with the seed.',
  `called_at` datetime(3) NOT NULL COMMENT 'In UTC.',
  PRIMARY KEY (`call_id`),
  KEY `fk_CalledGame_ruleset` (`ruleset_id`),
  KEY `k_CalledGame_called_at` (`called_at`),
  CONSTRAINT `fk_CalledGame_ruleset` FOREIGN KEY (`ruleset_id`) REFERENCES `Ruleset` (`ruleset_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A game that was submitted and must be made with this seed: the outcome may be known.';

CREATE TABLE `CalledMove` (
  `game_id` int NOT NULL,
  `account` varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL COMMENT 'The account that submitted it.',
  `action` varchar(20) NOT NULL,
  `details` json DEFAULT NULL COMMENT 'As make_move takes them.',
  `called_at` datetime(3) NOT NULL COMMENT 'In UTC.',
  `call_id` bigint unsigned NOT NULL DEFAULT '0' COMMENT 'By which the session that submitted it recognises it; 0: a substitute bot''s.',
  PRIMARY KEY (`game_id`),
  KEY `k_CalledMove_called_at` (`called_at`),
  CONSTRAINT `fk_CalledMove_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A move that was submitted and must come before any other: its outcome may be known.';

CREATE TABLE `Card` (
  `ruleset_id` int NOT NULL,
  `card_id` int NOT NULL,
  `deck_id` int NOT NULL,
  `text` varchar(200) NOT NULL,
  `effect` varchar(20) NOT NULL,
  `amount` int NOT NULL COMMENT 'Depends on the effect.',
  `hotel_amount` int DEFAULT NULL COMMENT 'As in Bonus.',
  `rent_factor` int DEFAULT NULL COMMENT 'As in Bonus.',
  `roll_factor` int DEFAULT NULL COMMENT 'As in Bonus.',
  PRIMARY KEY (`ruleset_id`,`card_id`),
  KEY `k_Card_deck` (`ruleset_id`,`deck_id`),
  KEY `fk_Card_effect` (`effect`),
  CONSTRAINT `fk_Card_deck` FOREIGN KEY (`ruleset_id`, `deck_id`) REFERENCES `Deck` (`ruleset_id`, `deck_id`),
  CONSTRAINT `fk_Card_effect` FOREIGN KEY (`effect`) REFERENCES `Effect` (`effect`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A card of a deck.';

CREATE TABLE `Choice` (
  `ruleset_id` int NOT NULL,
  `position` int NOT NULL COMMENT 'The order in which choices are offered.',
  `action` varchar(20) NOT NULL COMMENT 'As in Action, or something to show.',
  `code` varchar(4) NOT NULL COMMENT 'What a player types.',
  `label` varchar(60) NOT NULL,
  PRIMARY KEY (`ruleset_id`,`action`),
  UNIQUE KEY `uq_Choice_code` (`ruleset_id`,`code`),
  CONSTRAINT `fk_Choice_ruleset` FOREIGN KEY (`ruleset_id`) REFERENCES `Ruleset` (`ruleset_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The labels of an edition for what players can choose.';

CREATE TABLE `ClientExample` (
  `name` varchar(64) NOT NULL,
  `position` int DEFAULT NULL COMMENT 'Its place among what is needed first; NULL: after all of these.',
  `example` varchar(200) DEFAULT NULL COMMENT 'A statement to try; NULL: how it is read or called.',
  PRIMARY KEY (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Views, procedures and the ledger, as aboutView shows them.';

CREATE TABLE `Colours` (
  `ruleset_id` int NOT NULL,
  `cid` int NOT NULL,
  `name` varchar(40) NOT NULL,
  PRIMARY KEY (`ruleset_id`,`cid`),
  UNIQUE KEY `uq_Colours_name` (`ruleset_id`,`name`),
  CONSTRAINT `fk_Colours_ruleset` FOREIGN KEY (`ruleset_id`) REFERENCES `Ruleset` (`ruleset_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A colour group.';

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
  `place` bigint NOT NULL COMMENT 'The order in a deck, or among the cards of a player: the lowest is on top, or first.',
  `holder` int DEFAULT NULL COMMENT 'The player who holds it; NULL: it is in its deck.',
  PRIMARY KEY (`game_id`,`card_id`),
  KEY `fk_DeckCard_card` (`ruleset_id`,`card_id`),
  KEY `fk_DeckCard_holder` (`game_id`,`holder`),
  CONSTRAINT `fk_DeckCard_card` FOREIGN KEY (`ruleset_id`, `card_id`) REFERENCES `Card` (`ruleset_id`, `card_id`),
  CONSTRAINT `fk_DeckCard_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `fk_DeckCard_holder` FOREIGN KEY (`game_id`, `holder`) REFERENCES `Player` (`game_id`, `pid`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The place of a card in a game.';

CREATE TABLE `Deed` (
  `game_id` int NOT NULL,
  `prid` int NOT NULL,
  `ruleset_id` int NOT NULL COMMENT 'As in Game.',
  `p_owner` int DEFAULT NULL COMMENT 'NULL: the bank.',
  `cost_factor` bigint NOT NULL DEFAULT '1' COMMENT 'The factor for the printed cost.',
  `level` int NOT NULL DEFAULT '0' COMMENT 'Buildings: houses; one more than the most houses: a hotel; then a skyscraper.',
  `mortgaged` tinyint(1) NOT NULL DEFAULT '0',
  `redeem_by_round` int DEFAULT NULL COMMENT 'Last round in which lifting the mortgage costs no further fee; NULL: no limit.',
  `rests_until_round` int DEFAULT NULL COMMENT 'The last round in which bots leave its mortgage as it is; NULL: none.',
  PRIMARY KEY (`game_id`,`prid`),
  KEY `fk_Deed_property` (`ruleset_id`,`prid`),
  KEY `fk_Deed_owner` (`game_id`,`p_owner`),
  CONSTRAINT `fk_Deed_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `fk_Deed_owner` FOREIGN KEY (`game_id`, `p_owner`) REFERENCES `Player` (`game_id`, `pid`),
  CONSTRAINT `fk_Deed_property` FOREIGN KEY (`ruleset_id`, `prid`) REFERENCES `Property` (`ruleset_id`, `prid`),
  CONSTRAINT `ck_Deed_cost_factor` CHECK ((`cost_factor` between 1 and 1000000000)),
  CONSTRAINT `ck_Deed_level` CHECK (((`level` = 0) or ((`level` > 0) and (`p_owner` is not null)))),
  CONSTRAINT `ck_Deed_mortgaged` CHECK (((`mortgaged` in (false,true)) and ((0 = `mortgaged`) or ((`p_owner` is not null) and (`level` = 0)))))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The owner and state of a property in a game.';

CREATE TABLE `DeedYield` (
  `ruleset_id` int NOT NULL,
  `prid` int NOT NULL,
  `landings` int NOT NULL COMMENT 'How often a player lands there in a million turns.',
  `complete` int NOT NULL COMMENT 'The rent with the whole colour group and no building; with dice, of a mean roll.',
  `built` int NOT NULL COMMENT 'The rent with the buildings that return most for their cost.',
  `built_cost` int NOT NULL COMMENT 'The cost of these buildings; 0: none.',
  PRIMARY KEY (`ruleset_id`,`prid`),
  CONSTRAINT `fk_DeedYield_property` FOREIGN KEY (`ruleset_id`, `prid`) REFERENCES `Property` (`ruleset_id`, `prid`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What a property earns, by which bots value it; insert_yields fills it.';

CREATE TABLE `Deployment` (
  `id` int NOT NULL,
  `version` varchar(80) DEFAULT NULL COMMENT 'The version of the last finished deploy; NULL: none finished yet.',
  `state` enum('running','finished') NOT NULL DEFAULT 'running',
  `started_at` datetime DEFAULT NULL COMMENT 'In UTC.',
  `finished_at` datetime DEFAULT NULL COMMENT 'When the version was installed, in UTC.',
  PRIMARY KEY (`id`),
  CONSTRAINT `ck_Deployment_finished` CHECK (((`state` = _utf8mb4'running') or ((`version` is not null) and (`finished_at` is not null)))),
  CONSTRAINT `ck_Deployment_id` CHECK ((`id` = 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The version of the game in this database: one row.';

CREATE TABLE `DeploymentLock` (
  `id` int NOT NULL,
  PRIMARY KEY (`id`),
  CONSTRAINT `ck_DeploymentLock_id` CHECK ((`id` = 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Its one row is locked as long as a deploy runs, so that there is one at a time.';

CREATE TABLE `DesignSeat` (
  `players` int NOT NULL COMMENT 'The number of players of the design.',
  `table_size` int NOT NULL,
  `round_no` int NOT NULL,
  `seat` int NOT NULL COMMENT 'From 1; every table_size of them are a table.',
  `player_no` int NOT NULL COMMENT 'From 1 to players.',
  PRIMARY KEY (`players`,`table_size`,`round_no`,`seat`),
  UNIQUE KEY `uq_DesignSeat_player` (`players`,`table_size`,`round_no`,`player_no`),
  CONSTRAINT `ck_DesignSeat_numbers` CHECK (((`seat` between 1 and `players`) and (`player_no` between 1 and `players`)))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Designs of rounds in which no two players meet twice.';

CREATE TABLE `DrawMethod` (
  `method` varchar(30) NOT NULL,
  `draws` enum('round','tournament') NOT NULL COMMENT 'One round, or all without a draw.',
  `meaning` varchar(200) NOT NULL,
  PRIMARY KEY (`method`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The draw methods.';

CREATE TABLE `Edition` (
  `edition` varchar(40) NOT NULL,
  `ruleset_id` int NOT NULL COMMENT 'The revision that new games use.',
  `source` json NOT NULL COMMENT 'The document as it was imported.',
  `copied_from` varchar(40) DEFAULT NULL COMMENT 'The edition or board that this board was copied from; NULL: an edition.',
  `account` varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin DEFAULT NULL COMMENT 'The account that made a board, without the host.',
  `imported_from` enum('rules','board') DEFAULT NULL COMMENT 'The kind of file that it was imported from; NULL: none.',
  PRIMARY KEY (`edition`),
  KEY `fk_Edition_ruleset` (`ruleset_id`),
  CONSTRAINT `fk_Edition_ruleset` FOREIGN KEY (`ruleset_id`) REFERENCES `Ruleset` (`ruleset_id`),
  CONSTRAINT `ck_Edition_copied_from` CHECK (((`copied_from` is null) = (`account` is null)))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The editions and boards that games can be made from.';

CREATE TABLE `EditionKey` (
  `part` varchar(20) NOT NULL COMMENT 'edition: the document itself; board, property, bonus, card, choice, player, deed.',
  `name` varchar(20) NOT NULL,
  `position` int NOT NULL COMMENT 'The order in which keys are listed.',
  `type` enum('name','text','integer','list','object','rent','icon') NOT NULL,
  `minimum` int DEFAULT NULL COMMENT 'Of an integer, of the length of a text or a list.',
  `maximum` int DEFAULT NULL COMMENT 'Of an integer, of the length of a text or a list.',
  `is_required` tinyint(1) NOT NULL,
  `meaning` varchar(400) NOT NULL,
  PRIMARY KEY (`part`,`name`),
  UNIQUE KEY `uq_EditionKey_position` (`position`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The keys of an edition document, besides rules and effects.';

CREATE TABLE `Effect` (
  `effect` varchar(20) NOT NULL,
  `amount_is` enum('nothing','money','tiles','location','deck','kind','percent') NOT NULL COMMENT 'What the amount is; kind: a location, for all tiles of its colour or name.',
  `minimum` int NOT NULL COMMENT 'The lowest amount.',
  `maximum` int NOT NULL COMMENT 'The highest amount.',
  `stands_on` set('tile','card') NOT NULL COMMENT 'Where it can be used.',
  `meaning` varchar(200) NOT NULL,
  PRIMARY KEY (`effect`),
  CONSTRAINT `ck_Effect_amount` CHECK ((`minimum` <= `maximum`))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The effects of tiles and cards.';

CREATE TABLE `EffectNeed` (
  `effect` varchar(20) NOT NULL,
  `obstacle` varchar(40) NOT NULL,
  PRIMARY KEY (`effect`,`obstacle`),
  KEY `fk_EffectNeed_obstacle` (`obstacle`),
  CONSTRAINT `fk_EffectNeed_effect` FOREIGN KEY (`effect`) REFERENCES `Effect` (`effect`),
  CONSTRAINT `fk_EffectNeed_obstacle` FOREIGN KEY (`obstacle`) REFERENCES `Obstacle` (`obstacle`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The obstacles to an effect of a tile or a card.';

CREATE TABLE `Emote` (
  `emote` varchar(20) NOT NULL,
  `position` int NOT NULL COMMENT 'The order in which clients show them.',
  `label` varchar(40) NOT NULL COMMENT 'What it says.',
  `symbol` varchar(8) NOT NULL COMMENT 'An emoji.',
  PRIMARY KEY (`emote`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What can be said by one click.';

CREATE TABLE `Event` (
  `game_id` int NOT NULL,
  `record_ID` int NOT NULL COMMENT 'The move that produced it; 0: the opening.',
  `event_no` int NOT NULL COMMENT 'Counts from 1 in each move.',
  `kind` varchar(20) NOT NULL COMMENT 'As in EventKind.',
  `player_ID` int NOT NULL COMMENT 'The subject of the event.',
  `payer` int DEFAULT NULL COMMENT 'The player who paid the amount; NULL: the bank.',
  `payee` int DEFAULT NULL COMMENT 'The player who received the amount; NULL: the bank.',
  `amount` bigint DEFAULT NULL COMMENT 'The money that changed hands; NULL: not a posting.',
  `location` int DEFAULT NULL,
  `prid` int DEFAULT NULL,
  `card_id` int DEFAULT NULL COMMENT 'The card of the event.',
  `roll` int DEFAULT NULL COMMENT 'A roll for the order of play.',
  `deadline` datetime(3) DEFAULT NULL COMMENT 'The deadline of an auction after the event, in UTC.',
  `debt` bigint DEFAULT NULL COMMENT 'What the subject owes and cannot pay.',
  PRIMARY KEY (`game_id`,`record_ID`,`event_no`),
  CONSTRAINT `fk_Event_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `ck_Event_posting` CHECK ((((`amount` is null) and (`payer` is null) and (`payee` is null)) or ((`amount` is not null) and (`amount` >= 0) and (not((`payer` <=> `payee`))))))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The log and the postings: every amount that goes from one account to another.';

CREATE TABLE `EventKind` (
  `kind` varchar(20) NOT NULL,
  `is_posting` tinyint(1) NOT NULL COMMENT 'Whether money changes hands.',
  `sentence` varchar(200) NOT NULL COMMENT 'The sentence, unless the edition has its own; {player}, {amount} etc. are filled in.',
  `names` set('player','payer','payee','amount','dice','dice2','tile','property','colour','card','debt') NOT NULL DEFAULT '' COMMENT 'The placeholders that a sentence can have in braces.',
  PRIMARY KEY (`kind`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The kinds of events that a move can produce.';

CREATE TABLE `Fork` (
  `game_id` int NOT NULL COMMENT 'The game that was made.',
  `fork_id` int NOT NULL AUTO_INCREMENT COMMENT 'For LAST_INSERT_ID() in the session that made it.',
  `parent_game_id` int NOT NULL COMMENT 'The game that its first moves come from; it may have been deleted.',
  `parent_record_ID` int NOT NULL COMMENT 'The last of these moves.',
  `name` varchar(60) NOT NULL COMMENT 'The name of the game when it was made.',
  `seed_was_open` tinyint(1) NOT NULL COMMENT 'Whether the seed, and so its dice and cards, was public when it was made.',
  `bots` varchar(40) DEFAULT NULL COMMENT 'The character that plays the seats of people in it; NULL: people continue to play.',
  `stopped_at` datetime(3) DEFAULT NULL COMMENT 'When the clock of an auction stopped, in UTC; NULL: with the last move.',
  PRIMARY KEY (`game_id`),
  UNIQUE KEY `uq_Fork_fork_id` (`fork_id`),
  CONSTRAINT `fk_Fork_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `ck_Fork_parent_record_ID` CHECK ((`parent_record_ID` >= 0))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Inserting a row makes a game with the moves of another up to a record.';

CREATE TABLE `Game` (
  `game_id` int NOT NULL AUTO_INCREMENT,
  `name` varchar(60) NOT NULL,
  `ruleset_id` int NOT NULL COMMENT 'The rules that it uses.',
  `players` json DEFAULT NULL COMMENT 'The players as given: names, or objects; NULL or characters for an opening position.',
  `player_count` int NOT NULL COMMENT 'Number of seats; turns are numbered 0 to player_count - 1.',
  `seed` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL COMMENT 'Shuffles and server dice derive from it. Secret until the game is over.',
  `first_dice_source` enum('table','server','numbers') NOT NULL DEFAULT 'table' COMMENT 'Where the dice came from at the start: client, server or a list of numbers.',
  `first_list_id` int DEFAULT NULL COMMENT 'The list that the game began with.',
  `created_at` datetime NOT NULL DEFAULT (utc_timestamp()) COMMENT 'In UTC.',
  `is_deleted` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Set by delete_game: its parts can be deleted.',
  `pace` varchar(40) DEFAULT NULL COMMENT 'The chosen pace; NULL: none.',
  `seats` json DEFAULT NULL COMMENT 'The accounts that got seats when it was made, by the numbers of the players.',
  `move_seconds` int DEFAULT NULL COMMENT 'The time limit of a move in seconds; NULL: none.',
  `stand_in` int DEFAULT NULL COMMENT 'The substitute bot that moves for a player whose time is up.',
  `made_by` varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin DEFAULT (left(user(),((char_length(user()) - char_length(substring_index(user(),_utf8mb4'@',-(1)))) - 1))) COMMENT 'The account that made it, without its host; NULL: made before this was kept.',
  `pauses` json DEFAULT NULL COMMENT 'How long the clock of an auction stood still after a record, until a copy was made.',
  `is_counted` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Whether the totals contain it: it is over, and the event has counted it.',
  PRIMARY KEY (`game_id`),
  KEY `k_Game_seed` (`seed`),
  KEY `fk_Game_ruleset` (`ruleset_id`),
  KEY `fk_Game_list` (`first_list_id`),
  KEY `ix_Game_is_deleted` (`is_deleted`),
  KEY `fk_Game_stand_in` (`stand_in`),
  KEY `ix_Game_is_counted` (`is_counted`),
  CONSTRAINT `fk_Game_list` FOREIGN KEY (`first_list_id`) REFERENCES `NumberList` (`list_id`),
  CONSTRAINT `fk_Game_ruleset` FOREIGN KEY (`ruleset_id`) REFERENCES `Ruleset` (`ruleset_id`),
  CONSTRAINT `fk_Game_stand_in` FOREIGN KEY (`stand_in`) REFERENCES `BotCharacter` (`character_id`),
  CONSTRAINT `ck_Game_clock` CHECK ((((`move_seconds` is null) = (`stand_in` is null)) and (`move_seconds` between 1 and 2592000))),
  CONSTRAINT `ck_Game_dice_source` CHECK (((`first_dice_source` = _utf8mb4'numbers') = (`first_list_id` is not null)))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A game: the part that does not change during play.';

CREATE TABLE `GameOption` (
  `name` varchar(20) NOT NULL,
  `position` int NOT NULL COMMENT 'The order in which options are listed.',
  `json_schema` json NOT NULL COMMENT 'The JSON schema of its value.',
  `takes` varchar(80) NOT NULL COMMENT 'What it takes, a clause without a full stop.',
  `meaning` varchar(200) NOT NULL COMMENT 'What it does, a sentence.',
  `example` json NOT NULL COMMENT 'A value that it accepts.',
  PRIMARY KEY (`name`),
  UNIQUE KEY `uq_GameOption_position` (`position`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The options of open_game.';

CREATE TABLE `GameState` (
  `game_id` int NOT NULL,
  `ruleset_id` int NOT NULL COMMENT 'As in Game.',
  `phase` varchar(20) NOT NULL DEFAULT 'roll' COMMENT 'What the game waits for.',
  `round` int NOT NULL DEFAULT '1' COMMENT 'The round of the next move.',
  `turn` int NOT NULL DEFAULT '0' COMMENT 'The seat whose turn it is.',
  `last_record_ID` int NOT NULL DEFAULT '0' COMMENT 'The newest row of the ledger.',
  `player_count` int NOT NULL COMMENT 'As in Game.',
  `players_left` int NOT NULL COMMENT 'Number of players who are not out.',
  `turns_ended` int NOT NULL DEFAULT '0' COMMENT 'Number of turns for the turn limit.',
  `doubles` int NOT NULL DEFAULT '0' COMMENT 'Doubles in a row in this turn; 0 also when they give no further roll.',
  `dice_source` enum('table','server','numbers') NOT NULL COMMENT 'Where the dice come from.',
  `list_id` int DEFAULT NULL COMMENT 'The list that the dice come from.',
  `drawn` int NOT NULL DEFAULT '0' COMMENT 'How many dice the server has rolled or taken from the list.',
  `prid` int DEFAULT NULL COMMENT 'The property that is offered or auctioned, or that a fee is due for.',
  `bid` bigint DEFAULT NULL COMMENT 'The highest bid of the auction.',
  `bidder` int DEFAULT NULL COMMENT 'The player who bid it.',
  `first_entry` int NOT NULL DEFAULT '1' COMMENT 'The number of the entry of the agenda that is due.',
  `next_entry` int NOT NULL DEFAULT '1' COMMENT 'The number of the next entry; equal to first_entry when none is due.',
  `proposal` json DEFAULT NULL COMMENT 'The proposed trade: from, to, give, take, and the phase before it.',
  `pot` bigint NOT NULL DEFAULT '0' COMMENT 'The money in the pot.',
  `deadline` datetime(3) DEFAULT NULL COMMENT 'The deadline of the auction, in UTC; NULL: no auction with a clock.',
  `played_at` datetime(3) DEFAULT NULL COMMENT 'The time of the newest row of the ledger, in UTC.',
  `seating` enum('table','characters','accounts','held') NOT NULL DEFAULT 'table' COMMENT 'accounts: each moves for its own seats, bots for theirs; held: a copy, nobody moves.',
  `roll_factor` int DEFAULT NULL COMMENT 'In the phase fee: as Agenda.factor.',
  `deferred_roll` int DEFAULT NULL COMMENT 'The deferred roll that moved a player last, or will.',
  `rolls_again` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Whether the next roll continues a turn, after a roll other than doubles.',
  `began_at` datetime(3) DEFAULT NULL COMMENT 'The time of the first move plus all pauses, in UTC; NULL without a minute limit.',
  PRIMARY KEY (`game_id`),
  KEY `fk_GameState_phase` (`phase`),
  KEY `fk_GameState_list` (`list_id`),
  KEY `k_GameState_deadline` (`deadline`),
  KEY `k_GameState_seating` (`seating`),
  CONSTRAINT `fk_GameState_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `fk_GameState_list` FOREIGN KEY (`list_id`) REFERENCES `NumberList` (`list_id`),
  CONSTRAINT `fk_GameState_phase` FOREIGN KEY (`phase`) REFERENCES `Phase` (`phase`),
  CONSTRAINT `ck_GameState_bid` CHECK ((((`bid` is null) = (`bidder` is null)) and (`bid` >= 1))),
  CONSTRAINT `ck_GameState_entries` CHECK ((`first_entry` between 1 and `next_entry`)),
  CONSTRAINT `ck_GameState_pot` CHECK ((`pot` >= 0)),
  CONSTRAINT `ck_GameState_terms` CHECK (((`proposal` is null) or json_schema_valid(_utf8mb4'{"type": "object", "required": ["from", "to", "phase"], "additionalProperties": false, "properties": {"from": {"type": "integer"}, "to": {"type": "integer"}, "give": {"type": "object"}, "take": {"type": "object"}, "phase": {"type": "string"}, "raiser": {"type": "integer"}}}',`proposal`))),
  CONSTRAINT `ck_GameState_turn` CHECK (((`turn` >= 0) and (`turn` < `player_count`)))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The state of a game: what every move reads and writes.';

CREATE TABLE `Gamemanager` (
  `game_id` int NOT NULL DEFAULT (NULL) COMMENT 'The game; left out, the current one. One of Game.',
  `record_ID` double NOT NULL DEFAULT (NULL) COMMENT 'From 1 in each game; left out, the next. DOUBLE, so that 2.5 is not rounded to 3.',
  `token` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin DEFAULT NULL COMMENT 'A name that you choose: a move that is sent again with it is not made twice.',
  `player_ID` double NOT NULL DEFAULT (NULL) COMMENT 'The player; left out, whose turn it is. DOUBLE, so that 2.5 is refused.',
  `action` varchar(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_as_ci NOT NULL DEFAULT 'roll' COMMENT 'What the player does, one of Action; left out, they roll. movesView lists them.',
  `dice` double DEFAULT NULL COMMENT 'The die, or the first of two; nothing if the server rolls. DOUBLE: 2.5 is refused.',
  `dice2` double DEFAULT NULL COMMENT 'The second die of two.',
  `prid` double DEFAULT NULL COMMENT 'The property, by its number in propertiesView; DOUBLE, so that 2.5 is refused.',
  `amount` double DEFAULT NULL COMMENT 'The bid; DOUBLE, so that 2.5 is refused and not rounded to 3.',
  `terms` varchar(2000) DEFAULT NULL COMMENT 'A trade, or a source of dice, in JSON; a text, so that its errors are named.',
  `drawn` int DEFAULT NULL COMMENT 'How many dice had been drawn before this move.',
  `round` int NOT NULL DEFAULT (NULL) COMMENT 'The round in which the move was made, from 1.',
  `turn` int NOT NULL DEFAULT (NULL) COMMENT 'The seat whose turn it was, from 0.',
  `location` int NOT NULL DEFAULT (NULL) COMMENT 'Where the player stopped.',
  `bank_balance` bigint NOT NULL DEFAULT (NULL) COMMENT 'The balance of the player after the move.',
  `played_at` datetime(3) DEFAULT NULL COMMENT 'When the move was made, in UTC.',
  `account` varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin DEFAULT NULL COMMENT 'The account that moved, in games with seats, bots or a clock; NULL there: a bot.',
  PRIMARY KEY (`game_id`,`record_ID`),
  CONSTRAINT `fk_Gamemanager_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `ck_Gamemanager_bank_balance` CHECK ((`bank_balance` >= 0)),
  CONSTRAINT `ck_Gamemanager_record_ID` CHECK ((`record_ID` >= 1)),
  CONSTRAINT `ck_Gamemanager_round` CHECK ((`round` >= 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The ledger of moves: inserting a row makes a move.';

CREATE TABLE `Icon` (
  `icon` varchar(20) NOT NULL,
  `meaning` varchar(100) NOT NULL COMMENT 'What it shows.',
  PRIMARY KEY (`icon`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='An icon that a tile can have; clients draw it.';

CREATE TABLE `InstalledPart` (
  `type` enum('FUNCTION','PROCEDURE','TRIGGER','VIEW','SEEDS') NOT NULL,
  `name` varchar(64) NOT NULL,
  `source` char(64) NOT NULL COMMENT 'A hash of what it was made from.',
  `state` varchar(255) NOT NULL COMMENT 'Shows whether somebody else has changed it since.',
  PRIMARY KEY (`type`,`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What the last deploy made; the next one makes parts without a row again.';

CREATE TABLE `InstalledVersion` (
  `version` varchar(80) NOT NULL,
  `installed_at` datetime NOT NULL COMMENT 'In UTC.',
  PRIMARY KEY (`version`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The versions that were installed in this database.';

CREATE TABLE `Invitation` (
  `game_id` int NOT NULL,
  `account` varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL COMMENT 'The account that invited; its page lets the guest play.',
  `seat` int NOT NULL COMMENT 'The number of a player; -1: for watching.',
  `link_hash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL COMMENT 'SHA-256 of the link, which is not stored.',
  `guest_hash` char(64) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL COMMENT 'SHA-256 of the secret that identifies the guest; NULL: the seat is free.',
  `made_at` datetime NOT NULL COMMENT 'In UTC.',
  PRIMARY KEY (`game_id`,`account`,`seat`),
  CONSTRAINT `fk_Invitation_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `ck_Invitation_guest_hash` CHECK (((`guest_hash` is null) or (`seat` >= 0))),
  CONSTRAINT `ck_Invitation_seat` CHECK ((`seat` >= -(1)))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A seat that a guest at another computer can take, or has taken, by a link.';

CREATE TABLE `KeptPosition` (
  `game_id` int NOT NULL,
  `record_ID` int NOT NULL COMMENT 'The move after which the game was in it.',
  `state` enum('wanted','kept','refused') NOT NULL DEFAULT 'wanted' COMMENT 'wanted: the event will add it; refused: the rules no longer allow a move before it.',
  `position` json DEFAULT NULL COMMENT 'The position, as read_position; NULL unless it is kept.',
  PRIMARY KEY (`game_id`,`record_ID`),
  KEY `k_KeptPosition_state` (`state`,`record_ID`),
  CONSTRAINT `fk_KeptPosition_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `ck_KeptPosition_position` CHECK (((`state` = _utf8mb4'kept') = (`position` is not null)))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Positions of long games, from which copies for Look back begin. A deploy deletes them.';

CREATE TABLE `LeagueAct` (
  `act` varchar(30) NOT NULL,
  `procedure_name` varchar(40) NOT NULL COMMENT 'The procedure that clients call.',
  `part` enum('tournament','people','entries','round','number','settings','ranking','adjustments','result','player') DEFAULT NULL COMMENT 'What it changes, and an undo restores; NULL: it makes other acts, or is not undone.',
  `right_needed` enum('score','organise') NOT NULL,
  `command` varchar(30) DEFAULT NULL COMMENT 'The command that only passes its arguments on; NULL: none.',
  `meaning` varchar(120) NOT NULL COMMENT 'What it does, in the imperative.',
  `example` varchar(60) DEFAULT NULL COMMENT 'The arguments of an example of the command.',
  PRIMARY KEY (`act`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The acts of the league, and the rights that they need.';

CREATE TABLE `LeagueArgument` (
  `act` varchar(30) NOT NULL,
  `position` int NOT NULL COMMENT 'Of the parameter of its procedure; the first is 1.',
  `argument` varchar(30) NOT NULL,
  `kind` enum('tournament','round','match','game','player','players','matches','scores','settings','words','text','number','day','flag','point_system','draw_method','right') NOT NULL COMMENT 'How its text is read: a name of a player becomes their number, words are JSON.',
  `is_optional` tinyint(1) NOT NULL COMMENT 'Whether it can be NULL.',
  `meaning` varchar(120) DEFAULT NULL COMMENT 'NULL: the number of the tournament, round or match.',
  `label` varchar(60) DEFAULT NULL COMMENT 'Of its field; NULL: the page knows its value, leaves it out, or has no such form.',
  `least` int DEFAULT NULL COMMENT 'Of a number; NULL: 1.',
  `most` int DEFAULT NULL COMMENT 'Of a number, or of the characters of a text; NULL: no limit.',
  PRIMARY KEY (`act`,`position`),
  UNIQUE KEY `uq_LeagueArgument_argument` (`act`,`argument`),
  CONSTRAINT `fk_LeagueArgument_act` FOREIGN KEY (`act`) REFERENCES `LeagueAct` (`act`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What an act of the league takes.';

CREATE TABLE `LeagueForm` (
  `act` varchar(30) NOT NULL,
  `page` enum('tournaments','players','player','rounds','entries','round','match','adjustments','settings') NOT NULL COMMENT 'The page that has it; match: the page of a round, at each of its tables.',
  `menu` varchar(40) DEFAULT NULL COMMENT 'The menu that it is in, with others; NULL: it is always visible.',
  `state` enum('closed','undrawn','drawn','unplayed','played','unused') DEFAULT NULL COMMENT 'Of the tournament, round, match or player: when it is offered; NULL: unless closed.',
  `button` varchar(40) NOT NULL COMMENT 'The text of its button.',
  `tone` enum('main','final') DEFAULT NULL COMMENT 'How the button looks: what to do next, or what removes something; NULL: neither.',
  `note` varchar(120) DEFAULT NULL COMMENT 'What people should know before they press it; NULL: nothing.',
  PRIMARY KEY (`act`),
  CONSTRAINT `fk_LeagueForm_act` FOREIGN KEY (`act`) REFERENCES `LeagueAct` (`act`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The forms of acts of the league that need nothing but their arguments.';

CREATE TABLE `LeagueMatch` (
  `match_id` bigint NOT NULL COMMENT '100000 times the tournament, plus the number of the match in it.',
  `tournament_id` bigint NOT NULL,
  `round_id` int NOT NULL,
  `table_no` int NOT NULL COMMENT 'Counts from 1 in each round.',
  `player_count` int NOT NULL,
  `result_count` int NOT NULL DEFAULT '0' COMMENT 'Number of rows of ResultRecord.',
  `is_played` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Whether it has scores.',
  PRIMARY KEY (`match_id`),
  UNIQUE KEY `uq_LeagueMatch_table` (`tournament_id`,`round_id`,`table_no`),
  UNIQUE KEY `uq_LeagueMatch_round` (`match_id`,`tournament_id`,`round_id`),
  CONSTRAINT `fk_LeagueMatch_round` FOREIGN KEY (`tournament_id`, `round_id`) REFERENCES `TournamentRound` (`tournament_id`, `round_id`),
  CONSTRAINT `ck_LeagueMatch_player_count` CHECK ((`player_count` between 3 and 4)),
  CONSTRAINT `ck_LeagueMatch_result_count` CHECK ((`result_count` >= 0)),
  CONSTRAINT `ck_LeagueMatch_table_no` CHECK ((`table_no` >= 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The matches, each in one round.';

CREATE TABLE `LeaguePlayer` (
  `player_id` bigint NOT NULL AUTO_INCREMENT,
  `name` varchar(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_as_ci NOT NULL,
  PRIMARY KEY (`player_id`),
  UNIQUE KEY `uq_LeaguePlayer_name` (`name`),
  CONSTRAINT `ck_LeaguePlayer_name` CHECK ((`name` <> _utf8mb4''))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A player of the league.';

CREATE TABLE `LeagueSetting` (
  `setting` varchar(30) NOT NULL,
  `initial_value` varchar(64) DEFAULT NULL COMMENT 'NULL: none.',
  `least` int DEFAULT NULL COMMENT 'NULL: it takes no numbers.',
  `most` int DEFAULT NULL,
  `step` int DEFAULT NULL COMMENT 'The step between the numbers that it takes, from least.',
  `longest` int DEFAULT NULL COMMENT 'The maximum length of a text; NULL: it takes none.',
  `meaning` varchar(200) NOT NULL,
  PRIMARY KEY (`setting`),
  CONSTRAINT `ck_LeagueSetting_numbers` CHECK ((((`least` is null) = (`most` is null)) and ((`least` is null) = (`step` is null))))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The settings of tournaments.';

CREATE TABLE `LengthTotal` (
  `ruleset_id` int NOT NULL,
  `unit` enum('moves','rounds') NOT NULL,
  `length` int NOT NULL,
  `games` int NOT NULL COMMENT 'How many games took so many.',
  PRIMARY KEY (`ruleset_id`,`unit`,`length`),
  CONSTRAINT `fk_LengthTotal_ruleset` FOREIGN KEY (`ruleset_id`) REFERENCES `Ruleset` (`ruleset_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The lengths of games that are counted.';

CREATE TABLE `LineupTotal` (
  `ruleset_id` int NOT NULL,
  `digest` binary(32) NOT NULL COMMENT 'SHA-256 of the line-up.',
  `lineup` json NOT NULL COMMENT 'By turn, from 0: the character, null for a person, and the win.',
  `games` int NOT NULL COMMENT 'How many games had it.',
  PRIMARY KEY (`ruleset_id`,`digest`),
  CONSTRAINT `fk_LineupTotal_ruleset` FOREIGN KEY (`ruleset_id`) REFERENCES `Ruleset` (`ruleset_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='How often the same seats won against the same others, in games that are counted.';

CREATE TABLE `ListedNumber` (
  `list_id` int NOT NULL,
  `position` int NOT NULL COMMENT 'Counts from 1.',
  `value` int NOT NULL,
  PRIMARY KEY (`list_id`,`position`),
  CONSTRAINT `fk_ListedNumber_list` FOREIGN KEY (`list_id`) REFERENCES `NumberList` (`list_id`),
  CONSTRAINT `ck_ListedNumber_position` CHECK ((`position` >= 1)),
  CONSTRAINT `ck_ListedNumber_value` CHECK ((`value` between 0 and 1000))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A number of a list.';

CREATE TABLE `Lobby` (
  `lobby_id` int NOT NULL AUTO_INCREMENT,
  `account` varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL COMMENT 'The host, who opened it.',
  `edition` varchar(40) NOT NULL COMMENT 'What is played.',
  `name` varchar(60) DEFAULT NULL COMMENT 'The name of its games; NULL: that of the edition.',
  `options` json NOT NULL COMMENT 'As open_game takes them, without the players.',
  `seating` enum('table','accounts') NOT NULL COMMENT 'table: guests of the page of the host; accounts: each seat belongs to an account.',
  `seat_count` int NOT NULL COMMENT 'Seats, numbered from 0.',
  `link_hash` char(64) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL COMMENT 'SHA-256 of the link, which nobody keeps; NULL: it was withdrawn.',
  `is_open` tinyint(1) NOT NULL DEFAULT '1' COMMENT 'Whether newcomers can take seats.',
  `games` int NOT NULL DEFAULT '0' COMMENT 'How many games were begun.',
  `changes` int NOT NULL DEFAULT '0' COMMENT 'How often it changed: pages that wait read only this.',
  `made_at` datetime NOT NULL COMMENT 'In UTC.',
  PRIMARY KEY (`lobby_id`),
  UNIQUE KEY `uq_Lobby_link_hash` (`link_hash`),
  KEY `k_Lobby_account` (`account`),
  KEY `k_Lobby_games` (`games`),
  CONSTRAINT `ck_Lobby_games` CHECK ((`games` >= 0)),
  CONSTRAINT `ck_Lobby_seat_count` CHECK ((`seat_count` >= 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A table that people join by a link before its game begins.';

CREATE TABLE `LobbyGame` (
  `game_id` int NOT NULL,
  `lobby_id` int NOT NULL,
  `number` int NOT NULL COMMENT 'Its place in the series, from 1.',
  PRIMARY KEY (`game_id`),
  UNIQUE KEY `uq_LobbyGame_number` (`lobby_id`,`number`),
  CONSTRAINT `fk_LobbyGame_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `fk_LobbyGame_lobby` FOREIGN KEY (`lobby_id`) REFERENCES `Lobby` (`lobby_id`),
  CONSTRAINT `ck_LobbyGame_number` CHECK ((`number` >= 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A game that was begun in a lobby.';

CREATE TABLE `LobbySeat` (
  `lobby_id` int NOT NULL,
  `seat` int NOT NULL,
  `name` varchar(40) DEFAULT NULL COMMENT 'NULL: the seat is free.',
  `token` varchar(40) DEFAULT NULL COMMENT 'The piece; NULL: none.',
  `bot` varchar(40) DEFAULT NULL COMMENT 'The character that plays; NULL: a person.',
  `account` varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin DEFAULT NULL COMMENT 'The account that took the seat, or the host for a guest of the page; NULL: a bot.',
  `guest_hash` char(64) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL COMMENT 'SHA-256 of what identifies a guest of the page; NULL: no guest.',
  `pid` int DEFAULT NULL COMMENT 'The player in the newest game; NULL: not in it.',
  `is_ready` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Whether a person wants another game after the newest one.',
  PRIMARY KEY (`lobby_id`,`seat`),
  CONSTRAINT `fk_LobbySeat_lobby` FOREIGN KEY (`lobby_id`) REFERENCES `Lobby` (`lobby_id`),
  CONSTRAINT `ck_LobbySeat_guest_hash` CHECK (((`guest_hash` is null) or (`account` is not null))),
  CONSTRAINT `ck_LobbySeat_name` CHECK (((`name` is not null) or ((`token` is null) and (`bot` is null) and (`account` is null)))),
  CONSTRAINT `ck_LobbySeat_seat` CHECK ((`seat` >= 0))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A seat of a lobby, free or taken.';

CREATE TABLE `Location` (
  `ruleset_id` int NOT NULL,
  `lid` int NOT NULL,
  `type` int NOT NULL COMMENT '0: bonus, 1: property.',
  `icon` varchar(20) DEFAULT NULL COMMENT 'Its own icon; NULL: the one of its kind.',
  PRIMARY KEY (`ruleset_id`,`lid`),
  KEY `fk_Location_icon` (`icon`),
  CONSTRAINT `fk_Location_icon` FOREIGN KEY (`icon`) REFERENCES `Icon` (`icon`),
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
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The players drawn for each match.';

CREATE TABLE `MatchGame` (
  `game_id` int NOT NULL COMMENT 'Kept when the game is deleted.',
  `match_id` bigint NOT NULL,
  PRIMARY KEY (`game_id`),
  KEY `fk_MatchGame_match` (`match_id`),
  CONSTRAINT `fk_MatchGame_match` FOREIGN KEY (`match_id`) REFERENCES `LeagueMatch` (`match_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The games that were played as matches, so that none counts twice.';

CREATE TABLE `MatchScore` (
  `match_id` bigint NOT NULL,
  `player_id` bigint NOT NULL,
  `match_score` int NOT NULL,
  PRIMARY KEY (`match_id`,`player_id`),
  CONSTRAINT `fk_MatchScore_draw` FOREIGN KEY (`match_id`, `player_id`) REFERENCES `MatchDraw` (`match_id`, `player_id`),
  CONSTRAINT `ck_MatchScore_even` CHECK (((`match_score` % 2) = 0))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The score of a player in a match.';

CREATE TABLE `MatchTable` (
  `match_id` bigint NOT NULL,
  `table_strength` int NOT NULL COMMENT '1: the weakest of the round.',
  PRIMARY KEY (`match_id`),
  CONSTRAINT `fk_MatchTable_match` FOREIGN KEY (`match_id`) REFERENCES `LeagueMatch` (`match_id`),
  CONSTRAINT `ck_MatchTable_table_strength` CHECK ((`table_strength` >= 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The strength of the table of a match.';

CREATE TABLE `MoveReason` (
  `game_id` int NOT NULL,
  `record_ID` int NOT NULL,
  `reason` varchar(20) NOT NULL,
  `prid` int DEFAULT NULL COMMENT 'The property {property} of the sentence.',
  `worth` bigint DEFAULT NULL COMMENT 'The amount {worth} of the sentence.',
  `price` bigint DEFAULT NULL COMMENT 'The amount {price} of the sentence.',
  PRIMARY KEY (`game_id`,`record_ID`),
  CONSTRAINT `fk_MoveReason_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Why a bot made a move, if it had to decide. Copies of the game do not have it.';

CREATE TABLE `MoveToken` (
  `game_id` int NOT NULL,
  `token` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `record_ID` int NOT NULL COMMENT 'The move that has it.',
  PRIMARY KEY (`game_id`,`token`),
  CONSTRAINT `fk_MoveToken_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `ck_MoveToken_record_ID` CHECK ((`record_ID` >= 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The tokens of moves, so that none is used twice.';

CREATE TABLE `NumberList` (
  `list_id` int NOT NULL AUTO_INCREMENT,
  `name` varchar(60) NOT NULL,
  `length` int NOT NULL COMMENT 'How many numbers it has.',
  PRIMARY KEY (`list_id`),
  UNIQUE KEY `uq_NumberList_name` (`name`),
  CONSTRAINT `ck_NumberList_length` CHECK ((`length` >= 0))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A list of random numbers as a source of dice.';

CREATE TABLE `Obstacle` (
  `obstacle` varchar(40) NOT NULL,
  `position` int NOT NULL COMMENT 'Of several obstacles to a rule, the first is reported.',
  `facts` json NOT NULL COMMENT 'Objects; the obstacle is there if the facts of a document contain one of them.',
  `sentence` varchar(200) NOT NULL COMMENT 'What is wrong with the rule or effect then; {value} is the value of the rule.',
  PRIMARY KEY (`obstacle`),
  UNIQUE KEY `uq_Obstacle_position` (`position`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What can make a rule or an effect pointless: other rules, or the board.';

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

CREATE TABLE `PaceNote` (
  `edition` varchar(40) NOT NULL,
  `pace` varchar(40) NOT NULL,
  `about` varchar(200) NOT NULL COMMENT 'What is different, in a sentence.',
  `minutes` int NOT NULL COMMENT 'How long a game between people usually takes.',
  PRIMARY KEY (`edition`,`pace`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What the paces of the editions of the program are like, for choosing one.';

CREATE TABLE `PartialCopy` (
  `game_id` int NOT NULL,
  PRIMARY KEY (`game_id`),
  CONSTRAINT `fk_PartialCopy_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Copies for Look back, which may lack moves. If one is committed, the event deletes it.';

CREATE TABLE `Phase` (
  `phase` varchar(20) NOT NULL,
  `actor` enum('turn','debtor','partner','bidder') NOT NULL COMMENT 'The player who acts: on turn, the first debtor, the partner of a trade, any bidder.',
  `expectation` varchar(100) NOT NULL COMMENT 'What is expected, a sentence without a full stop, with {player} and {property}.',
  `meaning` varchar(200) NOT NULL,
  PRIMARY KEY (`phase`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The phases: what a game waits for.';

CREATE TABLE `PhaseAction` (
  `phase` varchar(20) NOT NULL,
  `action` varchar(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_as_ci NOT NULL,
  `actor` enum('turn','debtor','partner','bidder','proposer','anyone','nobody') NOT NULL COMMENT 'The player who may; anyone: also one who is out; nobody: only the event.',
  `between_turns` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Whether every player may take it before the first roll of a turn, by the rule.',
  PRIMARY KEY (`phase`,`action`),
  KEY `fk_PhaseAction_action` (`action`),
  CONSTRAINT `fk_PhaseAction_action` FOREIGN KEY (`action`) REFERENCES `Action` (`action`),
  CONSTRAINT `fk_PhaseAction_phase` FOREIGN KEY (`phase`) REFERENCES `Phase` (`phase`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The actions of each phase.';

CREATE TABLE `PlacePoints` (
  `point_system_name` varchar(40) NOT NULL,
  `player_count` int NOT NULL COMMENT 'Sizes without rows are not drawn.',
  `positive_count` int NOT NULL COMMENT 'Number of scores in the match that are 0 or more.',
  `first_place` int NOT NULL,
  `last_place` int NOT NULL COMMENT 'Higher than first_place where equal scores share places.',
  `points` int NOT NULL,
  PRIMARY KEY (`point_system_name`,`player_count`,`positive_count`,`first_place`,`last_place`),
  CONSTRAINT `fk_PlacePoints_rule` FOREIGN KEY (`point_system_name`) REFERENCES `PointRule` (`point_system_name`),
  CONSTRAINT `ck_PlacePoints_places` CHECK (((`first_place` >= 1) and (`last_place` >= `first_place`) and (`player_count` >= `last_place`))),
  CONSTRAINT `ck_PlacePoints_player_count` CHECK ((`player_count` between 3 and 4)),
  CONSTRAINT `ck_PlacePoints_positive_count` CHECK ((`positive_count` between 1 and `player_count`))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The points for a place, or for places that equal scores share.';

CREATE TABLE `Player` (
  `game_id` int NOT NULL,
  `turn` int NOT NULL COMMENT 'The seat: the place in the order of play.',
  `pid` int NOT NULL,
  `name` varchar(40) NOT NULL,
  `token` int DEFAULT NULL COMMENT 'NULL: none.',
  `bank_balance` bigint NOT NULL DEFAULT '0',
  `location` int NOT NULL DEFAULT '0',
  `status` int NOT NULL DEFAULT '0' COMMENT 'As in Status.',
  `jail_turns` int NOT NULL DEFAULT '0' COMMENT 'Turns that ended in jail.',
  `passed` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Whether the player has passed in the current auction.',
  `character_id` int DEFAULT NULL COMMENT 'The bot that plays the seat; NULL: a person.',
  `account` varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin DEFAULT NULL COMMENT 'The account that has the seat, without the host; NULL: none.',
  `has_lapped` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Whether the player has collected a salary, where buying waits for that.',
  `trades` int NOT NULL DEFAULT '0' COMMENT 'Number of trades the player proposed in trade_turn.',
  `trade_turn` int NOT NULL DEFAULT '0' COMMENT 'The turn of the player''s last proposal, counted as turns_ended.',
  `proposals` json DEFAULT NULL COMMENT 'The last proposal to each partner, by pid: round, give, take, quiet_until; or NULL.',
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
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A player of a game: seat, money, location and status.';

CREATE TABLE `PlayerChange` (
  `player_id` bigint NOT NULL,
  `change_no` int NOT NULL,
  `act` enum('join','rename','delete') NOT NULL,
  `previous_name` varchar(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_as_ci DEFAULT NULL,
  `name` varchar(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_as_ci DEFAULT NULL,
  `changed_at` datetime(6) NOT NULL COMMENT 'In UTC.',
  `account` varchar(300) NOT NULL,
  PRIMARY KEY (`player_id`,`change_no`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The ledger of players: inserting a row makes the change. It is never deleted.';

CREATE TABLE `PointAdjustment` (
  `tournament_id` bigint NOT NULL,
  `adjustment_no` int NOT NULL,
  `player_id` bigint NOT NULL,
  `round_id` int DEFAULT NULL COMMENT 'The first round in which it counts; NULL: from the beginning.',
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
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Bonuses and penalties, with reasons.';

CREATE TABLE `PointRule` (
  `point_system_name` varchar(40) NOT NULL,
  `uses_strength` tinyint(1) NOT NULL COMMENT 'Whether it pays for the strength of the table.',
  `score_divisor` int DEFAULT NULL COMMENT 'The score that is worth a point; NULL: scores are not paid.',
  `most_for_score` int DEFAULT NULL COMMENT 'The most points that a score wins or loses.',
  PRIMARY KEY (`point_system_name`),
  CONSTRAINT `fk_PointRule_point_system` FOREIGN KEY (`point_system_name`) REFERENCES `PointSystem` (`point_system_name`),
  CONSTRAINT `ck_PointRule_score` CHECK ((((`score_divisor` is null) = (`most_for_score` is null)) and (coalesce(`score_divisor`,1) >= 1) and (coalesce(`most_for_score`,0) >= 0)))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What a point system pays besides places.';

CREATE TABLE `PointSystem` (
  `point_system_name` varchar(40) NOT NULL,
  PRIMARY KEY (`point_system_name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A way to turn scores into points, defined by PointRule and PlacePoints.';

CREATE TABLE `Property` (
  `ruleset_id` int NOT NULL,
  `prid` int NOT NULL,
  `name` varchar(40) NOT NULL,
  `cost` int NOT NULL COMMENT 'The printed price; with rent_by cost also the printed rent.',
  `colour` int NOT NULL,
  `location` int NOT NULL,
  `rent_by` enum('cost','level','house','owned','dice') NOT NULL COMMENT 'What the rent depends on: cost, buildings, properties of the group, or with dice.',
  `house_cost` int DEFAULT NULL COMMENT 'NULL: nothing can be built here.',
  `hotel_cost` int DEFAULT NULL COMMENT 'The cost of the hotel that replaces the houses; NULL: none.',
  `mortgage` int DEFAULT NULL COMMENT 'The mortgage value; NULL: mortgage_percent of the cost.',
  `skyscraper_cost` int DEFAULT NULL COMMENT 'The cost of the skyscraper on top of the hotel; NULL: none.',
  PRIMARY KEY (`ruleset_id`,`prid`),
  UNIQUE KEY `uq_Property_name` (`ruleset_id`,`name`),
  UNIQUE KEY `uq_Property_location` (`ruleset_id`,`location`),
  KEY `fk_Property_colour` (`ruleset_id`,`colour`),
  CONSTRAINT `fk_Property_colour` FOREIGN KEY (`ruleset_id`, `colour`) REFERENCES `Colours` (`ruleset_id`, `cid`),
  CONSTRAINT `fk_Property_location` FOREIGN KEY (`ruleset_id`, `location`) REFERENCES `Location` (`ruleset_id`, `lid`),
  CONSTRAINT `ck_Property_hotel_price` CHECK ((`hotel_cost` between 0 and 100000000)),
  CONSTRAINT `ck_Property_house_price` CHECK ((`house_cost` between 0 and 100000000)),
  CONSTRAINT `ck_Property_loan` CHECK ((`mortgage` between 0 and 100000000)),
  CONSTRAINT `ck_Property_price` CHECK ((`cost` between 0 and 100000000)),
  CONSTRAINT `ck_Property_skyscraper_price` CHECK ((`skyscraper_cost` between 0 and 100000000))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A tile that can be owned.';

CREATE TABLE `RankCriterion` (
  `criterion` varchar(30) NOT NULL,
  `meaning` varchar(200) NOT NULL,
  PRIMARY KEY (`criterion`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The criteria by which players can be ranked.';

CREATE TABLE `Refusal` (
  `token` varchar(40) CHARACTER SET ascii COLLATE ascii_general_ci NOT NULL,
  `errno` int NOT NULL COMMENT 'MYSQL_ERRNO of the refusal; never reused.',
  `meaning` varchar(200) NOT NULL,
  PRIMARY KEY (`token`),
  UNIQUE KEY `uq_Refusal_errno` (`errno`),
  CONSTRAINT `ck_Refusal_errno` CHECK ((`errno` between 50000 and 51999))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The refusals: every named error that the database raises.';

CREATE TABLE `Rent` (
  `ruleset_id` int NOT NULL,
  `prid` int NOT NULL,
  `level` int NOT NULL COMMENT 'Depends on rent_by of the property.',
  `amount` int NOT NULL COMMENT 'Money; for rent_by dice the factor for the roll.',
  PRIMARY KEY (`ruleset_id`,`prid`,`level`),
  CONSTRAINT `fk_Rent_property` FOREIGN KEY (`ruleset_id`, `prid`) REFERENCES `Property` (`ruleset_id`, `prid`),
  CONSTRAINT `ck_Rent_level` CHECK ((`level` between 0 and 1000)),
  CONSTRAINT `ck_Rent_money` CHECK ((`amount` between 0 and 100000000))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The rents of properties whose rent is not their cost.';

CREATE TABLE `RestoredGame` (
  `game_id` int NOT NULL COMMENT 'The game that was made.',
  `restored_id` int NOT NULL AUTO_INCREMENT COMMENT 'For LAST_INSERT_ID() in the session that made it.',
  `archived_game_id` int NOT NULL COMMENT 'The number of the game that was archived.',
  `digest` char(64) NOT NULL COMMENT 'The digest of the archive.',
  `archive` longtext COMMENT 'The archive that the game is made from; not stored.',
  `seed_was_open` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Whether the seed, and so its dice and cards, was public when it was made.',
  PRIMARY KEY (`game_id`),
  UNIQUE KEY `uq_RestoredGame_restored_id` (`restored_id`),
  CONSTRAINT `fk_RestoredGame_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Inserting an archive makes its game again.';

CREATE TABLE `RestoredTournament` (
  `tournament_id` bigint NOT NULL COMMENT 'The tournament that was made.',
  `restored_id` int NOT NULL AUTO_INCREMENT COMMENT 'For LAST_INSERT_ID() in the session that made it.',
  `archived_tournament_id` bigint NOT NULL COMMENT 'The number of the tournament that was archived.',
  `digest` char(64) NOT NULL COMMENT 'The digest of the archive.',
  `name` varchar(60) DEFAULT NULL COMMENT 'A new name, NULL for that of the archive; not stored.',
  `archive` longtext COMMENT 'The archive that the tournament is made from; not stored.',
  PRIMARY KEY (`tournament_id`),
  UNIQUE KEY `uq_RestoredTournament_restored_id` (`restored_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Inserting an archive makes its tournament again. It is never deleted.';

CREATE TABLE `ResultRecord` (
  `match_id` bigint NOT NULL,
  `record_no` int NOT NULL COMMENT 'Counts from 1 in each match; the highest is valid.',
  `intent` enum('record','correct','forfeit','annul','undo') NOT NULL,
  `scores` json NOT NULL COMMENT 'Given as [{"player": name, "score": number}, …], stored with player_id for player.',
  `game` int DEFAULT NULL COMMENT 'The game that was played as the match; NULL: none in this database.',
  `undoes` int DEFAULT NULL COMMENT 'The record that this one undoes.',
  `tournament_id` bigint NOT NULL,
  `round_id` int NOT NULL,
  `table_no` int NOT NULL,
  `change_no` int NOT NULL COMMENT 'The last change of the tournament before it.',
  `recorded_at` datetime(6) NOT NULL COMMENT 'In UTC.',
  `account` varchar(300) NOT NULL,
  PRIMARY KEY (`match_id`,`record_no`),
  KEY `ix_ResultRecord_tournament` (`tournament_id`,`change_no`),
  CONSTRAINT `ck_ResultRecord_record_no` CHECK ((`record_no` >= 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The ledger of results: inserting a row records a match. It is never deleted.';

CREATE TABLE `RoundBye` (
  `tournament_id` bigint NOT NULL,
  `round_id` int NOT NULL,
  `player_id` bigint NOT NULL,
  PRIMARY KEY (`tournament_id`,`round_id`,`player_id`),
  KEY `fk_RoundBye_player` (`player_id`),
  CONSTRAINT `fk_RoundBye_player` FOREIGN KEY (`player_id`) REFERENCES `LeaguePlayer` (`player_id`),
  CONSTRAINT `fk_RoundBye_round` FOREIGN KEY (`tournament_id`, `round_id`) REFERENCES `TournamentRound` (`tournament_id`, `round_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The players who were entered for a round and not drawn.';

CREATE TABLE `Rule` (
  `rule` varchar(40) NOT NULL COMMENT 'A column of Ruleset, and a key of an edition document.',
  `position` int NOT NULL COMMENT 'The order in which rules are listed.',
  `topic` varchar(20) NOT NULL COMMENT 'Its topic. Documents have board rules under board, all others under rules.',
  `type` enum('integer','boolean','choice','tile') NOT NULL COMMENT 'tile: the name of a tile; the column holds its location.',
  `minimum` int DEFAULT NULL COMMENT 'Of an integer.',
  `maximum` int DEFAULT NULL COMMENT 'Of an integer.',
  `choices` json DEFAULT NULL COMMENT 'Of a choice: the words.',
  `may_be_none` tinyint(1) NOT NULL COMMENT 'Whether the value null is allowed. It is the default then.',
  `default_value` json NOT NULL COMMENT 'The value where a document has none.',
  `meaning` varchar(400) NOT NULL,
  PRIMARY KEY (`rule`),
  UNIQUE KEY `uq_Rule_position` (`position`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The parameters of an edition.';

CREATE TABLE `RuleLimit` (
  `rule` varchar(40) NOT NULL,
  `other` varchar(40) NOT NULL COMMENT 'The rule whose value it must not exceed.',
  `may_equal` tinyint(1) NOT NULL,
  PRIMARY KEY (`rule`,`other`),
  KEY `fk_RuleLimit_other` (`other`),
  CONSTRAINT `fk_RuleLimit_other` FOREIGN KEY (`other`) REFERENCES `Rule` (`rule`),
  CONSTRAINT `fk_RuleLimit_rule` FOREIGN KEY (`rule`) REFERENCES `Rule` (`rule`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Rules whose number limits that of another rule.';

CREATE TABLE `RuleNeed` (
  `rule` varchar(40) NOT NULL,
  `obstacle` varchar(40) NOT NULL,
  PRIMARY KEY (`rule`,`obstacle`),
  KEY `fk_RuleNeed_obstacle` (`obstacle`),
  CONSTRAINT `fk_RuleNeed_obstacle` FOREIGN KEY (`obstacle`) REFERENCES `Obstacle` (`obstacle`),
  CONSTRAINT `fk_RuleNeed_rule` FOREIGN KEY (`rule`) REFERENCES `Rule` (`rule`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The obstacles to a rule whose value is not the default.';

CREATE TABLE `Ruleset` (
  `ruleset_id` int NOT NULL AUTO_INCREMENT,
  `edition` varchar(40) NOT NULL COMMENT 'The name of the edition.',
  `house_rules` json DEFAULT NULL COMMENT 'What a game changed of its edition; NULL: nothing.',
  `document` json NOT NULL COMMENT 'The complete edition, with everything inherited.',
  `first_location` int NOT NULL COMMENT 'The number of the first location; there are tile_count.',
  `tile_count` int NOT NULL,
  `salary` int NOT NULL COMMENT 'Paid for passing or landing on the first location.',
  `salary_factor_on_go` int NOT NULL COMMENT 'The factor for the salary when a player stops on the first location.',
  `jail_location` int DEFAULT NULL COMMENT 'Where too many doubles lead.',
  `min_players` int NOT NULL,
  `max_players` int NOT NULL,
  `starting_cash` int NOT NULL COMMENT 'The cash of players who are not in an opening position.',
  `player_number_from` int NOT NULL COMMENT 'The number of the first player, for default names.',
  `player_order` enum('seat','rolled','rolled_off') NOT NULL COMMENT 'The first player: the first seat, or the highest roll; rolled_off: ties roll again.',
  `dice_count` int NOT NULL,
  `dice_sides` int NOT NULL,
  `extra_roll_dice` int DEFAULT NULL COMMENT 'A roll that moves without a landing effect and gives another; NULL: none.',
  `doubles_roll_again` tinyint(1) NOT NULL COMMENT 'Whether doubles give another roll.',
  `doubles_to_jail` int DEFAULT NULL COMMENT 'How many doubles in a row lead to jail; NULL: none do.',
  `jail_exit_dice` int DEFAULT NULL COMMENT 'The roll that frees from jail and does not move; NULL: none.',
  `jail_exit_doubles` tinyint(1) NOT NULL COMMENT 'Whether doubles free from jail; they also move.',
  `jail_fine` int DEFAULT NULL COMMENT 'The fine to leave jail; NULL: there is none.',
  `jail_turns` int DEFAULT NULL COMMENT 'After how many turns in jail a player is free; NULL: no limit.',
  `jail_wait` tinyint(1) NOT NULL COMMENT 'Whether players may wait in jail.',
  `jail_last_roll` enum('stays','pays_and_moves') NOT NULL COMMENT 'The effect of a roll that does not free in the last turn in jail.',
  `landing_told` tinyint(1) NOT NULL COMMENT 'Whether landing on a property has its own event.',
  `purchase` enum('forced','offered','offered_if_affordable') NOT NULL COMMENT 'How an unowned property changes hands.',
  `auction` enum('none','declined','unsold') NOT NULL COMMENT 'What is auctioned: nothing, declined properties, also unaffordable ones.',
  `first_bid_percent` int NOT NULL COMMENT 'The lowest first bid, in percent of the price.',
  `raise_percent` int NOT NULL COMMENT 'The lowest raise, in percent of the lowest first bid; at least 1.',
  `set_bonus_factor` int NOT NULL COMMENT 'The factor for the rent of a complete colour group, see set_bonus_sticks.',
  `set_bonus_sticks` tinyint(1) NOT NULL COMMENT 'Whether a completed group raises prices and rents for good, or rents while owned.',
  `max_houses` int NOT NULL,
  `has_hotels` tinyint(1) NOT NULL COMMENT 'Whether a hotel can replace max_houses houses.',
  `build_evenly` tinyint(1) NOT NULL COMMENT 'Whether the buildings of a colour group may differ by at most one.',
  `sell_percent` int DEFAULT NULL COMMENT 'Paid for a building, in percent of its cost; NULL: none are sold.',
  `mortgage_percent` int DEFAULT NULL COMMENT 'Paid for a mortgage, in percent of the price; NULL: no mortgages.',
  `redeem_fee` int NOT NULL COMMENT 'The fee for lifting a mortgage, in hundredths of a percent of the mortgage.',
  `mortgage_unit` enum('property','set') NOT NULL COMMENT 'What must be free of buildings for a mortgage, and of mortgages for a building.',
  `trade` enum('none','exchange','free') NOT NULL COMMENT 'exchange: both sides give something, and only one gives money or cards.',
  `insolvency` enum('bank_pays','creditor_takes','debt') NOT NULL COMMENT 'An insolvent debtor is out (bank pays, or creditor takes all) or raises money first.',
  `cards_go_to_creditor` tinyint(1) NOT NULL COMMENT 'Whether a bankrupt player''s cards go to the creditor, or under their decks.',
  `turn_end` enum('automatic','declared','declared_or_jailed') NOT NULL COMMENT 'Whether a turn ends by itself, with end_turn, or with that or in jail.',
  `turn_limit` int DEFAULT NULL COMMENT 'The maximum number of turns; NULL: no limit.',
  `players_left_to_end` int NOT NULL COMMENT 'The game is over when at most this many players are left.',
  `winner` enum('last','net_worth') NOT NULL COMMENT 'The winner: the last player left, or all players with the highest net worth.',
  `can_leave` tinyint(1) NOT NULL COMMENT 'Whether a player may leave the game.',
  `can_end` tinyint(1) NOT NULL COMMENT 'Whether a player may end the game for all, without a winner.',
  `pot_location` int DEFAULT NULL COMMENT 'Where players collect the pot; NULL: by effects only.',
  `auction_seconds` int DEFAULT NULL COMMENT 'The time for the first bid in seconds; NULL: an auction ends when all have passed.',
  `bid_seconds` int NOT NULL DEFAULT '0' COMMENT 'The seconds that each bid adds.',
  `rent_in_jail` tinyint(1) NOT NULL DEFAULT '1' COMMENT 'Whether a player in jail collects rent.',
  `deeds_dealt` int NOT NULL DEFAULT '0' COMMENT 'How many properties are dealt to each player at the start.',
  `sell_deed_percent` int DEFAULT NULL COMMENT 'Paid by the bank for a property, in percent of its price; NULL: it buys none.',
  `house_stock` int DEFAULT NULL COMMENT 'The houses in the bank; NULL: unlimited.',
  `hotel_stock` int DEFAULT NULL COMMENT 'The hotels in the bank; NULL: unlimited.',
  `handover_fee` int NOT NULL DEFAULT '0' COMMENT 'A further fee for a new owner who lifts a mortgage late, as redeem_fee.',
  `trades_per_turn` int DEFAULT NULL COMMENT 'The trades that a player can propose in a turn; NULL: unlimited.',
  `tax_percent` int DEFAULT NULL COMMENT 'The percentage of net worth that can be paid instead of a tax; NULL: none.',
  `worth_of_buildings` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Whether net worth includes buildings, at their cost.',
  `insolvent_at_once` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Whether a player who owes more than they could raise is out at once.',
  `heir_gets_buildings` tinyint(1) NOT NULL DEFAULT '1' COMMENT 'Whether the creditor gets a bankrupt player''s buildings, or they are sold first.',
  `ends_without_people` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Whether the game ends when the last person is out and only bots are left.',
  `price_percent` int NOT NULL DEFAULT '100' COMMENT 'The percentage that was applied to prices and mortgage values.',
  `rent_percent` int NOT NULL DEFAULT '100' COMMENT 'The percentage that was applied to rents, not to factors for dice.',
  `building_percent` int NOT NULL DEFAULT '100' COMMENT 'The percentage that was applied to the costs of buildings.',
  `pot` enum('none','fines','everything') NOT NULL DEFAULT 'none' COMMENT 'What the pot collects: fines (taxes, fines, fees, cards), or all that the bank gets.',
  `dice_rent` enum('roll','landing') NOT NULL,
  `handover_at_once` tinyint(1) NOT NULL,
  `bankrupt_estate` enum('unowned','auctioned') NOT NULL,
  `hotel_shortage` enum('sells_group','sells_down') NOT NULL,
  `estate_between_turns` tinyint(1) NOT NULL,
  `buys_after_lap` tinyint(1) NOT NULL,
  `keeps_books` tinyint(1) GENERATED ALWAYS AS (((coalesce(json_value(`document`, _utf8mb4'$.rules.pot' returning char(20)),_utf8mb4'none') <> _utf8mb4'none') or (0 <> `buys_after_lap`) or ((0 <> `estate_between_turns`) and (coalesce(json_value(`document`, _utf8mb4'$.rules.extra_roll_dice' returning signed),json_value(`document`, _utf8mb4'$.rules.jail_exit_dice' returning signed)) is not null)))) STORED NOT NULL COMMENT 'Whether a rule needs what keep_books notes after each move.',
  `deal_costs` tinyint(1) NOT NULL,
  `hotel_after` int DEFAULT NULL,
  `bankruptcies_to_end` int DEFAULT NULL,
  `advice` tinyint(1) NOT NULL DEFAULT '0',
  `cash_follows_salary` tinyint(1) NOT NULL DEFAULT '0' COMMENT 'Whether starting_cash was changed in proportion to the salary of the board.',
  `bots_propose` tinyint(1) NOT NULL DEFAULT '0',
  `minute_limit` int DEFAULT NULL COMMENT 'The minutes that a game lasts; NULL: no limit.',
  `unowned` varchar(30) GENERATED ALWAYS AS (if(((`purchase` = _utf8mb4'forced') and (`auction` = _utf8mb4'unsold')),_utf8mb4'forced_or_auctioned',`purchase`)) STORED COMMENT 'What happens on an unowned property: purchase, or an auction if it is unaffordable.',
  `has_passing` tinyint(1) GENERATED ALWAYS AS (json_contains_path(`document`,_utf8mb4'one',_utf8mb4'$.board.tiles[*].collect_passing',_utf8mb4'$.board.tiles[*].pay_passing')) STORED NOT NULL COMMENT 'Whether passing a tile other than GO pays or costs something.',
  `has_skyscrapers` tinyint(1) NOT NULL DEFAULT '0',
  PRIMARY KEY (`ruleset_id`),
  KEY `k_Ruleset_edition` (`edition`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A revision of an edition: its parameters.';

CREATE TABLE `Save` (
  `name` varchar(60) NOT NULL,
  `game_id` int NOT NULL,
  `record_ID` int NOT NULL COMMENT 'The last move in it.',
  `saved_at` datetime NOT NULL DEFAULT (utc_timestamp()) COMMENT 'In UTC.',
  PRIMARY KEY (`game_id`,`name`),
  UNIQUE KEY `uq_Save_name` (`name`),
  CONSTRAINT `fk_Save_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `ck_Save_record_ID` CHECK ((`record_ID` >= 0))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A named point in the ledger of a game.';

CREATE TABLE `SaveSlot` (
  `game_id` int NOT NULL,
  `account` varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL COMMENT 'The account, without the host.',
  `slot` int NOT NULL COMMENT 'Counts from 1.',
  `record_ID` int NOT NULL COMMENT 'The last move in it.',
  `saved_at` datetime NOT NULL DEFAULT (utc_timestamp()) COMMENT 'In UTC.',
  PRIMARY KEY (`account`,`slot`),
  KEY `fk_SaveSlot_game` (`game_id`),
  CONSTRAINT `fk_SaveSlot_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `ck_SaveSlot_record_ID` CHECK ((`record_ID` >= 0)),
  CONSTRAINT `ck_SaveSlot_slot` CHECK ((`slot` between 1 and 1000))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A point in the ledger of a game, in a numbered slot of an account.';

CREATE TABLE `Setting` (
  `setting` varchar(40) NOT NULL,
  `value` int DEFAULT NULL COMMENT 'NULL: never, for abandoned_days.',
  `meaning` varchar(200) NOT NULL,
  PRIMARY KEY (`setting`),
  CONSTRAINT `ck_Setting_days` CHECK ((((`setting` = _utf8mb4'abandoned_days') and (coalesce(`value`,14) between 14 and 1000)) or ((`setting` <> _utf8mb4'abandoned_days') and (coalesce(`value`,-(1)) between 0 and 1000))))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Settings for all games, which the owner can UPDATE.';

CREATE TABLE `SettingChoice` (
  `setting` varchar(30) NOT NULL,
  `choice` varchar(30) NOT NULL,
  `meaning` varchar(200) NOT NULL,
  PRIMARY KEY (`setting`,`choice`),
  CONSTRAINT `fk_SettingChoice_setting` FOREIGN KEY (`setting`) REFERENCES `LeagueSetting` (`setting`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The choices of a setting.';

CREATE TABLE `Status` (
  `status` int NOT NULL,
  `name` varchar(20) NOT NULL,
  `takes_part` tinyint(1) NOT NULL COMMENT 'Whether the player still moves, pays and bids.',
  `meaning` varchar(200) NOT NULL,
  PRIMARY KEY (`status`),
  UNIQUE KEY `uq_Status_name` (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The statuses of a player.';

CREATE TABLE `StatusLabel` (
  `ruleset_id` int NOT NULL,
  `status` int NOT NULL,
  `label` varchar(20) NOT NULL,
  PRIMARY KEY (`ruleset_id`,`status`),
  KEY `fk_StatusLabel_status` (`status`),
  CONSTRAINT `fk_StatusLabel_ruleset` FOREIGN KEY (`ruleset_id`) REFERENCES `Ruleset` (`ruleset_id`),
  CONSTRAINT `fk_StatusLabel_status` FOREIGN KEY (`status`) REFERENCES `Status` (`status`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The labels of an edition for the status of players.';

CREATE TABLE `Talk` (
  `game_id` int NOT NULL,
  `is_on` tinyint(1) NOT NULL DEFAULT '1' COMMENT 'Whether texts are allowed; emotes always are.',
  `changes` int NOT NULL DEFAULT '0' COMMENT 'How often something was said or switched.',
  `nudged_at` datetime(3) DEFAULT NULL COMMENT 'When somebody was last nudged, in UTC.',
  PRIMARY KEY (`game_id`),
  CONSTRAINT `fk_Talk_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The talk of a game in which something was said or switched.';

CREATE TABLE `TalkLine` (
  `game_id` int NOT NULL,
  `line_no` int NOT NULL COMMENT 'Talk.changes when it was said.',
  `pid` int NOT NULL COMMENT 'The player who said it.',
  `emote` varchar(20) DEFAULT NULL COMMENT 'NULL: a text, or a nudge.',
  `text` varchar(140) DEFAULT NULL COMMENT 'NULL: an emote, or a nudge.',
  `nudged` int DEFAULT NULL COMMENT 'The player who was nudged; NULL: an emote, or a text.',
  `said_at` datetime(3) NOT NULL COMMENT 'In UTC.',
  PRIMARY KEY (`game_id`,`line_no`),
  KEY `fk_TalkLine_emote` (`emote`),
  CONSTRAINT `fk_TalkLine_emote` FOREIGN KEY (`emote`) REFERENCES `Emote` (`emote`),
  CONSTRAINT `fk_TalkLine_talk` FOREIGN KEY (`game_id`) REFERENCES `Talk` (`game_id`),
  CONSTRAINT `ck_TalkLine_kind` CHECK (((((`emote` is not null) + (`text` is not null)) + (`nudged` is not null)) = 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What a player said during a game: an emote, a text or a nudge. The newest are kept.';

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
  `rent_factor` int DEFAULT NULL COMMENT 'As in Bonus.',
  `roll_factor` int DEFAULT NULL COMMENT 'As in Bonus.',
  `passing` int DEFAULT NULL COMMENT 'As in Bonus.',
  PRIMARY KEY (`ruleset_id`,`location`),
  UNIQUE KEY `uq_Tile_prid` (`ruleset_id`,`prid`),
  KEY `k_Tile_colour` (`ruleset_id`,`colour`),
  CONSTRAINT `fk_Tile_location` FOREIGN KEY (`ruleset_id`, `location`) REFERENCES `Location` (`ruleset_id`, `lid`),
  CONSTRAINT `ck_Tile_kind` CHECK (((`prid` is null) <> (`effect` is null)))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A landing reads Location, Property and Bonus here, in one row. insert_tiles makes it.';

CREATE TABLE `TileKind` (
  `kind` varchar(20) NOT NULL COMMENT 'start or jail; else the effect of a bonus, or rent_by of a property.',
  `icon` varchar(20) DEFAULT NULL COMMENT 'The icon of tiles without their own; NULL: none.',
  PRIMARY KEY (`kind`),
  KEY `fk_TileKind_icon` (`icon`),
  CONSTRAINT `fk_TileKind_icon` FOREIGN KEY (`icon`) REFERENCES `Icon` (`icon`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The icon of each kind of tile.';

CREATE TABLE `TileTotal` (
  `ruleset_id` int NOT NULL,
  `location` int NOT NULL COMMENT 'The tile.',
  `landings` int NOT NULL COMMENT 'How often a roll ended there, as in landingsView.',
  `rents` int NOT NULL COMMENT 'How often rent was paid for it.',
  `paid` bigint NOT NULL COMMENT 'The rent that was paid for it.',
  PRIMARY KEY (`ruleset_id`,`location`),
  CONSTRAINT `fk_TileTotal_ruleset` FOREIGN KEY (`ruleset_id`) REFERENCES `Ruleset` (`ruleset_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What happened on a tile in all games with these rules that are over and counted.';

CREATE TABLE `Token` (
  `tid` int NOT NULL,
  `name` varchar(40) NOT NULL,
  PRIMARY KEY (`tid`),
  UNIQUE KEY `uq_Token_name` (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The pieces of players.';

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
  `terms` json NOT NULL COMMENT 'The arguments of the act.',
  `previous` json DEFAULT NULL COMMENT 'The previous state of what it changes.',
  `note` mediumtext NOT NULL COMMENT 'A sentence for people, with the names at that time.',
  `undoes` int DEFAULT NULL COMMENT 'The change that this one undoes.',
  `changed_at` datetime(6) NOT NULL COMMENT 'In UTC.',
  `account` varchar(300) NOT NULL,
  PRIMARY KEY (`tournament_id`,`change_no`),
  KEY `fk_TournamentChange_act` (`act`),
  KEY `ix_TournamentChange_undoes` (`tournament_id`,`undoes`),
  CONSTRAINT `fk_TournamentChange_act` FOREIGN KEY (`act`) REFERENCES `LeagueAct` (`act`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The ledger of tournaments: inserting a row makes a change. It is never deleted.';

CREATE TABLE `TournamentEntry` (
  `tournament_id` bigint NOT NULL,
  `player_id` bigint NOT NULL,
  PRIMARY KEY (`tournament_id`,`player_id`),
  KEY `fk_TournamentEntry_player` (`player_id`),
  CONSTRAINT `fk_TournamentEntry_player` FOREIGN KEY (`player_id`) REFERENCES `LeaguePlayer` (`player_id`),
  CONSTRAINT `fk_TournamentEntry_tournament` FOREIGN KEY (`tournament_id`) REFERENCES `Tournament` (`tournament_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The players who are entered for the coming rounds.';

CREATE TABLE `TournamentRank` (
  `tournament_id` bigint NOT NULL,
  `position` int NOT NULL COMMENT 'From 1; decides between players whom the criteria before it leave equal.',
  `criterion` varchar(30) NOT NULL,
  PRIMARY KEY (`tournament_id`,`position`),
  UNIQUE KEY `uq_TournamentRank_criterion` (`tournament_id`,`criterion`),
  KEY `fk_TournamentRank_criterion` (`criterion`),
  CONSTRAINT `fk_TournamentRank_criterion` FOREIGN KEY (`criterion`) REFERENCES `RankCriterion` (`criterion`),
  CONSTRAINT `fk_TournamentRank_tournament` FOREIGN KEY (`tournament_id`) REFERENCES `Tournament` (`tournament_id`),
  CONSTRAINT `ck_TournamentRank_position` CHECK ((`position` between 1 and 8))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The criteria of the ranking of a tournament.';

CREATE TABLE `TournamentRound` (
  `tournament_id` bigint NOT NULL,
  `round_id` int NOT NULL COMMENT 'Standings after a round count it and all lower numbers.',
  `expected_start_date` date NOT NULL,
  `expected_end_date` date NOT NULL,
  PRIMARY KEY (`tournament_id`,`round_id`),
  CONSTRAINT `fk_TournamentRound_tournament` FOREIGN KEY (`tournament_id`) REFERENCES `Tournament` (`tournament_id`),
  CONSTRAINT `ck_TournamentRound_dates` CHECK ((`expected_start_date` <= `expected_end_date`)),
  CONSTRAINT `ck_TournamentRound_round_id` CHECK ((`round_id` >= 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A round of a tournament and its dates.';

CREATE TABLE `TournamentScorer` (
  `tournament_id` bigint NOT NULL,
  `account` varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL COMMENT 'A name, without the host.',
  `right_given` enum('score','organise') NOT NULL,
  PRIMARY KEY (`tournament_id`,`account`),
  CONSTRAINT `fk_TournamentScorer_tournament` FOREIGN KEY (`tournament_id`) REFERENCES `Tournament` (`tournament_id`),
  CONSTRAINT `ck_TournamentScorer_account` CHECK ((`account` <> _utf8mb4''))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The rights of accounts to tournaments. The owner of the database needs no row.';

CREATE TABLE `TournamentSetting` (
  `tournament_id` bigint NOT NULL,
  `setting` varchar(30) NOT NULL,
  `value` varchar(64) NOT NULL,
  PRIMARY KEY (`tournament_id`,`setting`),
  KEY `fk_TournamentSetting_setting` (`setting`),
  CONSTRAINT `fk_TournamentSetting_setting` FOREIGN KEY (`setting`) REFERENCES `LeagueSetting` (`setting`),
  CONSTRAINT `fk_TournamentSetting_tournament` FOREIGN KEY (`tournament_id`) REFERENCES `Tournament` (`tournament_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The settings of a tournament that differ from the defaults.';

CREATE TABLE `TournamentState` (
  `tournament_id` bigint NOT NULL,
  `change_count` int NOT NULL DEFAULT '0' COMMENT 'Number of rows of TournamentChange.',
  `match_count` int NOT NULL DEFAULT '0' COMMENT 'Number of matches that were ever drawn.',
  `is_closed` tinyint(1) NOT NULL DEFAULT '0',
  PRIMARY KEY (`tournament_id`),
  CONSTRAINT `fk_TournamentState_tournament` FOREIGN KEY (`tournament_id`) REFERENCES `Tournament` (`tournament_id`),
  CONSTRAINT `ck_TournamentState_match_count` CHECK ((`match_count` between 0 and 99999))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The row that changes of a tournament lock first.';

CREATE TABLE `UsualEdition` (
  `purpose` varchar(20) NOT NULL,
  `edition` varchar(40) NOT NULL,
  PRIMARY KEY (`purpose`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The edition that is played when none is named.';

CREATE TABLE `Wording` (
  `ruleset_id` int NOT NULL,
  `kind` varchar(20) NOT NULL,
  `sentence` varchar(200) NOT NULL COMMENT 'As in EventKind.',
  PRIMARY KEY (`ruleset_id`,`kind`),
  KEY `fk_Wording_kind` (`kind`),
  CONSTRAINT `fk_Wording_kind` FOREIGN KEY (`kind`) REFERENCES `EventKind` (`kind`),
  CONSTRAINT `fk_Wording_ruleset` FOREIGN KEY (`ruleset_id`) REFERENCES `Ruleset` (`ruleset_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The sentences of an edition that replace those of EventKind.';

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

ALTER TABLE Deployment
  ADD COLUMN has_event BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether an event of the scheduler of MySQL lets characters play.';
ALTER TABLE Deployment
  MODIFY COLUMN version VARCHAR(80)
    COMMENT 'The version of the last finished deploy; NULL: none finished yet.',
  MODIFY COLUMN has_event BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether an event of the MySQL scheduler moves for bots.',
  COMMENT = 'The version of the game in this database: one row.';
ALTER TABLE Deployment
  MODIFY COLUMN started_at DATETIME COMMENT 'In UTC.',
  MODIFY COLUMN finished_at DATETIME COMMENT 'When the version was installed, in UTC.';
ALTER TABLE Deployment
  DROP COLUMN has_event;

INSERT IGNORE INTO Setting (setting, value, meaning) VALUES
  ('abandoned_days', NULL, 'After how many days without a move a game ends, 14 at least; NULL: never.'),
  ('kept_out_minutes', '5', 'Minutes for which an account that repeatedly held others up is locked out.'),
  ('save_slots', '5', 'How many slots each account has for its saves.'),
  ('temporary_megabytes', '256', 'How much temporary space a session of an account may take.');

SET SESSION foreign_key_checks = 1;
