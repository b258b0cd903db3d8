CREATE FUNCTION player_facts(p_game_id INT, p_player_id INT) RETURNS JSON
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'How a player of a game stands.'
BEGIN
  /*
   * Returns : turn, status, jail_turns, location, balance and cards; NULL when the game has no such
   *           player.
   * Why     : see game_facts.
   */
  DECLARE v_facts JSON;

  SELECT JSON_OBJECT(
      'turn', t.turn, 'status', t.status, 'jail_turns', t.jail_turns,
      'location', p.location, 'balance', p.bank_balance, 'cards', COALESCE(p.cards, JSON_ARRAY()))
    INTO v_facts
    FROM Turns AS t
    JOIN Player AS p ON p.game_id = t.game_id AND p.pid = t.player_ID
    WHERE t.game_id = p_game_id
      AND t.player_ID = p_player_id;
  RETURN v_facts;
END
