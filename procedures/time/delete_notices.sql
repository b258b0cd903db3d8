CREATE TRIGGER delete_notices AFTER DELETE ON Setting FOR EACH ROW
BEGIN
  /*
   * Makes the event announce again which games are about to end, when the setting is removed or
   * replaced.
   *
   * Changes : AbandonedGame.
   * Rule    : as renew_notices.
   */
  IF OLD.setting = 'abandoned_days' THEN
    DELETE FROM AbandonedGame;
  END IF;
END
