-- A clock for who is to move, and who then moves for him. Every statement can run again after an
-- interrupted migration.

ALTER TABLE Game
  ADD COLUMN move_seconds INT
    COMMENT 'How long who is to move may take, in seconds; NULL: as long as he likes.';

ALTER TABLE Game
  ADD COLUMN stand_in INT COMMENT 'The character who moves for him who took longer.';

ALTER TABLE Game
  ADD CONSTRAINT fk_Game_stand_in FOREIGN KEY (stand_in) REFERENCES BotCharacter (character_id);

ALTER TABLE Game
  ADD CONSTRAINT ck_Game_clock CHECK (
    (move_seconds IS NULL) = (stand_in IS NULL) AND move_seconds BETWEEN 1 AND 2592000);

ALTER TABLE BotGame
  COMMENT 'The games with seats of characters or a clock, as far as they are not known to be over.';

ALTER TABLE Gamemanager
  MODIFY account VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin
    COMMENT 'Who made the move, in a game with seats of accounts or characters, or with a clock;
      NULL: there, a character.';

ALTER TABLE BotCharacter
  ADD COLUMN stands_in BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether he does not play to win: he moves for who is late, if no other is named.';
