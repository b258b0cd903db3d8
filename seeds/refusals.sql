-- Every refusal of the database. A number is never given to another refusal, not even after the
-- refusal is gone.

INSERT INTO Refusal (token, errno, meaning) VALUES
  ('game_not_found', 50001, 'No game has that number, or there is no game yet.'),
  ('game_over', 50002, 'The game has a winner; nobody moves any more.'),
  ('wrong_player', 50003, 'The move names a player whose turn it is not.'),
  ('wrong_phase', 50004, 'The game waits for another action.'),
  ('record_taken', 50005, 'The move names a record that was played already.'),
  ('record_ahead', 50006, 'The move names a record that is not due yet.'),
  ('token_taken', 50007, 'The move with this token was made already.'),
  ('column_not_settable', 50008, 'The move sets a column that is a result of it.'),
  ('record_is_final', 50009, 'What was recorded can neither be changed nor deleted.'),
  ('dice_missing', 50020, 'The roll comes without dice.'),
  ('dice_not_whole', 50021, 'The dice are not a whole number.'),
  ('dice_out_of_range', 50022, 'The dice cannot show that number.'),
  ('edition_not_found', 50040, 'No edition has that name.'),
  ('edition_incomplete', 50041, 'The edition lacks tiles or players.'),
  ('too_many_players', 50042, 'All seats of the game are taken.'),
  ('game_started', 50043, 'Nobody can join a game that has begun.'),
  ('wrong_location_type', 50044, 'The location is for a tile of the other type.'),
  ('name_too_long', 50045, 'The name is longer than its column.'),
  ('deploy_running', 50060, 'The rules are being replaced; the move was not made.'),
  ('record_not_found', 50090, 'The game has no such record.'),
  ('save_not_found', 50091, 'No save has that name.'),
  ('save_name_taken', 50092, 'Another save has that name.')
  AS new ON DUPLICATE KEY UPDATE errno = new.errno, meaning = new.meaning;
