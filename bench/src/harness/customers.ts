import type pg from 'pg';

export interface Customer {
  id: string;
  email: string;
  token: string;
}

export const PASSWORD = 'Bench-Pass1!';
const LOGINS_AT_ONCE = 2;

async function post(
  url: string,
  body: URLSearchParams | string,
  type: string,
  cookie = '',
): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': type, Cookie: cookie },
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** Registers one account through the product and copies it, so that only sign-ins cost password hashes. */
async function insertAccounts(productUrl: string, database: pg.Client, count: number): Promise<string[]> {
  const first = `bench-0-${Date.now()}@example.com`;
  const account = JSON.stringify({ email: first, password: PASSWORD });
  await post(`${productUrl}/api/v1/users/register`, account, 'application/json');
  await database.query('UPDATE users SET is_email_verified = true WHERE email = $1', [first]);
  const { rows } = await database.query<{ email: string }>(
    `INSERT INTO users (email, password_hash, is_email_verified)
     SELECT 'copy-' || n || '-' || email, password_hash, true FROM users, generate_series(2, $2) n WHERE email = $1
     RETURNING email`,
    [first, count],
  );
  return [first, ...rows.map(({ email }) => email)];
}

/** Signs in as a browser that the account knows by its cookie, or without a cookie as a new one. */
export async function logIn(
  productUrl: string,
  email: string,
  deviceCookie?: string,
): Promise<{ token: string; deviceCookie: string }> {
  const form = new URLSearchParams({ username: email, password: PASSWORD });
  const type = 'application/x-www-form-urlencoded';
  const answer = await post(`${productUrl}/api/v1/users/login`, form, type, deviceCookie);
  const { access_token } = (await answer.json()) as { access_token: string };
  const device = answer.headers.getSetCookie().find((line) => line.includes('torpedo_device='));
  return { token: access_token, deviceCookie: device?.split(';', 1)[0] ?? '' };
}

/** Creates customers who are signed in and have money to buy with. */
export async function createCustomers(
  productUrl: string,
  database: pg.Client,
  { count, cents }: { count: number; cents: number },
): Promise<Customer[]> {
  const emails = await insertAccounts(productUrl, database, count);
  const customers: Customer[] = [];
  for (let from = 0; from < emails.length; from += LOGINS_AT_ONCE) {
    const signedIn = emails.slice(from, from + LOGINS_AT_ONCE).map(async (email) => {
      const { token } = await logIn(productUrl, email);
      const { rows } = await database.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email]);
      const id = rows[0]?.id ?? '';
      await database.query(
        `SELECT ledger_post('adjustment', $1, 'BRL', $2, uuidv7(), now(), NULL, 'bench')`,
        [id, cents],
      );
      return { id, email, token };
    });
    customers.push(...(await Promise.all(signedIn)));
  }
  return customers;
}
