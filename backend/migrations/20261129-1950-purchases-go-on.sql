-- An order that leaves the country open goes on in the next one: a purchase of its own, of the numbers that failed.
ALTER TABLE purchases ADD COLUMN continues uuid REFERENCES purchases (id);
CREATE INDEX purchases_continuing ON purchases (continues) WHERE continues IS NOT NULL;

-- down
DROP INDEX purchases_continuing;
ALTER TABLE purchases DROP COLUMN continues;
