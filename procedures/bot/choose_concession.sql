CREATE PROCEDURE choose_concession(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, OUT p_action VARCHAR(20))
  READS SQL DATA
  COMMENT 'Chooses whether a bot gives up in a game of bots that would never end.'
BEGIN
  /*
   * Returns : p_action, leave when nobody is poorer and no person is left; else NULL.
   * Why     : if no colour group is complete, or nobody can hurt the others, such a game has no
   *           end.
   */
  DECLARE v_gives_up BOOLEAN;
  DECLARE v_seats INT;

  SELECT g.player_count
    INTO v_seats
    FROM GameState AS g
    WHERE g.game_id = p_game_id
    FOR SHARE;
  SELECT SUM(w.is_person) = 0 AND MIN(IF(w.pid = p_player_id, w.worth, NULL)) = MIN(w.worth)
      AND MAX(w.can_leave)
    INTO v_gives_up
    FROM (
      SELECT p.pid, p.character_id IS NULL AS is_person, r.can_leave AND r.turn_limit IS NULL
          AS can_leave, p.bank_balance + COALESCE(SUM(h.worth), 0) AS worth
        FROM Ruleset AS r
        STRAIGHT_JOIN JSON_TABLE(
          CONCAT('[', REPEAT('0,', v_seats - 1), '0]'), '$[*]' COLUMNS (n FOR ORDINALITY)) AS s
        STRAIGHT_JOIN Player AS p ON p.game_id = p_game_id AND p.turn = s.n - 1
        LEFT JOIN (
          SELECT d.p_owner AS owner, pr.cost + buildings_value(
              d.level, pr.house_cost, pr.hotel_cost, 1000, 100) AS worth
            FROM Property AS pr
            STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY)
              ON d.game_id = p_game_id AND d.prid = pr.prid
            WHERE pr.ruleset_id = p_ruleset_id
            FOR SHARE OF d) AS h ON h.owner = p.pid
        WHERE r.ruleset_id = p_ruleset_id
          AND p.status <> 2
        GROUP BY p.pid, p.character_id, r.can_leave, r.turn_limit, p.bank_balance
        FOR SHARE OF p) AS w;
  SET p_action = IF(v_gives_up, 'leave', NULL);
END
