CREATE FUNCTION worth_in_game(p_game_id INT, p_player_id INT) RETURNS BIGINT
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'By what the players of a game compare themselves.'
BEGIN
  /*
   * Returns : what the player could raise; the net worth by the rules where that decides the game,
   *           or where nothing can be mortgaged or sold. NULL when the game has no such player.
   * Why     : a net worth counts mortgaged properties at their full price, so that somebody who
   *           can pay no rent looks rich.
   */
  DECLARE v_by_rule BOOLEAN;

  SELECT r.winner = 'net_worth' OR r.mortgage_percent IS NULL AND r.sell_deed_percent IS NULL
    INTO v_by_rule
    FROM GameState AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    WHERE g.game_id = p_game_id;
  RETURN IF(v_by_rule, net_worth(p_game_id, p_player_id), raisable(p_game_id, p_player_id));
END
