CREATE PROCEDURE count_players(IN p_game_id INT, OUT p_seats INT, OUT p_playing INT)
  READS SQL DATA
  COMMENT 'Counts the seats of a game and the players who are not defeated.'
BEGIN
  /*
   * Returns : p_seats, turns are numbered from 0 to p_seats - 1; p_playing of them still play.
   */
  DECLARE v_player_id, v_status INT;
  DECLARE v_turn INT DEFAULT 0;

  SET p_playing = 0;
  SELECT g.player_count INTO p_seats FROM Game AS g WHERE g.game_id = p_game_id;
  WHILE v_turn < p_seats DO
    CALL read_seat(p_game_id, v_turn, v_player_id, v_status);
    SET p_playing = p_playing + (v_status <> 2);
    SET v_turn = v_turn + 1;
  END WHILE;
END
