CREATE FUNCTION moves_are_final(p_game_id INT) RETURNS BOOLEAN
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'Whether what the account that calls does in a game is not to be taken back.'
BEGIN
  /*
   * Returns : TRUE where seats belong to accounts, but for the owner.
   */
  DECLARE v_seating VARCHAR(20);

  SELECT g.seating INTO v_seating FROM Standing AS g WHERE g.game_id = p_game_id;
  RETURN v_seating <=> 'accounts' AND NOT is_owner();
END
