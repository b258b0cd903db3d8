CREATE PROCEDURE remove_edition(IN p_edition TEXT)
  MODIFIES SQL DATA
  COMMENT 'Removes an edition; games that use it continue.'
BEGIN
  /*
   * Changes : Edition; its ruleset too, when no game uses it; InstalledPart, so that the next
   *           deploy checks for all its editions.
   * Raises  : edition_not_found.
   */
  CALL check_editions_exist(p_edition, NULL);
  DELETE FROM Edition WHERE edition = p_edition;
  DELETE FROM InstalledPart WHERE type = 'SEEDS';
END
