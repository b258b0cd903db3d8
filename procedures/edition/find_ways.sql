CREATE PROCEDURE find_ways(IN p_ruleset_id INT, OUT p_ways JSON)
  READS SQL DATA
  COMMENT 'Finds where players are after a roll that ends on a tile.'
BEGIN
  /*
   * Returns : p_ways, an array of arrays: the tile rolled to; where players are then, a tile, or a
   *           jail plus 10,000; how often, in a million rolls, negative for those who are no longer
   *           there; whether they land there (else they are only moved, or jailed). All are on the
   *           tile rolled to at first. A draw leads where the cards of the deck lead, each as often
   *           as any other. A way is followed twice: a card may lead to a tile with a card.
   * Why     : the composition of a deck is known to everybody; its order is not read.
   */
  WITH Direct AS (
    SELECT m.location AS start, CASE m.effect
          WHEN 'go_to_jail' THEN m.amount + 10000
          WHEN 'move_by'
            THEN r.first_location + MOD(
              MOD(m.location - r.first_location + m.amount, r.tile_count) + r.tile_count,
              r.tile_count)
          WHEN 'move_to_nearest' THEN r.first_location + MOD(m.location - r.first_location + (
            SELECT MIN(MOD(t.location - m.location - 1 + r.tile_count, r.tile_count)) + 1
            FROM Tile AS k
            JOIN Tile AS t ON t.ruleset_id = k.ruleset_id
              AND IF(k.colour IS NULL, t.prid IS NULL AND t.name = k.name, t.colour = k.colour)
            WHERE k.ruleset_id = r.ruleset_id AND k.location = m.amount), r.tile_count)
          ELSE m.amount END AS state,
        m.effect IN ('move_by', 'move_to', 'move_to_nearest') AS lands, m.often
      FROM Ruleset AS r
      JOIN (
        SELECT t.location, COALESCE(c.effect, t.effect) AS effect, COALESCE(c.amount, t.amount)
            AS amount, 1000000 DIV IF(
              c.card_id IS NULL, 1, COUNT(*) OVER (PARTITION BY t.location)) AS often
          FROM Tile AS t
          LEFT JOIN Card AS c ON c.ruleset_id = t.ruleset_id AND c.deck_id = t.amount
            AND t.effect = 'draw'
          WHERE t.ruleset_id = p_ruleset_id
            AND t.effect IS NOT NULL) AS m
      WHERE r.ruleset_id = p_ruleset_id
        AND m.effect IN ('go_to_jail', 'move_by', 'move_to', 'move_to_nearest', 'teleport')),
  Way AS (
    SELECT d.start, d.start AS leaves, d.state, d.lands, d.often
      FROM Direct AS d
    UNION ALL
    SELECT d.start, e.start, e.state, e.lands, d.often * e.often DIV 1000000
      FROM Direct AS d
      JOIN Direct AS e ON d.lands AND e.start = d.state)
  SELECT JSON_ARRAYAGG(JSON_ARRAY(j.start, j.state, j.often, j.lands))
    INTO p_ways
    FROM (
      SELECT t.location AS start, t.location AS state, 1000000 AS often, TRUE AS lands
        FROM Tile AS t
        WHERE t.ruleset_id = p_ruleset_id
      UNION ALL
      SELECT w.start, w.state, w.often, w.lands
        FROM Way AS w
      UNION ALL
      SELECT w.start, w.leaves, -w.often, FALSE
        FROM Way AS w) AS j;
END
