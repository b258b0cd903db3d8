CREATE TRIGGER renew_notices AFTER UPDATE ON Setting FOR EACH ROW
BEGIN
  /*
   * Makes the event announce again which games are about to end, when the owner changes after how
   * many days they do.
   *
   * Changes : AbandonedGame.
   * Rule    : ours: whatever the setting becomes, no game ends within the next seven days.
   */
  IF NEW.setting = 'abandoned_days' AND NOT NEW.value <=> OLD.value THEN
    DELETE FROM AbandonedGame;
  END IF;
END
