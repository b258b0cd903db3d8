CREATE FUNCTION traded_deeds(p_game_id INT, p_terms JSON) RETURNS JSON
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'The properties of the colour groups that a trade concerns, before and after it.'
BEGIN
  /*
   * Takes   : p_terms, as GameState.proposal: from, to, give and take.
   * Returns : an array with an object for each property: prid, name, cid, set; owner, own and
   *           buildings before, new_owner, new_own and new_buildings after, where own is how many
   *           of the group the owner has; size, of the group; rent and new_rent, by_dice for
   *           factors; with_houses, the new rent with that many houses; sale, what the buildings
   *           that are sold first bring; mortgaged, fee, lift and lift_later; NULL for none.
   * Rule    : as find_rent, sell_buildings and hand_over_mortgage; an owner in jail counts like any
   *           other.
   */
  DECLARE v_from INT DEFAULT JSON_EXTRACT(p_terms, '$.from');
  DECLARE v_to INT DEFAULT JSON_EXTRACT(p_terms, '$.to');
  DECLARE v_give JSON DEFAULT COALESCE(JSON_EXTRACT(p_terms, '$.give.properties'), JSON_ARRAY());
  DECLARE v_take JSON DEFAULT COALESCE(JSON_EXTRACT(p_terms, '$.take.properties'), JSON_ARRAY());
  DECLARE v_deeds JSON;

  WITH concerned AS (
    SELECT r.ruleset_id, pr.prid, pr.name, pr.colour AS cid, c.name AS colour, pr.rent_by, pr.cost,
        pr.house_cost, pr.hotel_cost, pr.skyscraper_cost, pr.mortgage, d.level, d.mortgaged,
        d.cost_factor, d.p_owner AS owner, CASE
          WHEN d.p_owner = v_from AND pr.prid MEMBER OF (v_give) THEN v_to
          WHEN d.p_owner = v_to AND pr.prid MEMBER OF (v_take) THEN v_from
          ELSE d.p_owner END AS new_owner
      FROM GameState AS g
      STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
      STRAIGHT_JOIN (
        SELECT DISTINCT t.ruleset_id, t.colour
          FROM JSON_TABLE(
            JSON_MERGE_PRESERVE(v_give, v_take), '$[*]' COLUMNS (prid INT PATH '$')) AS given
          STRAIGHT_JOIN GameState AS g ON g.game_id = p_game_id
          STRAIGHT_JOIN Tile AS t ON t.ruleset_id = g.ruleset_id AND t.prid = given.prid) AS traded
      STRAIGHT_JOIN Property AS pr ON pr.ruleset_id = r.ruleset_id AND pr.colour = traded.colour
      STRAIGHT_JOIN Colours AS c ON c.ruleset_id = r.ruleset_id AND c.cid = pr.colour
      STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = g.game_id AND d.prid = pr.prid
      WHERE g.game_id = p_game_id),
  counted AS (
    SELECT o.ruleset_id, o.prid, o.name, o.cid, o.colour, o.rent_by, o.cost, o.house_cost,
        o.hotel_cost, o.skyscraper_cost, o.mortgage, o.level, o.mortgaged, o.cost_factor, o.owner,
        o.new_owner,
        COUNT(*) OVER (PARTITION BY o.cid) AS size,
        COUNT(*) OVER (PARTITION BY o.cid, o.owner) AS own,
        COUNT(*) OVER (PARTITION BY o.cid, o.new_owner) AS new_own,
        IF(SUM(NOT o.new_owner <=> o.owner) OVER (PARTITION BY o.cid, o.owner) > 0, 0, o.level)
          AS new_level
      FROM concerned AS o)
  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'prid', e.prid, 'name', e.name, 'cid', e.cid, 'set', e.colour, 'size', e.size,
      'owner', e.owner, 'own', e.own, 'buildings', e.level, 'new_owner', e.new_owner,
      'new_own', e.new_own, 'new_buildings', e.new_level, 'by_dice', e.rent_by = 'dice',
      'rent', IF(e.mortgaged OR e.owner IS NULL, 0, rent_of(
        e.rent_by, COALESCE(n.amount, IF(e.rent_by = 'cost', e.cost, 0)), e.level, r.max_houses,
        bonus_factor(r.set_bonus_sticks, e.cost_factor, r.set_bonus_factor, e.size - e.own))),
      'new_rent', IF(e.mortgaged OR e.owner IS NULL, 0, rent_of(
        e.rent_by, COALESCE(m.amount, IF(e.rent_by = 'cost', e.cost, 0)), e.new_level,
        r.max_houses,
        bonus_factor(r.set_bonus_sticks, e.cost_factor, r.set_bonus_factor, e.size - e.new_own))),
      'houses', h.houses, 'with_houses', IF(h.houses IS NULL, NULL, rent_of(
        e.rent_by, b.amount, h.houses, r.max_houses, NULL)),
      'sale', buildings_value(
          e.level, e.house_cost, e.hotel_cost, e.skyscraper_cost, r.max_houses, r.sell_percent)
        - buildings_value(
          e.new_level, e.house_cost, e.hotel_cost, e.skyscraper_cost, r.max_houses,
          r.sell_percent),
      'mortgaged', e.mortgaged,
      'fee', IF(e.mortgaged AND r.handover_at_once, fee_of_mortgage(
        mortgage_value(e.cost, r.mortgage_percent, e.mortgage), r.handover_fee), 0),
      'lift', lift_cost(e.mortgaged, e.cost, e.mortgage, r.mortgage_percent, r.redeem_fee),
      'lift_later', lift_cost(e.mortgaged, e.cost, e.mortgage, r.mortgage_percent,
        r.redeem_fee + IF(r.handover_at_once, 0, r.handover_fee))))
    INTO v_deeds
    FROM counted AS e
    STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = e.ruleset_id
    STRAIGHT_JOIN LATERAL (SELECT IF(e.house_cost IS NULL OR e.rent_by NOT IN ('level', 'house')
      OR r.max_houses = 0 OR e.size > e.new_own, NULL, LEAST(3, r.max_houses)) AS houses) AS h
    LEFT JOIN Rent AS n ON n.ruleset_id = e.ruleset_id AND n.prid = e.prid
      AND n.level = rent_level(e.rent_by, e.level, r.max_houses, e.own)
    LEFT JOIN Rent AS m ON m.ruleset_id = e.ruleset_id AND m.prid = e.prid
      AND m.level = rent_level(e.rent_by, e.new_level, r.max_houses, e.new_own)
    LEFT JOIN Rent AS b ON b.ruleset_id = e.ruleset_id AND b.prid = e.prid
      AND b.level = rent_level(e.rent_by, h.houses, r.max_houses, e.new_own);
  RETURN COALESCE(v_deeds, JSON_ARRAY());
END
