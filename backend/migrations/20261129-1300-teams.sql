-- The account of its owner, whose wallet other people spend or see.
CREATE TABLE teams (
  owner_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL
);

CREATE TABLE team_members (
  owner_id uuid NOT NULL REFERENCES teams (owner_id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('buyer', 'viewer')),
  monthly_budget_cents bigint CHECK (monthly_budget_cents > 0),
  budget_currency text CHECK (budget_currency IN ('BRL', 'USD', 'EUR')),
  warns_owner boolean NOT NULL DEFAULT true,
  -- The month of which the owner has to hear that most of the budget is spent, and the last one of which they heard.
  warning_due date,
  warned_month date,
  joined_at timestamptz NOT NULL,
  last_used_at timestamptz,
  PRIMARY KEY (owner_id, user_id),
  CHECK (owner_id <> user_id),
  CHECK ((monthly_budget_cents IS NULL) = (budget_currency IS NULL))
);
CREATE INDEX team_members_of_person ON team_members (user_id);
CREATE INDEX team_members_to_warn_of ON team_members (owner_id, user_id) WHERE warning_due IS NOT NULL;

CREATE TABLE team_invitations (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  owner_id uuid NOT NULL REFERENCES teams (owner_id) ON DELETE CASCADE,
  email text NOT NULL,
  role text NOT NULL CHECK (role IN ('buyer', 'viewer')),
  monthly_budget_cents bigint CHECK (monthly_budget_cents > 0),
  token_hash bytea NOT NULL UNIQUE,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX team_invitations_to ON team_invitations (owner_id, lower(email));
CREATE INDEX team_invitations_age ON team_invitations (expires_at);

-- What the numbers of each person cost, less what came back: in the month in which they were bought, in
-- America/Sao_Paulo. It stays when somebody leaves.
CREATE TABLE team_spending (
  owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  user_id uuid NOT NULL,
  month date NOT NULL,
  currency text NOT NULL,
  spent_cents bigint NOT NULL CHECK (spent_cents >= 0),
  numbers integer NOT NULL CHECK (numbers >= 0),
  PRIMARY KEY (owner_id, user_id, month, currency)
);
CREATE INDEX team_spending_age ON team_spending (month);

-- Who of the team bought the number, its owner too; null where the account had no team.
ALTER TABLE activations ADD COLUMN member_id uuid;

-- A key that a member made: it acts as its maker, and goes with them.
ALTER TABLE api_keys
  ADD COLUMN member_id uuid,
  ADD FOREIGN KEY (user_id, member_id) REFERENCES team_members (owner_id, user_id) ON DELETE CASCADE;
CREATE INDEX api_keys_of_member ON api_keys (member_id, user_id) WHERE member_id IS NOT NULL;

-- down
ALTER TABLE api_keys DROP COLUMN member_id;
ALTER TABLE activations DROP COLUMN member_id;
DROP TABLE team_spending;
DROP TABLE team_invitations;
DROP TABLE team_members;
DROP TABLE teams;
