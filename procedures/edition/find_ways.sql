CREATE PROCEDURE find_ways(IN p_ruleset_id INT, OUT p_ways JSON)
  READS SQL DATA
  COMMENT 'Finds where a landing leads, on each tile that leads elsewhere.'
BEGIN
  /*
   * Returns : p_ways, an array of arrays: the tile landed on, where that leads, whether the player
   *           lands there (else they are only moved, or jailed: then 10,000 is added), and how
   *           often, in a million landings. A draw leads where the cards of the deck lead, each as
   *           often as any other.
   * Why     : the composition of a deck is known to everybody; its order is not read.
   */
  SELECT JSON_ARRAYAGG(JSON_ARRAY(
      m.location, CASE m.effect
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
        ELSE m.amount END,
      m.effect IN ('move_by', 'move_to', 'move_to_nearest'), m.often))
    INTO p_ways
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
      AND m.effect IN ('go_to_jail', 'move_by', 'move_to', 'move_to_nearest', 'teleport');
  SET p_ways = COALESCE(p_ways, JSON_ARRAY());
END
