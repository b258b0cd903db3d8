CREATE PROCEDURE insert_moves(
  IN p_game_id INT, IN p_moves JSON, IN p_last_record_id INT, IN p_pauses JSON)
  MODIFIES SQL DATA
  COMMENT 'Makes moves in a game that were made in another.'
BEGIN
  /*
   * Takes   : p_moves, as recorded_moves, starting with the next record of the game;
   *           p_last_record_id, the last to make; p_pauses, as Game.pauses of the other game.
   * Changes : what the moves change; after the moves where the clock of an auction stood still,
   *           what pause_clock changes.
   * Raises  : what dice_trigger raises; 3156 for an invalid time or account. A gap in the moves is
   *           refused as record_ahead.
   * Why     : the seats belong to nobody meanwhile: the right to each move was checked when it was
   *           made. No move gets a later time than one after it: the clock of the server may have
   *           been set back, and old moves have no time. The window runs backwards, because MySQL
   *           reads all rows of a window that reaches to the last row again for each row.
   */
  DECLARE v_seating VARCHAR(20);
  DECLARE v_done INT DEFAULT 0;
  DECLARE v_index INT DEFAULT 1;
  DECLARE v_until INT;
  DECLARE v_milliseconds BIGINT;

  SELECT g.seating INTO v_seating FROM GameState AS g WHERE g.game_id = p_game_id;
  UPDATE GameState AS g SET g.seating = 'table' WHERE g.game_id = p_game_id;
  REPEAT
    SET v_until = p_last_record_id;
    SET v_milliseconds = NULL;
    SELECT j.record, j.milliseconds
      INTO v_until, v_milliseconds
      FROM JSON_TABLE(p_pauses, '$[*]' COLUMNS (
        n FOR ORDINALITY, record INT PATH '$.record',
        milliseconds BIGINT PATH '$.milliseconds')) AS j
      WHERE j.n = v_index AND j.record <= p_last_record_id;
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
        WHERE m.record_id > v_done AND m.record_id <= v_until
        ORDER BY m.record_id;
    IF v_milliseconds IS NOT NULL THEN
      CALL pause_clock(p_game_id, v_milliseconds);
    END IF;
    SET v_done = v_until;
    SET v_index = v_index + 1;
  UNTIL v_milliseconds IS NULL END REPEAT;
  UPDATE GameState AS g SET g.seating = v_seating WHERE g.game_id = p_game_id;
END
