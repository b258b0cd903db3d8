CREATE FUNCTION moves_are_final(p_game_id INT) RETURNS BOOLEAN
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'Whether the moves of the account that calls are final in a game.'
BEGIN
  /*
   * Returns : TRUE where seats belong to accounts, except for the owner.
   */
  DECLARE v_seating VARCHAR(20);

  SELECT g.seating INTO v_seating FROM GameState AS g WHERE g.game_id = p_game_id;
  RETURN COALESCE(v_seating IN ('accounts', 'held'), FALSE) AND NOT is_owner();
END
