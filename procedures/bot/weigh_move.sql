CREATE PROCEDURE weigh_move(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_phase VARCHAR(20), IN p_record_id INT,
  IN p_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin, IN p_pending INT,
  IN p_player_id INT, IN p_character_id INT, IN p_status INT, IN p_balance BIGINT,
  IN p_manages BOOLEAN, IN p_gives_up BOOLEAN, IN p_time_is_up BOOLEAN, IN p_runs_out BOOLEAN,
  OUT p_action VARCHAR(20), OUT p_prid INT, OUT p_amount BIGINT, OUT p_terms JSON,
  OUT p_reason VARCHAR(20), OUT p_worth BIGINT, OUT p_price BIGINT)
  READS SQL DATA
  COMMENT 'Chooses a move as a bot would, for advice.'
BEGIN
  /*
   * Takes, returns : as choose_move.
   * Why            : a deploy links this one without locks, because advice must keep nobody from
   *                  moving, and need not know what happens meanwhile.
   */
  CALL choose_move(
    p_game_id, p_ruleset_id, p_phase, p_record_id, p_seed, p_pending, p_player_id,
    p_character_id, p_status, p_balance, p_manages, p_gives_up, p_time_is_up, p_runs_out,
    p_action, p_prid, p_amount, p_terms, p_reason, p_worth, p_price);
END
