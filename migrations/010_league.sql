-- The league: tournaments of a zero-sum card game. The seven tables of seed 002 first, with its
-- columns and keys; then what it takes to write them, to draw rounds and to pay points.
-- Every statement can run again after an interrupted migration.

CREATE TABLE IF NOT EXISTS PointSystem (
  point_system_name VARCHAR(40) NOT NULL,
  PRIMARY KEY (point_system_name)
) COMMENT 'A way to turn scores into points; PointRule and PlacePoints say how.';

CREATE TABLE IF NOT EXISTS Tournament (
  tournament_id INT NOT NULL AUTO_INCREMENT,
  name VARCHAR(60) NOT NULL,
  start_date DATE NOT NULL,
  end_date DATE NOT NULL,
  point_system_name VARCHAR(40) NOT NULL,
  PRIMARY KEY (tournament_id),
  CONSTRAINT uq_Tournament_name UNIQUE (name),
  CONSTRAINT fk_Tournament_point_system FOREIGN KEY (point_system_name)
    REFERENCES PointSystem (point_system_name),
  CONSTRAINT ck_Tournament_name CHECK (name <> ''),
  CONSTRAINT ck_Tournament_dates CHECK (start_date <= end_date)
) COMMENT 'A competition in rounds.';

CREATE TABLE IF NOT EXISTS TournamentRound (
  tournament_id INT NOT NULL,
  round_id INT NOT NULL COMMENT 'Standings after a round count it and those with lower numbers.',
  expected_start_date DATE NOT NULL,
  expected_end_date DATE NOT NULL,
  PRIMARY KEY (tournament_id, round_id),
  CONSTRAINT fk_TournamentRound_tournament FOREIGN KEY (tournament_id)
    REFERENCES Tournament (tournament_id),
  CONSTRAINT ck_TournamentRound_round_id CHECK (round_id >= 1),
  CONSTRAINT ck_TournamentRound_dates CHECK (expected_start_date <= expected_end_date)
) COMMENT 'A round of a tournament and when it should be played.';

CREATE TABLE IF NOT EXISTS LeaguePlayer (
  player_id INT NOT NULL AUTO_INCREMENT,
  name VARCHAR(40) NOT NULL,
  PRIMARY KEY (player_id),
  CONSTRAINT uq_LeaguePlayer_name UNIQUE (name),
  CONSTRAINT ck_LeaguePlayer_name CHECK (name <> '')
) COMMENT 'Somebody who plays in tournaments.';

CREATE TABLE IF NOT EXISTS LeagueMatch (
  match_id INT NOT NULL AUTO_INCREMENT,
  tournament_id INT NOT NULL,
  round_id INT NOT NULL,
  table_no INT NOT NULL COMMENT 'Counts from 1 in each round.',
  player_count INT NOT NULL,
  result_count INT NOT NULL DEFAULT 0 COMMENT 'Rows of ResultRecord; 0: not played yet.',
  PRIMARY KEY (match_id),
  CONSTRAINT uq_LeagueMatch_table UNIQUE (tournament_id, round_id, table_no),
  CONSTRAINT uq_LeagueMatch_round UNIQUE (match_id, tournament_id, round_id),
  CONSTRAINT fk_LeagueMatch_round FOREIGN KEY (tournament_id, round_id)
    REFERENCES TournamentRound (tournament_id, round_id),
  CONSTRAINT ck_LeagueMatch_table_no CHECK (table_no >= 1),
  CONSTRAINT ck_LeagueMatch_player_count CHECK (player_count BETWEEN 3 AND 4),
  CONSTRAINT ck_LeagueMatch_result_count CHECK (result_count >= 0)
) COMMENT 'Numbers the matches, and keeps each in one round.';

CREATE TABLE IF NOT EXISTS MatchDraw (
  tournament_id INT NOT NULL,
  round_id INT NOT NULL,
  match_id INT NOT NULL,
  player_id INT NOT NULL,
  PRIMARY KEY (match_id, player_id),
  CONSTRAINT uq_MatchDraw_player UNIQUE (tournament_id, round_id, player_id),
  KEY ix_MatchDraw_player (player_id, tournament_id),
  CONSTRAINT fk_MatchDraw_round FOREIGN KEY (tournament_id, round_id)
    REFERENCES TournamentRound (tournament_id, round_id),
  CONSTRAINT fk_MatchDraw_player FOREIGN KEY (player_id) REFERENCES LeaguePlayer (player_id),
  CONSTRAINT fk_MatchDraw_match FOREIGN KEY (match_id, tournament_id, round_id)
    REFERENCES LeagueMatch (match_id, tournament_id, round_id)
) COMMENT 'Who is drawn to play in which match.';

CREATE TABLE IF NOT EXISTS MatchTable (
  match_id INT NOT NULL,
  table_strength INT NOT NULL COMMENT '1: the weakest of the round.',
  PRIMARY KEY (match_id),
  CONSTRAINT fk_MatchTable_match FOREIGN KEY (match_id) REFERENCES LeagueMatch (match_id),
  CONSTRAINT ck_MatchTable_table_strength CHECK (table_strength >= 1)
) COMMENT 'How strong the opponents at the table of a match are.';

CREATE TABLE IF NOT EXISTS MatchScore (
  match_id INT NOT NULL,
  player_id INT NOT NULL,
  match_score INT NOT NULL,
  PRIMARY KEY (match_id, player_id),
  CONSTRAINT fk_MatchScore_draw FOREIGN KEY (match_id, player_id)
    REFERENCES MatchDraw (match_id, player_id),
  CONSTRAINT ck_MatchScore_even CHECK (MOD(match_score, 2) = 0)
) COMMENT 'What a player scored in a match.';

CREATE TABLE IF NOT EXISTS DrawRecord (
  record_id INT NOT NULL AUTO_INCREMENT,
  tournament_id INT NOT NULL,
  round_id INT NOT NULL,
  matches JSON NOT NULL COMMENT '[{"players": [name, …], "strength": number}, …]; []: cancelled.',
  recorded_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (record_id),
  CONSTRAINT fk_DrawRecord_round FOREIGN KEY (tournament_id, round_id)
    REFERENCES TournamentRound (tournament_id, round_id)
) COMMENT 'The ledger of draws: inserting a row is making the whole draw of a round.';

CREATE TABLE IF NOT EXISTS ResultRecord (
  match_id INT NOT NULL,
  record_no INT NOT NULL COMMENT 'Counts from 1 in each match; the highest is what counts.',
  intent ENUM('record', 'correct') NOT NULL COMMENT 'The first result, or one that replaces it.',
  scores JSON NOT NULL
    COMMENT 'Given as [{"player": name, "score": number}, …], kept with player_id for player.',
  game INT COMMENT 'The game that the match was; NULL: none of this database.',
  recorded_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (match_id, record_no),
  CONSTRAINT fk_ResultRecord_match FOREIGN KEY (match_id) REFERENCES LeagueMatch (match_id),
  CONSTRAINT ck_ResultRecord_record_no CHECK (record_no >= 1)
) COMMENT 'The ledger of results: inserting a row is recording all scores of a match.';

CREATE TABLE IF NOT EXISTS MatchGame (
  game_id INT NOT NULL COMMENT 'Stays when the game is deleted.',
  match_id INT NOT NULL,
  PRIMARY KEY (game_id),
  CONSTRAINT fk_MatchGame_match FOREIGN KEY (match_id) REFERENCES LeagueMatch (match_id)
) COMMENT 'The games that were matches, so that none counts twice.';

CREATE TABLE IF NOT EXISTS TournamentEntry (
  tournament_id INT NOT NULL,
  player_id INT NOT NULL,
  PRIMARY KEY (tournament_id, player_id),
  CONSTRAINT fk_TournamentEntry_tournament FOREIGN KEY (tournament_id)
    REFERENCES Tournament (tournament_id),
  CONSTRAINT fk_TournamentEntry_player FOREIGN KEY (player_id) REFERENCES LeaguePlayer (player_id)
) COMMENT 'Who is drawn in the rounds to come.';

CREATE TABLE IF NOT EXISTS DrawSeed (
  tournament_id INT NOT NULL,
  seed VARCHAR(64) NOT NULL,
  PRIMARY KEY (tournament_id),
  CONSTRAINT fk_DrawSeed_tournament FOREIGN KEY (tournament_id)
    REFERENCES Tournament (tournament_id)
) COMMENT 'What the draws of a tournament are made from, where that is not its name.';

CREATE TABLE IF NOT EXISTS RoundBye (
  tournament_id INT NOT NULL,
  round_id INT NOT NULL,
  player_id INT NOT NULL,
  PRIMARY KEY (tournament_id, round_id, player_id),
  CONSTRAINT fk_RoundBye_round FOREIGN KEY (tournament_id, round_id)
    REFERENCES TournamentRound (tournament_id, round_id),
  CONSTRAINT fk_RoundBye_player FOREIGN KEY (player_id) REFERENCES LeaguePlayer (player_id)
) COMMENT 'Who was entered for a round and not drawn.';

CREATE TABLE IF NOT EXISTS PointRule (
  point_system_name VARCHAR(40) NOT NULL,
  uses_strength BOOLEAN NOT NULL COMMENT 'Whether the strength of the table is paid.',
  score_divisor INT COMMENT 'Score that is worth a point; NULL: the score itself is not paid.',
  most_for_score INT COMMENT 'The most points that the score itself wins or loses.',
  PRIMARY KEY (point_system_name),
  CONSTRAINT fk_PointRule_point_system FOREIGN KEY (point_system_name)
    REFERENCES PointSystem (point_system_name),
  CONSTRAINT ck_PointRule_score CHECK (
    (score_divisor IS NULL) = (most_for_score IS NULL)
    AND COALESCE(score_divisor, 1) >= 1
    AND COALESCE(most_for_score, 0) >= 0)
) COMMENT 'What a point system pays beside places.';

CREATE TABLE IF NOT EXISTS PlacePoints (
  point_system_name VARCHAR(40) NOT NULL,
  player_count INT NOT NULL COMMENT 'Tables of a size that has no rows are not drawn.',
  positive_count INT NOT NULL COMMENT 'Scores of the match that are 0 or more.',
  first_place INT NOT NULL,
  last_place INT NOT NULL COMMENT 'Higher than first_place where equal scores share places.',
  points INT NOT NULL,
  PRIMARY KEY (point_system_name, player_count, positive_count, first_place, last_place),
  CONSTRAINT fk_PlacePoints_rule FOREIGN KEY (point_system_name)
    REFERENCES PointRule (point_system_name),
  CONSTRAINT ck_PlacePoints_player_count CHECK (player_count BETWEEN 3 AND 4),
  CONSTRAINT ck_PlacePoints_positive_count CHECK (positive_count BETWEEN 1 AND player_count),
  CONSTRAINT ck_PlacePoints_places CHECK (
    first_place >= 1 AND last_place >= first_place AND player_count >= last_place)
) COMMENT 'What a place, or places that equal scores share, pay.';
