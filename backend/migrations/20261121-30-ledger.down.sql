DROP TABLE transfers;
DROP TABLE wallets;
