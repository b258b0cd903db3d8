CREATE VIEW violation_missing_rule AS
-- Rows that refer to rules that do not exist, by the name of the foreign key.
SELECT 'fk_TournamentChange_act' COLLATE utf8mb4_0900_ai_ci AS foreign_key,
  CONCAT(c.tournament_id, '/', c.change_no, '/', c.act) AS reference
FROM TournamentChange AS c
LEFT JOIN LeagueAct AS p ON p.act = c.act
WHERE p.act IS NULL
UNION ALL
SELECT 'fk_LeagueArgument_act', CONCAT(c.act, '/', c.position)
FROM LeagueArgument AS c
LEFT JOIN LeagueAct AS p ON p.act = c.act
WHERE p.act IS NULL
UNION ALL
SELECT 'fk_LeagueForm_act', CAST(c.act AS CHAR)
FROM LeagueForm AS c
LEFT JOIN LeagueAct AS p ON p.act = c.act
WHERE p.act IS NULL
UNION ALL
SELECT 'fk_SettingChoice_setting', CAST(c.setting AS CHAR)
FROM SettingChoice AS c
LEFT JOIN LeagueSetting AS p ON p.setting = c.setting
WHERE p.setting IS NULL
UNION ALL
SELECT 'fk_TournamentSetting_setting', CONCAT(c.tournament_id, '/', c.setting)
FROM TournamentSetting AS c
LEFT JOIN LeagueSetting AS p ON p.setting = c.setting
WHERE p.setting IS NULL
UNION ALL
SELECT 'fk_TournamentRank_criterion', CONCAT(c.tournament_id, '/', c.criterion)
FROM TournamentRank AS c
LEFT JOIN RankCriterion AS p ON p.criterion = c.criterion
WHERE p.criterion IS NULL
UNION ALL
SELECT 'fk_PointRule_point_system', CAST(c.point_system_name AS CHAR)
FROM PointRule AS c
LEFT JOIN PointSystem AS p ON p.point_system_name = c.point_system_name
WHERE p.point_system_name IS NULL
UNION ALL
SELECT 'fk_PlacePoints_rule', CAST(c.point_system_name AS CHAR)
FROM PlacePoints AS c
LEFT JOIN PointRule AS p ON p.point_system_name = c.point_system_name
WHERE p.point_system_name IS NULL
