CREATE PROCEDURE monopoly_checker(IN p_player_id INT, IN p_location INT)
  MODIFIES SQL DATA
  COMMENT 'Doubles the costs of a colour that one player owns.'
BEGIN
  DECLARE v_colour, v_other_owner INT;

  SELECT p.colour INTO v_colour FROM Property AS p WHERE p.location = p_location;
  SELECT p.p_owner
    INTO v_other_owner
    FROM Property AS p
    WHERE p.location <> p_location
      AND p.colour = v_colour;
  IF p_player_id = v_other_owner THEN
    UPDATE Property AS p SET p.cost = p.cost * 2 WHERE p.colour = v_colour;
  END IF;
END
