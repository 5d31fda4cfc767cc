-- Top-ups by the moment at which they were credited, as the reports count them.
CREATE INDEX topup_steps_credited ON topup_steps (happened_at) WHERE kind = 'credit';

-- down

DROP INDEX topup_steps_credited;
