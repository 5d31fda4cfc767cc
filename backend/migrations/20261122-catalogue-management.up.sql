-- Groups of services, in the order in which staff put them.
CREATE TABLE categories (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  code text NOT NULL UNIQUE CHECK (code ~ '^[a-z][a-z0-9-]{0,39}$'),
  name_pt text NOT NULL,
  name_en text NOT NULL,
  name_es text NOT NULL,
  position integer NOT NULL CHECK (position > 0),
  updated_at timestamptz NOT NULL
);
INSERT INTO categories (code, name_pt, name_en, name_es, position, updated_at) VALUES
  ('messaging', 'Mensagens', 'Messaging', 'Mensajería', 1, now()),
  ('social', 'Redes sociais', 'Social networks', 'Redes sociales', 2, now()),
  ('dating', 'Encontros', 'Dating', 'Citas', 3, now()),
  ('entertainment', 'Entretenimento', 'Entertainment', 'Entretenimiento', 4, now()),
  ('games', 'Jogos', 'Games', 'Juegos', 5, now()),
  ('shopping', 'Compras', 'Shopping', 'Compras', 6, now()),
  ('mobility', 'Mobilidade e entregas', 'Mobility and delivery', 'Movilidad y entregas', 7, now()),
  ('travel', 'Viagens', 'Travel', 'Viajes', 8, now()),
  ('finance', 'Bancos e pagamentos', 'Banks and payments', 'Bancos y pagos', 9, now()),
  ('crypto', 'Criptomoedas', 'Crypto', 'Criptomonedas', 10, now()),
  ('betting', 'Apostas', 'Betting', 'Apuestas', 11, now()),
  ('accounts', 'Contas e e-mail', 'Accounts and e-mail', 'Cuentas y correo', 12, now()),
  ('ai', 'Inteligência artificial', 'Artificial intelligence', 'Inteligencia artificial', 13, now()),
  ('work', 'Trabalho', 'Work', 'Trabajo', 14, now()),
  ('other', 'Outros', 'Other', 'Otros', 15, now());

ALTER TABLE services ADD COLUMN category_code text NOT NULL DEFAULT 'other' REFERENCES categories (code);
CREATE INDEX services_of_category ON services (category_code);
UPDATE services SET category_code = 'messaging' WHERE code IN (
    'wa', 'tg', 'vi', 'wb', 'me', 'kt', 'bw', 'ds');
UPDATE services SET category_code = 'social' WHERE code IN (
    'fb', 'ig', 'tw', 'lf', 'vp', 'fu', 'bnl', 'vk', 'ok');
UPDATE services SET category_code = 'dating' WHERE code IN (
    'oi', 'mo', 'qv', 'vz', 'df', 'yw');
UPDATE services SET category_code = 'entertainment' WHERE code IN (
    'hb', 'nf', 'alj', 'bxf', 'sc');
UPDATE services SET category_code = 'games' WHERE code IN (
    'mt', 'aiw', 'bz');
UPDATE services SET category_code = 'shopping' WHERE code IN (
    'am', 'dh', 'hx', 'ka', 'aez', 'ep', 'cq', 'sn', 'arf', 'afq');
UPDATE services SET category_code = 'mobility' WHERE code IN (
    'ub', 'ki', 'rl', 'xk', 'tx', 'ua', 'aba', 'pd');
UPDATE services SET category_code = 'travel' WHERE code IN (
    'uk', 'aed');
UPDATE services SET category_code = 'finance' WHERE code IN (
    'aaa', 'ev', 'abg', 'aff', 'btn', 'ann', 'lj', 'my', 'aex', 'sa', 'caq', 'abj', 'ts', 'bo', 'ij');
UPDATE services SET category_code = 'crypto' WHERE code IN (
    'aon', 'abn', 'aor', 're');
UPDATE services SET category_code = 'betting' WHERE code IN (
    'agl', 'ie');
UPDATE services SET category_code = 'accounts' WHERE code IN (
    'go', 'wx', 'mm', 'mb', 'dp', 'pm', 'ma', 'ya');
UPDATE services SET category_code = 'ai' WHERE code IN (
    'dr', 'acz', 'anj', 'atw');
UPDATE services SET category_code = 'work' WHERE code IN (
    'tn', 'cn');

-- The countries that have or had products. Names are null where the usual ones stand.
CREATE TABLE countries (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  iso_code text NOT NULL UNIQUE CHECK (iso_code ~ '^[A-Z]{2}$'),
  is_enabled boolean NOT NULL DEFAULT true,
  -- Lower ones are listed first, equal ones by name.
  position integer NOT NULL DEFAULT 1000 CHECK (position > 0),
  name_pt text,
  name_en text,
  name_es text,
  updated_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO countries (iso_code) SELECT DISTINCT country_iso FROM products;

ALTER TABLE products
  ADD COLUMN sku text NOT NULL GENERATED ALWAYS AS (country_iso || '-' || upper(service_code)) STORED,
  -- The product's own words; null where the service's name stands.
  ADD COLUMN name text,
  ADD COLUMN description text,
  -- Cents of BRL; null while the price follows the provider's cost.
  ADD COLUMN own_price_cents bigint CHECK (own_price_cents > 0),
  -- Since when staff does not let it be sold, and why.
  ADD COLUMN paused_at timestamptz,
  ADD COLUMN pause_reason text,
  -- What the providers' lists say in all.
  ADD COLUMN stock bigint NOT NULL DEFAULT 0 CHECK (stock >= 0),
  ADD COLUMN is_offered boolean NOT NULL DEFAULT false,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  -- The last change of staff.
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
UPDATE products p SET stock = listed.stock, is_offered = true
  FROM (SELECT product_id, sum(stock) AS stock FROM offers WHERE active GROUP BY product_id) listed
 WHERE listed.product_id = p.id;
CREATE INDEX products_by_sku ON products (sku, id);
CREATE INDEX products_by_stock ON products (stock, id);
CREATE INDEX products_by_creation ON products (created_at, id);
CREATE INDEX products_by_change ON products (updated_at, id);
CREATE INDEX products_of_service ON products (service_code);
CREATE INDEX products_paused ON products (id) WHERE paused_at IS NOT NULL;
CREATE INDEX products_own_price ON products (id) WHERE own_price_cents IS NOT NULL;

-- Place among the offers of the product where staff has ordered them; null comes after those.
ALTER TABLE offers ADD COLUMN position integer CHECK (position > 0);

-- What staff says about a provider.
CREATE TABLE providers (
  code text PRIMARY KEY,
  name text NOT NULL,
  -- Lower ones are asked first.
  priority integer NOT NULL DEFAULT 100 CHECK (priority > 0),
  paused_at timestamptz,
  pause_reason text,
  updated_at timestamptz NOT NULL
);

CREATE INDEX provider_attempts_recent ON provider_attempts (provider, started_at);
