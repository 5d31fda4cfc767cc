DROP INDEX transfers_captured;
CREATE INDEX transfers_captured ON transfers (occurred_at, id) WHERE kind = 'capture';
DROP TABLE report_closings;
