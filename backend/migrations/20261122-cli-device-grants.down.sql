DROP TABLE device_grants;
