DROP TABLE identity_flows;
DROP TABLE identities;
