DROP INDEX offers_dearest;
