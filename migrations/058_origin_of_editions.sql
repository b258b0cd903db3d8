-- The edition of a game that names none, and where an edition comes from. Every statement can run
-- again after an interrupted migration.

ALTER TABLE BuiltInEdition
  MODIFY COLUMN position INT NOT NULL COMMENT 'The order in which they are shown.',
  COMMENT = 'The editions that come with the program.';

CREATE TABLE IF NOT EXISTS UsualEdition (
  purpose VARCHAR(20) NOT NULL,
  edition VARCHAR(40) NOT NULL,
  PRIMARY KEY (purpose)
) COMMENT = 'The edition that is played when none is named.';

ALTER TABLE Edition
  ADD COLUMN imported_from ENUM('rules', 'board')
    COMMENT 'The kind of file that it was imported from; NULL: none.';

-- The document stays as it is, so no revision is due.
DROP TRIGGER IF EXISTS remake_edition;

UPDATE Edition
  SET imported_from = CASE
    WHEN JSON_KEYS(source) = CAST('["rules", "edition", "extends"]' AS JSON)
      AND JSON_LENGTH(source, '$.rules') = 9
      AND JSON_CONTAINS_PATH(source, 'all', '$.rules.players_left_to_end', '$.rules.turn_limit',
        '$.rules.set_bonus_factor', '$.rules.salary_factor_on_go') THEN 'rules'
    WHEN JSON_KEYS(source) = CAST('["board", "rules", "edition", "extends"]' AS JSON)
      AND JSON_KEYS(source, '$.rules') = CAST('["pot"]' AS JSON)
      AND JSON_TYPE(JSON_EXTRACT(source, '$.board.pot_location')) = 'NULL' THEN 'board'
  END
  WHERE copied_from IS NULL
    AND JSON_UNQUOTE(JSON_EXTRACT(source, '$.extends')) = 'hoarding';
