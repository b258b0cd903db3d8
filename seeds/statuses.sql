-- The statuses of a player in a game. An edition without a label for a status shows its name.

INSERT INTO Status (status, name, takes_part, meaning) VALUES
  (0, 'playing', TRUE, 'Moves when it is their turn.'),
  (1, 'jailed', TRUE, 'In jail; must get out before moving.'),
  (2, 'out', FALSE, 'Bankrupt.'),
  (3, 'winner', TRUE, 'Won the game, which is over.')
  AS new ON DUPLICATE KEY UPDATE
    name = new.name, takes_part = new.takes_part, meaning = new.meaning;
