-- The newest game may be somebody else's: a client asks before it moves in it.
-- Games that were made earlier have no maker.
-- Every statement can run again after an interrupted migration.
ALTER TABLE Game
  ADD COLUMN made_by VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin
    COMMENT 'The account that made it, without its host; NULL: made before this was kept.';

ALTER TABLE Game
  ALTER COLUMN made_by SET DEFAULT (LEFT(
    USER(), CHAR_LENGTH(USER()) - CHAR_LENGTH(SUBSTRING_INDEX(USER(), '@', -1)) - 1));
