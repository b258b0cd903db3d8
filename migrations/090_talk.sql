-- What people say to each other during a game. No row here is part of the ledger, and none refers
-- to a row that a move changes: a foreign key to Player or GameState would wait for open moves.
-- Every statement can run again after an interrupted migration.

CREATE TABLE IF NOT EXISTS Emote (
  emote VARCHAR(20) NOT NULL,
  position INT NOT NULL COMMENT 'The order in which clients show them.',
  label VARCHAR(40) NOT NULL COMMENT 'What it says.',
  symbol VARCHAR(8) NOT NULL COMMENT 'An emoji.',
  PRIMARY KEY (emote)
) COMMENT 'What can be said by one click.';

CREATE TABLE IF NOT EXISTS Talk (
  game_id INT NOT NULL,
  is_on BOOLEAN NOT NULL DEFAULT TRUE COMMENT 'Whether texts are allowed; emotes always are.',
  changes INT NOT NULL DEFAULT 0 COMMENT 'How often something was said or switched.',
  nudged_at DATETIME(3) COMMENT 'When somebody was last nudged, in UTC.',
  PRIMARY KEY (game_id),
  CONSTRAINT fk_Talk_game FOREIGN KEY (game_id) REFERENCES Game (game_id)
) COMMENT 'The talk of a game in which something was said or switched.';

CREATE TABLE IF NOT EXISTS TalkLine (
  game_id INT NOT NULL,
  line_no INT NOT NULL COMMENT 'Talk.changes when it was said.',
  pid INT NOT NULL COMMENT 'The player who said it.',
  emote VARCHAR(20) COMMENT 'NULL: a text, or a nudge.',
  text VARCHAR(140) COMMENT 'NULL: an emote, or a nudge.',
  nudged INT COMMENT 'The player who was nudged; NULL: an emote, or a text.',
  said_at DATETIME(3) NOT NULL COMMENT 'In UTC.',
  PRIMARY KEY (game_id, line_no),
  KEY fk_TalkLine_emote (emote),
  CONSTRAINT fk_TalkLine_talk FOREIGN KEY (game_id) REFERENCES Talk (game_id),
  CONSTRAINT fk_TalkLine_emote FOREIGN KEY (emote) REFERENCES Emote (emote),
  CONSTRAINT ck_TalkLine_kind CHECK (
    (emote IS NOT NULL) + (text IS NOT NULL) + (nudged IS NOT NULL) = 1)
) COMMENT 'What a player said during a game: an emote, a text or a nudge. The newest are kept.';
