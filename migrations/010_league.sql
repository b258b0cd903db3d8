-- The league: tournaments of a zero-sum card game. The seven tables of seed 002 first, with its
-- columns and keys; then what it takes to write them, to draw rounds and to pay points.
-- Every statement can run again after an interrupted migration.

CREATE TABLE IF NOT EXISTS PointSystem (
  point_system_name VARCHAR(40) NOT NULL,
  PRIMARY KEY (point_system_name)
) COMMENT 'A way to turn scores into points; PointRule and PlacePoints say how.';

CREATE TABLE IF NOT EXISTS Tournament (
  tournament_id BIGINT NOT NULL AUTO_INCREMENT,
  name VARCHAR(60) COLLATE utf8mb4_0900_as_ci NOT NULL,
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
  tournament_id BIGINT NOT NULL,
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
  player_id BIGINT NOT NULL AUTO_INCREMENT,
  name VARCHAR(40) COLLATE utf8mb4_0900_as_ci NOT NULL,
  PRIMARY KEY (player_id),
  CONSTRAINT uq_LeaguePlayer_name UNIQUE (name),
  CONSTRAINT ck_LeaguePlayer_name CHECK (name <> '')
) COMMENT 'Somebody who plays in tournaments.';

CREATE TABLE IF NOT EXISTS LeagueMatch (
  match_id BIGINT NOT NULL COMMENT '100000 times the tournament, and which match of it this is.',
  tournament_id BIGINT NOT NULL,
  round_id INT NOT NULL,
  table_no INT NOT NULL COMMENT 'Counts from 1 in each round.',
  player_count INT NOT NULL,
  result_count INT NOT NULL DEFAULT 0 COMMENT 'Rows of ResultRecord.',
  is_played BOOLEAN NOT NULL DEFAULT FALSE COMMENT 'Whether it has scores.',
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
  tournament_id BIGINT NOT NULL,
  round_id INT NOT NULL,
  match_id BIGINT NOT NULL,
  player_id BIGINT NOT NULL,
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
  match_id BIGINT NOT NULL,
  table_strength INT NOT NULL COMMENT '1: the weakest of the round.',
  PRIMARY KEY (match_id),
  CONSTRAINT fk_MatchTable_match FOREIGN KEY (match_id) REFERENCES LeagueMatch (match_id),
  CONSTRAINT ck_MatchTable_table_strength CHECK (table_strength >= 1)
) COMMENT 'How strong the opponents at the table of a match are.';

CREATE TABLE IF NOT EXISTS MatchScore (
  match_id BIGINT NOT NULL,
  player_id BIGINT NOT NULL,
  match_score INT NOT NULL,
  PRIMARY KEY (match_id, player_id),
  CONSTRAINT fk_MatchScore_draw FOREIGN KEY (match_id, player_id)
    REFERENCES MatchDraw (match_id, player_id),
  CONSTRAINT ck_MatchScore_even CHECK (MOD(match_score, 2) = 0)
) COMMENT 'What a player scored in a match.';

CREATE TABLE IF NOT EXISTS TournamentState (
  tournament_id BIGINT NOT NULL,
  change_count INT NOT NULL DEFAULT 0 COMMENT 'Rows of TournamentChange.',
  match_count INT NOT NULL DEFAULT 0 COMMENT 'Matches that were ever drawn.',
  is_closed BOOLEAN NOT NULL DEFAULT FALSE,
  PRIMARY KEY (tournament_id),
  CONSTRAINT fk_TournamentState_tournament FOREIGN KEY (tournament_id)
    REFERENCES Tournament (tournament_id),
  CONSTRAINT ck_TournamentState_match_count CHECK (match_count BETWEEN 0 AND 99999)
) COMMENT 'What whoever changes a tournament locks first.';

CREATE TABLE IF NOT EXISTS LeagueAct (
  act VARCHAR(30) NOT NULL,
  part ENUM('tournament', 'people', 'entries', 'round', 'number', 'settings', 'ranking',
    'adjustments') COMMENT 'What it changes, as tournament_part reads it; NULL: it is not undone.',
  right_needed ENUM('score', 'organise') NOT NULL,
  PRIMARY KEY (act)
) COMMENT 'What can be done to a tournament, and who may do it.';

CREATE TABLE IF NOT EXISTS TournamentChange (
  tournament_id BIGINT NOT NULL,
  change_no INT NOT NULL,
  act VARCHAR(30) NOT NULL,
  round_id INT,
  terms JSON NOT NULL COMMENT 'What the act takes.',
  previous JSON COMMENT 'What it changes as that was before.',
  note TEXT NOT NULL COMMENT 'A sentence for people, with the names of then.',
  undoes INT COMMENT 'The change that this one takes back.',
  changed_at TIMESTAMP(6) NOT NULL,
  account VARCHAR(300) NOT NULL,
  PRIMARY KEY (tournament_id, change_no),
  CONSTRAINT fk_TournamentChange_act FOREIGN KEY (act) REFERENCES LeagueAct (act)
) COMMENT 'The ledger of tournaments: inserting a row is making a change. It outlives them.';

CREATE TABLE IF NOT EXISTS ResultRecord (
  match_id BIGINT NOT NULL,
  record_no INT NOT NULL COMMENT 'Counts from 1 in each match; the highest is what counts.',
  intent ENUM('record', 'correct', 'forfeit', 'annul', 'undo') NOT NULL,
  scores JSON NOT NULL
    COMMENT 'Given as [{"player": name, "score": number}, …], kept with player_id for player.',
  game INT COMMENT 'The game that the match was; NULL: none of this database.',
  undoes INT COMMENT 'The record that this one takes back.',
  tournament_id BIGINT NOT NULL,
  round_id INT NOT NULL,
  table_no INT NOT NULL,
  change_no INT NOT NULL COMMENT 'The last change of the tournament before it.',
  recorded_at TIMESTAMP(6) NOT NULL,
  account VARCHAR(300) NOT NULL,
  PRIMARY KEY (match_id, record_no),
  KEY ix_ResultRecord_tournament (tournament_id, change_no),
  CONSTRAINT ck_ResultRecord_record_no CHECK (record_no >= 1)
) COMMENT 'The ledger of results: inserting a row is recording a match. It outlives the match.';

CREATE TABLE IF NOT EXISTS PlayerChange (
  player_id BIGINT NOT NULL,
  change_no INT NOT NULL,
  act ENUM('join', 'rename', 'delete') NOT NULL,
  previous_name VARCHAR(40) COLLATE utf8mb4_0900_as_ci,
  name VARCHAR(40) COLLATE utf8mb4_0900_as_ci,
  changed_at TIMESTAMP(6) NOT NULL,
  account VARCHAR(300) NOT NULL,
  PRIMARY KEY (player_id, change_no)
) COMMENT 'The ledger of players: inserting a row is making the change. It outlives them.';

CREATE TABLE IF NOT EXISTS TournamentScorer (
  tournament_id BIGINT NOT NULL,
  account VARCHAR(80) NOT NULL COMMENT 'A name, without the host.',
  right_given ENUM('score', 'organise') NOT NULL,
  PRIMARY KEY (tournament_id, account),
  CONSTRAINT fk_TournamentScorer_tournament FOREIGN KEY (tournament_id)
    REFERENCES Tournament (tournament_id),
  CONSTRAINT ck_TournamentScorer_account CHECK (account <> '')
) COMMENT 'Whose tournaments are whose. The owner of the database needs no row.';

CREATE TABLE IF NOT EXISTS MatchGame (
  game_id INT NOT NULL COMMENT 'Stays when the game is deleted.',
  match_id BIGINT NOT NULL,
  PRIMARY KEY (game_id),
  CONSTRAINT fk_MatchGame_match FOREIGN KEY (match_id) REFERENCES LeagueMatch (match_id)
) COMMENT 'The games that were matches, so that none counts twice.';

CREATE TABLE IF NOT EXISTS TournamentEntry (
  tournament_id BIGINT NOT NULL,
  player_id BIGINT NOT NULL,
  PRIMARY KEY (tournament_id, player_id),
  CONSTRAINT fk_TournamentEntry_tournament FOREIGN KEY (tournament_id)
    REFERENCES Tournament (tournament_id),
  CONSTRAINT fk_TournamentEntry_player FOREIGN KEY (player_id) REFERENCES LeaguePlayer (player_id)
) COMMENT 'Who is drawn in the rounds to come.';

CREATE TABLE IF NOT EXISTS RoundBye (
  tournament_id BIGINT NOT NULL,
  round_id INT NOT NULL,
  player_id BIGINT NOT NULL,
  PRIMARY KEY (tournament_id, round_id, player_id),
  CONSTRAINT fk_RoundBye_round FOREIGN KEY (tournament_id, round_id)
    REFERENCES TournamentRound (tournament_id, round_id),
  CONSTRAINT fk_RoundBye_player FOREIGN KEY (player_id) REFERENCES LeaguePlayer (player_id)
) COMMENT 'Who was entered for a round and not drawn.';

CREATE TABLE IF NOT EXISTS LeagueSetting (
  setting VARCHAR(30) NOT NULL,
  initial_value VARCHAR(64) COMMENT 'NULL: none.',
  least INT COMMENT 'NULL: it takes no numbers.',
  most INT,
  step INT COMMENT 'Which numbers it takes, from least.',
  longest INT COMMENT 'The most characters of a text; NULL: it takes none.',
  meaning VARCHAR(200) NOT NULL,
  PRIMARY KEY (setting),
  CONSTRAINT ck_LeagueSetting_numbers CHECK (
    (least IS NULL) = (most IS NULL) AND (least IS NULL) = (step IS NULL))
) COMMENT 'What can be set for a tournament.';

CREATE TABLE IF NOT EXISTS SettingChoice (
  setting VARCHAR(30) NOT NULL,
  choice VARCHAR(30) NOT NULL,
  meaning VARCHAR(200) NOT NULL,
  PRIMARY KEY (setting, choice),
  CONSTRAINT fk_SettingChoice_setting FOREIGN KEY (setting) REFERENCES LeagueSetting (setting)
) COMMENT 'The words that a setting takes.';

CREATE TABLE IF NOT EXISTS TournamentSetting (
  tournament_id BIGINT NOT NULL,
  setting VARCHAR(30) NOT NULL,
  value VARCHAR(64) NOT NULL,
  PRIMARY KEY (tournament_id, setting),
  CONSTRAINT fk_TournamentSetting_tournament FOREIGN KEY (tournament_id)
    REFERENCES Tournament (tournament_id),
  CONSTRAINT fk_TournamentSetting_setting FOREIGN KEY (setting) REFERENCES LeagueSetting (setting)
) COMMENT 'What was set for a tournament and is not as it is initially.';

CREATE TABLE IF NOT EXISTS DrawMethod (
  method VARCHAR(30) NOT NULL,
  draws ENUM('round', 'tournament') NOT NULL COMMENT 'One round, or all that are yet to be drawn.',
  meaning VARCHAR(200) NOT NULL,
  PRIMARY KEY (method)
) COMMENT 'The ways to draw.';

CREATE TABLE IF NOT EXISTS DesignSeat (
  players INT NOT NULL COMMENT 'How many the design is for.',
  table_size INT NOT NULL,
  round_no INT NOT NULL,
  seat INT NOT NULL COMMENT 'From 1; table_size of them in turn are a table.',
  player_no INT NOT NULL COMMENT 'From 1 to players.',
  PRIMARY KEY (players, table_size, round_no, seat),
  CONSTRAINT uq_DesignSeat_player UNIQUE (players, table_size, round_no, player_no),
  CONSTRAINT ck_DesignSeat_numbers CHECK (
    seat BETWEEN 1 AND players AND player_no BETWEEN 1 AND players)
) COMMENT 'Rounds in which no two players meet twice.';

CREATE TABLE IF NOT EXISTS RankCriterion (
  criterion VARCHAR(30) NOT NULL,
  meaning VARCHAR(200) NOT NULL,
  PRIMARY KEY (criterion)
) COMMENT 'What players can be ranked by.';

CREATE TABLE IF NOT EXISTS TournamentRank (
  tournament_id BIGINT NOT NULL,
  position INT NOT NULL COMMENT 'From 1; decides between those whom the others leave equal.',
  criterion VARCHAR(30) NOT NULL,
  PRIMARY KEY (tournament_id, position),
  CONSTRAINT uq_TournamentRank_criterion UNIQUE (tournament_id, criterion),
  CONSTRAINT fk_TournamentRank_tournament FOREIGN KEY (tournament_id)
    REFERENCES Tournament (tournament_id),
  CONSTRAINT fk_TournamentRank_criterion FOREIGN KEY (criterion)
    REFERENCES RankCriterion (criterion),
  CONSTRAINT ck_TournamentRank_position CHECK (position BETWEEN 1 AND 8)
) COMMENT 'What the players of a tournament are ranked by.';

CREATE TABLE IF NOT EXISTS PointAdjustment (
  tournament_id BIGINT NOT NULL,
  adjustment_no INT NOT NULL,
  player_id BIGINT NOT NULL,
  round_id INT COMMENT 'From which on it counts; NULL: from the beginning.',
  points INT NOT NULL COMMENT 'A bonus; below 0 a penalty.',
  reason VARCHAR(200) NOT NULL,
  PRIMARY KEY (tournament_id, adjustment_no),
  CONSTRAINT fk_PointAdjustment_tournament FOREIGN KEY (tournament_id)
    REFERENCES Tournament (tournament_id),
  CONSTRAINT fk_PointAdjustment_player FOREIGN KEY (player_id) REFERENCES LeaguePlayer (player_id),
  CONSTRAINT fk_PointAdjustment_round FOREIGN KEY (tournament_id, round_id)
    REFERENCES TournamentRound (tournament_id, round_id),
  CONSTRAINT ck_PointAdjustment_points CHECK (points <> 0),
  CONSTRAINT ck_PointAdjustment_reason CHECK (reason <> '')
) COMMENT 'Points beside those of matches, and why.';

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
