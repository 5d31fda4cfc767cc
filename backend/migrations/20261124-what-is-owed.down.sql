DELETE FROM row_count_changes WHERE name IN ('owed_cents', 'owing_wallets');
DELETE FROM row_counts WHERE name IN ('owed_cents', 'owing_wallets');
