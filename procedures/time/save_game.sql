CREATE PROCEDURE save_game(IN p_game_id INT, IN p_name TEXT)
  MODIFIES SQL DATA
  COMMENT 'Saves the present point of a game under a name.'
BEGIN
  /*
   * Takes   : p_game_id, NULL for the current game; p_name, NULL or empty for the date and time,
   *           with a number if that is taken.
   * Changes : one Save.
   * Returns : a result of one row of savesView.
   * Raises  : game_not_found, save_name_taken, and what check_title raises.
   * Why     : the name is looked up first: an insert that fails on a taken name would lock a gap
   *           where others insert.
   */
  DECLARE v_game_id, v_record_id, v_namesakes INT;
  DECLARE v_number INT DEFAULT 1;
  DECLARE v_name, v_time VARCHAR(60);
  DECLARE EXIT HANDLER FOR 1062 BEGIN CALL refuse_save_name(v_name); END;
  -- It was deleted meanwhile.
  DECLARE EXIT HANDLER FOR 1452
  BEGIN
    CALL refuse('game_not_found', missing_game());
  END;

  CALL check_title(p_name);
  SET v_game_id = IF(p_game_id IS NULL, current_game(), find_game(p_game_id));
  SELECT MAX(g.last_record_ID) INTO v_record_id FROM GameState AS g WHERE g.game_id = v_game_id;
  IF v_record_id IS NULL THEN
    CALL refuse('game_not_found', missing_game());
  END IF;
  SET v_time = DATE_FORMAT(utc_now(), '%Y-%m-%d %H:%i');
  SET v_name = IF(p_name <> '', p_name, v_time);
  SELECT COUNT(s.name) INTO v_namesakes FROM Save AS s WHERE s.name = v_name;
  WHILE v_namesakes > 0 AND COALESCE(p_name, '') = '' DO
    SET v_number = v_number + 1;
    SET v_name = CONCAT(v_time, ' (', v_number, ')');
    SELECT COUNT(s.name) INTO v_namesakes FROM Save AS s WHERE s.name = v_name;
  END WHILE;
  IF v_namesakes > 0 THEN
    CALL refuse_save_name(v_name);
  END IF;
  INSERT INTO Save (name, game_id, record_ID, saved_at)
    VALUES (v_name, v_game_id, v_record_id, utc_now());
  SELECT s.Name, s.Game, s.`Game name`, s.Edition, s.Record, s.Saved
    FROM savesView AS s
    WHERE s.Name = v_name;
END
