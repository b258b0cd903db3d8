-- The columns of the ledger that had no comment. Only comments change, so MySQL touches no row.

ALTER TABLE Gamemanager
  MODIFY COLUMN game_id INT NOT NULL
    COMMENT 'The game that the move is in; one of Game.',
  MODIFY COLUMN round INT NOT NULL
    COMMENT 'The round in which the move was made, from 1.',
  MODIFY COLUMN turn INT NOT NULL
    COMMENT 'The seat whose turn it was, from 0.';
