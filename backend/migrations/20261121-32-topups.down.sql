DROP FUNCTION topup_credit;
DROP TABLE topups;
DROP TABLE gateway_selections;
