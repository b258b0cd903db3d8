CREATE PROCEDURE copy_moves(
  IN p_game_id INT, IN p_copy_id INT, IN p_first_record_id INT, IN p_last_record_id INT)
  MODIFIES SQL DATA
  COMMENT 'Makes the moves of a game again in another.'
BEGIN
  /*
   * Takes   : the first and the last record to copy; the first must be the next of the copy.
   * Changes : what the moves change, by one statement: all are made or none.
   * Raises  : what dice_trigger raises. A gap in the ledger is refused as record_ahead.
   * Why     : the moves are read first. INSERT ... SELECT would lock what it reads, and the place
   *           where the next move of the game goes: its players would wait, and two forks of the
   *           newest game would wait for each other. Tokens are names of moves, not moves: they
   *           stay with the original. No move is copied as later than one that follows it: the
   *           clock of the server may have been set back, and old moves have no time.
   */
  DECLARE v_moves JSON;
  DECLARE v_seating VARCHAR(20);

  SELECT JSON_ARRAYAGG(JSON_ARRAY(
      m.record_ID, m.player_ID, m.action, m.dice, m.dice2, m.prid, m.amount, m.terms,
      m.played_at))
    INTO v_moves
    FROM (
      SELECT g.record_ID, g.player_ID, g.action, g.dice, g.dice2, g.prid, g.amount, g.terms,
          MIN(g.played_at) OVER (
            ORDER BY g.record_ID ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) AS played_at
        FROM Gamemanager AS g
        WHERE g.game_id = p_game_id
          AND g.record_ID >= p_first_record_id) AS m
    WHERE m.record_ID <= p_last_record_id;
  SELECT g.seating INTO v_seating FROM Standing AS g WHERE g.game_id = p_copy_id;
  INSERT INTO Gamemanager (
      game_id, record_ID, player_ID, action, dice, dice2, prid, amount, terms, played_at, account)
    SELECT
        p_copy_id, m.record_id, m.player_id, m.action, m.dice, m.dice2, m.prid, m.amount, m.terms,
        m.played_at, IF(v_seating = 'table', NULL, '')
      FROM JSON_TABLE(v_moves, '$[*]' COLUMNS (
        record_id INT PATH '$[0]', player_id INT PATH '$[1]', action VARCHAR(20) PATH '$[2]',
        dice DOUBLE PATH '$[3]', dice2 DOUBLE PATH '$[4]', prid INT PATH '$[5]',
        amount DOUBLE PATH '$[6]', terms VARCHAR(2000) PATH '$[7]',
        played_at DATETIME(3) PATH '$[8]')) AS m
      ORDER BY m.record_id;
END
