CREATE PROCEDURE export_tournament(IN p_tournament LONGTEXT)
  READS SQL DATA
  COMMENT 'Exports a tournament as an archive for restore_tournament.'
BEGIN
  /*
   * Returns : a result of one row, archive: JSON, one value a line.
   * Raises  : tournament_not_found.
   */
  DECLARE v_archive JSON DEFAULT tournament_archive(whole_number(p_tournament));

  IF v_archive IS NULL THEN
    CALL refuse('tournament_not_found', CONCAT(
      'There is no tournament ', shown(p_tournament), '.'));
  END IF;
  SELECT JSON_PRETTY(v_archive) AS archive;
END
