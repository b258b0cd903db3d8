CREATE FUNCTION is_auction_over(p_game_id INT, p_passed BIGINT UNSIGNED, p_bidder INT)
  RETURNS BOOLEAN
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'Whether nobody is left who could bid more.'
BEGIN
  /*
   * Takes : p_passed, as Game.passed; p_bidder, who holds the highest bid, NULL for nobody.
   */
  DECLARE v_seats, v_playing, v_player_id, v_status INT;
  DECLARE v_turn INT DEFAULT 0;

  CALL count_players(p_game_id, v_seats, v_playing);
  WHILE v_turn < v_seats DO
    CALL read_seat(p_game_id, v_turn, v_player_id, v_status);
    IF v_status <> 2 AND NOT p_passed >> v_turn & 1 AND NOT v_player_id <=> p_bidder THEN
      RETURN FALSE;
    END IF;
    SET v_turn = v_turn + 1;
  END WHILE;
  RETURN TRUE;
END
