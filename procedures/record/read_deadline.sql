CREATE PROCEDURE read_deadline(IN p_game_id INT, OUT p_deadline DATETIME(3))
  READS SQL DATA
  COMMENT 'Reads when the time of an auction is up.'
BEGIN
  /*
   * Returns : NULL when no auction with a clock is going on.
   */
  -- exactly one row
  SELECT g.deadline INTO p_deadline FROM Standing AS g WHERE g.game_id = p_game_id FOR UPDATE;
END
