CREATE TRIGGER drop_edition AFTER DELETE ON Edition FOR EACH ROW
BEGIN
  /*
   * Deletes the revision of a deleted edition, unless a game uses it.
   *
   * Changes : as delete_unused_ruleset.
   */
  CALL delete_unused_ruleset(OLD.ruleset_id);
END
