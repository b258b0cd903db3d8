-- A slot is found, taken and overwritten by its own key: an index that is unique besides is locked
-- up to the slots of other accounts.
ALTER TABLE SaveSlot
  ADD INDEX fk_SaveSlot_game (game_id),
  DROP PRIMARY KEY,
  ADD PRIMARY KEY (account, slot),
  DROP INDEX uq_SaveSlot_slot;
