CREATE TRIGGER delete_old_revisions AFTER UPDATE ON Edition FOR EACH ROW
BEGIN
  /*
   * Deletes the previous revision of an edition, unless a game uses it.
   *
   * Changes : as delete_unused_ruleset.
   */
  IF NEW.ruleset_id <> OLD.ruleset_id THEN
    CALL delete_unused_ruleset(OLD.ruleset_id);
  END IF;
END
