CREATE PROCEDURE choose_other()
  READS SQL DATA
  COMMENT 'Chooses the default of a bot: the first legal action.'
BEGIN
  /*
   * Bot     : reads d_game_id d_ruleset_id d_player_id d_status d_balance d_runs_out; sets
   *           d_action.
   * Takes   : d_runs_out, whether a list of numbers is too short for another roll.
   * Returns : d_action, one without details other than dice; NULL when there is none. Only a debtor
   *           who cannot pay leaves, and only as a last resort.
   */
  DECLARE v_cards INT;

  SET d_action = NULL;
  CALL count_cards(d_game_id, d_ruleset_id, d_player_id, v_cards);
  SELECT may.action
    INTO d_action
    FROM (
      SELECT a.action, b.is_final, b.position, COALESCE(
          jail_refusal(a.action, d_status, v_cards, r.jail_fine, r.jail_wait),
          payment_refusal(
            a.action, d_balance, IF(a.action = 'pay_fine', r.jail_fine, COALESCE(o.amount, 0))),
          edition_refusal(a.action, r.can_leave, r.can_end, r.trade),
          auction_refusal(a.action, g.deadline IS NOT NULL, FALSE),
          dice_refusal(a.action, FIND_IN_SET('dice', b.takes) > 0, d_runs_out)) AS refusal
        FROM GameState AS g
        STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
        STRAIGHT_JOIN Phase AS h ON h.phase = g.phase
        STRAIGHT_JOIN PhaseAction AS a ON a.phase = h.phase AND a.actor = h.actor
        STRAIGHT_JOIN Action AS b ON b.action = a.action AND b.takes IN ('', 'dice')
          AND (NOT b.is_final OR h.actor = 'debtor')
        LEFT JOIN Agenda AS o ON o.game_id = g.game_id AND o.entry_no = g.first_entry
          AND h.actor = 'debtor'
        WHERE g.game_id = d_game_id
        FOR SHARE OF g) AS may
    WHERE may.refusal IS NULL
    ORDER BY may.is_final, may.position
    LIMIT 1;
END
