CREATE PROCEDURE find_reserve(IN p_player_id INT, OUT p_reserve BIGINT)
  READS SQL DATA
  COMMENT 'Finds the cash that a bot keeps for the rents of the next turn.'
BEGIN
  /*
   * Bot     : reads d_game_id d_ruleset_id d_character_id.
   * Returns : p_reserve, a percentage of the rent that a turn costs on average.
   */
  SELECT COALESCE(SUM(y.landings * IF(
        pr.rent_by = 'dice', y.complete, COALESCE(h.amount, pr.cost) * IF(
          pr.rent_by = 'house' AND d.level BETWEEN 1 AND r.max_houses, d.level, 1))
        DIV 100 * c.caution), 0) DIV 1000000
    INTO p_reserve
    FROM BotCharacter AS c
    STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = d_ruleset_id
    STRAIGHT_JOIN Property AS pr ON pr.ruleset_id = r.ruleset_id
    STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = d_game_id AND d.prid = pr.prid
    STRAIGHT_JOIN DeedYield AS y ON y.ruleset_id = d_ruleset_id AND y.prid = pr.prid
    LEFT JOIN Rent AS h ON h.ruleset_id = d_ruleset_id AND h.prid = pr.prid
      AND h.level = rent_level(pr.rent_by, d.level, r.max_houses, 1)
    WHERE c.character_id = d_character_id
      AND d.p_owner <> p_player_id
      AND NOT d.mortgaged
    FOR SHARE OF d;
END
