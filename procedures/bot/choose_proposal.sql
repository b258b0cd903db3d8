CREATE PROCEDURE choose_proposal()
  READS SQL DATA
  COMMENT 'Chooses whether a bot proposes a trade, and which.'
BEGIN
  /*
   * Bot     : reads d_game_id d_ruleset_id d_record_id d_player_id d_character_id d_round
   *           d_proposes d_seed; sets d_worth d_price d_action d_reason d_terms d_proposals.
   * Returns : d_action, propose or NULL; d_terms, of the trade; the rest, as choose_move.
   * Why     : a bot looks for a partner only where another player has the one property that it
   *           lacks of a colour group. It proposes at most once a turn. Nobody proposes for a
   *           person.
   */
  DECLARE v_colours, v_offers JSON;
  DECLARE v_since, v_margin, v_index INT DEFAULT 0;

  SET d_action = NULL;
  SET d_terms = NULL;
  SET v_since = NULL;
  IF d_proposes THEN
    SELECT d_round - c.proposes_every + 1, c.trade_margin, COALESCE(p.proposals, JSON_OBJECT())
      INTO v_since, v_margin, d_proposals
      FROM GameState AS g
      JOIN Player AS p ON p.game_id = g.game_id AND p.pid = d_player_id
      JOIN BotCharacter AS c ON c.character_id = p.character_id
      WHERE g.game_id = d_game_id
        AND (p.trades = 0 OR p.trade_turn <> g.turns_ended)
      FOR SHARE OF g, p;
  END IF;
  IF v_since IS NOT NULL THEN
    -- exactly one row
    SELECT JSON_ARRAYAGG(s.colour)
      INTO v_colours
      FROM (
        SELECT pr.colour
          FROM Property AS pr
          STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY)
            ON d.game_id = d_game_id AND d.prid = pr.prid
          WHERE pr.ruleset_id = d_ruleset_id
          GROUP BY pr.colour
          HAVING COUNT(*) > 1
            AND COUNT(d.p_owner) = COUNT(*)
            AND SUM(d.p_owner = d_player_id) = COUNT(*) - 1
          FOR SHARE OF d) AS s;
  END IF;
  IF v_colours IS NOT NULL THEN
    CALL find_exchanges(v_colours, v_since, v_offers);
    WHILE d_action IS NULL AND v_index < JSON_LENGTH(v_offers) DO
      CALL price_exchange(v_margin, JSON_EXTRACT(v_offers, CONCAT('$[', v_index, ']')));
      IF d_terms IS NOT NULL THEN
        SET d_action = 'propose';
        SET d_reason = 'proposes';
      END IF;
      SET v_index = v_index + 1;
    END WHILE;
  END IF;
END
