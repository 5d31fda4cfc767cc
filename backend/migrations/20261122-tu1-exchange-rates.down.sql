DROP TABLE rate_feeds, rates_in_force, rate_quotes;
