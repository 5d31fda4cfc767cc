DROP TABLE purchase_blocks;
DROP TABLE messages;
DROP TABLE stray_numbers;
DROP TABLE provider_attempts;
DROP TABLE activations;
DROP TABLE purchases;
