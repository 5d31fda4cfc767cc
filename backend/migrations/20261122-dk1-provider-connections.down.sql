DROP TABLE provider_connections;
