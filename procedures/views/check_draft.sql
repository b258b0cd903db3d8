CREATE PROCEDURE check_draft(IN p_game_id INT, IN p_player_id INT, IN p_terms VARCHAR(2000))
  READS SQL DATA
  COMMENT 'Rejects a trade that a player could not propose, before it is proposed.'
BEGIN
  /*
   * Takes  : p_terms, JSON, not yet checked.
   * Raises : wrong_player, not_in_edition, terms_malformed; what check_trade raises. Not whose turn
   *          it is, nor how many trades a turn allows.
   * Rule   : in answer to an offer, as play_trade: the phase and the player who raises money are
   *          those of the offer.
   * Why    : a deploy links this one without locks: who looks at a trade that may never be proposed
   *          must keep nobody from moving.
   */
  DECLARE m_game_id INT DEFAULT p_game_id;
  DECLARE m_ruleset_id, m_round, m_turn, m_seats INT;
  DECLARE m_phase VARCHAR(20);
  DECLARE v_trade VARCHAR(20);
  DECLARE v_status, v_raiser INT;

  SELECT g.ruleset_id, g.round, g.turn, g.player_count,
      IF(o.is_answer, JSON_VALUE(g.proposal, '$.phase'), g.phase),
      IF(o.is_answer, COALESCE(
        JSON_VALUE(g.proposal, '$.raiser' RETURNING SIGNED),
        JSON_VALUE(g.proposal, '$.from' RETURNING SIGNED)), NULL), r.trade, p.status
    INTO m_ruleset_id, m_round, m_turn, m_seats, m_phase, v_raiser, v_trade, v_status
    FROM GameState AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN LATERAL (
      SELECT g.phase = 'trade' AND JSON_VALUE(g.proposal, '$.to' RETURNING SIGNED) = p_player_id
        AS is_answer) AS o
    LEFT JOIN Player AS p ON p.game_id = g.game_id AND p.pid = p_player_id
    WHERE g.game_id = p_game_id;
  IF COALESCE(v_status, 2) = 2 THEN
    CALL refuse('wrong_player', CONCAT(
      'There is no player ', COALESCE(p_player_id, 'NULL'), ' who could trade in this game.'));
  END IF;
  CALL refuse_with(edition_refusal('propose', TRUE, TRUE, v_trade));
  IF NOT JSON_SCHEMA_VALID(trade_schema(), p_terms) THEN
    CALL refuse('terms_malformed', CONCAT(
      'Error at ', schema_failure(trade_schema(), p_terms), '.'));
  END IF;
  CALL check_trade(JSON_MERGE_PATCH(p_terms, JSON_OBJECT(
    'from', p_player_id, 'raiser', v_raiser)));
END
