-- What selling a hotel does when the bank has too few houses.
-- Every statement can run again after an interrupted migration.

ALTER TABLE Ruleset
  ADD COLUMN hotel_shortage ENUM('sells_group', 'sells_down')
    GENERATED ALWAYS AS (
      COALESCE(
        JSON_VALUE(document, '$.rules.hotel_shortage' RETURNING CHAR(20)), 'sells_group')) STORED
    NOT NULL;
