-- What customers owe, as one of the figures that are kept: see row_counts_of_tables.
INSERT INTO row_counts AS present (name, key, count)
  SELECT figure.name, w.currency, sum(figure.count)
    FROM wallets w CROSS JOIN LATERAL (VALUES ('owed_cents', w.owed_cents), ('owing_wallets', 1)) AS figure (name, count)
   WHERE w.owed_cents > 0 GROUP BY 1, 2
  ON CONFLICT (name, key) DO UPDATE SET count = excluded.count;
