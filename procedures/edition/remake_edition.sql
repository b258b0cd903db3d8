CREATE TRIGGER remake_edition BEFORE UPDATE ON Edition FOR EACH ROW
BEGIN
  /*
   * Makes a new revision of an edition whose document has changed.
   *
   * Sets   : NEW.ruleset_id.
   * Raises : edition_malformed.
   */
  DECLARE v_ruleset_id INT;

  CALL make_revision(NEW.source, OLD.ruleset_id, v_ruleset_id);
  SET NEW.ruleset_id = v_ruleset_id;
END
