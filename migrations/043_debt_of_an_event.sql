-- What a player owes who cannot pay, so that the log can say it. Every statement can run again
-- after an interrupted migration.

ALTER TABLE Event
  ADD COLUMN debt BIGINT COMMENT 'What the subject owes and cannot pay.';

ALTER TABLE EventKind
  MODIFY COLUMN names SET(
    'player', 'payer', 'payee', 'amount', 'dice', 'dice2', 'tile', 'property', 'colour', 'card',
    'debt') NOT NULL DEFAULT ''
    COMMENT 'The placeholders that a sentence can have in braces.';
