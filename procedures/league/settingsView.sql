CREATE VIEW settingsView AS
-- The settings of each tournament: what each takes, and its value.
SELECT
  t.tournament_id AS `Tournament`,
  s.setting AS `Setting`,
  COALESCE(v.value, s.initial_value) AS `Value`,
  CONCAT_WS(
    ', ',
    (
      SELECT GROUP_CONCAT(c.choice ORDER BY c.choice SEPARATOR ', ')
      FROM SettingChoice AS c
      WHERE c.setting = s.setting
    ),
    CONCAT(s.least, ' to ', s.most, IF(s.step = 2, ', even', '')),
    CONCAT('a text of up to ', s.longest, ' characters')
  ) AS `Takes`,
  s.meaning AS `Meaning`
FROM Tournament AS t
JOIN LeagueSetting AS s
LEFT JOIN TournamentSetting AS v
  ON v.tournament_id = t.tournament_id AND v.setting = s.setting
ORDER BY t.tournament_id, s.setting
