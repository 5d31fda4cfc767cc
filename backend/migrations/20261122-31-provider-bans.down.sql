DROP TABLE provider_bans;
