-- How the numbers of each day delivered, in America/Sao_Paulo: kept longer than the figures it is made of, by
-- modules/catalogue/delivery/delivery.sql. Of the days before, those are known that the figures still hold whole.
CREATE TABLE delivery_days (
  service_code text NOT NULL,
  country_iso text NOT NULL,
  day date NOT NULL,
  numbers bigint NOT NULL CHECK (numbers > 0),
  delivered bigint NOT NULL CHECK (delivered BETWEEN 0 AND numbers),
  PRIMARY KEY (service_code, country_iso, day)
);
CREATE INDEX delivery_days_time ON delivery_days (day);
INSERT INTO delivery_days
  SELECT service_code, country_iso, (starts_at AT TIME ZONE 'America/Sao_Paulo')::date AS day, sum(numbers),
         coalesce(sum(numbers) FILTER (WHERE wait_seconds IS NOT NULL), 0)
    FROM delivery_figures GROUP BY 1, 2, 3
  HAVING (min(starts_at) AT TIME ZONE 'America/Sao_Paulo')::date >
         (SELECT (min(starts_at) AT TIME ZONE 'America/Sao_Paulo')::date FROM delivery_figures);

-- down
DROP TABLE delivery_days;
