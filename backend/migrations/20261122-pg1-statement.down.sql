DROP INDEX transfers_adjusted;
