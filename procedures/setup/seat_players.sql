CREATE PROCEDURE seat_players(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_players JSON,
  IN p_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin)
  MODIFIES SQL DATA
  COMMENT 'Seats named players, in the order in which they are named or which they roll.'
BEGIN
  /*
   * Changes : Player; an Event with record 0 for each roll.
   * Raises  : what check_names raises.
   * Rule    : S1: two dice each, highest first, ties at random, here by the seed; H12.
   */
  DECLARE v_rolled BOOLEAN;
  DECLARE v_cash, v_first INT;

  CALL check_names(p_players);
  SELECT r.player_order = 'rolled', r.starting_cash, r.first_location
    INTO v_rolled, v_cash, v_first
    FROM Ruleset AS r
    WHERE r.ruleset_id = p_ruleset_id;
  INSERT INTO Player (game_id, turn, pid, name, bank_balance, location)
    SELECT p_game_id, ROW_NUMBER() OVER (
        ORDER BY IF(v_rolled, order_roll(p_seed, named.ordinal - 1), 0) DESC,
          IF(v_rolled, SHA2(CONCAT(p_seed, ':tie:', named.ordinal - 1), 256), NULL),
          named.ordinal) - 1,
        named.ordinal - 1, named.name, v_cash, v_first
      FROM JSON_TABLE(p_players, '$[*]' COLUMNS (
        ordinal FOR ORDINALITY, name VARCHAR(40) PATH '$')) AS named;
  IF v_rolled THEN
    INSERT INTO Event (game_id, record_ID, event_no, kind, player_ID, roll)
      SELECT p_game_id, 0, p.pid + 1, 'rolled', p.pid, order_roll(p_seed, p.pid)
        FROM Player AS p
        WHERE p.game_id = p_game_id;
  END IF;
END
