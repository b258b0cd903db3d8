CREATE TRIGGER b_location_chk_2 BEFORE UPDATE ON Bonus FOR EACH ROW
BEGIN
  /*
   * Rejects a bonus on a location of the other type.
   *
   * Raises : wrong_location_type.
   * Rule   : C15.
   */
  CALL check_location_type(NEW.ruleset_id, NEW.location, 0);
END
