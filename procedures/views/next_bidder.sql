CREATE FUNCTION next_bidder(p_game_id INT) RETURNS INT
  READS SQL DATA
  COMMENT 'The player to ask next in an auction.'
BEGIN
  /*
   * Returns : seat by seat, the next player after the person who bid or passed last, at first
   *           after the player whose turn it is; NULL when everybody else has passed.
   * Why     : bots bid in between, as soon as they may, so their bids do not count: otherwise
   *           one person could be asked again and again before the others.
   */
  DECLARE v_from, v_seats, v_bidder, v_next INT;

  SELECT COALESCE((
      SELECT m.turn
        FROM Gamemanager AS b
        JOIN Player AS m
          ON m.game_id = b.game_id AND m.pid = b.player_ID AND m.character_id IS NULL
        WHERE b.game_id = g.game_id
          AND b.record_ID > (
            SELECT o.record_ID
              FROM Gamemanager AS o
              WHERE o.game_id = g.game_id
                AND NOT EXISTS (
                  SELECT a.action
                    FROM PhaseAction AS a
                    WHERE a.phase = g.phase AND a.action = o.action)
              ORDER BY o.record_ID DESC
              LIMIT 1)
        ORDER BY b.record_ID DESC
        LIMIT 1), g.turn), g.player_count, g.bidder
    INTO v_from, v_seats, v_bidder
    FROM GameState AS g
    WHERE g.game_id = p_game_id;
  SELECT MIN(p.pid)
    INTO v_next
    FROM (
      SELECT p.pid
        FROM Player AS p
        WHERE p.game_id = p_game_id
          AND p.status <> 2
          AND NOT p.passed
          AND NOT p.pid <=> v_bidder
        ORDER BY MOD(p.turn + v_seats - 1 - v_from, v_seats)
        LIMIT 1) AS p;
  RETURN v_next;
END
