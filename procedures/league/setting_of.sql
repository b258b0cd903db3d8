CREATE FUNCTION setting_of(p_tournament_id BIGINT, p_setting VARCHAR(30)) RETURNS VARCHAR(64)
  READS SQL DATA
  COMMENT 'The value of a setting of a tournament.'
BEGIN
  DECLARE v_value VARCHAR(64);

  SELECT COALESCE(t.value, s.initial_value)
    INTO v_value
    FROM LeagueSetting AS s
    LEFT JOIN TournamentSetting AS t
      ON t.tournament_id = p_tournament_id AND t.setting = s.setting
    WHERE s.setting = p_setting;
  RETURN v_value;
END
