-- What the paces of the editions of the program are like, and how long a game between people
-- takes. Editions of others have none: clients show which rules their paces change.

DELETE FROM PaceNote;

INSERT INTO PaceNote (edition, pace, about, minutes) VALUES
  ('standard', 'full', 'The whole game: the last player who is not bankrupt wins.', 120),
  ('standard', 'short',
    'Three properties each, hotels after three houses; it ends at the second bankruptcy.', 45),
  ('standard', 'timed', 'It ends after 160 turns, and the highest net worth wins.', 80),
  ('classic', 'low', 'More cash, dearer properties and lower rents: nobody is bankrupt soon.', 120),
  ('classic', 'medium', 'The usual cash, prices and rents.', 90),
  ('classic', 'high', 'Less cash, cheaper properties and higher rents: it is decided sooner.', 60)
  AS new ON DUPLICATE KEY UPDATE about = new.about, minutes = new.minutes;
