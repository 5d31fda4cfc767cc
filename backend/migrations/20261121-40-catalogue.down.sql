DROP TABLE provider_accounts;
DROP TABLE offers;
DROP TABLE products;
DROP TABLE services;
