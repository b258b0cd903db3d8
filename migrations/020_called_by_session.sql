-- Who called a move is told of that one, however many others are called in the game meanwhile.
ALTER TABLE CalledMove
  ADD COLUMN session_id BIGINT UNSIGNED NOT NULL DEFAULT 0
    COMMENT 'The number of the session that called it.';
