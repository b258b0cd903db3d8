CREATE FUNCTION rent_if_bought(p_game_id INT, p_prid INT, p_player_id INT) RETURNS BIGINT
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'The rent that visitors of a property would owe if a player bought it now.'
BEGIN
  /*
   * Returns : as rent_of, without buildings; with a permanent bonus, including what the purchase
   *           adds to it.
   */
  DECLARE v_rent BIGINT;

  SELECT rent_of(
      t.rent_by, IF(t.rent_by = 'cost', t.cost, n.amount), 0, r.max_houses,
      bonus_factor(
        r.set_bonus_sticks, d.cost_factor * IF(s.others = 0, r.set_bonus_factor, 1),
        r.set_bonus_factor, s.others))
    INTO v_rent
    FROM GameState AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN Tile AS t ON t.ruleset_id = g.ruleset_id AND t.prid = p_prid
    JOIN Deed AS d ON d.game_id = g.game_id AND d.prid = p_prid
    JOIN (
      SELECT COUNT(IF(mate.p_owner = p_player_id, 1, NULL)) AS owned,
          COUNT(IF(mate.prid = p_prid OR mate.p_owner = p_player_id, NULL, 1)) AS others
        FROM Deed AS here
        JOIN Tile AS tile ON tile.ruleset_id = here.ruleset_id AND tile.prid = here.prid
        JOIN Tile AS other ON other.ruleset_id = tile.ruleset_id AND other.colour = tile.colour
        JOIN Deed AS mate ON mate.game_id = here.game_id AND mate.prid = other.prid
        WHERE here.game_id = p_game_id
          AND here.prid = p_prid) AS s
    LEFT JOIN Rent AS n ON n.ruleset_id = g.ruleset_id AND n.prid = p_prid
      AND n.level = rent_level(t.rent_by, 0, r.max_houses, s.owned + 1)
    WHERE g.game_id = p_game_id;
  RETURN v_rent;
END
