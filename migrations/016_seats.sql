-- Seats that belong to accounts, and moves that nobody can take back. Every statement can run again
-- after an interrupted migration.

ALTER TABLE Player
  ADD COLUMN account VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin
    COMMENT 'Whose seat it is: the name of an account, without the host; NULL: nobody''s.';

ALTER TABLE Standing
  ADD COLUMN seating ENUM('table', 'characters', 'accounts') NOT NULL DEFAULT 'table'
    COMMENT 'Who moves for a seat. table: whoever moves; characters: they, for theirs; accounts:
      whose it is, too.';

UPDATE Standing AS g
  SET g.seating = 'characters'
  WHERE g.seating = 'table'
    AND EXISTS (
      SELECT p.pid FROM Player AS p WHERE p.game_id = g.game_id AND p.character_id IS NOT NULL);

ALTER TABLE Game
  ADD COLUMN seats JSON
    COMMENT 'The accounts that were given seats when it was made, by the numbers of the players.';

ALTER TABLE Gamemanager
  ADD COLUMN account VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin
    COMMENT 'Who made the move, where seats belong to accounts; NULL: there, a character.';

CREATE TABLE IF NOT EXISTS CalledMove (
  game_id INT NOT NULL,
  account VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin NOT NULL
    COMMENT 'Who called it.',
  action VARCHAR(20) NOT NULL,
  details JSON COMMENT 'As make_move takes them.',
  called_at DATETIME(3) NOT NULL COMMENT 'In UTC.',
  PRIMARY KEY (game_id),
  CONSTRAINT fk_CalledMove_game FOREIGN KEY (game_id) REFERENCES Game (game_id)
) COMMENT 'A move that must be made before any other of its game: what comes of it may be known.';
