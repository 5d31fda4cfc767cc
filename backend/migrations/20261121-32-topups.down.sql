DROP TABLE topups;
DROP TABLE gateway_selections;
