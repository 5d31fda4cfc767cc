-- Who signs in through an identity provider: its name for the person, and our account.
CREATE TABLE identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject),
  -- An address that the provider gave to somebody else does not bring the account along.
  CONSTRAINT identities_account UNIQUE (user_id, issuer)
);

-- Sign-ins that went to the identity provider and have minutes to come back.
CREATE TABLE identity_flows (
  state_hash bytea PRIMARY KEY,
  -- Of the browser that began it.
  browser_hash bytea NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  -- The account that shows once more who it is; null for a sign-in.
  reconfirms_user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  -- Set when the provider has answered and the code of the second step is left to be asked for.
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  issuer text,
  subject text,
  is_fresh boolean,
  used_at timestamptz,
  expires_at timestamptz NOT NULL
);
CREATE INDEX identity_flows_browser ON identity_flows (browser_hash) WHERE user_id IS NOT NULL;
CREATE INDEX identity_flows_expiry ON identity_flows (expires_at);
