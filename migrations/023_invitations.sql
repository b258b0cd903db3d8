-- Links by which people at other computers take seats of a game at one table, and which actions
-- take more than one seat. Every statement can run again after an interrupted migration.

CREATE TABLE IF NOT EXISTS Invitation (
  game_id INT NOT NULL,
  account VARCHAR(80) COLLATE utf8mb4_0900_bin NOT NULL
    COMMENT 'Who invited: the page of that account lets the guest play.',
  seat INT NOT NULL COMMENT 'The number of a player; -1: a place to watch from.',
  link_hash CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL
    COMMENT 'SHA-256 of the link, which nobody keeps.',
  guest_hash CHAR(64) CHARACTER SET ascii COLLATE ascii_bin
    COMMENT 'SHA-256 of what who has taken the seat is known by; NULL: nobody has.',
  made_at TIMESTAMP NOT NULL,
  PRIMARY KEY (game_id, account, seat),
  CONSTRAINT fk_Invitation_game FOREIGN KEY (game_id) REFERENCES Game (game_id),
  CONSTRAINT ck_Invitation_seat CHECK (seat >= -1),
  CONSTRAINT ck_Invitation_guest_hash CHECK (guest_hash IS NULL OR seat >= 0)
) COMMENT 'A seat of a game that somebody at another computer may take, or has taken.';

ALTER TABLE Action
  ADD COLUMN for_all BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether who does it decides for all who play: that takes all seats, or the owner.';
