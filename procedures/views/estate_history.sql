CREATE FUNCTION estate_history(p_game_id INT) RETURNS JSON
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'How the properties changed what each player of a game was worth.'
BEGIN
  /*
   * Returns : an array of [record, player, amount]: by how much a property made the player worth
   *           more with this move, or less. Cash is not in it.
   * Why     : it follows one property after the other through the events, because only the owner
   *           before says whose property a bankruptcy hands over. It reads a whole game.
   */
  DECLARE v_ruleset_id, v_prid, v_last_prid, v_record, v_player, v_payee, v_owner INT;
  DECLARE v_next_owner, v_level, v_event_no INT;
  DECLARE v_mortgaged, v_is_end BOOLEAN DEFAULT FALSE;
  DECLARE v_worth, v_next_worth BIGINT DEFAULT 0;
  DECLARE v_change VARCHAR(10);
  DECLARE v_steps LONGTEXT DEFAULT '[0, 0, 0]';
  DECLARE c_change CURSOR FOR
    -- DISTINCT: otherwise MySQL reads all events once for each property.
    WITH changed AS (
      SELECT DISTINCT
          e.record_ID, e.event_no, change_of_event(e.kind) AS what, e.player_ID, e.payee, e.prid
        FROM Event AS e
        WHERE e.game_id = p_game_id)
    SELECT o.prid, 0 AS record_ID, 0 AS event_no, 'owner' AS what, o.p_owner, NULL AS payee
      FROM Game AS g
      JOIN OpeningDeed AS o ON o.ruleset_id = g.ruleset_id
      WHERE g.game_id = p_game_id
        AND COALESCE(JSON_TYPE(g.players), '') <> 'ARRAY'
    UNION ALL
    SELECT c.prid, c.record_ID, c.event_no, c.what, c.player_ID, NULL
      FROM changed AS c
      WHERE c.what IN ('owner', 'bank', 'build', 'sell', 'mortgage', 'redeem')
    UNION ALL
    SELECT d.prid, c.record_ID, c.event_no, c.what, c.player_ID, c.payee
      FROM changed AS c
      JOIN Deed AS d ON d.game_id = p_game_id
      WHERE c.what = 'estate'
    ORDER BY prid, record_ID, event_no
    LIMIT 9999999;
  DECLARE CONTINUE HANDLER FOR NOT FOUND SET v_is_end = TRUE;

  SELECT g.ruleset_id INTO v_ruleset_id FROM GameState AS g WHERE g.game_id = p_game_id;
  OPEN c_change;
  FETCH c_change INTO v_prid, v_record, v_event_no, v_change, v_player, v_payee;
  WHILE NOT v_is_end DO
    IF NOT v_prid <=> v_last_prid THEN
      SET v_last_prid = v_prid, v_owner = NULL, v_level = 0, v_mortgaged = FALSE, v_worth = 0;
    END IF;
    SET v_next_owner = CASE
      WHEN v_change = 'owner' THEN v_player
      WHEN v_change = 'bank' THEN NULL
      WHEN v_change = 'estate' AND v_owner = v_player THEN v_payee
      ELSE v_owner END;
    SET v_level = IF(
      v_next_owner IS NULL, 0,
      v_level + CASE v_change WHEN 'build' THEN 1 WHEN 'sell' THEN -1 ELSE 0 END);
    SET v_mortgaged = v_next_owner IS NOT NULL
      AND IF(v_change IN ('mortgage', 'redeem'), v_change = 'mortgage', v_mortgaged);
    IF v_change <> 'estate' OR NOT v_next_owner <=> v_owner THEN
      SET v_next_worth = IF(
        v_next_owner IS NULL, 0, deed_worth(v_ruleset_id, v_prid, v_level, v_mortgaged));
      SET v_steps = CONCAT_WS(', ', v_steps,
        IF(v_owner IS NULL, NULL, CONCAT('[', v_record, ', ', v_owner, ', ', -v_worth, ']')),
        IF(v_next_owner IS NULL, NULL, CONCAT(
          '[', v_record, ', ', v_next_owner, ', ', v_next_worth, ']')));
      SET v_owner = v_next_owner, v_worth = v_next_worth;
    END IF;
    FETCH c_change INTO v_prid, v_record, v_event_no, v_change, v_player, v_payee;
  END WHILE;
  CLOSE c_change;
  RETURN CONCAT('[', v_steps, ']');
END
