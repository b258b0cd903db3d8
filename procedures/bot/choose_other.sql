CREATE PROCEDURE choose_other(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, IN p_status INT, IN p_balance BIGINT,
  IN p_runs_out BOOLEAN, OUT p_action VARCHAR(20))
  READS SQL DATA
  COMMENT 'Chooses the default of a bot: the first legal action.'
BEGIN
  /*
   * Takes   : p_runs_out, whether a list of numbers is too short for another roll.
   * Returns : p_action, one without details other than dice; NULL when there is none. Only a debtor
   *           who cannot pay leaves, and only as a last resort.
   */
  DECLARE v_cards INT;

  CALL count_cards(p_game_id, p_ruleset_id, p_player_id, v_cards);
  SELECT may.action
    INTO p_action
    FROM (
      SELECT a.action, b.is_final, b.position, COALESCE(
          jail_refusal(a.action, p_status, v_cards, r.jail_fine, r.jail_wait),
          payment_refusal(
            a.action, p_balance, IF(a.action = 'pay_fine', r.jail_fine, COALESCE(o.amount, 0))),
          edition_refusal(a.action, r.can_leave, r.can_end, r.trade),
          auction_refusal(a.action, g.deadline IS NOT NULL, FALSE),
          dice_refusal(a.action, FIND_IN_SET('dice', b.takes) > 0, p_runs_out)) AS refusal
        FROM GameState AS g
        STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
        STRAIGHT_JOIN Phase AS h ON h.phase = g.phase
        STRAIGHT_JOIN PhaseAction AS a ON a.phase = h.phase AND a.actor = h.actor
        STRAIGHT_JOIN Action AS b ON b.action = a.action AND b.takes IN ('', 'dice')
          AND (NOT b.is_final OR h.actor = 'debtor')
        LEFT JOIN Agenda AS o ON o.game_id = g.game_id AND o.entry_no = g.first_entry
          AND h.actor = 'debtor'
        WHERE g.game_id = p_game_id
        FOR SHARE OF g) AS may
    WHERE may.refusal IS NULL
    ORDER BY may.is_final, may.position
    LIMIT 1;
END
