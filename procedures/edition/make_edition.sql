CREATE TRIGGER make_edition BEFORE INSERT ON Edition FOR EACH ROW
BEGIN
  /*
   * Makes an edition from its document.
   *
   * Sets   : NEW.ruleset_id, a new revision; NEW.edition, its name in the document.
   * Raises : edition_malformed.
   * Why    : a trigger, so that one statement makes a whole edition or nothing.
   */
  DECLARE v_ruleset_id INT;

  CALL make_revision(NEW.source, NULL, v_ruleset_id);
  SET NEW.ruleset_id = v_ruleset_id;
  SET NEW.edition = JSON_UNQUOTE(JSON_EXTRACT(NEW.source, '$.edition'));
END
