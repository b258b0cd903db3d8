-- The settings of tournaments, the draw methods and the criteria of the ranking.

INSERT INTO LeagueSetting (
    setting, initial_value, least, most, step, longest, meaning) VALUES
  ('draw_seed', NULL, NULL, NULL, NULL, 64, 'the seed of all draws'),
  ('lot_seed', NULL, NULL, NULL, NULL, 64, 'the seed of the lots that decide ties in the ranking'),
  ('draw_method', 'fewest_meetings', NULL, NULL, NULL, NULL,
    'how a round is drawn unless a method is given'),
  ('table_sizes', 'threes', NULL, NULL, NULL, NULL,
    'which tables are preferred where a point system has both sizes'),
  ('draw_priority', 'meetings', NULL, NULL, NULL, NULL,
    'what fewest_meetings puts first where tables of three and of four are mixed'),
  ('bye_points', 'none', 0, 1000, 1, NULL, 'what a bye is worth once its round has been played'),
  ('forfeit_score', '10', 2, 1000, 2, NULL,
    'what each other player scores for each player who forfeits a match'),
  ('game_unit', 'auto', 1, 1000000, 1, NULL,
    'how much money of a recorded game makes one unit of score')
  AS new ON DUPLICATE KEY UPDATE
    initial_value = new.initial_value, least = new.least, most = new.most, step = new.step,
    longest = new.longest, meaning = new.meaning;

INSERT INTO SettingChoice (setting, choice, meaning) VALUES
  ('draw_method', 'random', 'at random'),
  ('draw_method', 'fewest_meetings', 'with as few repeated meetings as possible'),
  ('draw_method', 'by_standing', 'leaders play each other'),
  ('table_sizes', 'threes', 'as few tables of four as possible'),
  ('table_sizes', 'fours', 'as many tables of four as possible'),
  ('draw_priority', 'meetings',
    'no repeated meetings; seats at tables of four rotate where that allows'),
  ('draw_priority', 'tables_of_four',
    'seats at tables of four rotate evenly, even if players meet again'),
  ('bye_points', 'none', 'nothing'),
  ('bye_points', 'mean', 'the mean of the matches the player has played'),
  ('game_unit', 'auto', 'large enough that no score reaches the most the point system pays')
  AS new ON DUPLICATE KEY UPDATE meaning = new.meaning;

INSERT INTO DrawMethod (method, draws, meaning) VALUES
  ('random', 'round', 'at random'),
  ('fewest_meetings', 'round', 'with as few repeated meetings as possible'),
  ('by_standing', 'round', 'the players with the most points per match at one table, and so on'),
  ('all_rounds', 'tournament',
    'all rounds not drawn yet, by a design without repeated meetings where one fits')
  AS new ON DUPLICATE KEY UPDATE draws = new.draws, meaning = new.meaning;

INSERT INTO RankCriterion (criterion, meaning) VALUES
  ('points', 'total points'),
  ('points_per_match', 'points, bonuses and penalties, divided by the number of matches'),
  ('total_score', 'total score'),
  ('wins', 'matches in which nobody scored higher'),
  ('head_to_head', 'how often players who are level so far beat each other'),
  ('best_score', 'the highest score in a match'),
  ('lot', 'drawing lots: a hash of lot_seed')
  AS new ON DUPLICATE KEY UPDATE meaning = new.meaning;
