CREATE PROCEDURE weigh_holdings(
  IN p_player_id INT, IN p_got JSON, IN p_lost JSON, OUT p_now BIGINT, OUT p_then BIGINT)
  READS SQL DATA
  COMMENT 'Weighs the colour groups that a trade concerns, for one of its players.'
BEGIN
  /*
   * Bot     : reads d_game_id d_ruleset_id d_character_id.
   * Takes   : d_character_id, the bot that weighs; p_got, p_lost: the properties that the player
   *           gets and gives, arrays of prids.
   * Returns : p_now, p_then, as holding_worth, before and after the trade, with the proceeds of the
   *           buildings that would be sold for it.
   * Why     : both depend only on who owns what, whether that is the player, the bank or anybody
   *           else, and not on cash. So a series of trades that gain each time cannot lead back to
   *           where it began. A trade adds no hope for a group that it does not complete. A new
   *           owner pays for a mortgage, at once or when they lift it.
   */
  -- exactly one row
  SELECT COALESCE(SUM(holding_worth(s.missing, s.free, s.rents, s.kept, s.more, s.cost, s.whole, 0,
        s.credit, s.optimism)), 0),
      COALESCE(SUM(s.proceeds + holding_worth(s.missing_then, s.free, s.rents_then, s.kept_then,
        s.more_then, s.cost_then, s.whole, 0, s.credit, s.optimism)), 0)
    INTO p_now, p_then
    FROM (
      SELECT MAX(e.size - e.own) AS missing, MAX(e.free) AS free, MAX(e.credit) AS credit,
          MAX(IF(e.own_then = e.size, 0, e.size - LEAST(e.own, e.own_then))) AS missing_then,
          MAX(e.optimism) AS optimism, SUM(GREATEST(e.built - e.built_cost, e.complete)) AS whole,
          SUM(IF(e.lost > 0 AND e.is_own, e.proceeds, 0) - e.charge) AS proceeds,
          SUM(IF(e.is_own, e.rent, 0)) AS rents, SUM(IF(e.owns_then, e.rent_then, 0)) AS rents_then,
          SUM(IF(e.is_own, GREATEST(0, e.rent + e.resale - e.fee), 0)) AS kept,
          SUM(IF(e.is_own, GREATEST(0, e.built - e.rent), 0)) AS more,
          SUM(IF(e.is_own AND e.built > e.rent, e.left_to_build, 0)) AS cost,
          SUM(IF(e.owns_then, GREATEST(0, e.rent_then + e.resale - e.fee_then), 0)) AS kept_then,
          SUM(IF(e.owns_then, GREATEST(0, e.built - e.rent_then), 0)) AS more_then,
          SUM(IF(e.owns_then AND e.built > e.rent_then, IF(
            e.lost > 0 OR e.got, e.built_cost, e.left_to_build), 0)) AS cost_then
        FROM (
          SELECT o.colour, o.size, o.own, o.own_then, o.free, o.lost, o.got, o.is_own, k.credit,
              o.owns_then, k.optimism, y.built_cost, percent_of(
                o.price, k.resale_worth + IF(r.bots_propose, k.trade_worth, 0)) AS resale,
              GREATEST(0, y.built_cost - buildings_value(o.level, o.house, o.hotel, o.skyscraper,
                r.max_houses, 100)) AS left_to_build, buildings_value(o.level, o.house, o.hotel,
                o.skyscraper, r.max_houses, r.sell_percent) AS proceeds,
              lift_cost(o.mortgaged, o.price, o.mortgage, r.mortgage_percent, r.redeem_fee) AS fee,
              lift_cost(o.mortgaged, o.price, o.mortgage, r.mortgage_percent, r.redeem_fee
                + r.handover_fee * (o.got AND NOT r.handover_at_once)) AS fee_then,
              IF(o.mortgaged, fee_of_mortgage(mortgage_value(o.price, r.mortgage_percent,
                o.mortgage), r.handover_fee * (o.got AND r.handover_at_once)), 0) AS charge,
              k.horizon * g.players_left * y.landings * y.built DIV 1000000 AS built,
              k.horizon * g.players_left * y.landings * y.complete DIV 1000000 AS complete,
              IF(o.own = o.size AND o.level = 0, y.complete, rent_of(
                  o.rent_by, COALESCE(h.amount, o.price), o.level, r.max_houses, o.factor) * o.mean)
                * k.horizon * g.players_left * y.landings DIV 1000000 AS rent,
              IF(o.own_then = o.size AND o.level_then = 0, y.complete, rent_of(o.rent_by,
                  COALESCE(w.amount, o.price), o.level_then, r.max_houses, o.factor) * o.mean)
                * k.horizon * g.players_left * y.landings DIV 1000000 AS rent_then
            FROM (
              SELECT d.prid, d.colour, d.price, d.rent_by, d.house, d.hotel, d.skyscraper,
                  d.mortgage, d.level, d.mortgaged, d.factor, d.mean, d.is_own, d.got,
                  d.is_own - d.is_lost + d.got AS owns_then, SUM(d.is_lost) OVER c AS lost,
                  SUM(d.is_own - d.is_lost + d.got) OVER c AS own_then, SUM(d.free) OVER c AS free,
                  IF(d.got OR SUM(d.is_lost) OVER c > 0, 0, d.level) AS level_then,
                  COUNT(*) OVER c AS size, SUM(d.is_own) OVER c AS own
                FROM (
                  SELECT pr.prid, pr.colour, pr.cost AS price, pr.rent_by, pr.house_cost AS house,
                      pr.hotel_cost AS hotel, pr.skyscraper_cost AS skyscraper, pr.mortgage,
                      d.level, d.mortgaged, IF(b.set_bonus_sticks, d.cost_factor, 1) AS factor,
                      IF(pr.rent_by = 'dice', b.dice_count * (b.dice_sides + 1) DIV 2, 1) AS mean,
                      d.p_owner <=> p_player_id AS is_own, d.p_owner IS NULL AS free,
                      pr.prid MEMBER OF (p_got) AS got, pr.prid MEMBER OF (p_lost) AS is_lost
                    FROM (
                      SELECT DISTINCT t.colour
                        FROM JSON_TABLE(JSON_MERGE_PRESERVE(p_got, p_lost), '$[*]' COLUMNS (
                          prid INT PATH '$')) AS n
                        JOIN Property AS t ON t.ruleset_id = d_ruleset_id AND t.prid = n.prid
                      ) AS traded
                    STRAIGHT_JOIN Ruleset AS b ON b.ruleset_id = d_ruleset_id
                    STRAIGHT_JOIN Property AS pr FORCE INDEX (fk_Property_colour)
                      ON pr.ruleset_id = b.ruleset_id AND pr.colour = traded.colour
                    STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY)
                      ON d.game_id = d_game_id AND d.prid = pr.prid
                    FOR SHARE OF d) AS d WINDOW c AS (PARTITION BY d.colour)) AS o
            STRAIGHT_JOIN BotCharacter AS k ON k.character_id = d_character_id
            STRAIGHT_JOIN GameState AS g ON g.game_id = d_game_id
            STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = d_ruleset_id
            STRAIGHT_JOIN DeedYield AS y ON y.ruleset_id = d_ruleset_id AND y.prid = o.prid
            LEFT JOIN Rent AS h ON h.ruleset_id = d_ruleset_id AND h.prid = o.prid
              AND h.level = rent_level(o.rent_by, o.level, r.max_houses, o.own)
            LEFT JOIN Rent AS w ON w.ruleset_id = d_ruleset_id AND w.prid = o.prid
              AND w.level = rent_level(o.rent_by, o.level_then, r.max_houses, o.own_then)
            FOR SHARE OF g) AS e GROUP BY e.colour) AS s;
END
