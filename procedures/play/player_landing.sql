CREATE PROCEDURE player_landing(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_board_id INT,
  INOUT p_event_no INT, INOUT p_location INT, INOUT p_balance INT, IN p_decides BOOLEAN,
  OUT p_steps INT)
  MODIFIES SQL DATA
  COMMENT 'Lets the tile that a player landed on take effect.'
BEGIN
  /*
   * Changes : what landing_on_property, landing_where_players_decide or landing_on_bonus changes.
   * Returns : p_steps, the tiles that the player has yet to move, 0 when he came to rest.
   * Rule    : seed 000, 4.2 c.
   */
  DECLARE v_prid, v_owner, v_cost, v_amount INT;
  DECLARE v_effect VARCHAR(20);

  SET p_steps = 0;
  SELECT pr.prid, d.p_owner, pr.cost * d.cost_factor, bo.effect, bo.amount
    INTO v_prid, v_owner, v_cost, v_effect, v_amount
    FROM Location AS l
    LEFT JOIN Property AS pr ON pr.board_id = l.board_id AND pr.location = l.lid
    LEFT JOIN Deed AS d ON d.game_id = p_game_id AND d.prid = pr.prid
    LEFT JOIN Bonus AS bo ON bo.board_id = l.board_id AND bo.location = l.lid
    WHERE l.board_id = p_board_id
      AND l.lid = p_location
    FOR SHARE OF d;
  IF v_prid IS NOT NULL THEN
    IF NOT p_decides THEN
      CALL landing_on_property(
        p_game_id, p_record_id, p_player_id, p_board_id, p_location, v_prid, v_owner, v_cost,
        p_event_no, p_balance);
    ELSE
      CALL landing_where_players_decide(
        p_game_id, p_record_id, p_player_id, p_location, v_prid, v_owner, p_event_no);
    END IF;
  ELSE
    IF v_effect = 'draw' THEN
      CALL draw_card(
        p_game_id, p_record_id, p_player_id, p_board_id, p_location,
        p_event_no, v_effect, v_amount);
    END IF;
    CALL landing_on_bonus(
      p_game_id, p_record_id, p_player_id, p_board_id, v_effect, v_amount,
      p_event_no, p_location, p_balance, p_decides, p_steps);
  END IF;
END
