DROP TABLE email_verifications;
DROP TABLE sessions;
DROP TABLE users;
