-- The point systems of seed 002, part Requirements. Another system is another set of such rows.

INSERT INTO PointSystem (point_system_name) VALUES ('Point System 1'), ('Point System 2')
  AS new ON DUPLICATE KEY UPDATE point_system_name = new.point_system_name;

INSERT INTO PointRule (point_system_name, uses_strength, score_divisor, most_for_score) VALUES
  ('Point System 1', FALSE, NULL, NULL),
  ('Point System 2', TRUE, 10, 50)
  AS new ON DUPLICATE KEY UPDATE
    uses_strength = new.uses_strength, score_divisor = new.score_divisor,
    most_for_score = new.most_for_score;

-- Only possible places have rows: scores of 0 or more come before the others, and if all are 0 or
-- more, all are 0.
INSERT INTO PlacePoints (
    point_system_name, player_count, positive_count, first_place, last_place, points) VALUES
  -- 4 1 0; equal scores get the points of the best of their places.
  ('Point System 1', 3, 1, 1, 1, 4), ('Point System 1', 3, 1, 2, 2, 1),
  ('Point System 1', 3, 1, 3, 3, 0), ('Point System 1', 3, 1, 2, 3, 1),
  -- 3 2 0
  ('Point System 1', 3, 2, 1, 1, 3), ('Point System 1', 3, 2, 2, 2, 2),
  ('Point System 1', 3, 2, 3, 3, 0), ('Point System 1', 3, 2, 1, 2, 3),
  ('Point System 1', 3, 3, 1, 3, 3),
  -- 40 10 0; equal scores get the mean of the points of their places.
  ('Point System 2', 3, 1, 1, 1, 40), ('Point System 2', 3, 1, 2, 2, 10),
  ('Point System 2', 3, 1, 3, 3, 0), ('Point System 2', 3, 1, 2, 3, 5),
  -- 30 20 0
  ('Point System 2', 3, 2, 1, 1, 30), ('Point System 2', 3, 2, 2, 2, 20),
  ('Point System 2', 3, 2, 3, 3, 0), ('Point System 2', 3, 2, 1, 2, 25),
  ('Point System 2', 3, 3, 1, 3, 17),
  -- 35 25 10 0, however many scores are 0 or more
  ('Point System 2', 4, 1, 1, 1, 35), ('Point System 2', 4, 1, 2, 2, 25),
  ('Point System 2', 4, 1, 3, 3, 10), ('Point System 2', 4, 1, 4, 4, 0),
  ('Point System 2', 4, 1, 2, 3, 18), ('Point System 2', 4, 1, 3, 4, 5),
  ('Point System 2', 4, 1, 2, 4, 12),
  ('Point System 2', 4, 2, 1, 1, 35), ('Point System 2', 4, 2, 2, 2, 25),
  ('Point System 2', 4, 2, 3, 3, 10), ('Point System 2', 4, 2, 4, 4, 0),
  ('Point System 2', 4, 2, 1, 2, 30), ('Point System 2', 4, 2, 3, 4, 5),
  ('Point System 2', 4, 3, 1, 1, 35), ('Point System 2', 4, 3, 2, 2, 25),
  ('Point System 2', 4, 3, 3, 3, 10), ('Point System 2', 4, 3, 4, 4, 0),
  ('Point System 2', 4, 3, 1, 2, 30), ('Point System 2', 4, 3, 2, 3, 18),
  ('Point System 2', 4, 3, 1, 3, 23),
  ('Point System 2', 4, 4, 1, 4, 18)
  AS new ON DUPLICATE KEY UPDATE points = new.points;
