CREATE PROCEDURE appraise(OUT p_is_last BOOLEAN)
  READS SQL DATA
  COMMENT 'Appraises a property of the bank for a bot.'
BEGIN
  /*
   * Bot     : reads d_game_id d_ruleset_id d_pending d_player_id d_character_id d_balance d_price;
   *           sets d_worth.
   * Takes   : d_price, of the property.
   * Returns : d_worth, the most that the bot would pay: what the property adds to the worth of its
   *           colour group, and a share of what it would add to that of a rival who lacks nothing
   *           else; at least the price where the bot lacks nothing else, which p_is_last says.
   */
  DECLARE v_colour, v_size, v_own, v_unsold, v_rivals, v_jealousy, v_credit INT;
  DECLARE v_optimism INT;
  DECLARE v_rents, v_kept, v_more, v_cost, v_whole, v_rents_now, v_kept_now BIGINT;
  DECLARE v_rival_rents BIGINT;

  SELECT COUNT(*), SUM(d.p_owner <=> d_player_id), SUM(d.p_owner IS NULL), MIN(t.colour),
      COUNT(DISTINCT IF(d.p_owner = d_player_id, NULL, d.p_owner))
    INTO v_size, v_own, v_unsold, v_colour, v_rivals
    FROM Tile AS offered
    STRAIGHT_JOIN Tile AS t ON t.ruleset_id = offered.ruleset_id AND t.colour = offered.colour
    STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = d_game_id AND d.prid = t.prid
    WHERE offered.ruleset_id = d_ruleset_id
      AND offered.prid = d_pending
    FOR SHARE OF d;
  SET p_is_last = v_own = v_size - 1;
  -- Before it is bought: _now; of the rival who would complete the group with it: v_rival_rents.
  SELECT MAX(e.jealousy), MAX(e.credit), MAX(e.optimism),
      SUM(GREATEST(e.built - e.built_cost, e.complete)),
      SUM(IF(e.is_own OR e.is_offered, e.rent, 0)),
      SUM(IF(e.is_own OR e.is_offered, GREATEST(0, e.rent + e.resale - e.charge), 0)),
      SUM(IF(e.is_own OR e.is_offered, GREATEST(0, e.built - e.rent), 0)),
      SUM(IF(e.built > e.rent AND (e.is_own OR e.is_offered), e.built_cost, 0)),
      SUM(IF(e.is_own, e.rent_now, 0)),
      SUM(IF(e.is_own, GREATEST(0, e.rent_now + e.resale - e.charge), 0)),
      SUM(IF(e.is_own OR e.is_offered, 0, e.rent_now))
    INTO v_jealousy, v_credit, v_optimism, v_whole, v_rents, v_kept, v_more, v_cost, v_rents_now,
      v_kept_now, v_rival_rents
    FROM (
      SELECT k.jealousy, k.credit, k.optimism, d.p_owner <=> d_player_id AS is_own,
          pr.prid = d_pending AS is_offered, y.built_cost,
          percent_of(
            pr.cost, k.resale_worth + IF(r.bots_propose, k.trade_worth, 0)) AS resale,
          k.horizon * g.players_left * y.landings * y.built DIV 1000000 AS built,
          k.horizon * g.players_left * y.landings * y.complete DIV 1000000 AS complete,
          IF(d.mortgaged, (mortgage_value(pr.cost, r.mortgage_percent, pr.mortgage)
            * (10000 + r.redeem_fee) + 5000) DIV 10000, 0) AS charge,
          IF(p_is_last, y.complete, rent_of(
              pr.rent_by, COALESCE(w.amount, pr.cost), d.level, r.max_houses, IF(
                r.set_bonus_sticks, d.cost_factor, 1))
            * IF(pr.rent_by = 'dice', r.dice_count * (r.dice_sides + 1) DIV 2, 1))
            * k.horizon * g.players_left * y.landings DIV 1000000 AS rent,
          rent_of(
              pr.rent_by, COALESCE(h.amount, pr.cost), d.level, r.max_houses, IF(
                r.set_bonus_sticks, d.cost_factor, 1))
            * IF(pr.rent_by = 'dice', r.dice_count * (r.dice_sides + 1) DIV 2, 1)
            * k.horizon * g.players_left * y.landings DIV 1000000 AS rent_now
        FROM BotCharacter AS k
        STRAIGHT_JOIN GameState AS g ON g.game_id = d_game_id
        STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = d_ruleset_id
        STRAIGHT_JOIN Property AS pr FORCE INDEX (fk_Property_colour)
          ON pr.ruleset_id = d_ruleset_id AND pr.colour = v_colour
        STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY)
          ON d.game_id = d_game_id AND d.prid = pr.prid
        STRAIGHT_JOIN DeedYield AS y ON y.ruleset_id = d_ruleset_id AND y.prid = pr.prid
        LEFT JOIN Rent AS h ON h.ruleset_id = d_ruleset_id AND h.prid = pr.prid
          AND h.level = rent_level(pr.rent_by, d.level, r.max_houses, IF(
            d.p_owner <=> d_player_id, v_own, v_size - 1 - v_own))
        LEFT JOIN Rent AS w ON w.ruleset_id = d_ruleset_id AND w.prid = pr.prid
          AND w.level = rent_level(pr.rent_by, d.level, r.max_houses, v_own + 1)
        WHERE k.character_id = d_character_id
        FOR SHARE OF d, g) AS e;
  SET d_worth = holding_worth(
      v_size - v_own - 1, v_unsold - 1, v_rents, v_kept, v_more, v_cost, v_whole,
      d_balance - d_price, v_credit, v_optimism)
    - IF(v_own = 0, 0, holding_worth(
      v_size - v_own, v_unsold, v_rents_now, v_kept_now, 0, 0, v_whole, d_balance, v_credit,
      v_optimism));
  IF p_is_last THEN
    SET d_worth = GREATEST(d_worth, d_price);
  END IF;
  IF v_jealousy > 0 AND v_own = 0 AND v_unsold = 1 AND v_rivals = 1 THEN
    SET d_worth = d_worth + percent_of(GREATEST(
      0, v_whole - v_rival_rents), v_jealousy);
  END IF;
END
