CREATE PROCEDURE roll_once(
  IN p_first INT, IN p_tiles INT, IN p_rolls JSON, IN p_ways JSON, IN p_jailed INT,
  IN p_leaves INT, IN p_jail INT, INOUT p_at JSON, OUT p_landed JSON)
  DETERMINISTIC
  NO SQL
  COMMENT 'Lets the players of a Markov chain roll once.'
BEGIN
  /*
   * Takes   : p_rolls, arrays of steps and how often; p_ways, arrays of the tile that was rolled
   *           to, the tile that a way leaves, where it leads, whether the player lands there, and
   *           how often; p_jailed, how often a roll leads to jail, at p_jail; p_leaves, how often a
   *           player leaves jail by it; p_at, arrays of a state and the players there. How often:
   *           in a million.
   * Returns : p_at, after the roll; p_landed, arrays of a location and the landings there.
   */
  DECLARE v_rolled JSON;

  -- exactly one row
  SELECT JSON_ARRAYAGG(JSON_ARRAY(s.location, s.players))
    INTO v_rolled
    FROM (
      SELECT p_first + (MOD(a.state, 10000) - p_first + w.steps) MOD p_tiles AS location,
          SUM(a.players * (1000000 - p_jailed) DIV 1000000
            * IF(a.state >= 10000, p_leaves, 1000000) DIV 1000000 * w.often DIV 1000000) AS players
        FROM JSON_TABLE(p_at, '$[*]' COLUMNS (
          state INT PATH '$[0]', players BIGINT PATH '$[1]')) AS a
        JOIN JSON_TABLE(p_rolls, '$[*]' COLUMNS (
          steps INT PATH '$[0]', often INT PATH '$[1]')) AS w
        GROUP BY location) AS s;
  -- exactly one row
  SELECT JSON_ARRAYAGG(JSON_ARRAY(s.location, s.players))
    INTO p_landed
    FROM (
      SELECT l.location, SUM(l.players) AS players
        FROM (
          SELECT r.location, r.players
            FROM JSON_TABLE(v_rolled, '$[*]' COLUMNS (
              location INT PATH '$[0]', players BIGINT PATH '$[1]')) AS r
          UNION ALL
          SELECT w.leads_to, r.players * w.often DIV 1000000
            FROM JSON_TABLE(v_rolled, '$[*]' COLUMNS (
              location INT PATH '$[0]', players BIGINT PATH '$[1]')) AS r
            JOIN JSON_TABLE(p_ways, '$[*]' COLUMNS (
              start INT PATH '$[0]', leads_to INT PATH '$[2]', lands BOOLEAN PATH '$[3]',
              often INT PATH '$[4]')) AS w ON w.start = r.location AND w.lands) AS l
        GROUP BY l.location) AS s;
  -- exactly one row
  SELECT JSON_ARRAYAGG(JSON_ARRAY(s.state, s.players))
    INTO p_at
    FROM (
      SELECT m.state, SUM(m.players) AS players
        FROM (
          SELECT r.location AS state, r.players
            FROM JSON_TABLE(v_rolled, '$[*]' COLUMNS (
              location INT PATH '$[0]', players BIGINT PATH '$[1]')) AS r
          UNION ALL
          SELECT IF(side.n = 1, w.leads_to, w.leaves),
              IF(side.n = 1, 1, -1) * (r.players * w.often DIV 1000000)
            FROM JSON_TABLE(v_rolled, '$[*]' COLUMNS (
              location INT PATH '$[0]', players BIGINT PATH '$[1]')) AS r
            JOIN JSON_TABLE(p_ways, '$[*]' COLUMNS (
              start INT PATH '$[0]', leaves INT PATH '$[1]', leads_to INT PATH '$[2]',
              often INT PATH '$[4]')) AS w ON w.start = r.location
            JOIN JSON_TABLE('[0, 0]', '$[*]' COLUMNS (n FOR ORDINALITY)) AS side
          UNION ALL
          SELECT IF(a.state < 10000, p_jail + 10000, a.state),
              a.players * (1000000 - IF(
                a.state < 10000, 1000000 - p_jailed, p_leaves)) DIV 1000000
            FROM JSON_TABLE(p_at, '$[*]' COLUMNS (
              state INT PATH '$[0]', players BIGINT PATH '$[1]')) AS a
            WHERE a.state >= 10000 OR p_jailed > 0) AS m
        GROUP BY m.state) AS s;
END
