DROP TABLE transfers;
DROP FUNCTION transfers_are_append_only;
DROP TABLE wallets;
