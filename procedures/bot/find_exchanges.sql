CREATE PROCEDURE find_exchanges(IN p_colours JSON, IN p_since INT, OUT p_offers JSON)
  READS SQL DATA
  COMMENT 'Finds exchanges of two properties that complete a colour group for a bot.'
BEGIN
  /*
   * Bot     : reads d_game_id d_ruleset_id d_record_id d_player_id d_proposals d_seed.
   * Takes   : p_colours, the groups with one property each that the bot lacks; p_since, the round
   *           since which it has not asked a partner; d_proposals, as Player.proposals.
   * Returns : p_offers, an array of at most three: {"to": player, "give": [prid], "take": [prid]},
   *           first those that complete a group for the partner too, else in the order that the
   *           seed gives; NULL for none.
   */
  -- exactly one row
  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'to', s.partner, 'give', JSON_ARRAY(s.given), 'take', JSON_ARRAY(s.taken)))
    INTO p_offers
    FROM (
      SELECT w.p_owner AS partner, w.prid AS taken, d.prid AS given
        FROM JSON_TABLE(p_colours, '$[*]' COLUMNS (colour INT PATH '$')) AS n
        STRAIGHT_JOIN Property AS wanted FORCE INDEX (fk_Property_colour)
          ON wanted.ruleset_id = d_ruleset_id AND wanted.colour = n.colour
        STRAIGHT_JOIN Deed AS w FORCE INDEX (PRIMARY)
          ON w.game_id = d_game_id AND w.prid = wanted.prid AND w.p_owner <> d_player_id
          AND NOT w.mortgaged
        STRAIGHT_JOIN Property AS given
          ON given.ruleset_id = d_ruleset_id AND given.colour <> n.colour
        STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY)
          ON d.game_id = d_game_id AND d.prid = given.prid AND d.p_owner = d_player_id
          AND NOT d.mortgaged
        STRAIGHT_JOIN Property AS other FORCE INDEX (fk_Property_colour)
          ON other.ruleset_id = d_ruleset_id AND other.colour = given.colour
        STRAIGHT_JOIN Deed AS o FORCE INDEX (PRIMARY)
          ON o.game_id = d_game_id AND o.prid = other.prid
        WHERE COALESCE(
          JSON_EXTRACT(d_proposals, CONCAT('$."', w.p_owner, '".round')) < p_since, TRUE)
        GROUP BY w.p_owner, w.prid, d.prid
        HAVING COUNT(IF(o.p_owner = d_player_id, 1, NULL)) < COUNT(*)
        ORDER BY COUNT(IF(o.p_owner = w.p_owner, 1, NULL)) = COUNT(*) - 1 DESC,
          SHA2(CONCAT(d_seed, ':', d_record_id, ':trade:', w.prid, ':', d.prid), 256)
        LIMIT 3
        FOR SHARE OF w, d, o) AS s;
END
