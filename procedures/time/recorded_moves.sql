CREATE FUNCTION recorded_moves(p_game_id INT, p_first_record_id INT, p_last_record_id INT)
  RETURNS JSON
  READS SQL DATA
  COMMENT 'The moves of a game, with their results.'
BEGIN
  /*
   * Takes   : the first and the last record; NULL as the last includes all after the first.
   * Returns : an array of rows of Gamemanager, as objects without NULLs. Tokens are left out,
   *           because they belong to the clients.
   * Why     : what a client gives is DOUBLE, but nothing is recorded that is not a whole number.
   */
  DECLARE v_moves JSON;

  SELECT JSON_ARRAYAGG(JSON_MERGE_PATCH(JSON_OBJECT(), JSON_OBJECT(
      'record_ID', CAST(m.record_ID AS SIGNED), 'player_ID', CAST(m.player_ID AS SIGNED),
      'action', m.action, 'dice', CAST(m.dice AS SIGNED), 'dice2', CAST(m.dice2 AS SIGNED),
      'prid', CAST(m.prid AS SIGNED), 'amount', CAST(m.amount AS SIGNED), 'terms', m.terms,
      'drawn', m.drawn, 'round', m.round, 'turn', m.turn, 'location', m.location,
      'bank_balance', m.bank_balance, 'played_at', CAST(m.played_at AS CHAR),
      'account', m.account)))
    INTO v_moves
    FROM Gamemanager AS m
    WHERE m.game_id = p_game_id
      AND m.record_ID >= p_first_record_id
      AND (p_last_record_id IS NULL OR m.record_ID <= p_last_record_id);
  RETURN COALESCE(v_moves, JSON_ARRAY());
END
