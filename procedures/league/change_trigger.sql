CREATE TRIGGER change_trigger BEFORE INSERT ON TournamentChange FOR EACH ROW
BEGIN
  /*
   * The entry point for all changes of a tournament but results: one row is one change.
   *
   * Reads   : NEW.tournament_id, 0 for a new one; NEW.act, NEW.round_id, NEW.terms.
   * Sets    : the other columns.
   * Changes : what LeagueAct names for the act; TournamentState.
   * Raises  : session_variable, tournament_not_found, stale_snapshot, not_yours, tournament_closed,
   *           and what make_change raises.
   * Why     : a trigger, so that a change and its record are one statement, whatever client sends
   *           it and whenever it is interrupted. The tournament is locked first.
   */
  DECLARE v_tournament_id BIGINT DEFAULT NEW.tournament_id;
  DECLARE v_changes, v_undoes INT DEFAULT 0;
  DECLARE v_is_closed BOOLEAN;
  DECLARE v_act VARCHAR(30) DEFAULT NEW.act;
  DECLARE v_part VARCHAR(20);
  DECLARE v_right VARCHAR(20);
  DECLARE v_round_id INT DEFAULT NEW.round_id;
  DECLARE v_previous JSON;
  DECLARE v_note LONGTEXT;

  CALL check_session();
  IF NEW.act = 'new' THEN
    CALL make_tournament(NEW.terms, v_tournament_id, v_note);
  ELSE
    CALL lock_tournament(v_tournament_id, v_changes, v_is_closed);
    IF NEW.act = 'undo' THEN
      SET v_undoes = JSON_EXTRACT(NEW.terms, '$.change');
      CALL read_undone(v_tournament_id, v_undoes, v_act, v_round_id);
    END IF;
    SELECT a.part, a.right_needed INTO v_part, v_right FROM LeagueAct AS a WHERE a.act = v_act;
    CALL check_right(v_tournament_id, v_right);
    IF v_is_closed AND NOT (v_part = 'people' OR v_act IN ('reopen', 'close')) THEN
      CALL refuse('tournament_closed', CONCAT(
        'Tournament ', v_tournament_id, ' is closed; reopen it first.'));
    END IF;
    SET v_previous = tournament_part(v_tournament_id, v_part, v_round_id);
    IF NEW.act = 'undo' THEN
      CALL undo_part(v_tournament_id, v_undoes, v_part, v_round_id, v_note);
    ELSE
      CALL make_change(v_tournament_id, NEW.act, v_part, v_round_id, NEW.terms, v_note);
    END IF;
  END IF;
  UPDATE TournamentState AS s
    SET s.change_count = v_changes + 1
    WHERE s.tournament_id = v_tournament_id;
  SET NEW.tournament_id = v_tournament_id;
  SET NEW.change_no = v_changes + 1;
  SET NEW.round_id = v_round_id;
  SET NEW.previous = v_previous;
  SET NEW.note = v_note;
  SET NEW.undoes = NULLIF(v_undoes, 0);
  SET NEW.changed_at = utc_now();
  SET NEW.account = SESSION_USER();
END
