-- How a player can stand in a game. An edition that has no label of its own for one shows its name.

INSERT INTO Status (status, name, takes_part, meaning) VALUES
  (0, 'playing', TRUE, 'He moves when it is his turn.'),
  (1, 'jailed', TRUE, 'He is in jail and must get out before he moves.'),
  (2, 'out', FALSE, 'He was defeated, or left.'),
  (3, 'winner', TRUE, 'The game is over and he has won it.')
  AS new ON DUPLICATE KEY UPDATE
    name = new.name, takes_part = new.takes_part, meaning = new.meaning;
