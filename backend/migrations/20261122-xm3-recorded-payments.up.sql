-- What the house paid to providers and took out of gateways, newest first: few rows among those of the numbers.
CREATE INDEX house_transfers_payments ON house_transfers (id) WHERE reference_type = 'payment';
