CREATE VIEW deploymentView AS
-- The installed version; while it is being replaced, `state` is `running`. `has_event`: an event
-- moves for bots, if the scheduler of MySQL is on.
SELECT
  d.version,
  d.state,
  d.started_at,
  d.finished_at,
  d.has_event
FROM Deployment AS d
