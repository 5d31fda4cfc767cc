DROP TABLE idempotency_keys;
DROP TABLE leases;
DROP TABLE settings;
