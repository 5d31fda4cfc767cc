DROP FUNCTION activation_outcome_of(uuid, boolean, text, ledger_posting);
DROP TYPE activation_outcome;
DROP VIEW activation_views;
DROP TABLE purchase_blocks;
DROP TABLE messages;
DROP TABLE stray_numbers;
DROP TABLE provider_attempts;
DROP TABLE activations;
DROP TABLE purchases;
