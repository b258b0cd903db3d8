CREATE TRIGGER tidy_edition AFTER UPDATE ON Edition FOR EACH ROW
BEGIN
  /*
   * Deletes the revision that an edition had, unless a game goes on by it.
   *
   * Changes : as delete_unused_ruleset.
   */
  IF NEW.ruleset_id <> OLD.ruleset_id THEN
    CALL delete_unused_ruleset(OLD.ruleset_id);
  END IF;
END
