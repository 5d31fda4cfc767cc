DROP TABLE provider_polls;
