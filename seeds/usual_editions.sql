-- The edition of a game that names none, by what the game is for.

DELETE FROM UsualEdition;

INSERT INTO UsualEdition (purpose, edition) VALUES
  ('new', 'campus'),
  ('quick', 'standard'),
  ('simulate', 'classic')
  AS new ON DUPLICATE KEY UPDATE edition = new.edition;
