CREATE PROCEDURE choose_other(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, IN p_status INT, IN p_balance BIGINT,
  IN p_runs_out BOOLEAN, OUT p_action VARCHAR(20))
  READS SQL DATA
  COMMENT 'Says what a character does who has no opinion: the first thing that he may.'
BEGIN
  /*
   * Takes   : p_runs_out, whether a list of numbers has not enough left for a roll.
   * Returns : p_action, one that takes no detail but dice; NULL when there is none. Who owes and
   *           cannot pay leaves, when there is nothing else; nobody else does.
   */
  DECLARE v_cards INT;

  CALL count_cards(p_game_id, p_ruleset_id, p_player_id, v_cards);
  SELECT may.action
    INTO p_action
    FROM (
      SELECT a.action, b.is_final, b.position, action_refusal(
          a.action, p_status, p_balance, COALESCE(o.amount, 0), v_cards, r.jail_fine,
          r.jail_wait, r.can_leave, r.can_end, r.trade, 0, g.deadline IS NOT NULL, FALSE,
          p_runs_out) AS refusal
        FROM Standing AS g
        STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
        STRAIGHT_JOIN Phase AS h ON h.phase = g.phase
        STRAIGHT_JOIN PhaseAction AS a ON a.phase = h.phase AND a.actor = h.actor
        STRAIGHT_JOIN Action AS b ON b.action = a.action AND b.takes IN ('', 'dice')
          AND (NOT b.is_final OR h.actor = 'debtor')
        LEFT JOIN Debt AS o ON o.game_id = g.game_id AND o.debt_no = g.first_debt
          AND h.actor = 'debtor'
        WHERE g.game_id = p_game_id
        FOR SHARE OF g) AS may
    WHERE may.refusal IS NULL
    ORDER BY may.is_final, may.position
    LIMIT 1;
END
