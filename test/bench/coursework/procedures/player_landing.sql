CREATE PROCEDURE player_landing(IN p_player_id INT, IN p_location INT)
  MODIFIES SQL DATA
  COMMENT 'Lets a tile take effect, by its type.'
BEGIN
  DECLARE v_type INT;

  SELECT l.type INTO v_type FROM Location AS l WHERE l.lid = p_location;
  IF v_type = 1 THEN
    CALL landing_on_property(p_player_id, p_location);
  ELSE
    CALL landing_on_bonus(p_player_id, p_location);
  END IF;
END
