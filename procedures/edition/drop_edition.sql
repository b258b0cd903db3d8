CREATE TRIGGER drop_edition AFTER DELETE ON Edition FOR EACH ROW
BEGIN
  /*
   * Deletes the revision of an edition that is gone, unless a game goes on by it.
   *
   * Changes : as delete_unused_ruleset.
   */
  CALL delete_unused_ruleset(OLD.ruleset_id);
END
