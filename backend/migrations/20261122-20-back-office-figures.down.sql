DROP INDEX transfers_revenue;
DROP INDEX topups_age;
DROP INDEX purchases_age;
DROP INDEX users_figures;
