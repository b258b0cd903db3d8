CREATE PROCEDURE remove_edition(IN p_edition TEXT)
  MODIFIES SQL DATA
  COMMENT 'Takes an edition away; games that began with it go on.'
BEGIN
  /*
   * Changes : Edition; its ruleset too, when no game has it; InstalledPart, so that the next deploy
   *           looks whether all of its editions are there.
   * Raises  : edition_not_found.
   */
  CALL check_editions_exist(p_edition, NULL);
  DELETE FROM Edition WHERE edition = p_edition;
  DELETE FROM InstalledPart WHERE type = 'SEEDS';
END
