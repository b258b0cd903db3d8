CREATE PROCEDURE finish_deletions()
  MODIFIES SQL DATA
  COMMENT 'Deletes the games whose deletion was interrupted, and copies that lack moves.'
BEGIN
  /*
   * Changes : what delete_game changes, for every marked game and every PartialCopy that somebody
   *           committed; all committed.
   * Why     : a deploy or a lost connection may come between the mark and the rest.
   */
  DECLARE v_game_id INT DEFAULT 0;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    RESIGNAL;
  END;

  WHILE v_game_id IS NOT NULL DO
    SELECT MIN(d.game_id)
      INTO v_game_id
      FROM (
        SELECT g.game_id FROM Game AS g WHERE g.is_deleted = TRUE
        UNION ALL SELECT c.game_id FROM PartialCopy AS c) AS d
      WHERE d.game_id > v_game_id;
    IF v_game_id IS NOT NULL THEN
      CALL begin_transaction();
      UPDATE Game AS g SET g.is_deleted = TRUE WHERE g.game_id = v_game_id;
      CALL delete_marked_game(v_game_id);
    END IF;
  END WHILE;
END
