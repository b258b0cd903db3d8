CREATE TRIGGER pr_location_chk_2 BEFORE UPDATE ON Property FOR EACH ROW
BEGIN
  /*
   * Rejects a property on a location of the other type.
   *
   * Raises : wrong_location_type.
   * Rule   : C15.
   */
  CALL check_location_type(NEW.ruleset_id, NEW.location, 1);
END
