CREATE FUNCTION save_slots() RETURNS INT
  READS SQL DATA
  COMMENT 'The number of save slots of each account.'
BEGIN
  DECLARE v_slots INT;

  SELECT s.value INTO v_slots FROM Setting AS s WHERE s.setting = 'save_slots';
  RETURN COALESCE(v_slots, 0);
END
