CREATE PROCEDURE find_actor(
  IN p_game_id INT, IN p_phase VARCHAR(20), IN p_named_action VARCHAR(20), IN p_named_player DOUBLE,
  IN p_first_debt INT, IN p_prid INT, IN p_ruleset_id INT, OUT p_action VARCHAR(20),
  INOUT p_player_id INT, INOUT p_status INT, INOUT p_jail_turns INT, INOUT p_location INT,
  INOUT p_balance BIGINT)
  READS SQL DATA
  COMMENT 'Says who makes a move, and refuses it when he may not.'
BEGIN
  /*
   * Takes   : p_named_action, p_named_player, as the client named them, NULL for whoever is to act;
   *           p_player_id and how he stands, whose turn it is.
   * Returns : p_action, as Action has it; the player who acts, and how he stands.
   * Why     : an action has as many bytes as its name: what compares as equal beside that, as full
   *           width letters and soft hyphens do, is none.
   * Raises  : player_missing, wrong_player, action_not_found, wrong_phase.
   */
  DECLARE v_actor INT DEFAULT p_player_id;
  DECLARE v_turn INT;
  DECLARE v_passed BOOLEAN;
  DECLARE v_who, v_phase_actor VARCHAR(20);

  SELECT a.action, a.actor, h.actor
    INTO p_action, v_who, v_phase_actor
    FROM Phase AS h
    LEFT JOIN PhaseAction AS a ON a.phase = h.phase
      AND a.action = p_named_action COLLATE utf8mb4_0900_as_ci
      AND LENGTH(a.action) = LENGTH(p_named_action)
    WHERE h.phase = p_phase;
  SET v_phase_actor = COALESCE(v_who, v_phase_actor);
  IF v_phase_actor = 'debtor' THEN
    SELECT Debt.debtor
      INTO v_actor
      FROM Debt
      WHERE Debt.game_id = p_game_id
        AND Debt.debt_no = p_first_debt
      FOR SHARE;
  ELSEIF v_phase_actor IN ('partner', 'proposer') THEN
    SELECT JSON_EXTRACT(g.proposal, IF(v_phase_actor = 'partner', '$.to', '$.from'))
      INTO v_actor
      FROM Standing AS g
      WHERE g.game_id = p_game_id
      FOR UPDATE;
  ELSEIF v_who IN ('bidder', 'anyone') AND p_named_player IS NOT NULL THEN
    SET v_actor = IF(p_named_player BETWEEN 0 AND 1e6, p_named_player, -1);
  ELSEIF v_who = 'bidder' THEN
    CALL refuse('player_missing', 'In an auction, say in player_ID who bids or passes.');
  END IF;
  IF v_actor <> p_player_id THEN
    CALL read_player(
      p_game_id, v_actor, v_turn, p_status, p_jail_turns, p_location, p_balance);
    SET p_player_id = v_actor;
  END IF;
  IF p_status IS NULL THEN
    CALL refuse('wrong_player', CONCAT('There is no player ', p_named_player, ' in this game.'));
  END IF;
  IF v_who = 'bidder' THEN
    SELECT p.passed
      INTO v_passed
      FROM Player AS p
      WHERE p.game_id = p_game_id
        AND p.pid = v_actor
      FOR SHARE;
    IF v_passed IS NULL OR v_passed OR p_status = 2 THEN
      CALL refuse('wrong_player', CONCAT(
        COALESCE(player_name(p_game_id, v_actor), CONCAT('Player ', p_named_player)),
        ' does not take part in the auction, or no longer.'));
    END IF;
  END IF;
  IF p_named_player <> p_player_id THEN
    CALL refuse('wrong_player', CONCAT(
      'It is for player ', p_player_id, ', ', player_name(p_game_id, p_player_id), ', to move.'));
  END IF;
  IF p_action IS NULL THEN
    CALL refuse_action(
      p_game_id, p_phase, p_named_action, p_player_id, p_prid, p_ruleset_id);
  END IF;
END
