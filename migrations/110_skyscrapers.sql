-- A building above the hotel, where an edition has one. Every statement can run again after an
-- interrupted migration.

ALTER TABLE Ruleset
  ADD COLUMN has_skyscrapers BOOLEAN NOT NULL DEFAULT FALSE;

ALTER TABLE Property
  ADD COLUMN skyscraper_cost INT
    COMMENT 'The cost of the skyscraper on top of the hotel; NULL: none.',
  ADD CONSTRAINT ck_Property_skyscraper_price CHECK (skyscraper_cost BETWEEN 0 AND 100000000);

ALTER TABLE Deed
  MODIFY COLUMN level INT NOT NULL DEFAULT 0
    COMMENT 'Buildings: houses; one more than the most houses: a hotel; then a skyscraper.';
