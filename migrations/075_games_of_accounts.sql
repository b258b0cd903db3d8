-- A statement without a game means the newest game in which its account has a seat.
ALTER TABLE Player
  ADD KEY k_Player_account (account, game_id);
