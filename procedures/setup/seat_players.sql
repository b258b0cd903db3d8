CREATE PROCEDURE seat_players(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_players JSON,
  IN p_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin)
  MODIFIES SQL DATA
  COMMENT 'Seats named players, in the order given or by a roll of the dice.'
BEGIN
  /*
   * Takes   : p_players, as resolve_seats returns it.
   * Changes : Player; an Event with record 0 for each roll.
   * Rule    : S1: two dice each, highest first, ties at random, here by the seed; H12; A11: players
   *           who tie roll again.
   * Why     : the rolls are computed once: a function in a join would be called for each player.
   */
  DECLARE v_cash, v_first, v_times INT;
  DECLARE v_names JSON DEFAULT names_of_players(p_players, 0);
  DECLARE v_rolls, v_seats JSON;

  SELECT CASE r.player_order WHEN 'seat' THEN 0 WHEN 'rolled' THEN 1 WHEN 'rolled_off' THEN 12 END,
      r.starting_cash, r.first_location
    INTO v_times, v_cash, v_first
    FROM Ruleset AS r
    WHERE r.ruleset_id = p_ruleset_id;
  SET v_rolls = order_rolls(p_seed, JSON_LENGTH(p_players), v_times);
  SELECT JSON_ARRAYAGG(JSON_ARRAY(named.ordinal - 1, named.name, k.tid, c.character_id))
    INTO v_seats
    FROM JSON_TABLE(v_names, '$[*]' COLUMNS (
      ordinal FOR ORDINALITY, name VARCHAR(40) PATH '$')) AS named
    JOIN JSON_TABLE(p_players, '$[*]' COLUMNS (
      ordinal FOR ORDINALITY, played_by VARCHAR(40) PATH '$.character',
      token VARCHAR(40) PATH '$.token')) AS seat ON seat.ordinal = named.ordinal
    LEFT JOIN BotCharacter AS c ON c.name = seat.played_by
    LEFT JOIN Token AS k ON k.name = seat.token;
  INSERT INTO Player (
      game_id, turn, pid, name, bank_balance, location, token, character_id)
    SELECT p_game_id, ROW_NUMBER() OVER (
        ORDER BY o.rolled DESC,
          IF(v_times = 0, NULL, SHA2(CONCAT(p_seed, ':tie:', s.pid), 256)), s.pid) - 1,
        s.pid, s.name, v_cash, v_first, s.token, s.character_id
      FROM JSON_TABLE(v_seats, '$[*]' COLUMNS (
        pid INT PATH '$[0]', name VARCHAR(40) PATH '$[1]', token INT PATH '$[2]',
        character_id INT PATH '$[3]')) AS s
      LEFT JOIN (
        SELECT j.player_id, MAX(j.rolled) AS rolled
          FROM JSON_TABLE(v_rolls, '$[*]' COLUMNS (
            player_id INT PATH '$.player', rolled BIGINT PATH '$.rolled')) AS j
          GROUP BY j.player_id) AS o ON o.player_id = s.pid;
  INSERT INTO Event (game_id, record_ID, event_no, kind, player_ID, roll)
    SELECT p_game_id, 0, ROW_NUMBER() OVER (ORDER BY o.time, o.player_id), 'rolled', o.player_id,
        o.roll
      FROM JSON_TABLE(v_rolls, '$[*]' COLUMNS (
        player_id INT PATH '$.player', time INT PATH '$.time', roll INT PATH '$.roll')) AS o;
END
