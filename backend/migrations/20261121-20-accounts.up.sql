CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  email text NOT NULL CHECK (email = lower(email)),
  -- Null: the account signs in through an identity provider only.
  password_hash text,
  role text NOT NULL DEFAULT 'CUSTOMER' CHECK (role IN ('CUSTOMER', 'MANAGER', 'ADMIN')),
  is_active boolean NOT NULL DEFAULT true,
  is_email_verified boolean NOT NULL DEFAULT false,
  must_change_password boolean NOT NULL DEFAULT false,
  preferred_language text NOT NULL DEFAULT 'pt-BR' CHECK (preferred_language IN ('pt-BR', 'en-US', 'es')),
  preferred_currency text NOT NULL DEFAULT 'BRL' CHECK (preferred_currency IN ('BRL', 'USD', 'EUR')),
  full_name text,
  phone_number text,
  birth_date date,
  cpf text CHECK (cpf ~ '^[0-9]{11}$'),
  avatar_url text,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_login_at timestamptz
);
CREATE UNIQUE INDEX users_email ON users (lower(email));
CREATE INDEX users_newest ON users (created_at DESC, id DESC);
CREATE INDEX users_staff ON users (role) WHERE role <> 'CUSTOMER';

CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash bytea NOT NULL CONSTRAINT sessions_token_hash UNIQUE,
  name text NOT NULL,
  user_agent text,
  ip_address text,
  -- Where the sign-in came from, as the throttle sees it: an IPv4 address or an IPv6 /64.
  network text,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  idle_expires_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX sessions_user ON sessions (user_id, created_at DESC);
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- The one code that can confirm an address; a new one replaces it.
CREATE TABLE email_verifications (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  sent_at timestamptz NOT NULL,
  -- When its owner last asked for a new one; null while it is the code of the registration.
  requested_at timestamptz,
  expires_at timestamptz NOT NULL
);
