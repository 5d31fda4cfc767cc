import pg from 'pg';

/** The size of a filled database; everything else grows with the number of accounts. */
export interface Size {
  users: number;
  activations: number;
  topups: number;
  auditEntries: number;
}

/** Accounts by their number: the first has a tenth of all numbers and top-ups, the other a hundredth of that. */
export const RESELLER = { account: 1, share: 10 };
export const REGULAR = { account: 2, share: 1_000 };

/** The rows that one account of a business leaves behind in a year. */
export function sizeOf(users: number): Size {
  return { users, activations: users * 4, topups: users, auditEntries: Math.ceil(users / 10) };
}

/** Rows that one statement writes. */
const BATCH_ACTIVATIONS = 200_000;

const TABLES = [
  'users',
  'wallets',
  'topups',
  'purchases',
  'activations',
  'provider_attempts',
  'messages',
  'transfers',
  'house_transfers',
  'audit_entries',
];

// Everything follows from the number of the row: ids sort like the times of their rows, and one number leads to all its
// related rows. Rows are spread evenly over the last 400 days, and all of them have ended.
const functionsUntil = (end: Date) => `
CREATE FUNCTION scale_at(n bigint, total bigint) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT '${end.toISOString()}'::timestamptz - interval '400 days' + interval '400 days' * (n::float8 / total)
$$;
CREATE FUNCTION scale_id(kind int, n bigint, at timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(kind), 3, '0')
          || '8' || lpad(to_hex(n), 15, '0'))::uuid
$$;
-- Between 0 and 1, always the same for the same number and seed.
CREATE FUNCTION scale_random(n bigint, seed int) RETURNS float8 LANGUAGE sql IMMUTABLE AS $$
  SELECT (hashint8extended(n, seed) & 2147483647)::float8 / 2147483648
$$;
CREATE FUNCTION scale_pick(choices text[], n bigint, seed int) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  -- A few choices are taken often.
  SELECT choices[1 + floor(power(scale_random(n, seed), 2.5) * cardinality(choices))::int]
$$;
`;

const NAMES = `ARRAY['Maria','Ana','João','Tiago','Júlia','Carla','Pedro','Bruno','Rafaela','Letícia','Diego','Fábio',
  'Sônia','Heitor','Nádia','Ícaro','Wesley','Yara','Zuleica','Otávio']`;
const SURNAMES = `ARRAY['Silva','Souza','Costa','Dias','Ribeiro','Moura','Teixeira','Barros','Queiroz','Xavier',
  'Nogueira','Vasconcelos','Zimmermann','Werneck','Ypiranga','Quadros','Kubitschek','Uchoa','Ivanovic','Yamada']`;
const SERVICES = `ARRAY['wa','tg','ig','go','fb','oi','ds','nf','lf','ub','am','tw']`;
const COUNTRIES = `ARRAY['BR','PT','US','AR','MX','ES','GB','FR','DE','CL']`;

const ownerOf = (n: string, otherwise: string) =>
  `CASE WHEN ${n} % ${RESELLER.share} = 3 THEN ${RESELLER.account}
        WHEN ${n} % ${REGULAR.share} = 7 THEN ${REGULAR.account} ELSE ${otherwise} END`;

/** Statements with the first row as $1 and the row after the last as $2; the text contains the total of each table. */
function statements(size: Size): Record<'users' | 'activations' | 'topups' | 'audit', string[]> {
  const user = (n: string) => `scale_id(1, ${n}, scale_at(${n}, ${size.users}))`;
  return {
    users: [
      `INSERT INTO users (id, email, full_name, cpf, role, is_active, is_email_verified, preferred_language, created_at,
                          last_login_at)
       SELECT scale_id(1, n, scale_at(n, ${size.users})),
              lower(translate((${NAMES})[1 + n % 20], 'ãúíôáÍé', 'auioaie')) || n || '@example.com',
              (${NAMES})[1 + n % 20] || ' ' || (${SURNAMES})[1 + (n / 20) % 20],
              CASE WHEN n % 3 = 0 THEN lpad(n::text, 11, '0') END,
              CASE WHEN n % 100000 = 7 THEN 'MANAGER' ELSE 'CUSTOMER' END, n % 25 <> 0, n % 10 <> 0, 'pt-BR',
              scale_at(n, ${size.users}), scale_at(n, ${size.users}) + interval '1 hour'
         FROM generate_series($1::bigint, $2::bigint - 1) n`,
      `INSERT INTO wallets (id, user_id, currency, available_cents, held_cents, last_transaction_at)
       SELECT scale_id(2, n, scale_at(n, ${size.users})), ${user('n')}, 'BRL', n % 5000, 0, scale_at(n, ${size.users})
         FROM generate_series($1::bigint, $2::bigint - 1) n`,
    ],
    topups: [
      `INSERT INTO topups (id, user_id, currency, amount_cents, charge_amount_cents, fx_rate, gateway, gateway_key,
                           gateway_payment_id, gateway_expires_at, description, status, created_at, expires_at, paid_at)
       SELECT scale_id(3, n, at), ${user('owner')}, 'BRL', 1000 + n % 9000, 1000 + n % 9000, 1, 'MERCADOPAGO',
              scale_id(4, n, at), 'payment-' || n, at + interval '30 minutes', 'Pix',
              CASE WHEN n % 5 < 4 THEN 'paid' ELSE 'expired' END, at, at + interval '30 minutes',
              CASE WHEN n % 5 < 4 THEN at + interval '2 minutes' END
         FROM generate_series($1::bigint, $2::bigint - 1) n, scale_at(n, ${size.topups}) at,
              LATERAL (SELECT ${ownerOf('n', 'n')} AS owner) whose`,
    ],
    activations: [
      `INSERT INTO purchases (id, user_id, service_code, country_iso, quantity, unit_price_cents, currency, language,
                              created_at, answered_at)
       SELECT scale_id(5, n, at), ${user('owner')}, scale_pick(${SERVICES}, n, 1), scale_pick(${COUNTRIES}, n, 2), 1,
              100 + n % 900, 'BRL', 'pt-BR', at, at
         FROM scale_numbers($1, $2)`,
      `INSERT INTO activations (id, purchase_id, number, user_id, service_code, country_iso, price_cents, currency, status,
                                failure_code, provider, provider_country_id, provider_activation_id, phone, cost_micros,
                                cost_currency, cost_state, requested_at, allotted_at, expires_at, cancel_available_at,
                                first_message_at, message_count, closed_at, closed_by, finished_at, updated_at)
       SELECT scale_id(6, n, at), scale_id(5, n, at), 1, ${user('owner')}, scale_pick(${SERVICES}, n, 1),
              scale_pick(${COUNTRIES}, n, 2), 100 + n % 900, 'BRL', status,
              CASE status WHEN 'FAILED' THEN 'NO_NUMBERS' END, CASE WHEN has_number THEN 'primary' END,
              CASE WHEN has_number THEN '73' END, CASE WHEN has_number THEN n::text END,
              CASE WHEN has_number THEN '+5511' || lpad(n::text, 9, '9') END,
              CASE WHEN has_number THEN (100 + n % 900) * 800 END, CASE WHEN has_number THEN 'USD' END,
              CASE WHEN has_number THEN CASE WHEN status IN ('CANCELLED', 'EXPIRED') AND n % 50 > 0 THEN 'returned'
                                             ELSE 'charged' END END,
              at, CASE WHEN has_number THEN at + interval '2 s' END,
              CASE WHEN has_number THEN at + interval '20 minutes' END,
              CASE WHEN has_number THEN at + interval '2 minutes' END,
              CASE status WHEN 'COMPLETED' THEN at + interval '40 s' END,
              CASE status WHEN 'COMPLETED' THEN 1 ELSE 0 END,
              CASE WHEN status IN ('FAILED', 'CANCELLED', 'EXPIRED') THEN at + interval '19 minutes' END,
              CASE status WHEN 'FAILED' THEN 'failure' WHEN 'CANCELLED' THEN 'customer' WHEN 'EXPIRED' THEN 'expiry' END,
              CASE status WHEN 'COMPLETED' THEN at + interval '20 minutes' END, at + interval '20 minutes'
         FROM scale_numbers($1, $2)`,
      `INSERT INTO provider_attempts (id, activation_id, number, provider, service_code, provider_country_id,
                                      list_cost_micros, cost_currency, max_price_micros, started_at, ended_at, outcome,
                                      reason, latency_ms, cost_micros, provider_activation_id)
       SELECT scale_id(7, n, at), scale_id(6, n, at), 1, 'primary', scale_pick(${SERVICES}, n, 1), '73',
              (100 + n % 900) * 800, 'USD', (100 + n % 900) * 1600, at, at + interval '1 s',
              CASE WHEN has_number THEN 'bought' ELSE 'refused' END, CASE WHEN NOT has_number THEN 'NO_NUMBERS' END,
              300 + n % 900, CASE WHEN has_number THEN (100 + n % 900) * 800 END, CASE WHEN has_number THEN n::text END
         FROM scale_numbers($1, $2)`,
      `INSERT INTO messages (id, provider, provider_activation_id, activation_id, user_id, code, text, supplier_key,
                             received_at, shown)
       SELECT scale_id(8, n, at), 'primary', n::text, scale_id(6, n, at), ${user('owner')},
              CASE WHEN at > now() - interval '30 days' THEN lpad((n % 1000000)::text, 6, '0') END,
              CASE WHEN at > now() - interval '30 days' THEN 'Your code is ' || lpad((n % 1000000)::text, 6, '0') END,
              '1', at + interval '40 s', true
         FROM scale_numbers($1, $2) WHERE status = 'COMPLETED'`,
      // The movements of these numbers and of the top-ups of the same time, ordered by time.
      `INSERT INTO transfers (wallet_id, user_id, currency, kind, debit_account, credit_account, amount_cents,
                              reference_type, reference_id, ends, available_after_cents, held_after_cents, occurred_at)
       SELECT scale_id(2, owner, scale_at(owner, ${size.users})), ${user('owner')}, 'BRL', kind, debit, credit, cents,
              reference_type, reference, ends, 100, 100, occurred_at
         FROM (
           SELECT owner, 'hold' AS kind, 'available' AS debit, 'held' AS credit, 100 + n % 900 AS cents,
                  'activation' AS reference_type, scale_id(6, n, at) AS reference, NULL AS ends, at AS occurred_at
             FROM scale_numbers($1, $2)
           UNION ALL
           SELECT owner, CASE status WHEN 'COMPLETED' THEN 'capture' ELSE 'release' END, 'held',
                  CASE status WHEN 'COMPLETED' THEN 'revenue' ELSE 'available' END, 100 + n % 900, 'activation',
                  scale_id(6, n, at), 'hold', at + interval '1 minute'
             FROM scale_numbers($1, $2)
           UNION ALL
           SELECT ${ownerOf('t', 't')}, 'topup', 'clearing:MERCADOPAGO', 'available', 1000 + t % 9000, 'topup',
                  scale_id(3, t, scale_at(t, ${size.topups})), NULL, scale_at(t, ${size.topups}) + interval '2 minutes'
             FROM generate_series(1 + ($1 - 1) * ${size.topups} / ${size.activations},
                                  ($2 - 1) * ${size.topups} / ${size.activations}) t
            WHERE t % 5 < 4
         ) AS moved ORDER BY occurred_at`,
      `INSERT INTO house_transfers (kind, debit_account, debit_currency, debit_micros, credit_account, credit_currency,
                                    credit_micros, rate, reference_type, reference_id, occurred_at)
       SELECT kind, debit, debit_currency, debit_micros, credit, credit_currency, credit_micros, rate, 'activation',
              reference, occurred_at
         FROM scale_numbers($1, $2),
              LATERAL (SELECT (100 + n % 900) * 800 AS micros, (100 + n % 900) * 4320 AS brl_micros,
                              scale_id(6, n, at) AS reference) number,
              LATERAL (VALUES
                ('cost', 'costs:open', 'BRL', brl_micros, 'provider:primary', 'USD', micros, 5.4, at),
                (CASE WHEN status = 'COMPLETED' THEN 'cost_delivered' WHEN n % 50 > 0 THEN 'cost_returned'
                      ELSE 'cost_lost' END,
                 CASE WHEN status = 'COMPLETED' THEN 'costs:delivered' WHEN n % 50 > 0 THEN 'provider:primary'
                      ELSE 'costs:lost' END,
                 CASE WHEN status <> 'COMPLETED' AND n % 50 > 0 THEN 'USD' ELSE 'BRL' END,
                 CASE WHEN status <> 'COMPLETED' AND n % 50 > 0 THEN micros ELSE brl_micros END,
                 'costs:open', 'BRL', brl_micros,
                 CASE WHEN status <> 'COMPLETED' AND n % 50 > 0 THEN 5.4 END, at + interval '1 minute'))
                AS posted (kind, debit, debit_currency, debit_micros, credit, credit_currency, credit_micros, rate,
                           occurred_at)
        WHERE has_number ORDER BY occurred_at`,
    ],
    audit: [
      `INSERT INTO audit_entries (id, at, staff_id, request_id, action, entity_type, entity_id, user_id, before, after,
                                  reason)
       SELECT scale_id(9, n, at), at, ${user('7')}, 'request-' || n, 'balance.adjust', 'wallet',
              scale_id(2, 1 + n % ${size.users}, at)::text, ${user(`(1 + n % ${size.users})`)},
              '{"balance_cents": 100}', '{"balance_cents": 200}', 'Goodwill'
         FROM generate_series($1::bigint, $2::bigint - 1) n, scale_at(n, ${size.auditEntries}) at`,
    ],
  };
}

const numbersOf = (size: Size) => `
CREATE FUNCTION scale_numbers(first bigint, past bigint)
RETURNS TABLE (n bigint, at timestamptz, status text, has_number boolean, owner bigint) LANGUAGE sql STABLE AS $$
  SELECT n, at, status, status <> 'FAILED',
         -- Only accounts that already exist at that time.
         ${ownerOf('n', `1 + floor(scale_random(n, 3) * (n * ${size.users} / ${size.activations}))::bigint`)}
    FROM generate_series(first, past - 1) n, scale_at(n, ${size.activations}) at,
         LATERAL (SELECT CASE WHEN scale_random(n, 4) < 0.77 THEN 'COMPLETED'
                              WHEN scale_random(n, 4) < 0.89 THEN 'EXPIRED'
                              WHEN scale_random(n, 4) < 0.95 THEN 'CANCELLED' ELSE 'FAILED' END AS status) s
$$;`;

const LIST_INDEXES = `
  SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
    FROM pg_index i WHERE i.indrelid = ANY ($1::regclass[])
     AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)`;

/** Statements of one table run one after the other, in the order of its rows; two tables are written at a time. */
const WRITERS = 2;

/** A crash may lose these rows; triggers and foreign keys are off, because the rows contain what they would do. */
const WRITING = `
  SET session_replication_role = replica; SET synchronous_commit = off; SET work_mem = '256MB';
  SET maintenance_work_mem = '512MB'`;

/** In one step instead of many: many rows become few groups. */
const SUMMING_UP = "SET work_mem = '1GB'; SET enable_sort = off; SET jit = off";
const ALL_IDS = 1e12;
const FOLD_SALES = 'SELECT sales_fold($1)';
const FOLD_ACCOUNTS = [
  "SELECT accounts_fold('transfers', $1)",
  "SELECT accounts_fold('house_transfers', $1)",
];

/** Runs the texts; each writer takes the next one that is left. */
async function writeEach(writers: readonly pg.Client[], texts: readonly string[], values: unknown[] = []) {
  const left = [...texts];
  await Promise.all(
    writers.map(async (writer) => {
      for (let text = left.shift(); text !== undefined; text = left.shift()) await writer.query(text, values);
    }),
  );
}

/** Fills a migrated database and reports its progress. */
export async function fill(databaseUrl: string, size: Size, say: (text: string) => void): Promise<void> {
  const writers = Array.from({ length: WRITERS }, () => new pg.Client({ connectionString: databaseUrl }));
  const [client] = writers as [pg.Client];
  for (const writer of writers) {
    await writer.connect();
    await writer.query(WRITING);
  }
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(LIST_INDEXES, [TABLES]);
  await client.query(functionsUntil(new Date()) + numbersOf(size));
  await client.query(
    `INSERT INTO services (code, supplier_name) SELECT code, code FROM unnest(${SERVICES}) code ON CONFLICT DO NOTHING`,
  );
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);

  const texts = statements(size);
  const totals = { ...size, audit: size.auditEntries };
  for (const table of ['users', 'topups', 'activations', 'audit'] as const) {
    for (let first = 1; first <= totals[table]; first += BATCH_ACTIVATIONS) {
      const past = Math.min(first + BATCH_ACTIVATIONS, totals[table] + 1);
      await writeEach(writers, texts[table], [first, past]);
      say(`  ${table}: ${(past - 1).toLocaleString('en')} of ${totals[table].toLocaleString('en')}`);
    }
  }
  say('  indexes …');
  await writeEach(
    writers,
    indexes.map(({ definition }) => definition),
  );
  say('  statistics …');
  await client.query('VACUUM (ANALYZE)');
  say('  sums …');
  for (const writer of writers) await writer.query(`SET session_replication_role = origin; ${SUMMING_UP}`);
  await client.query('SELECT figures_forget()');
  await client.query('INSERT INTO order_counts SELECT * FROM order_counts_of_tables');
  await client.query('INSERT INTO wallet_sums SELECT * FROM wallet_sums_of_transfers');
  // The first call of each chooses ids, while no earlier transaction is open; the second call sums them up.
  for (const fold of [FOLD_SALES, ...FOLD_ACCOUNTS]) await client.query(fold, [ALL_IDS]);
  await writeEach(writers, [FOLD_SALES, ...FOLD_ACCOUNTS], [ALL_IDS]);
  await client.query('VACUUM (ANALYZE)');
  await client.query('DROP FUNCTION scale_numbers, scale_pick, scale_random, scale_id, scale_at');
  for (const writer of writers) await writer.end();
}
