CREATE PROCEDURE check_session()
  READS SQL DATA
  COMMENT 'Rejects sessions whose variables affect shared data.'
BEGIN
  /*
   * Raises : session_variable.
   * Why    : an account may set these for itself. insert_id and auto_increment_increment use up the
   *          numbers of games, players and tournaments, insert_id for good; without the checks,
   *          rows get in that keys reject; with another collation than that of the columns,
   *          documents cannot be compared with them.
   */
  DECLARE v_name VARCHAR(40) DEFAULT CASE
    WHEN @@SESSION.insert_id <> 0 THEN 'insert_id'
    WHEN @@SESSION.auto_increment_increment <> @@GLOBAL.auto_increment_increment
      THEN 'auto_increment_increment'
    WHEN @@SESSION.auto_increment_offset <> @@GLOBAL.auto_increment_offset
      THEN 'auto_increment_offset'
    WHEN @@SESSION.foreign_key_checks = 0 THEN 'foreign_key_checks'
    WHEN @@SESSION.unique_checks = 0 THEN 'unique_checks'
    WHEN @@SESSION.default_collation_for_utf8mb4 <> 'utf8mb4_0900_ai_ci'
      THEN 'default_collation_for_utf8mb4'
  END;

  IF v_name IS NOT NULL THEN
    CALL refuse('session_variable', CONCAT(
      v_name, ' differs from the server''s setting; connect again.'));
  END IF;
END
