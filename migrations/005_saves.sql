-- Saved points of ledgers, and games that go on from a point of another.

CREATE TABLE IF NOT EXISTS Fork (
  game_id INT NOT NULL COMMENT 'The game that goes on.',
  fork_id INT NOT NULL AUTO_INCREMENT
    COMMENT 'By which who made it finds it: LAST_INSERT_ID() in the same session.',
  parent_game_id INT NOT NULL
    COMMENT 'The game it has its first moves from; it may have been deleted.',
  parent_record_ID INT NOT NULL COMMENT 'The last of these moves.',
  name VARCHAR(60) NOT NULL COMMENT 'What the game was called when it was made.',
  seed_was_open BOOLEAN NOT NULL
    COMMENT 'Whether anybody could know the seed when it was made: its dice and cards.',
  PRIMARY KEY (game_id),
  CONSTRAINT uq_Fork_fork_id UNIQUE (fork_id),
  CONSTRAINT fk_Fork_game FOREIGN KEY (game_id) REFERENCES Game (game_id),
  CONSTRAINT ck_Fork_parent_record_ID CHECK (parent_record_ID >= 0)
) COMMENT 'Inserting a row makes a game that has the moves of another up to a record.';

CREATE TABLE IF NOT EXISTS Save (
  name VARCHAR(60) NOT NULL,
  game_id INT NOT NULL,
  record_ID INT NOT NULL COMMENT 'The last move that is in it.',
  saved_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (game_id, name),
  CONSTRAINT uq_Save_name UNIQUE (name),
  CONSTRAINT fk_Save_game FOREIGN KEY (game_id) REFERENCES Game (game_id),
  CONSTRAINT ck_Save_record_ID CHECK (record_ID >= 0)
) COMMENT 'A named point of the ledger of a game.';
