CREATE PROCEDURE lock_tournament(
  IN p_tournament_id BIGINT, OUT p_changes INT, OUT p_is_closed BOOLEAN)
  MODIFIES SQL DATA
  COMMENT 'Locks a tournament, so that its changes follow each other.'
BEGIN
  /*
   * Returns : p_changes, the number of changes so far; p_is_closed, whether it is closed.
   * Raises  : tournament_not_found, stale_snapshot.
   * Why     : the lock comes before any read, so that later reads see the present state. The
   *           snapshot of a transaction that has read before may be older: then it cannot be relied
   *           on.
   */
  DECLARE v_seen INT;

  SELECT s.change_count, s.is_closed
    INTO p_changes, p_is_closed
    FROM TournamentState AS s
    WHERE s.tournament_id = p_tournament_id
    FOR UPDATE;
  IF p_changes IS NULL THEN
    CALL refuse('tournament_not_found', CONCAT(
      'There is no tournament ', COALESCE(p_tournament_id, 'NULL'), '.'));
  END IF;
  SELECT s.change_count
    INTO v_seen
    FROM TournamentState AS s
    WHERE s.tournament_id = p_tournament_id;
  IF NOT v_seen <=> p_changes THEN
    CALL refuse('stale_snapshot', CONCAT(
      'Tournament ', p_tournament_id,
      ' was changed after this transaction began to read; end it and try again.'));
  END IF;
END
