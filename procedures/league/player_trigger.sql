CREATE TRIGGER player_trigger BEFORE INSERT ON PlayerChange FOR EACH ROW
BEGIN
  /*
   * The entry point for changes of players: one row is one change.
   *
   * Reads   : NEW.player_id, 0 for a new one; NEW.act, NEW.name.
   * Sets    : the other columns.
   * Changes : one LeaguePlayer.
   * Raises  : session_variable, not_yours, league_player_not_found, and what insert_player,
   *           rename_player and delete_player raise.
   * Why     : a row that the account may not change is not locked either. The right is checked
   *           again once the player is locked: from then on nobody enters or draws them.
   */
  DECLARE v_player_id BIGINT DEFAULT NEW.player_id;
  DECLARE v_previous VARCHAR(40);
  DECLARE v_changes INT DEFAULT 0;

  CALL check_session();
  IF NEW.act = 'join' THEN
    CALL insert_player(NEW.name, v_player_id);
  ELSE
    CALL check_player_right(v_player_id);
    SELECT p.name
      INTO v_previous
      FROM LeaguePlayer AS p
      WHERE p.player_id = v_player_id
      FOR UPDATE;
    IF v_previous IS NULL THEN
      CALL refuse('league_player_not_found', 'The player is no longer in the league.');
    END IF;
    CALL check_player_parts(v_player_id);
    IF NEW.act = 'rename' THEN
      CALL rename_player(v_player_id, NEW.name);
    ELSE
      CALL delete_player(v_player_id);
    END IF;
    -- Nobody else writes the changes of a locked player. A new one has none: looking for them would
    -- lock the gap for the next new one.
    SELECT COALESCE(MAX(c.change_no), 0)
      INTO v_changes
      FROM PlayerChange AS c
      WHERE c.player_id = v_player_id
      FOR SHARE;
  END IF;
  SET NEW.player_id = v_player_id;
  SET NEW.change_no = v_changes + 1;
  SET NEW.previous_name = v_previous;
  SET NEW.changed_at = utc_now();
  SET NEW.account = SESSION_USER();
END
