CREATE VIEW deploymentView AS
-- The installed version; while it is being replaced, `state` is `running`. `has_event`: MySQL's
-- scheduler lets bots play and ends auctions, and has done so in the last ten seconds.
SELECT
  d.version,
  d.state,
  d.started_at,
  d.finished_at,
  event_is_running() IS TRUE AS has_event
FROM Deployment AS d
