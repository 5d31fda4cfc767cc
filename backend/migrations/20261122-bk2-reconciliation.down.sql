DROP TABLE day_seals, wallet_check_progress, wallet_checks, reconciliation_differences, reconciliation_days,
  reconciliation_runs;
