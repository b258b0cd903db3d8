CREATE PROCEDURE crown(
  IN p_game_id INT, IN p_record_id INT, IN p_seats INT, IN p_winner VARCHAR(20),
  INOUT p_event_no INT)
  MODIFIES SQL DATA
  COMMENT 'Says who has won a game that is over.'
BEGIN
  /*
   * Takes   : p_winner, as in Ruleset.
   * Changes : Turns.status of the winners, one Event for each, in the order of play.
   * Rule    : seed 003, Deciding on a Winner: all who tie; seed 004, Game Objective.
   */
  DECLARE v_player_id, v_status INT;
  DECLARE v_best BIGINT;
  DECLARE v_turn INT DEFAULT 0;

  WHILE v_turn < p_seats DO
    CALL read_seat(p_game_id, v_turn, v_player_id, v_status);
    IF v_status <> 2 THEN
      SET v_best = GREATEST(
        COALESCE(v_best, -1), IF(p_winner = 'last', 0, net_worth(p_game_id, v_player_id)));
    END IF;
    SET v_turn = v_turn + 1;
  END WHILE;
  SET v_turn = 0;
  WHILE v_turn < p_seats DO
    CALL read_seat(p_game_id, v_turn, v_player_id, v_status);
    IF v_status <> 2
      AND (p_winner = 'last' OR net_worth(p_game_id, v_player_id) = v_best)
    THEN
      CALL set_status(p_game_id, v_player_id, 3, 0);
      CALL post(
        p_game_id, p_record_id, 'won', v_player_id, NULL, NULL, NULL, NULL, NULL, NULL,
        p_event_no);
    END IF;
    SET v_turn = v_turn + 1;
  END WHILE;
END
