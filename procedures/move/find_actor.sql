CREATE PROCEDURE find_actor(IN p_named_action VARCHAR(20), OUT p_action VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Finds the player who makes a move, and rejects a move that is not theirs to make.'
BEGIN
  /*
   * Move    : reads m_game_id m_named_player m_named_prid m_record_id m_ruleset_id m_doubles m_prid
   *           m_first_entry; sets m_player_id m_status m_jail_turns m_location m_balance m_event_no
   *           m_phase.
   * Takes   : p_named_action, m_named_player, as the client gave them, NULL for the player who must
   *           act; m_player_id, the player whose turn it is, and their state.
   * Changes : what lapse_offer changes.
   * Returns : p_action, spelt as in Action; m_player_id, the player who acts, and their state;
   *           m_phase, as lapse_offer.
   * Raises  : player_missing, wrong_player, action_not_found, wrong_phase.
   * Why     : full-width letters and soft hyphens compare as equal; the length in bytes differs.
   */
  DECLARE v_actor INT DEFAULT m_player_id;
  DECLARE v_turn INT;
  DECLARE v_is_between BOOLEAN;
  DECLARE v_who, v_phase_actor VARCHAR(20);

  SELECT a.action, a.actor, h.actor, a.between_turns
    INTO p_action, v_who, v_phase_actor, v_is_between
    FROM Phase AS h
    LEFT JOIN PhaseAction AS a ON a.phase = h.phase
      AND a.action = p_named_action COLLATE utf8mb4_0900_as_ci
      AND LENGTH(a.action) = LENGTH(p_named_action)
    WHERE h.phase = m_phase;
  SET v_phase_actor = COALESCE(v_who, v_phase_actor);
  IF v_phase_actor = 'debtor' THEN
    SELECT Agenda.pid
      INTO v_actor
      FROM Agenda
      WHERE Agenda.game_id = m_game_id
        AND Agenda.entry_no = m_first_entry
      FOR SHARE;
  ELSEIF v_phase_actor IN ('partner', 'proposer') THEN
    -- exactly one row
    SELECT JSON_EXTRACT(g.proposal, IF(v_phase_actor = 'partner', '$.to', '$.from'))
      INTO v_actor
      FROM GameState AS g
      WHERE g.game_id = m_game_id
      FOR UPDATE;
  ELSEIF v_who IN ('bidder', 'anyone') AND m_named_player IS NOT NULL THEN
    SET v_actor = IF(m_named_player BETWEEN 0 AND 1e6, m_named_player, -1);
  ELSEIF v_is_between AND m_named_player <> m_player_id THEN
    CALL find_player_between_turns(v_actor);
  ELSEIF v_who = 'bidder' THEN
    CALL refuse('player_missing', 'In an auction, set player_ID to the player who bids or passes.');
  END IF;
  IF v_actor <> m_player_id THEN
    CALL read_player(m_game_id, v_actor, v_turn, m_status, m_jail_turns, m_location, m_balance);
    SET m_player_id = v_actor;
  END IF;
  IF m_status IS NULL THEN
    CALL refuse('wrong_player', CONCAT('There is no player ', m_named_player, ' in this game.'));
  END IF;
  IF v_is_between AND m_status = 2 THEN
    CALL refuse('wrong_player', CONCAT(player_name(m_game_id, v_actor), ' is out of the game.'));
  END IF;
  IF v_who = 'bidder' THEN
    CALL check_bidder();
  END IF;
  IF m_named_player <> m_player_id AND NOT (p_action IS NULL AND v_phase_actor <=> 'bidder') THEN
    CALL refuse('wrong_player', CONCAT(
      'It is player ', m_player_id, ', ', player_name(m_game_id, m_player_id), ', who must move.'));
  END IF;
  IF p_action IS NULL
    OR m_phase = 'handover' AND p_action = 'redeem' AND m_named_prid <> m_prid
  THEN
    CALL refuse_action(p_named_action);
  END IF;
  IF m_phase = 'proposal' AND v_who = 'turn' THEN
    CALL lapse_offer();
  END IF;
END
