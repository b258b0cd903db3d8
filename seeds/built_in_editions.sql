-- The editions that come with the program, in the order in which they are shown.

DELETE FROM BuiltInEdition;

INSERT INTO BuiltInEdition (edition, position) VALUES
  ('standard', 1),
  ('classic', 2),
  ('campus', 3),
  ('singletonopoly', 4),
  ('hoarding', 5)
  AS new ON DUPLICATE KEY UPDATE position = new.position;
