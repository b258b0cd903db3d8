-- What somebody who connects needs first, in this order, and statements that say more than how a
-- view is read or what a procedure takes. The games of the statements are examples.

DELETE FROM ClientExample;

INSERT INTO ClientExample (name, position, example) VALUES
  ('gamesView', 1, NULL),
  ('gameView', 2, NULL),
  ('Gamemanager', 3, 'INSERT INTO Gamemanager (dice) VALUES (3);'),
  ('addMoveView', 4, 'INSERT INTO addMoveView (dice) VALUES (3);'),
  ('movesView', 5, NULL),
  ('pendingView', 6, NULL),
  ('eventView', 7, NULL),
  ('playersView', 8, NULL),
  ('propertiesView', 9, NULL),
  ('ledgerView', 10, NULL),
  ('guideView', 11,
    'SELECT Sentence FROM guideView JOIN editionsView USING (Ruleset) WHERE Edition = ''campus'';'),
  ('adviceView', 12, NULL),
  ('new_game', 13, 'CALL new_game(''campus'', ''Friday'');'),
  ('open_game', 14,
    'CALL open_game(''standard'', ''Friday'', ''{"players": ["Ada", "Ben"], "dice": "server"}'');'),
  ('make_move', 15, 'CALL make_move(1, ''roll'', NULL);'),
  ('fork_game', NULL, 'CALL fork_game(1, 4, ''What if'');'),
  ('copy_board', NULL, 'CALL copy_board(''classic'', ''Our town'');')
  AS new ON DUPLICATE KEY UPDATE position = new.position, example = new.example;
