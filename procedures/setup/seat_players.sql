CREATE PROCEDURE seat_players(
  IN p_game_id INT, IN p_players JSON,
  IN p_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin)
  MODIFIES SQL DATA
  COMMENT 'Seats named players, in the order in which they are named or which they roll.'
BEGIN
  /*
   * Changes : Player, Turns; an Event with record 0 for each roll.
   * Raises  : name_too_long, name_malformed, name_taken.
   * Rule    : seed 004, Beginning: two dice each, highest first, ties at random, here by the seed;
   *           seed 003, Continuing set up.
   */
  DECLARE v_rolled BOOLEAN;
  DECLARE v_longest, v_malformed, v_different INT;

  SELECT MAX(CHAR_LENGTH(named.name)), SUM(named.name REGEXP '[[:cntrl:]{}]'),
      COUNT(DISTINCT CAST(named.name AS BINARY))
    INTO v_longest, v_malformed, v_different
    FROM JSON_TABLE(p_players, '$[*]' COLUMNS (name VARCHAR(1000) PATH '$')) AS named;
  IF v_longest > 40 THEN
    CALL refuse('name_too_long', 'The name of a player has at most 40 characters.');
  END IF;
  IF v_malformed > 0 THEN
    CALL refuse('name_malformed', 'Names are without braces and control characters.');
  END IF;
  IF v_different < JSON_LENGTH(p_players) THEN
    CALL refuse('name_taken', 'Two players have the same name.');
  END IF;

  INSERT INTO Player (game_id, pid, name, bank_balance, location)
    SELECT p_game_id, named.ordinal - 1, named.name, r.starting_cash, b.first_location
      FROM Game AS g
      JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
      JOIN Board AS b ON b.board_id = g.board_id
      JOIN JSON_TABLE(p_players, '$[*]' COLUMNS (
        ordinal FOR ORDINALITY, name VARCHAR(40) PATH '$')) AS named
      WHERE g.game_id = p_game_id;
  SELECT r.player_order = 'rolled'
    INTO v_rolled
    FROM Game AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    WHERE g.game_id = p_game_id;
  IF v_rolled THEN
    INSERT INTO Event (game_id, record_ID, event_no, kind, player_ID, roll)
      SELECT p_game_id, 0, p.pid + 1, 'rolled', p.pid,
          die_of(p_seed, CONCAT('order:', p.pid, ':1'), 6)
            + die_of(p_seed, CONCAT('order:', p.pid, ':2'), 6)
        FROM Player AS p
        WHERE p.game_id = p_game_id;
  END IF;
  INSERT INTO Turns (game_id, turn, player_ID)
    SELECT p_game_id, ROW_NUMBER() OVER (
        ORDER BY e.roll DESC,
          IF(v_rolled, SHA2(CONCAT(p_seed, ':tie:', p.pid), 256), NULL), p.pid) - 1, p.pid
      FROM Player AS p
      LEFT JOIN Event AS e
        ON e.game_id = p.game_id AND e.record_ID = 0 AND e.event_no = p.pid + 1
      WHERE p.game_id = p_game_id;
END
