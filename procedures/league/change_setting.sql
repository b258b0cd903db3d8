CREATE PROCEDURE change_setting(IN p_tournament_id BIGINT, IN p_terms JSON, OUT p_note LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Changes a setting of a tournament.'
BEGIN
  /*
   * Takes   : p_terms, setting and value; null for the default.
   * Changes : one TournamentSetting.
   * Raises  : setting_not_found, setting_out_of_range.
   */
  DECLARE v_value LONGTEXT DEFAULT TRIM(term_of(p_terms, 'value'));
  DECLARE v_setting VARCHAR(30);
  DECLARE v_initial VARCHAR(64);
  DECLARE v_is_good BOOLEAN;
  DECLARE v_number INT DEFAULT whole_number(v_value);

  SELECT
      s.setting, s.initial_value,
      COALESCE(v_number BETWEEN s.least AND s.most AND MOD(v_number - s.least, s.step) = 0, FALSE)
        OR COALESCE(CHAR_LENGTH(v_value) BETWEEN 1 AND s.longest, FALSE)
        OR COUNT(c.choice) > 0
    INTO v_setting, v_initial, v_is_good
    FROM LeagueSetting AS s
    LEFT JOIN SettingChoice AS c ON c.setting = s.setting AND c.choice = v_value
    WHERE s.setting = term_of(p_terms, 'setting')
    GROUP BY s.setting;
  IF v_setting IS NULL THEN
    CALL refuse('setting_not_found', CONCAT(
      'There is no setting called ', shown(term_of(p_terms, 'setting')), '.'));
  END IF;
  IF v_value IS NULL THEN
    DELETE FROM TournamentSetting
      WHERE tournament_id = p_tournament_id
        AND setting = v_setting;
    SET p_note = CONCAT(v_setting, ' is back to its default: ', COALESCE(v_initial, 'none'));
  ELSE
    IF NOT v_is_good
      OR REGEXP_LIKE(v_value, '[[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Z}\\p{DI}\\u2800]-[ ]]')
    THEN
      CALL refuse('setting_out_of_range', CONCAT(
        v_setting, ' cannot be ', shown(v_value), '; settingsView lists what it takes.'));
    END IF;
    INSERT INTO TournamentSetting (tournament_id, setting, value)
      VALUES (p_tournament_id, v_setting, COALESCE(v_number, v_value))
      AS new ON DUPLICATE KEY UPDATE value = new.value;
    SET p_note = CONCAT(v_setting, ' is ', v_value);
  END IF;
END
