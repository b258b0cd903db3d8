CREATE FUNCTION trade_estate(p_terms JSON, p_deeds JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'What a trade does to the colour groups, buildings, rents and mortgages of both players.'
BEGIN
  /*
   * Takes   : p_terms, as trade_effects; p_deeds, as traded_deeds.
   * Returns : an array with an object for each effect: player, place, effect; property, prid, cid
   *           and set of what it is about; before and after; houses and with_houses, brings, fee,
   *           lift, lift_later, as tradeEffectsView; in_short, FALSE for what another effect says.
   */
  DECLARE v_from INT DEFAULT JSON_EXTRACT(p_terms, '$.from');
  DECLARE v_to INT DEFAULT JSON_EXTRACT(p_terms, '$.to');
  DECLARE v_rows JSON;

  WITH deed AS (
    SELECT d.prid, d.property, d.cid, d.colour, d.size, d.owner, d.new_owner, d.buildings,
        d.new_buildings, d.by_dice, d.rent, d.new_rent, d.houses, d.with_houses, d.own, d.sale,
        d.mortgaged, d.fee, d.lift, d.lift_later
      FROM JSON_TABLE(p_deeds, '$[*]' COLUMNS (
        prid INT PATH '$.prid', property VARCHAR(40) PATH '$.name', cid INT PATH '$.cid',
        colour VARCHAR(40) PATH '$.set', size INT PATH '$.size', owner INT PATH '$.owner',
        new_owner INT PATH '$.new_owner', buildings INT PATH '$.buildings',
        new_buildings INT PATH '$.new_buildings', by_dice BOOLEAN PATH '$.by_dice',
        rent BIGINT PATH '$.rent', new_rent BIGINT PATH '$.new_rent',
        houses INT PATH '$.houses', with_houses BIGINT PATH '$.with_houses',
        own INT PATH '$.own', sale BIGINT PATH '$.sale', mortgaged BOOLEAN PATH '$.mortgaged',
        fee BIGINT PATH '$.fee', lift BIGINT PATH '$.lift',
        lift_later BIGINT PATH '$.lift_later')) AS d),
  grouped AS (
    SELECT s.pid, s.place, d.cid, d.colour, d.size, SUM(d.owner <=> s.pid) AS own,
        SUM(d.new_owner <=> s.pid) AS new_own, SUM(IF(d.owner <=> s.pid, d.sale, 0)) AS brings,
        SUM(IF(d.owner <=> s.pid, d.buildings, 0)) AS buildings,
        SUM(IF(d.owner <=> s.pid, d.buildings - d.new_buildings, 0)) AS sold
      FROM (SELECT v_from AS pid, 0 AS place UNION ALL SELECT v_to, 100) AS s
      JOIN deed AS d
      GROUP BY s.pid, s.place, d.cid, d.colour, d.size)
  SELECT JSON_ARRAYAGG(e.effect)
    INTO v_rows
    FROM (
      SELECT JSON_OBJECT(
          'player', w.pid, 'place', w.place + 1, 'effect', 'sale', 'cid', w.cid,
          'set', w.colour, 'before', w.buildings, 'after', w.buildings - w.sold,
          'brings', w.brings) AS effect
        FROM grouped AS w
        WHERE w.sold > 0
      UNION ALL
      SELECT JSON_OBJECT(
          'player', w.pid, 'place', w.place + IF(w.new_own = w.size, 2, 3), 'cid', w.cid,
          'effect', IF(w.new_own = w.size, 'group_completed', 'group_broken'), 'set', w.colour,
          'before', w.own, 'after', w.new_own)
        FROM grouped AS w
        WHERE w.size > 1 AND (w.new_own = w.size) <> (w.own = w.size)
      UNION ALL
      SELECT JSON_OBJECT(
          'player', w.pid, 'place', w.place + 4 + d.mortgaged, 'effect', CASE
            WHEN d.mortgaged THEN 'mortgage' WHEN d.by_dice THEN 'rent_factor' ELSE 'rent' END,
          'prid', d.prid, 'property', d.property, 'cid', d.cid, 'set', d.colour,
          'before', d.rent, 'after', d.new_rent, 'houses', IF(
            d.own < d.size AND NOT d.mortgaged, d.houses, NULL),
          'with_houses', IF(d.own < d.size AND NOT d.mortgaged, d.with_houses, NULL),
          'fee', IF(d.mortgaged, d.fee, NULL), 'lift', IF(d.mortgaged, d.lift, NULL),
          'lift_later', IF(d.mortgaged, d.lift_later, NULL), 'in_short', d.owner <> d.new_owner
            OR (w.new_own = w.size) = (w.own = w.size))
        FROM grouped AS w
        JOIN deed AS d ON d.new_owner = w.pid AND d.cid = w.cid
        WHERE d.owner <> d.new_owner OR d.rent <> d.new_rent) AS e;
  RETURN COALESCE(v_rows, JSON_ARRAY());
END
