CREATE PROCEDURE finish_deletions()
  MODIFIES SQL DATA
  COMMENT 'Deletes the games whose deletion was interrupted.'
BEGIN
  /*
   * Changes : what delete_game changes, for every marked game; all committed.
   * Why     : a deploy or a lost connection may come between the mark and the rest.
   */
  DECLARE v_game_id INT DEFAULT 0;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    RESIGNAL;
  END;

  WHILE v_game_id IS NOT NULL DO
    SELECT MIN(g.game_id)
      INTO v_game_id
      FROM Game AS g
      WHERE g.is_deleted = TRUE AND g.game_id > v_game_id;
    IF v_game_id IS NOT NULL THEN
      CALL begin_transaction();
      CALL delete_marked_game(v_game_id);
    END IF;
  END WHILE;
END
