CREATE PROCEDURE crown(
  IN p_game_id INT, IN p_record_id INT, IN p_winner VARCHAR(20), INOUT p_event_no INT)
  MODIFIES SQL DATA
  COMMENT 'Says who has won a game that is over.'
BEGIN
  /*
   * Takes   : p_winner, as in Ruleset.
   * Changes : Turns.status of the winners, one Event for each.
   * Rule    : seed 003, Deciding on a Winner: all who tie; seed 004, Game Objective.
   */
  DECLARE v_best, v_player_id INT;
  DECLARE v_done BOOLEAN DEFAULT FALSE;
  DECLARE c_winners CURSOR FOR
    SELECT t.player_ID
      FROM Turns AS t
      WHERE t.game_id = p_game_id
        AND t.status IN (0, 1)
        AND (p_winner = 'last' OR net_worth(p_game_id, t.player_ID) = v_best)
      ORDER BY t.player_ID;
  DECLARE CONTINUE HANDLER FOR NOT FOUND SET v_done = TRUE;

  SELECT MAX(net_worth(p_game_id, t.player_ID))
    INTO v_best
    FROM Turns AS t
    WHERE t.game_id = p_game_id
      AND t.status IN (0, 1);
  OPEN c_winners;
  FETCH c_winners INTO v_player_id;
  WHILE NOT v_done DO
    CALL set_status(p_game_id, v_player_id, 3, 0);
    CALL post(
      p_game_id, p_record_id, 'won', v_player_id, NULL, NULL, NULL, NULL, NULL, NULL, p_event_no);
    FETCH c_winners INTO v_player_id;
  END WHILE;
  CLOSE c_winners;
END
