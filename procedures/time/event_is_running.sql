CREATE FUNCTION event_is_running() RETURNS BOOLEAN
  READS SQL DATA
  COMMENT 'Whether the event that lets bots play has run in the last ten seconds.'
BEGIN
  /*
   * Returns : TRUE also in the first ten seconds of an event that has just been made.
   * Why     : asks MySQL itself, because after a failover the event may be there and disabled, and
   *           the scheduler may be off. Players may not see events; the owner's rights are used.
   *           Times are kept in the zone in which the event was made.
   */
  RETURN EXISTS (
    SELECT 1
      FROM information_schema.EVENTS AS e
      WHERE e.EVENT_SCHEMA = DATABASE()
        AND e.EVENT_NAME = 'play_bots_event'
        AND e.STATUS = 'ENABLED'
        AND CONVERT_TZ(COALESCE(e.LAST_EXECUTED, e.STARTS), e.TIME_ZONE, '+00:00')
          >= utc_now() - INTERVAL 10 SECOND);
END
