CREATE PROCEDURE deal_deeds(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_players INT,
  IN p_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin)
  MODIFIES SQL DATA
  COMMENT 'Deals properties to the players of a new game, where the rules say so.'
BEGIN
  /*
   * Changes : Deed, Player; GameState.pot, where it collects everything; an Event with record 0 for
   *           each property.
   * Rule    : A12: in the order of SHA-256 of `seed:deed:number`, one at a time in the order of
   *           play; everybody gets the same number. D13: where they cost, players pay in that order
   *           while they can.
   * Why     : deeds are updated by primary key: a range would be locked up to the next game.
   */
  DECLARE v_dealt, v_events INT;
  DECLARE v_costs, v_fills_pot BOOLEAN;
  DECLARE v_deeds JSON;

  SELECT LEAST(r.deeds_dealt, (
      SELECT COUNT(*) FROM Property AS pr WHERE pr.ruleset_id = r.ruleset_id) DIV p_players),
      r.deal_costs, r.deal_costs AND r.pot = 'everything'
    INTO v_dealt, v_costs, v_fills_pot
    FROM Ruleset AS r
    WHERE r.ruleset_id = p_ruleset_id;
  IF v_dealt > 0 THEN
    SELECT JSON_ARRAYAGG(JSON_ARRAY(dealt.prid, dealt.turn, dealt.pid, dealt.price))
      INTO v_deeds
      FROM (
        SELECT pile.prid, p.turn, p.pid, IF(v_costs, pile.cost, 0) AS price, p.bank_balance
            - SUM(IF(v_costs, pile.cost, 0)) OVER (PARTITION BY p.turn ORDER BY pile.place) AS rest
          FROM (
            SELECT pr.prid, pr.cost, ROW_NUMBER() OVER (
                ORDER BY SHA2(CONCAT(p_seed, ':deed:', pr.prid), 256)) - 1 AS place
              FROM Property AS pr
              WHERE pr.ruleset_id = p_ruleset_id) AS pile
          JOIN Player AS p ON p.game_id = p_game_id AND p.turn = pile.place MOD p_players
          WHERE pile.place < v_dealt * p_players) AS dealt
      WHERE dealt.rest >= 0;
    UPDATE JSON_TABLE(v_deeds, '$[*]' COLUMNS (
        prid INT PATH '$[0]', pid INT PATH '$[2]')) AS j
      STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = p_game_id AND d.prid = j.prid
      SET d.p_owner = j.pid;
    UPDATE (
        SELECT n.turn, SUM(n.price) AS price
          FROM JSON_TABLE(v_deeds, '$[*]' COLUMNS (
            turn INT PATH '$[1]', price INT PATH '$[3]')) AS n
          GROUP BY n.turn) AS j
      STRAIGHT_JOIN Player AS p FORCE INDEX (PRIMARY) ON p.game_id = p_game_id AND p.turn = j.turn
      SET p.bank_balance = p.bank_balance - j.price;
    IF v_fills_pot THEN
      UPDATE GameState AS g
        SET g.pot = COALESCE((
          SELECT SUM(j.price)
            FROM JSON_TABLE(v_deeds, '$[*]' COLUMNS (price INT PATH '$[3]')) AS j), 0)
        WHERE g.game_id = p_game_id;
    END IF;
    SELECT COUNT(*)
      INTO v_events
      FROM Event AS e
      WHERE e.game_id = p_game_id;
    INSERT INTO Event (game_id, record_ID, event_no, kind, player_ID, prid, payer, amount)
      SELECT p_game_id, 0, v_events + ROW_NUMBER() OVER (ORDER BY j.turn, j.prid),
          IF(j.price > 0, 'deal_paid', 'dealt'), j.pid, j.prid, IF(j.price > 0, j.pid, NULL),
          NULLIF(j.price, 0)
        FROM JSON_TABLE(v_deeds, '$[*]' COLUMNS (
          prid INT PATH '$[0]', turn INT PATH '$[1]', pid INT PATH '$[2]',
          price INT PATH '$[3]')) AS j;
  END IF;
END
