CREATE PROCEDURE preview_trade(IN p_game_id INT, IN p_player_id INT, IN p_terms LONGTEXT)
  READS SQL DATA
  COMMENT 'Says what each side of a trade would gain and risk, before it is proposed.'
BEGIN
  /*
   * Takes   : p_game_id, NULL for the current game; p_player_id, who would propose it; p_terms, as
   *           in Gamemanager.terms.
   * Returns : a result as tradeEffectsView.
   * Raises  : game_not_found, terms_malformed; what check_draft raises.
   * Why     : it changes nothing and locks nothing: it can be called while somebody puts a trade
   *           together.
   */
  DECLARE v_game_id INT DEFAULT IF(p_game_id IS NULL, current_game(), find_game(p_game_id));

  IF v_game_id IS NULL THEN
    CALL refuse('game_not_found', missing_game());
  END IF;
  IF CHAR_LENGTH(p_terms) > 2000 OR NOT is_json(p_terms) THEN
    CALL refuse('terms_malformed', 'The terms are not valid JSON.');
  END IF;
  CALL check_draft(v_game_id, p_player_id, p_terms);
  SELECT p.pid AS `Player No.`, p.name AS `Player name`, e.effect AS `Effect`, e.prid AS `prid`,
      t.name AS `Property`, c.name AS `Set`, e.amount_before AS `Before`,
      e.amount_after AS `After`, e.houses AS `Houses`, e.with_houses AS `With houses`,
      e.brings AS `Brings`, e.fee AS `Fee`, e.lift AS `Lift price`,
      e.lift_later AS `Later price`, COALESCE(e.in_short, TRUE) AS `In short`,
      e.meaning AS `Meaning`, e.to_player AS `To player`
    FROM GameState AS g
    STRAIGHT_JOIN JSON_TABLE(
      trade_effects(v_game_id, JSON_MERGE_PATCH(p_terms, JSON_OBJECT('from', p_player_id))),
      '$[*]' COLUMNS (
        pid INT PATH '$.player', place INT PATH '$.place', effect VARCHAR(20) PATH '$.effect',
        prid INT PATH '$.prid', cid INT PATH '$.cid', amount_before BIGINT PATH '$.before',
        amount_after BIGINT PATH '$.after', houses INT PATH '$.houses',
        with_houses BIGINT PATH '$.with_houses', brings BIGINT PATH '$.brings',
        fee BIGINT PATH '$.fee', lift BIGINT PATH '$.lift',
        lift_later BIGINT PATH '$.lift_later', in_short BOOLEAN PATH '$.in_short',
        meaning VARCHAR(300) PATH '$.meaning',
        to_player VARCHAR(300) PATH '$.to_player')) AS e
    STRAIGHT_JOIN Player AS p ON p.game_id = g.game_id AND p.pid = e.pid
    LEFT JOIN Tile AS t ON t.ruleset_id = g.ruleset_id AND t.prid = e.prid
    LEFT JOIN Colours AS c ON c.ruleset_id = g.ruleset_id AND c.cid = e.cid
    WHERE g.game_id = v_game_id
    ORDER BY e.place, e.cid, e.prid;
END
