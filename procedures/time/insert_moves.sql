CREATE PROCEDURE insert_moves(IN p_game_id INT, IN p_moves JSON, IN p_last_record_id INT)
  MODIFIES SQL DATA
  COMMENT 'Makes moves in a game that were made in another.'
BEGIN
  /*
   * Takes   : p_moves, as recorded_moves, starting with the next record of the game;
   *           p_last_record_id, the last to make.
   * Changes : what the moves change, in one statement: all are made or none.
   * Raises  : what dice_trigger raises; 3156 for an invalid time or account. A gap in the moves is
   *           refused as record_ahead.
   * Why     : the seats belong to nobody meanwhile: the right to each move was checked when it was
   *           made. No move gets a later time than one after it: the clock of the server may have
   *           been set back, and old moves have no time. The window runs backwards, because MySQL
   *           reads all rows of a window that reaches to the last row again for each row.
   */
  DECLARE v_seating VARCHAR(20);

  SELECT g.seating INTO v_seating FROM GameState AS g WHERE g.game_id = p_game_id;
  UPDATE GameState AS g SET g.seating = 'table' WHERE g.game_id = p_game_id;
  INSERT INTO Gamemanager (
      game_id, record_ID, player_ID, action, dice, dice2, prid, amount, terms, played_at, account)
    SELECT
        p_game_id, m.record_id, m.player_id, m.action, m.dice, m.dice2, m.prid, m.amount, m.terms,
        m.played_at, m.account
      FROM (
        SELECT j.record_id, j.player_id, j.action, j.dice, j.dice2, j.prid, j.amount, j.terms,
            j.account, MIN(j.played_at) OVER (
              ORDER BY j.record_id DESC ROWS UNBOUNDED PRECEDING) AS played_at
          FROM JSON_TABLE(p_moves, '$[*]' COLUMNS (
            record_id DOUBLE PATH '$.record_ID', player_id DOUBLE PATH '$.player_ID',
            action VARCHAR(20) PATH '$.action', dice DOUBLE PATH '$.dice',
            dice2 DOUBLE PATH '$.dice2', prid DOUBLE PATH '$.prid',
            amount DOUBLE PATH '$.amount', terms VARCHAR(2000) PATH '$.terms',
            played_at DATETIME(3) PATH '$.played_at' ERROR ON ERROR,
            account VARCHAR(80) PATH '$.account' ERROR ON ERROR)) AS j) AS m
      WHERE m.record_id <= p_last_record_id
      ORDER BY m.record_id;
  UPDATE GameState AS g SET g.seating = v_seating WHERE g.game_id = p_game_id;
END
