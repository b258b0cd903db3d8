-- What can be done to tournaments, what can be set for them, how rounds are drawn, and what players
-- can be ranked by.

INSERT INTO LeagueAct (act, part, right_needed) VALUES
  ('new', NULL, 'organise'),
  ('undo', NULL, 'score'),
  ('rename', 'tournament', 'organise'),
  ('delete', NULL, 'organise'),
  ('change_dates', 'tournament', 'organise'),
  ('change_point_system', 'tournament', 'organise'),
  ('close', 'tournament', 'organise'),
  ('reopen', 'tournament', 'organise'),
  ('set', 'settings', 'organise'),
  ('rank_by', 'ranking', 'organise'),
  ('give_scorer', 'people', 'organise'),
  ('take_scorer', 'people', 'organise'),
  ('enter', 'entries', 'score'),
  ('withdraw', 'entries', 'score'),
  ('add_round', 'round', 'score'),
  ('delete_round', 'round', 'score'),
  ('change_round_dates', 'round', 'score'),
  ('renumber_round', 'number', 'score'),
  ('draw', 'round', 'score'),
  ('draw_again', 'round', 'score'),
  ('record_draw', 'round', 'score'),
  ('cancel_draw', 'round', 'score'),
  ('cancel_match', 'round', 'score'),
  ('substitute', 'round', 'score'),
  ('seat', 'round', 'score'),
  ('open_table', 'round', 'score'),
  ('adjust', 'adjustments', 'score'),
  ('remove_adjustment', 'adjustments', 'score')
  AS new ON DUPLICATE KEY UPDATE part = new.part, right_needed = new.right_needed;

INSERT INTO LeagueSetting (
    setting, initial_value, least, most, step, longest, meaning) VALUES
  ('draw_seed', NULL, NULL, NULL, NULL, 64, 'what draws are made from'),
  ('lot_seed', NULL, NULL, NULL, NULL, 64, 'what the lot of the ranking is drawn from'),
  ('draw_method', 'fewest_meetings', NULL, NULL, NULL, NULL,
    'how a round is drawn when nothing else is said'),
  ('table_sizes', 'threes', NULL, NULL, NULL, NULL,
    'which tables come first where a point system has both'),
  ('bye_points', 'none', 0, 1000, 1, NULL, 'what a bye pays once its round is played'),
  ('forfeit_score', '10', 2, 1000, 2, NULL,
    'what each of the others scores for each who forfeits a match'),
  ('game_unit', 'auto', 1, 1000000, 1, NULL, 'how much money of a recorded game is one unit')
  AS new ON DUPLICATE KEY UPDATE
    initial_value = new.initial_value, least = new.least, most = new.most, step = new.step,
    longest = new.longest, meaning = new.meaning;

INSERT INTO SettingChoice (setting, choice, meaning) VALUES
  ('draw_method', 'random', 'by chance alone'),
  ('draw_method', 'fewest_meetings', 'so that few players meet again'),
  ('draw_method', 'by_standing', 'the best with the best'),
  ('table_sizes', 'threes', 'as few tables of four as possible'),
  ('table_sizes', 'fours', 'as many tables of four as possible'),
  ('bye_points', 'none', 'nothing'),
  ('bye_points', 'mean', 'the mean of the matches that the player has played'),
  ('game_unit', 'auto', 'so large that no score reaches what the point system pays at most')
  AS new ON DUPLICATE KEY UPDATE meaning = new.meaning;

INSERT INTO DrawMethod (method, draws, meaning) VALUES
  ('random', 'round', 'by chance alone'),
  ('fewest_meetings', 'round', 'so that few players meet again'),
  ('by_standing', 'round', 'those with most points a match at one table, and so on'),
  ('all_rounds', 'tournament',
    'all rounds that are yet to be drawn, by a design without repeats where one fits')
  AS new ON DUPLICATE KEY UPDATE draws = new.draws, meaning = new.meaning;

INSERT INTO RankCriterion (criterion, meaning) VALUES
  ('points', 'the sum of all points'),
  ('points_a_match', 'points of matches, bonuses and penalties, divided by matches'),
  ('total_score', 'the sum of the scores'),
  ('wins', 'matches in which nobody scored more'),
  ('head_to_head', 'who of those equal so far beat whom of them how often'),
  ('best_score', 'the highest score of a match'),
  ('lot', 'chance, a hash of lot_seed')
  AS new ON DUPLICATE KEY UPDATE meaning = new.meaning;
