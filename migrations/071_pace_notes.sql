-- What the paces of the editions of the program are like. The statement can run again after an
-- interrupted migration.
CREATE TABLE IF NOT EXISTS PaceNote (
  edition VARCHAR(40) NOT NULL,
  pace VARCHAR(40) NOT NULL,
  about VARCHAR(200) NOT NULL COMMENT 'What is different, in a sentence.',
  minutes INT NOT NULL COMMENT 'How long a game between people usually takes.',
  PRIMARY KEY (edition, pace)
) COMMENT = 'What the paces of the editions of the program are like, for choosing one.';
