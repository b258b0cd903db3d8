CREATE PROCEDURE deal_deeds(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_players INT,
  IN p_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin)
  MODIFIES SQL DATA
  COMMENT 'Deals properties to the players of a new game, where its rules say so.'
BEGIN
  /*
   * Takes   : p_players, how many.
   * Changes : Deed; an Event with record 0 for each.
   * Rule    : A12: in the order of SHA-256 of `seed:deed:number`, one after the other in the order
   *           of play; as many to each as there are for all.
   */
  DECLARE v_dealt, v_events INT;

  SELECT LEAST(r.deeds_dealt, (
      SELECT COUNT(*) FROM Property AS pr WHERE pr.ruleset_id = r.ruleset_id) DIV p_players)
    INTO v_dealt
    FROM Ruleset AS r
    WHERE r.ruleset_id = p_ruleset_id;
  IF v_dealt > 0 THEN
    UPDATE Deed AS d
      JOIN (
        SELECT pr.prid, ROW_NUMBER() OVER (
            ORDER BY SHA2(CONCAT(p_seed, ':deed:', pr.prid), 256)) - 1 AS place
          FROM Property AS pr
          WHERE pr.ruleset_id = p_ruleset_id) AS pile ON pile.prid = d.prid
      JOIN Player AS p ON p.game_id = p_game_id AND p.turn = pile.place MOD p_players
      SET d.p_owner = p.pid
      WHERE d.game_id = p_game_id
        AND pile.place < v_dealt * p_players;
    SELECT COUNT(*)
      INTO v_events
      FROM Event AS e
      WHERE e.game_id = p_game_id;
    INSERT INTO Event (game_id, record_ID, event_no, kind, player_ID, prid)
      SELECT p_game_id, 0, v_events + ROW_NUMBER() OVER (ORDER BY p.turn, d.prid), 'dealt', p.pid,
          d.prid
        FROM Deed AS d
        JOIN Player AS p ON p.game_id = d.game_id AND p.pid = d.p_owner
        WHERE d.game_id = p_game_id;
  END IF;
END
