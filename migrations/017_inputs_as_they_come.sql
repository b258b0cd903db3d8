-- What clients name in a move, in columns that hold it as it came, so that the trigger can refuse
-- it by name: a column of whole numbers would round 2.5 to 3, and one of 64 characters would cut a
-- token where the mode is not strict. What is kept is whole. Every statement can run again.

ALTER TABLE Gamemanager
  MODIFY record_ID DOUBLE NOT NULL
    COMMENT 'Counts from 1 in each game, without gaps; DOUBLE, so that 2.5 is not rounded to 3.',
  MODIFY token VARCHAR(255) COLLATE utf8mb4_0900_bin
    COMMENT 'A name that a client may give its move, to find it again: see MoveToken. Longer than it
      may be, so that a longer one is refused and not cut.',
  MODIFY player_ID DOUBLE NOT NULL
    COMMENT 'DOUBLE, so that 2.5 is refused and not rounded to 3.',
  MODIFY prid DOUBLE
    COMMENT 'The property that the action is about; DOUBLE, so that 2.5 is refused.';
