-- What is expected need not begin with a name: of an auction it tells whoever may bid.
-- Every statement can run again after an interrupted migration.
ALTER TABLE Phase
  MODIFY expectation VARCHAR(100) NOT NULL
    COMMENT 'What is expected, a sentence without its end; may name {player} and {property}.';
