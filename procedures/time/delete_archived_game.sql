CREATE PROCEDURE delete_archived_game(IN p_game_id INT, IN p_archive LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Deletes a finished game that was archived.'
BEGIN
  /*
   * Takes   : p_archive, as export_game returned it.
   * Changes : as delete_game; all committed.
   * Raises  : game_not_found, game_not_over, game_has_saves; archive_malformed, archive_version and
   *           archive_changed, as check_archive; archive_differs.
   * Why     : saves point into this game and would be lost with it. Forks have copies of its moves,
   *           and a league match keeps its number: these stay. A session that saves the game
   *           meanwhile waits for the lock, and then finds it gone.
   */
  DECLARE v_converted JSON;
  DECLARE v_game_id INT;
  DECLARE v_phase VARCHAR(20);
  DECLARE v_saves INT;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    RESIGNAL;
  END;

  CALL begin_transaction();
  SELECT s.game_id
    INTO v_game_id
    FROM Game AS s
    WHERE s.game_id = find_game(p_game_id)
    FOR UPDATE;
  SELECT g.phase INTO v_phase FROM GameState AS g WHERE g.game_id = v_game_id;
  IF v_phase IS NULL THEN
    CALL refuse('game_not_found', missing_game());
  END IF;
  IF v_phase <> 'over' THEN
    CALL refuse('game_not_over', CONCAT('Game ', p_game_id, ' is still being played.'));
  END IF;
  SELECT COUNT(*)
    INTO v_saves
    FROM (
      SELECT s.game_id FROM Save AS s WHERE s.game_id = p_game_id
      UNION ALL
      SELECT s.game_id FROM SaveSlot AS s WHERE s.game_id = p_game_id) AS n;
  IF v_saves > 0 THEN
    CALL refuse('game_has_saves', CONCAT(
      'Saves of game ', p_game_id, ' (', v_saves, ') would go with it; delete them first.'));
  END IF;
  CALL check_archive(p_archive, v_converted);
  IF NOT JSON_VALUE(p_archive, '$.digest') <=> archive_digest(archive_of(p_game_id)) THEN
    CALL refuse('archive_differs', CONCAT('This is not an archive of game ', p_game_id, '.'));
  END IF;
  UPDATE Game AS s SET s.is_deleted = TRUE WHERE s.game_id = v_game_id;
  CALL delete_marked_game(v_game_id);
END
