-- The schema as a deploy makes it: tables in full; views, routines and triggers by their outside.
-- Made by `npx tsx test/schema/write-schema-dump.ts`; a test compares it with the database.

CREATE TABLE `Board` (
  `board_id` int NOT NULL,
  `name` varchar(40) NOT NULL,
  `tile_count` int NOT NULL COMMENT 'Locations are numbered 0 to tile_count - 1.',
  `salary` int NOT NULL COMMENT 'Paid for passing or reaching location 0.',
  PRIMARY KEY (`board_id`),
  UNIQUE KEY `uq_Board_name` (`name`),
  CONSTRAINT `ck_Board_salary` CHECK ((`salary` >= 0)),
  CONSTRAINT `ck_Board_tile_count` CHECK ((`tile_count` between 2 and 1000))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A board; its tiles are rows of Location.';

CREATE TABLE `Bonus` (
  `board_id` int NOT NULL,
  `bid` int NOT NULL,
  `name` varchar(40) NOT NULL,
  `description` varchar(100) DEFAULT NULL,
  `location` int NOT NULL,
  `effect` enum('none','collect','pay','pay_each','move_by','go_to_jail') NOT NULL,
  `amount` int NOT NULL DEFAULT '0' COMMENT 'Money; for move_by tiles; for go_to_jail the location of the jail.',
  PRIMARY KEY (`board_id`,`bid`),
  UNIQUE KEY `uq_Bonus_name` (`board_id`,`name`),
  UNIQUE KEY `uq_Bonus_location` (`board_id`,`location`),
  CONSTRAINT `fk_Bonus_location` FOREIGN KEY (`board_id`, `location`) REFERENCES `Location` (`board_id`, `lid`),
  CONSTRAINT `ck_Bonus_amount` CHECK ((((`effect` = _utf8mb4'none') and (`amount` = 0)) or ((`effect` = _utf8mb4'go_to_jail') and (`amount` >= 0)) or ((`effect` not in (_utf8mb4'none',_utf8mb4'go_to_jail')) and (`amount` between 1 and 1000000))))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A tile that does something to whoever lands on it.';

CREATE TABLE `Colours` (
  `board_id` int NOT NULL,
  `cid` int NOT NULL,
  `name` varchar(40) NOT NULL,
  PRIMARY KEY (`board_id`,`cid`),
  UNIQUE KEY `uq_Colours_name` (`board_id`,`name`),
  CONSTRAINT `fk_Colours_board` FOREIGN KEY (`board_id`) REFERENCES `Board` (`board_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A set of properties.';

CREATE TABLE `Deed` (
  `game_id` int NOT NULL,
  `prid` int NOT NULL,
  `board_id` int NOT NULL,
  `p_owner` int DEFAULT NULL COMMENT 'NULL: the bank.',
  `cost_factor` int NOT NULL DEFAULT '1' COMMENT 'What the printed cost is multiplied by.',
  PRIMARY KEY (`game_id`,`prid`),
  KEY `fk_Deed_property` (`board_id`,`prid`),
  KEY `fk_Deed_owner` (`game_id`,`p_owner`),
  CONSTRAINT `fk_Deed_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `fk_Deed_owner` FOREIGN KEY (`game_id`, `p_owner`) REFERENCES `Player` (`game_id`, `pid`),
  CONSTRAINT `fk_Deed_property` FOREIGN KEY (`board_id`, `prid`) REFERENCES `Property` (`board_id`, `prid`),
  CONSTRAINT `ck_Deed_cost_factor` CHECK ((`cost_factor` >= 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Who owns a property in a game.';

CREATE TABLE `Deployment` (
  `id` int NOT NULL,
  `version` varchar(80) DEFAULT NULL COMMENT 'What the last finished deploy installed; NULL: none finished yet.',
  `state` enum('running','finished') NOT NULL DEFAULT 'running',
  `started_at` timestamp NULL DEFAULT NULL,
  `finished_at` timestamp NULL DEFAULT NULL COMMENT 'When the version was installed.',
  PRIMARY KEY (`id`),
  CONSTRAINT `ck_Deployment_finished` CHECK (((`state` = _utf8mb4'running') or ((`version` is not null) and (`finished_at` is not null)))),
  CONSTRAINT `ck_Deployment_id` CHECK ((`id` = 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The version of the game that this database holds: one row.';

CREATE TABLE `DeploymentLock` (
  `id` int NOT NULL,
  PRIMARY KEY (`id`),
  CONSTRAINT `ck_DeploymentLock_id` CHECK ((`id` = 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Its one row is locked as long as a deploy runs, so that there is one at a time.';

CREATE TABLE `DrawRecord` (
  `record_id` int NOT NULL AUTO_INCREMENT,
  `tournament_id` int NOT NULL,
  `round_id` int NOT NULL,
  `matches` json NOT NULL COMMENT '[{"players": [name, …], "strength": number}, …]; []: cancelled.',
  `recorded_at` timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (`record_id`),
  KEY `fk_DrawRecord_round` (`tournament_id`,`round_id`),
  CONSTRAINT `fk_DrawRecord_round` FOREIGN KEY (`tournament_id`, `round_id`) REFERENCES `TournamentRound` (`tournament_id`, `round_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The ledger of draws: inserting a row is making the whole draw of a round.';

CREATE TABLE `DrawSeed` (
  `tournament_id` int NOT NULL,
  `seed` varchar(64) NOT NULL,
  PRIMARY KEY (`tournament_id`),
  CONSTRAINT `fk_DrawSeed_tournament` FOREIGN KEY (`tournament_id`) REFERENCES `Tournament` (`tournament_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What the draws of a tournament are made from, where that is not its name.';

CREATE TABLE `Event` (
  `game_id` int NOT NULL,
  `record_ID` int NOT NULL COMMENT 'The move that brought it about.',
  `event_no` int NOT NULL COMMENT 'Counts from 1 in each move.',
  `kind` enum('moved','moved_on','salary','bought','not_bought','rent','collected','paid','paid_each','set_completed','jailed','kept_in_jail','released','defeated','won') NOT NULL,
  `player_ID` int NOT NULL COMMENT 'Whom it happened to.',
  `payer` int DEFAULT NULL COMMENT 'Who paid the amount; NULL: the bank.',
  `payee` int DEFAULT NULL COMMENT 'Who received the amount; NULL: the bank.',
  `amount` int DEFAULT NULL COMMENT 'The money that changed hands; NULL: not a posting.',
  `location` int DEFAULT NULL,
  `prid` int DEFAULT NULL,
  PRIMARY KEY (`game_id`,`record_ID`,`event_no`),
  CONSTRAINT `fk_Event_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `ck_Event_posting` CHECK ((((`amount` is null) and (`payer` is null) and (`payee` is null)) or ((`amount` is not null) and (`amount` >= 0) and (not((`payer` <=> `payee`))))))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The story, and the postings: every amount that goes from one account to another.';

CREATE TABLE `Game` (
  `game_id` int NOT NULL AUTO_INCREMENT,
  `name` varchar(60) NOT NULL,
  `ruleset_id` int NOT NULL,
  `board_id` int NOT NULL,
  `phase` enum('roll','over','deleted') NOT NULL DEFAULT 'roll' COMMENT 'What the game waits for.',
  `player_count` int NOT NULL COMMENT 'Seats; turns are numbered 0 to this - 1.',
  `round` int NOT NULL DEFAULT '1' COMMENT 'The round of the next move.',
  `turn` int NOT NULL DEFAULT '0' COMMENT 'The seat that moves next.',
  `last_record_ID` int NOT NULL DEFAULT '0' COMMENT 'The newest row of the ledger.',
  `created_at` timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (`game_id`),
  KEY `fk_Game_ruleset` (`ruleset_id`),
  KEY `fk_Game_board` (`board_id`),
  CONSTRAINT `fk_Game_board` FOREIGN KEY (`board_id`) REFERENCES `Board` (`board_id`),
  CONSTRAINT `fk_Game_ruleset` FOREIGN KEY (`ruleset_id`) REFERENCES `Ruleset` (`ruleset_id`),
  CONSTRAINT `ck_Game_last_record_ID` CHECK ((`last_record_ID` >= 0)),
  CONSTRAINT `ck_Game_round` CHECK ((`round` >= 1)),
  CONSTRAINT `ck_Game_turn` CHECK (((`turn` >= 0) and (`turn` < `player_count`)))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A game and where it stands.';

CREATE TABLE `Gamemanager` (
  `game_id` int NOT NULL,
  `record_ID` int NOT NULL COMMENT 'Counts from 1 in each game, without gaps.',
  `token` varchar(64) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL COMMENT 'A name that a client may give its move, to find it again.',
  `player_ID` int NOT NULL,
  `action` varchar(20) NOT NULL DEFAULT 'roll',
  `dice` double DEFAULT NULL COMMENT 'DOUBLE, so that 2.5 is refused and not rounded to 3.',
  `round` int NOT NULL,
  `turn` int NOT NULL,
  `location` int NOT NULL COMMENT 'Where the player came to rest.',
  `bank_balance` int NOT NULL COMMENT 'What the player had then.',
  PRIMARY KEY (`game_id`,`record_ID`),
  UNIQUE KEY `uq_Gamemanager_token` (`game_id`,`token`),
  KEY `fk_Gamemanager_turn` (`game_id`,`turn`),
  CONSTRAINT `fk_Gamemanager_turn` FOREIGN KEY (`game_id`, `turn`) REFERENCES `Turns` (`game_id`, `turn`),
  CONSTRAINT `ck_Gamemanager_bank_balance` CHECK ((`bank_balance` >= 0)),
  CONSTRAINT `ck_Gamemanager_record_ID` CHECK ((`record_ID` >= 1)),
  CONSTRAINT `ck_Gamemanager_round` CHECK ((`round` >= 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The ledger of moves: inserting a row is making a move.';

CREATE TABLE `LeagueMatch` (
  `match_id` int NOT NULL AUTO_INCREMENT,
  `tournament_id` int NOT NULL,
  `round_id` int NOT NULL,
  `table_no` int NOT NULL COMMENT 'Counts from 1 in each round.',
  `player_count` int NOT NULL,
  `result_count` int NOT NULL DEFAULT '0' COMMENT 'Rows of ResultRecord; 0: not played yet.',
  PRIMARY KEY (`match_id`),
  UNIQUE KEY `uq_LeagueMatch_table` (`tournament_id`,`round_id`,`table_no`),
  UNIQUE KEY `uq_LeagueMatch_round` (`match_id`,`tournament_id`,`round_id`),
  CONSTRAINT `fk_LeagueMatch_round` FOREIGN KEY (`tournament_id`, `round_id`) REFERENCES `TournamentRound` (`tournament_id`, `round_id`),
  CONSTRAINT `ck_LeagueMatch_player_count` CHECK ((`player_count` between 3 and 4)),
  CONSTRAINT `ck_LeagueMatch_result_count` CHECK ((`result_count` >= 0)),
  CONSTRAINT `ck_LeagueMatch_table_no` CHECK ((`table_no` >= 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Numbers the matches, and keeps each in one round.';

CREATE TABLE `LeaguePlayer` (
  `player_id` int NOT NULL AUTO_INCREMENT,
  `name` varchar(40) NOT NULL,
  PRIMARY KEY (`player_id`),
  UNIQUE KEY `uq_LeaguePlayer_name` (`name`),
  CONSTRAINT `ck_LeaguePlayer_name` CHECK ((`name` <> _utf8mb4''))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Somebody who plays in tournaments.';

CREATE TABLE `Location` (
  `board_id` int NOT NULL,
  `lid` int NOT NULL,
  `type` int NOT NULL COMMENT '0: bonus, 1: property.',
  PRIMARY KEY (`board_id`,`lid`),
  CONSTRAINT `fk_Location_board` FOREIGN KEY (`board_id`) REFERENCES `Board` (`board_id`),
  CONSTRAINT `ck_Location_lid` CHECK ((`lid` >= 0)),
  CONSTRAINT `ck_Location_type` CHECK ((`type` in (0,1)))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A tile of a board.';

CREATE TABLE `MatchDraw` (
  `tournament_id` int NOT NULL,
  `round_id` int NOT NULL,
  `match_id` int NOT NULL,
  `player_id` int NOT NULL,
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
  `match_id` int NOT NULL,
  PRIMARY KEY (`game_id`),
  KEY `fk_MatchGame_match` (`match_id`),
  CONSTRAINT `fk_MatchGame_match` FOREIGN KEY (`match_id`) REFERENCES `LeagueMatch` (`match_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The games that were matches, so that none counts twice.';

CREATE TABLE `MatchScore` (
  `match_id` int NOT NULL,
  `player_id` int NOT NULL,
  `match_score` int NOT NULL,
  PRIMARY KEY (`match_id`,`player_id`),
  CONSTRAINT `fk_MatchScore_draw` FOREIGN KEY (`match_id`, `player_id`) REFERENCES `MatchDraw` (`match_id`, `player_id`),
  CONSTRAINT `ck_MatchScore_even` CHECK (((`match_score` % 2) = 0))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What a player scored in a match.';

CREATE TABLE `MatchTable` (
  `match_id` int NOT NULL,
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

CREATE TABLE `OpeningDeed` (
  `ruleset_id` int NOT NULL,
  `board_id` int NOT NULL,
  `prid` int NOT NULL,
  `p_owner` int NOT NULL,
  `cost_factor` int NOT NULL DEFAULT '1',
  PRIMARY KEY (`ruleset_id`,`prid`),
  KEY `fk_OpeningDeed_property` (`board_id`,`prid`),
  KEY `fk_OpeningDeed_owner` (`ruleset_id`,`p_owner`),
  CONSTRAINT `fk_OpeningDeed_owner` FOREIGN KEY (`ruleset_id`, `p_owner`) REFERENCES `OpeningPlayer` (`ruleset_id`, `pid`),
  CONSTRAINT `fk_OpeningDeed_property` FOREIGN KEY (`board_id`, `prid`) REFERENCES `Property` (`board_id`, `prid`),
  CONSTRAINT `ck_OpeningDeed_cost_factor` CHECK ((`cost_factor` >= 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A property that is owned in the opening position of an edition.';

CREATE TABLE `OpeningPlayer` (
  `ruleset_id` int NOT NULL,
  `turn` int NOT NULL,
  `pid` int NOT NULL,
  `name` varchar(40) NOT NULL,
  `token` int NOT NULL,
  `bank_balance` int NOT NULL,
  `location` int NOT NULL,
  PRIMARY KEY (`ruleset_id`,`turn`),
  UNIQUE KEY `uq_OpeningPlayer_pid` (`ruleset_id`,`pid`),
  KEY `fk_OpeningPlayer_token` (`token`),
  CONSTRAINT `fk_OpeningPlayer_ruleset` FOREIGN KEY (`ruleset_id`) REFERENCES `Ruleset` (`ruleset_id`),
  CONSTRAINT `fk_OpeningPlayer_token` FOREIGN KEY (`token`) REFERENCES `Token` (`tid`),
  CONSTRAINT `ck_OpeningPlayer_bank_balance` CHECK ((`bank_balance` >= 0)),
  CONSTRAINT `ck_OpeningPlayer_pid` CHECK ((`pid` >= 0)),
  CONSTRAINT `ck_OpeningPlayer_turn` CHECK ((`turn` >= 0))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A seat in the opening position of an edition.';

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
  `pid` int NOT NULL,
  `name` varchar(40) NOT NULL,
  `token` int NOT NULL,
  `bank_balance` int NOT NULL DEFAULT '0',
  `location` int NOT NULL DEFAULT '0',
  PRIMARY KEY (`game_id`,`pid`),
  UNIQUE KEY `uq_Player_name` (`game_id`,`name`),
  UNIQUE KEY `uq_Player_token` (`game_id`,`token`),
  KEY `fk_Player_token` (`token`),
  CONSTRAINT `fk_Player_game` FOREIGN KEY (`game_id`) REFERENCES `Game` (`game_id`),
  CONSTRAINT `fk_Player_token` FOREIGN KEY (`token`) REFERENCES `Token` (`tid`),
  CONSTRAINT `ck_Player_bank_balance` CHECK ((`bank_balance` >= 0)),
  CONSTRAINT `ck_Player_location` CHECK ((`location` >= 0)),
  CONSTRAINT `ck_Player_pid` CHECK ((`pid` >= 0))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A player of a game, his money and his place.';

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
  `board_id` int NOT NULL,
  `prid` int NOT NULL,
  `name` varchar(40) NOT NULL,
  `cost` int NOT NULL DEFAULT '0' COMMENT 'Printed price, and printed rent.',
  `colour` int NOT NULL,
  `location` int NOT NULL,
  PRIMARY KEY (`board_id`,`prid`),
  UNIQUE KEY `uq_Property_name` (`board_id`,`name`),
  UNIQUE KEY `uq_Property_location` (`board_id`,`location`),
  KEY `fk_Property_colour` (`board_id`,`colour`),
  CONSTRAINT `fk_Property_colour` FOREIGN KEY (`board_id`, `colour`) REFERENCES `Colours` (`board_id`, `cid`),
  CONSTRAINT `fk_Property_location` FOREIGN KEY (`board_id`, `location`) REFERENCES `Location` (`board_id`, `lid`),
  CONSTRAINT `ck_Property_cost` CHECK ((`cost` between 0 and 1000000))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A tile that can be owned.';

CREATE TABLE `Refusal` (
  `token` varchar(40) CHARACTER SET ascii COLLATE ascii_general_ci NOT NULL,
  `errno` int NOT NULL COMMENT 'MYSQL_ERRNO of the refusal; never used again for another.',
  `meaning` varchar(200) NOT NULL,
  PRIMARY KEY (`token`),
  UNIQUE KEY `uq_Refusal_errno` (`errno`),
  CONSTRAINT `ck_Refusal_errno` CHECK ((`errno` between 50000 and 51999))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Every reason for which the database refuses something.';

CREATE TABLE `ResultRecord` (
  `match_id` int NOT NULL,
  `record_no` int NOT NULL COMMENT 'Counts from 1 in each match; the highest is what counts.',
  `intent` enum('record','correct') NOT NULL COMMENT 'The first result, or one that replaces it.',
  `scores` json NOT NULL COMMENT 'Given as [{"player": name, "score": number}, …], kept with player_id for player.',
  `game` int DEFAULT NULL COMMENT 'The game that the match was; NULL: none of this database.',
  `recorded_at` timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (`match_id`,`record_no`),
  CONSTRAINT `fk_ResultRecord_match` FOREIGN KEY (`match_id`) REFERENCES `LeagueMatch` (`match_id`),
  CONSTRAINT `ck_ResultRecord_record_no` CHECK ((`record_no` >= 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The ledger of results: inserting a row is recording all scores of a match.';

CREATE TABLE `RoundBye` (
  `tournament_id` int NOT NULL,
  `round_id` int NOT NULL,
  `player_id` int NOT NULL,
  PRIMARY KEY (`tournament_id`,`round_id`,`player_id`),
  KEY `fk_RoundBye_player` (`player_id`),
  CONSTRAINT `fk_RoundBye_player` FOREIGN KEY (`player_id`) REFERENCES `LeaguePlayer` (`player_id`),
  CONSTRAINT `fk_RoundBye_round` FOREIGN KEY (`tournament_id`, `round_id`) REFERENCES `TournamentRound` (`tournament_id`, `round_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Who was entered for a round and not drawn.';

CREATE TABLE `Ruleset` (
  `ruleset_id` int NOT NULL,
  `edition` varchar(40) NOT NULL COMMENT 'The name it is chosen by.',
  `board_id` int NOT NULL COMMENT 'The board it is played on.',
  `min_players` int NOT NULL,
  `max_players` int NOT NULL,
  `dice_sides` int NOT NULL,
  `extra_roll_dice` int DEFAULT NULL COMMENT 'A roll that moves without a landing effect and is followed by another; NULL: none.',
  `jail_exit_dice` int NOT NULL COMMENT 'The roll that frees from jail; it does not move.',
  `set_bonus_factor` int NOT NULL COMMENT 'What the costs of a colour are multiplied by each time a buyer completes it.',
  PRIMARY KEY (`ruleset_id`),
  UNIQUE KEY `uq_Ruleset_edition` (`edition`),
  KEY `fk_Ruleset_board` (`board_id`),
  CONSTRAINT `fk_Ruleset_board` FOREIGN KEY (`board_id`) REFERENCES `Board` (`board_id`),
  CONSTRAINT `ck_Ruleset_dice_sides` CHECK ((`dice_sides` between 2 and 100)),
  CONSTRAINT `ck_Ruleset_extra_roll_dice` CHECK ((`extra_roll_dice` between 1 and `dice_sides`)),
  CONSTRAINT `ck_Ruleset_jail_exit_dice` CHECK ((`jail_exit_dice` between 1 and `dice_sides`)),
  CONSTRAINT `ck_Ruleset_players` CHECK (((`min_players` >= 2) and (`max_players` >= `min_players`))),
  CONSTRAINT `ck_Ruleset_set_bonus_factor` CHECK ((`set_bonus_factor` between 1 and 10))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The parameters of an edition.';

CREATE TABLE `StatusLabel` (
  `ruleset_id` int NOT NULL,
  `status` int NOT NULL COMMENT 'As in Turns.',
  `label` varchar(20) NOT NULL,
  PRIMARY KEY (`ruleset_id`,`status`),
  CONSTRAINT `fk_StatusLabel_ruleset` FOREIGN KEY (`ruleset_id`) REFERENCES `Ruleset` (`ruleset_id`),
  CONSTRAINT `ck_StatusLabel_status` CHECK ((`status` between 0 and 3))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='What an edition calls the status of a player.';

CREATE TABLE `Token` (
  `tid` int NOT NULL,
  `name` varchar(40) NOT NULL,
  PRIMARY KEY (`tid`),
  UNIQUE KEY `uq_Token_name` (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The pieces that players move.';

CREATE TABLE `Tournament` (
  `tournament_id` int NOT NULL AUTO_INCREMENT,
  `name` varchar(60) NOT NULL,
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

CREATE TABLE `TournamentEntry` (
  `tournament_id` int NOT NULL,
  `player_id` int NOT NULL,
  PRIMARY KEY (`tournament_id`,`player_id`),
  KEY `fk_TournamentEntry_player` (`player_id`),
  CONSTRAINT `fk_TournamentEntry_player` FOREIGN KEY (`player_id`) REFERENCES `LeaguePlayer` (`player_id`),
  CONSTRAINT `fk_TournamentEntry_tournament` FOREIGN KEY (`tournament_id`) REFERENCES `Tournament` (`tournament_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='Who is drawn in the rounds to come.';

CREATE TABLE `TournamentRound` (
  `tournament_id` int NOT NULL,
  `round_id` int NOT NULL COMMENT 'Standings after a round count it and those with lower numbers.',
  `expected_start_date` date NOT NULL,
  `expected_end_date` date NOT NULL,
  PRIMARY KEY (`tournament_id`,`round_id`),
  CONSTRAINT `fk_TournamentRound_tournament` FOREIGN KEY (`tournament_id`) REFERENCES `Tournament` (`tournament_id`),
  CONSTRAINT `ck_TournamentRound_dates` CHECK ((`expected_start_date` <= `expected_end_date`)),
  CONSTRAINT `ck_TournamentRound_round_id` CHECK ((`round_id` >= 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='A round of a tournament and when it should be played.';

CREATE TABLE `Turns` (
  `game_id` int NOT NULL,
  `turn` int NOT NULL,
  `player_ID` int NOT NULL,
  `status` int NOT NULL DEFAULT '0' COMMENT '0: playing, 1: in jail, 2: defeated, 3: winner.',
  PRIMARY KEY (`game_id`,`turn`),
  UNIQUE KEY `uq_Turns_player` (`game_id`,`player_ID`),
  CONSTRAINT `fk_Turns_player` FOREIGN KEY (`game_id`, `player_ID`) REFERENCES `Player` (`game_id`, `pid`),
  CONSTRAINT `ck_Turns_status` CHECK ((`status` between 0 and 3)),
  CONSTRAINT `ck_Turns_turn` CHECK ((`turn` >= 0))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='The order of play.';

CREATE TABLE `Wording` (
  `ruleset_id` int NOT NULL,
  `kind` varchar(20) NOT NULL COMMENT 'As in Event.',
  `sentence` varchar(200) NOT NULL COMMENT 'May name {player}, {payer}, {payee}, {amount}, {dice}, {tile}, {property}, {colour}.',
  PRIMARY KEY (`ruleset_id`,`kind`),
  CONSTRAINT `fk_Wording_ruleset` FOREIGN KEY (`ruleset_id`) REFERENCES `Ruleset` (`ruleset_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='How an edition tells an event.';

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

-- VIEW deploymentView (
--   `version`, `state`, `started_at`, `finished_at`)

-- VIEW entriesView (
--   `Tournament`, `Player No.`, `Player`)

-- VIEW eventView (
--   `Record`, `Event`, `Round`, `Kind`, `Payer`, `Payee`, `Amount`, `Sentence`)

-- VIEW gameView (
--   `Round`, `Player No.`, `Player name`, `Location`, `Properties owned`, `Bank balance`, `Status`)

-- VIEW gamesView (
--   `Game`, `Name`, `Edition`, `Players`, `Round`, `Moves`, `Next player`, `Winner`, `Created`)

-- VIEW leaguePlacesView (
--   `tournament_id`, `round_id`, `match_id`, `player_id`, `match_score`, `table_strength`, `player_count`, `positive_count`, `first_place`, `last_place`)

-- VIEW leaguePlayersView (
--   `Player No.`, `Player`, `Tournaments`, `Matches`)

-- VIEW leaguePointsView (
--   `tournament_id`, `round_id`, `match_id`, `player_id`, `match_score`, `place`, `for_place`, `for_table`, `for_score`, `points`)

-- VIEW ledgerView (
--   `record_ID`, `token`, `player_ID`, `action`, `dice`, `round`, `turn`, `location`, `bank_balance`)

-- VIEW matchesView (
--   `Tournament`, `Round`, `Table`, `Match`, `Strength`, `Player No.`, `Player`, `Score`)

-- VIEW movesView (
--   `Game`, `Record`, `Player No.`, `Player name`, `Action`, `Minimum`, `Maximum`, `Meaning`, `SQL`)

-- VIEW playerHistoryView (
--   `Player No.`, `Player`, `Tournament`, `Round`, `Match`, `Opponents`, `Score`, `Place`, `Points`)

-- VIEW pointSystemsView (
--   `Point system`, `Players`, `Table strength`)

-- VIEW pointsView (
--   `Tournament`, `Round`, `Match`, `Player No.`, `Player`, `Score`, `Place`, `For place`, `For table`, `For score`, `Points`)

-- VIEW resultHistoryView (
--   `Match`, `Record`, `Intent`, `Player No.`, `Player`, `Score`, `Game`, `Recorded`)

-- VIEW roundStandingsView (
--   `Tournament`, `Round`, `Rank`, `Player No.`, `Player`, `Matches`, `Points`, `Total score`)

-- VIEW roundsView (
--   `Tournament`, `Round`, `Start`, `End`, `Matches`, `Played`, `Byes`)

-- VIEW standingsView (
--   `Tournament`, `Rank`, `Player No.`, `Player`, `Matches`, `Points`, `Total score`)

-- VIEW tournamentsView (
--   `Tournament`, `Name`, `Start`, `End`, `Point system`, `Players`, `Rounds`, `Matches`, `Played`)

-- VIEW violation_draw_without_player (
--   `tournament_id`, `round_id`, `match_id`, `player_id`)

-- VIEW violation_draw_without_round (
--   `tournament_id`, `round_id`, `match_id`, `player_id`)

-- VIEW violation_match_in_two_rounds (
--   `match_id`, `rounds`)

-- VIEW violation_match_without_table (
--   `match_id`)

-- VIEW violation_odd_score (
--   `match_id`, `player_id`, `match_score`)

-- VIEW violation_player_count (
--   `match_id`, `no_of_players`)

-- VIEW violation_player_without_score (
--   `tournament_id`, `round_id`, `match_id`, `player_id`)

-- VIEW violation_round_without_tournament (
--   `tournament_id`, `round_id`, `expected_start_date`, `expected_end_date`)

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

-- VIEW violationsView (
--   `Violation`, `Tuples`)

-- FUNCTION current_game () RETURNS int READS SQL DATA
-- 'The game that a statement without a game_id means.'

-- FUNCTION find_game (
--   p_game_id int) RETURNS int READS SQL DATA
-- 'The game of that number, or the newest game.'

-- FUNCTION net_worth (
--   p_game_id int,
--   p_player_id int) RETURNS int READS SQL DATA
-- 'What a player of a game has: his money and the printed prices of his properties.'

-- FUNCTION player_name (
--   p_game_id int,
--   p_player_id int) RETURNS varchar(40) READS SQL DATA
-- 'What a player of a game is called.'

-- PROCEDURE add_league_player (
--   IN p_name text) MODIFIES SQL DATA
-- 'Adds a player to the league.'

-- PROCEDURE add_round (
--   IN p_tournament_id int,
--   IN p_round_id int,
--   IN p_start_date date,
--   IN p_end_date date) MODIFIES SQL DATA
-- 'Adds a round to a tournament.'

-- PROCEDURE arrange_players (
--   IN p_tournament_id int,
--   IN p_round_id int,
--   IN p_threes int,
--   IN p_fours int,
--   OUT p_seats json) READS SQL DATA
-- 'Finds tables for a round at which few players meet again.'

-- PROCEDURE cancel_draw (
--   IN p_tournament_id int,
--   IN p_round_id int) MODIFIES SQL DATA
-- 'Takes the draw of a round back of which no match was played.'

-- PROCEDURE change_balance (
--   IN p_game_id int,
--   IN p_record_id int,
--   IN p_kind varchar(20),
--   IN p_player_id int,
--   IN p_amount int,
--   IN p_counterparty int,
--   IN p_location int,
--   IN p_prid int,
--   INOUT p_event_no int,
--   INOUT p_balance int,
--   OUT p_paid tinyint(1)) MODIFIES SQL DATA
-- 'Moves money between the player who moves and another player or the bank.'

-- PROCEDURE check_dates (
--   IN p_start_date date,
--   IN p_end_date date) CONTAINS SQL
-- 'Refuses an end before the start.'

-- PROCEDURE check_draw (
--   IN p_tournament_id int,
--   IN p_matches json) READS SQL DATA
-- 'Says what is wrong with a draw.'

-- PROCEDURE check_game_is_deleted (
--   IN p_game_id int) READS SQL DATA
-- 'Refuses to delete a part of a game.'

-- PROCEDURE check_league_name (
--   IN p_name text,
--   IN p_most int) CONTAINS SQL
-- 'Refuses a name that is missing or too long.'

-- PROCEDURE check_location_type (
--   IN p_board_id int,
--   IN p_location int,
--   IN p_type int) READS SQL DATA
-- 'Refuses a location of the other type.'

-- PROCEDURE check_move (
--   IN p_game_id int,
--   IN p_record_id int,
--   IN p_token varchar(64),
--   IN p_player_id int,
--   IN p_action varchar(20),
--   IN p_dice double,
--   IN p_sets_results tinyint(1),
--   IN p_next_record_id int,
--   IN p_next_player_id int,
--   IN p_phase varchar(20),
--   IN p_sides int) MODIFIES SQL DATA
-- 'Says what is wrong with a move, and takes its token.'

-- PROCEDURE check_players_of_game (
--   IN p_match_id int,
--   IN p_game_id int) READS SQL DATA
-- 'Refuses a game of others than those who are drawn to play a match.'

-- PROCEDURE check_result (
--   IN p_match_id int,
--   IN p_intent varchar(20),
--   IN p_scores json,
--   IN p_results int,
--   IN p_sum bigint) READS SQL DATA
-- 'Says what is wrong with a result.'

-- PROCEDURE check_round (
--   IN p_tournament_id int,
--   IN p_round_id int) READS SQL DATA
-- 'Refuses a round that does not exist.'

-- PROCEDURE check_scored_players (
--   IN p_match_id int,
--   IN p_scores json) READS SQL DATA
-- 'Refuses scores of others than those who are drawn to play a match.'

-- PROCEDURE check_strengths (
--   IN p_point_system varchar(40),
--   IN p_matches json) READS SQL DATA
-- 'Says what is wrong with the table strengths of a draw.'

-- PROCEDURE check_tournament (
--   IN p_tournament_id int) READS SQL DATA
-- 'Refuses a tournament that does not exist.'

-- PROCEDURE check_undrawn (
--   IN p_tournament_id int,
--   IN p_round_id int) READS SQL DATA
-- 'Refuses a round that has a draw.'

-- PROCEDURE claim_game (
--   IN p_game_id int,
--   IN p_match_id int) MODIFIES SQL DATA
-- 'Lets a game count as a match, once.'

-- PROCEDURE correct_result (
--   IN p_match_id int,
--   IN p_scores json) MODIFIES SQL DATA
-- 'Replaces all scores of a match; resultHistoryView keeps the old ones.'

-- PROCEDURE count_players (
--   IN p_game_id int,
--   OUT p_seats int,
--   OUT p_playing int) READS SQL DATA
-- 'Counts the seats of a game and the players who are not defeated.'

-- PROCEDURE count_repeats (
--   IN p_tournament_id int,
--   IN p_seats json,
--   OUT p_repeats int) READS SQL DATA
-- 'Counts how often those who are seated together have met before.'

-- PROCEDURE count_tables (
--   IN p_tournament_id int,
--   IN p_players int,
--   OUT p_threes int,
--   OUT p_fours int) READS SQL DATA
-- 'Counts the tables of three and of four that players fill.'

-- PROCEDURE defeat_player (
--   IN p_game_id int,
--   IN p_record_id int,
--   IN p_player_id int,
--   IN p_board_id int,
--   INOUT p_event_no int,
--   INOUT p_balance int) MODIFIES SQL DATA
-- 'Takes a player who cannot pay out of the game.'

-- PROCEDURE delete_draw (
--   IN p_tournament_id int,
--   IN p_round_id int) MODIFIES SQL DATA
-- 'Deletes the matches of a round of which none was played.'

-- PROCEDURE delete_game (
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Deletes a game with all that belongs to it.'

-- PROCEDURE describe_tables (
--   IN p_tournament_id int,
--   IN p_seats json,
--   OUT p_matches json) READS SQL DATA
-- 'Makes a draw of players who are seated, with strengths where points are paid for them.'

-- PROCEDURE draw_lots (
--   IN p_tournament_id int,
--   IN p_round_id int,
--   IN p_attempt int,
--   IN p_places int,
--   OUT p_seats json) READS SQL DATA
-- 'Puts those who are to be drawn in an order by chance.'

-- PROCEDURE draw_round (
--   IN p_tournament_id int,
--   IN p_round_id int) MODIFIES SQL DATA
-- 'Draws a round among those who are entered, so that few of them meet again.'

-- PROCEDURE enter_players (
--   IN p_tournament_id int,
--   IN p_players json) MODIFIES SQL DATA
-- 'Enters players for the rounds of a tournament that are yet to be drawn.'

-- PROCEDURE exchange_once (
--   IN p_tournament_id int,
--   INOUT p_seats json,
--   OUT p_gain int) READS SQL DATA
-- 'Exchanges the two players between tables who spare most meetings.'

-- PROCEDURE exchange_seats (
--   IN p_tournament_id int,
--   INOUT p_seats json) READS SQL DATA
-- 'Exchanges players between tables as long as that spares somebody a meeting.'

-- PROCEDURE fill_tables (
--   IN p_tournament_id int,
--   IN p_threes int,
--   IN p_fours int,
--   INOUT p_seats json) READS SQL DATA
-- 'Fills tables one by one with those who have met the others at the table least.'

-- PROCEDURE landing_on_bonus (
--   IN p_game_id int,
--   IN p_record_id int,
--   IN p_player_id int,
--   IN p_board_id int,
--   IN p_effect varchar(20),
--   IN p_amount int,
--   INOUT p_event_no int,
--   INOUT p_location int,
--   INOUT p_balance int,
--   OUT p_steps int) MODIFIES SQL DATA
-- 'Does what a bonus tile says.'

-- PROCEDURE landing_on_property (
--   IN p_game_id int,
--   IN p_record_id int,
--   IN p_player_id int,
--   IN p_board_id int,
--   IN p_location int,
--   IN p_prid int,
--   IN p_owner int,
--   IN p_cost int,
--   INOUT p_event_no int,
--   INOUT p_balance int) MODIFIES SQL DATA
-- 'Buys an unowned property, or pays the rent of an owned one.'

-- PROCEDURE monopoly_checker (
--   IN p_game_id int,
--   IN p_record_id int,
--   IN p_player_id int,
--   IN p_board_id int,
--   IN p_prid int,
--   INOUT p_event_no int) MODIFIES SQL DATA
-- 'Raises the costs of a colour that a purchase completed.'

-- PROCEDURE move_player (
--   IN p_game_id int,
--   IN p_record_id int,
--   IN p_player_id int,
--   IN p_board_id int,
--   IN p_tiles int,
--   IN p_salary int,
--   IN p_steps int,
--   IN p_lands tinyint(1),
--   INOUT p_location int,
--   INOUT p_balance int) MODIFIES SQL DATA
-- 'Moves a player and lets the tile he lands on take effect.'

-- PROCEDURE new_game (
--   IN p_edition text,
--   IN p_name text) MODIFIES SQL DATA
-- 'Starts a game from the opening position of an edition.'

-- PROCEDURE new_tournament (
--   IN p_name text,
--   IN p_start_date date,
--   IN p_end_date date,
--   IN p_point_system text) MODIFIES SQL DATA
-- 'Makes a tournament.'

-- PROCEDURE pay_each_player (
--   IN p_game_id int,
--   IN p_record_id int,
--   IN p_player_id int,
--   IN p_board_id int,
--   IN p_amount int,
--   IN p_location int,
--   INOUT p_event_no int,
--   INOUT p_balance int) MODIFIES SQL DATA
-- 'Pays every other player who is still in the game.'

-- PROCEDURE pay_from_bank (
--   IN p_game_id int,
--   IN p_record_id int,
--   IN p_kind varchar(20),
--   IN p_player_id int,
--   IN p_payee int,
--   IN p_amount int,
--   IN p_location int,
--   IN p_prid int,
--   INOUT p_event_no int) MODIFIES SQL DATA
-- 'Pays a player what a defeated one owed him.'

-- PROCEDURE player_landing (
--   IN p_game_id int,
--   IN p_record_id int,
--   IN p_player_id int,
--   IN p_board_id int,
--   INOUT p_event_no int,
--   INOUT p_location int,
--   INOUT p_balance int,
--   OUT p_steps int) MODIFIES SQL DATA
-- 'Lets the tile that a player landed on take effect.'

-- PROCEDURE post (
--   IN p_game_id int,
--   IN p_record_id int,
--   IN p_kind varchar(20),
--   IN p_player_id int,
--   IN p_payer int,
--   IN p_payee int,
--   IN p_amount int,
--   IN p_location int,
--   IN p_prid int,
--   INOUT p_event_no int) MODIFIES SQL DATA
-- 'Records an event; with an amount, a posting from one account to another.'

-- PROCEDURE read_scores (
--   IN p_match_id int,
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
--   OUT p_status int) READS SQL DATA
-- 'Reads who sits at a seat, and his status.'

-- PROCEDURE record_draw (
--   IN p_tournament_id int,
--   IN p_round_id int,
--   IN p_matches json) MODIFIES SQL DATA
-- 'Writes the draw of a whole round.'

-- PROCEDURE record_game (
--   IN p_match_id int,
--   IN p_game_id int) MODIFIES SQL DATA
-- 'Writes the result of a match that was played as a game of this database.'

-- PROCEDURE record_result (
--   IN p_match_id int,
--   IN p_scores json) MODIFIES SQL DATA
-- 'Writes all scores of a match that was played.'

-- PROCEDURE refuse (
--   IN p_token varchar(40),
--   IN p_sentence varchar(200)) READS SQL DATA
-- 'Raises a named error.'

-- PROCEDURE roll_in_jail (
--   IN p_game_id int,
--   IN p_record_id int,
--   IN p_player_id int,
--   IN p_location int,
--   IN p_freed tinyint(1)) MODIFIES SQL DATA
-- 'Frees a player from jail, or keeps him there.'

-- PROCEDURE select_next_player (
--   IN p_game_id int,
--   IN p_seats int,
--   INOUT p_turn int,
--   INOUT p_round int,
--   INOUT p_phase varchar(20)) READS SQL DATA
-- 'Finds the next turn, and counts the round up when the order of play wraps.'

-- PROCEDURE set_draw_seed (
--   IN p_tournament_id int,
--   IN p_seed text) MODIFIES SQL DATA
-- 'Chooses what the draws of a tournament that are yet to be made are made from.'

-- PROCEDURE set_status (
--   IN p_game_id int,
--   IN p_player_id int,
--   IN p_status int) MODIFIES SQL DATA
-- 'Changes the status of a player: 0 playing, 1 in jail, 2 defeated, 3 winner.'

-- PROCEDURE take_token (
--   IN p_game_id int,
--   IN p_token varchar(64),
--   IN p_record_id int) MODIFIES SQL DATA
-- 'Gives a token to a move, once.'

-- PROCEDURE update_deed (
--   IN p_game_id int,
--   IN p_prid int,
--   IN p_owner int,
--   IN p_factor int) MODIFIES SQL DATA
-- 'Gives a property to an owner and multiplies its cost.'

-- PROCEDURE winner_checker (
--   IN p_game_id int,
--   IN p_record_id int,
--   INOUT p_event_no int) MODIFIES SQL DATA
-- 'Makes the last player who is left the winner.'

-- PROCEDURE withdraw_player (
--   IN p_tournament_id int,
--   IN p_player text) MODIFIES SQL DATA
-- 'Takes a player out of the rounds of a tournament that are yet to be drawn.'

-- PROCEDURE write_draw (
--   IN p_tournament_id int,
--   IN p_round_id int,
--   IN p_matches json) MODIFIES SQL DATA
-- 'Writes the matches of a draw that was checked.'

-- PROCEDURE write_scores (
--   IN p_match_id int,
--   IN p_scores json) MODIFIES SQL DATA
-- 'Writes the scores of a match that were checked.'

-- TRIGGER add_player BEFORE INSERT ON Player
-- TRIGGER b_location_chk_1 BEFORE INSERT ON Bonus
-- TRIGGER b_location_chk_2 BEFORE UPDATE ON Bonus
-- TRIGGER count_seats BEFORE INSERT ON Game
-- TRIGGER deal_opening AFTER INSERT ON Game
-- TRIGGER deed_no_delete BEFORE DELETE ON Deed
-- TRIGGER delete_parts_of_game BEFORE DELETE ON Game
-- TRIGGER dice_trigger BEFORE INSERT ON Gamemanager
-- TRIGGER draw_record_no_delete BEFORE DELETE ON DrawRecord
-- TRIGGER draw_record_no_update BEFORE UPDATE ON DrawRecord
-- TRIGGER draw_trigger BEFORE INSERT ON DrawRecord
-- TRIGGER event_no_delete BEFORE DELETE ON Event
-- TRIGGER event_no_update BEFORE UPDATE ON Event
-- TRIGGER gamemanager_no_delete BEFORE DELETE ON Gamemanager
-- TRIGGER gamemanager_no_update BEFORE UPDATE ON Gamemanager
-- TRIGGER location_type_is_fixed BEFORE UPDATE ON Location
-- TRIGGER player_no_delete BEFORE DELETE ON Player
-- TRIGGER pr_location_chk_1 BEFORE INSERT ON Property
-- TRIGGER pr_location_chk_2 BEFORE UPDATE ON Property
-- TRIGGER result_record_no_delete BEFORE DELETE ON ResultRecord
-- TRIGGER result_record_no_update BEFORE UPDATE ON ResultRecord
-- TRIGGER result_trigger BEFORE INSERT ON ResultRecord
-- TRIGGER turns_no_delete BEFORE DELETE ON Turns
