-- Games that were made again from archives.

CREATE TABLE IF NOT EXISTS RestoredGame (
  game_id INT NOT NULL COMMENT 'The game that was made.',
  restored_id INT NOT NULL AUTO_INCREMENT
    COMMENT 'By which who made it finds it: LAST_INSERT_ID() in the same session.',
  archived_game_id INT NOT NULL COMMENT 'The number of the game that was archived.',
  digest CHAR(64) NOT NULL COMMENT 'That of the archive.',
  archive LONGTEXT COMMENT 'What the game is made of; not kept.',
  PRIMARY KEY (game_id),
  CONSTRAINT uq_RestoredGame_restored_id UNIQUE (restored_id),
  CONSTRAINT fk_RestoredGame_game FOREIGN KEY (game_id) REFERENCES Game (game_id)
) COMMENT 'Inserting an archive makes the game anew that it was written of.';
