DROP INDEX house_transfers_payments;
