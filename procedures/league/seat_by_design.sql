CREATE PROCEDURE seat_by_design(
  IN p_tournament_id BIGINT, IN p_round_no INT, IN p_seed VARCHAR(200), OUT p_seats JSON)
  READS SQL DATA
  COMMENT 'Seats the entered players by a design of rounds without repeated meetings.'
BEGIN
  /*
   * Takes   : p_round_no, the number of the round in the design.
   * Returns : p_seats, as fill_tables returns them; NULL when no design fits: one fits the same
   *           number of players, at tables of one size, in a tournament without draws.
   */
  DECLARE v_players, v_threes, v_fours, v_drawn INT;

  SELECT COUNT(*)
    INTO v_players
    FROM TournamentEntry AS e
    WHERE e.tournament_id = p_tournament_id;
  SELECT COUNT(*)
    INTO v_drawn
    FROM MatchDraw AS d
    WHERE d.tournament_id = p_tournament_id;
  CALL count_tables(p_tournament_id, v_players, v_threes, v_fours);
  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'player_id', e.player_id, 'size', d.table_size, 'table', (d.seat - 1) DIV d.table_size + 1))
    INTO p_seats
    FROM (
      SELECT
          t.player_id,
          ROW_NUMBER() OVER (ORDER BY SHA2(CONCAT_WS('/', p_seed, p.name), 256)) AS player_no
        FROM TournamentEntry AS t
        JOIN LeaguePlayer AS p ON p.player_id = t.player_id
        WHERE t.tournament_id = p_tournament_id
    ) AS e
    JOIN DesignSeat AS d
      ON d.players = v_players
      AND d.table_size = IF(v_fours = 0, 3, 4)
      AND d.round_no = p_round_no
      AND d.player_no = e.player_no
    WHERE v_drawn = 0
      AND 3 * v_threes + 4 * v_fours = v_players
      AND v_threes * v_fours = 0;
END
