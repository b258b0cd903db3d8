-- What two rules together say of a property that nobody owns. Every statement can run again after
-- an interrupted migration.

ALTER TABLE Ruleset
  ADD COLUMN unowned VARCHAR(30) GENERATED ALWAYS AS (
    IF(purchase = 'forced' AND auction = 'unsold', 'forced_or_auctioned', purchase)) STORED
    COMMENT 'What happens on an unowned property: purchase, or an auction if it is unaffordable.';
