CREATE TRIGGER location_type_is_fixed BEFORE UPDATE ON Location FOR EACH ROW
BEGIN
  /*
   * Rejects changing the type of a location that has a bonus or a property.
   *
   * Raises : wrong_location_type.
   * Rule   : C15; the four triggers of the seed leave this gap.
   */
  DECLARE v_users INT;

  IF NEW.type <> OLD.type THEN
    SELECT COUNT(bo.bid) + COUNT(pr.prid)
      INTO v_users
      FROM Ruleset AS r
      LEFT JOIN Bonus AS bo ON bo.ruleset_id = r.ruleset_id AND bo.location = OLD.lid
      LEFT JOIN Property AS pr ON pr.ruleset_id = r.ruleset_id AND pr.location = OLD.lid
      WHERE r.ruleset_id = OLD.ruleset_id;
    IF v_users > 0 THEN
      CALL refuse('wrong_location_type', CONCAT(
        'Location ', OLD.lid, ' is in use as a ', IF(OLD.type = 1, 'property', 'bonus'), '.'));
    END IF;
  END IF;
END
