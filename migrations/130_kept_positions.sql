-- Positions of long games, so that Look back need not replay such a game from its opening. Every
-- statement can run again after an interrupted migration.

CREATE TABLE IF NOT EXISTS KeptPosition (
  game_id INT NOT NULL,
  record_ID INT NOT NULL COMMENT 'The move after which the game was in it.',
  state ENUM ('wanted', 'kept', 'refused') NOT NULL DEFAULT 'wanted'
    COMMENT 'wanted: the event will add it; refused: the rules no longer allow a move before it.',
  position JSON COMMENT 'The position, as read_position; NULL unless it is kept.',
  PRIMARY KEY (game_id, record_ID),
  KEY k_KeptPosition_state (state, record_ID),
  CONSTRAINT fk_KeptPosition_game FOREIGN KEY (game_id) REFERENCES Game (game_id),
  CONSTRAINT ck_KeptPosition_position CHECK ((state = 'kept') = (position IS NOT NULL))
) COMMENT 'Positions of long games, from which copies for Look back begin. A deploy deletes them.';

CREATE TABLE IF NOT EXISTS PartialCopy (
  game_id INT NOT NULL PRIMARY KEY,
  CONSTRAINT fk_PartialCopy_game FOREIGN KEY (game_id) REFERENCES Game (game_id)
) COMMENT 'Copies for Look back, which may lack moves. If one is committed, the event deletes it.';
