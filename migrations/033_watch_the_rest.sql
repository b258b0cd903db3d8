-- A fork in which bots play the seats of people.

ALTER TABLE Fork
  ADD COLUMN bots VARCHAR(40)
    COMMENT 'The character that plays the seats of people in it; NULL: people continue to play.';
