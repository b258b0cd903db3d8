CREATE VIEW violationsView AS
-- How often each rule of the league is broken: if all are 0, its tables are valid.
SELECT 'violation_player_count' COLLATE utf8mb4_0900_ai_ci AS `Violation`, COUNT(*) AS `Tuples`
FROM violation_player_count
UNION ALL
SELECT 'violation_match_without_table', COUNT(*) FROM violation_match_without_table
UNION ALL
SELECT 'violation_odd_score', COUNT(*) FROM violation_odd_score
UNION ALL
SELECT 'violation_score_sum', COUNT(*) FROM violation_score_sum
UNION ALL
SELECT 'violation_player_without_score', COUNT(*) FROM violation_player_without_score
UNION ALL
SELECT 'violation_round_without_tournament', COUNT(*) FROM violation_round_without_tournament
UNION ALL
SELECT 'violation_draw_without_round', COUNT(*) FROM violation_draw_without_round
UNION ALL
SELECT 'violation_draw_without_player', COUNT(*) FROM violation_draw_without_player
UNION ALL
SELECT 'violation_score_without_draw', COUNT(*) FROM violation_score_without_draw
UNION ALL
SELECT 'violation_table_without_draw', COUNT(*) FROM violation_table_without_draw
UNION ALL
SELECT 'violation_tournament_without_point_system', COUNT(*)
FROM violation_tournament_without_point_system
UNION ALL
SELECT 'violation_match_in_two_rounds', COUNT(*) FROM violation_match_in_two_rounds
UNION ALL
SELECT 'violation_strength_out_of_range', COUNT(*) FROM violation_strength_out_of_range
UNION ALL
SELECT 'violation_size_not_in_system', COUNT(*) FROM violation_size_not_in_system
UNION ALL
SELECT 'violation_score_without_strength', COUNT(*) FROM violation_score_without_strength
UNION ALL
SELECT 'violation_counted_players', COUNT(*) FROM violation_counted_players
UNION ALL
SELECT 'violation_result_count', COUNT(*) FROM violation_result_count
UNION ALL
SELECT 'violation_score_of_record', COUNT(*) FROM violation_score_of_record
UNION ALL
SELECT 'violation_bye_of_drawn', COUNT(*) FROM violation_bye_of_drawn
UNION ALL
SELECT 'violation_missing_place', COUNT(*) FROM violation_missing_place
UNION ALL
SELECT 'violation_unordered_place', COUNT(*) FROM violation_unordered_place
UNION ALL
SELECT 'violation_tournament_without_state', COUNT(*) FROM violation_tournament_without_state
UNION ALL
SELECT 'violation_missing_tournament', COUNT(*) FROM violation_missing_tournament
UNION ALL
SELECT 'violation_missing_round', COUNT(*) FROM violation_missing_round
UNION ALL
SELECT 'violation_missing_player', COUNT(*) FROM violation_missing_player
UNION ALL
SELECT 'violation_missing_match', COUNT(*) FROM violation_missing_match
UNION ALL
SELECT 'violation_missing_rule', COUNT(*) FROM violation_missing_rule
