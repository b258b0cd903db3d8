-- A submitted move has a number by which its submitter recognises it, and the event finds by an
-- index what waits. Every statement can run again after an interrupted migration.

ALTER TABLE CalledMove
  CHANGE session_id call_id BIGINT UNSIGNED NOT NULL DEFAULT 0
    COMMENT 'By which the session that submitted it recognises it; 0: a substitute bot''s.',
  ADD KEY k_CalledMove_called_at (called_at);

ALTER TABLE CalledGame
  ADD KEY k_CalledGame_called_at (called_at);
