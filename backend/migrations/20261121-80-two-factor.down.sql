DROP TABLE two_factor_recovery_codes;
DROP TABLE two_factor;
