-- Whether the event runs is asked of MySQL now: after a failover it may be there and disabled.

ALTER TABLE Deployment
  DROP COLUMN has_event;
