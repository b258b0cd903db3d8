CREATE FUNCTION leader_of(p_game_id INT) RETURNS INT
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'The player who is ahead in a game.'
BEGIN
  /*
   * Returns : the player who is in the game and worth more than everybody else in it, by
   *           worth_in_game; NULL: nobody, as at the beginning.
   */
  DECLARE v_leader INT;

  WITH valued AS (
    SELECT p.pid, worth_in_game(p.game_id, p.pid) AS worth
      FROM Player AS p
      JOIN Status AS s ON s.status = p.status AND s.takes_part
      WHERE p.game_id = p_game_id)
  SELECT IF(COUNT(*) = 1, MAX(v.pid), NULL)
    INTO v_leader
    FROM valued AS v
    WHERE v.worth = (SELECT MAX(o.worth) FROM valued AS o);
  RETURN v_leader;
END
