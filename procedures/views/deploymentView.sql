CREATE VIEW deploymentView AS
-- The version that is installed; while it is being replaced, `state` is `running`.
SELECT
  d.version,
  d.state,
  d.started_at,
  d.finished_at
FROM Deployment AS d
