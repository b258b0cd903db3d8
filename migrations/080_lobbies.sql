-- Tables that people join by one link before a game begins, and the games that were begun there.
-- Every statement can run again after an interrupted migration.

CREATE TABLE IF NOT EXISTS Lobby (
  lobby_id INT NOT NULL AUTO_INCREMENT,
  account VARCHAR(80) COLLATE utf8mb4_0900_bin NOT NULL COMMENT 'The host, who opened it.',
  edition VARCHAR(40) NOT NULL COMMENT 'What is played.',
  name VARCHAR(60) COMMENT 'The name of its games; NULL: that of the edition.',
  options JSON NOT NULL COMMENT 'As open_game takes them, without the players.',
  seating ENUM('table', 'accounts') NOT NULL
    COMMENT 'table: guests of the page of the host; accounts: each seat belongs to an account.',
  seat_count INT NOT NULL COMMENT 'Seats, numbered from 0.',
  link_hash CHAR(64) CHARACTER SET ascii COLLATE ascii_bin
    COMMENT 'SHA-256 of the link, which nobody keeps; NULL: it was withdrawn.',
  is_open BOOLEAN NOT NULL DEFAULT TRUE COMMENT 'Whether newcomers can take seats.',
  games INT NOT NULL DEFAULT 0 COMMENT 'How many games were begun.',
  changes INT NOT NULL DEFAULT 0 COMMENT 'How often it changed: pages that wait read only this.',
  made_at DATETIME NOT NULL COMMENT 'In UTC.',
  PRIMARY KEY (lobby_id),
  KEY k_Lobby_account (account),
  KEY k_Lobby_games (games),
  CONSTRAINT uq_Lobby_link_hash UNIQUE (link_hash),
  CONSTRAINT ck_Lobby_seat_count CHECK (seat_count >= 1),
  CONSTRAINT ck_Lobby_games CHECK (games >= 0)
) COMMENT 'A table that people join by a link before its game begins.';

CREATE TABLE IF NOT EXISTS LobbySeat (
  lobby_id INT NOT NULL,
  seat INT NOT NULL,
  name VARCHAR(40) COMMENT 'NULL: the seat is free.',
  token VARCHAR(40) COMMENT 'The piece; NULL: none.',
  bot VARCHAR(40) COMMENT 'The character that plays; NULL: a person.',
  account VARCHAR(80) COLLATE utf8mb4_0900_bin
    COMMENT 'The account that took the seat, or the host for a guest of the page; NULL: a bot.',
  guest_hash CHAR(64) CHARACTER SET ascii COLLATE ascii_bin
    COMMENT 'SHA-256 of what identifies a guest of the page; NULL: no guest.',
  pid INT COMMENT 'The player in the newest game; NULL: not in it.',
  PRIMARY KEY (lobby_id, seat),
  CONSTRAINT fk_LobbySeat_lobby FOREIGN KEY (lobby_id) REFERENCES Lobby (lobby_id),
  CONSTRAINT ck_LobbySeat_seat CHECK (seat >= 0),
  CONSTRAINT ck_LobbySeat_name CHECK (
    name IS NOT NULL OR token IS NULL AND bot IS NULL AND account IS NULL),
  CONSTRAINT ck_LobbySeat_guest_hash CHECK (guest_hash IS NULL OR account IS NOT NULL)
) COMMENT 'A seat of a lobby, free or taken.';

CREATE TABLE IF NOT EXISTS LobbyGame (
  game_id INT NOT NULL,
  lobby_id INT NOT NULL,
  number INT NOT NULL COMMENT 'Its place in the series, from 1.',
  PRIMARY KEY (game_id),
  CONSTRAINT uq_LobbyGame_number UNIQUE (lobby_id, number),
  CONSTRAINT fk_LobbyGame_game FOREIGN KEY (game_id) REFERENCES Game (game_id),
  CONSTRAINT fk_LobbyGame_lobby FOREIGN KEY (lobby_id) REFERENCES Lobby (lobby_id),
  CONSTRAINT ck_LobbyGame_number CHECK (number >= 1)
) COMMENT 'A game that was begun in a lobby.';
