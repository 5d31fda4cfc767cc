import type pg from 'pg';
import { READ_BY_NUMBERS } from '../../../backend/src/modules/activations/lifecycle/user-transactions.read-model.js';
import { FIND_BALANCES } from '../../../backend/src/modules/wallet/wallet.store.js';
import type { Customer } from '../harness/customers.js';
import type { Figure } from '../ratio.js';
import { compareReads } from './reads.js';

const ACTIONS = ['getBalance', 'getStatus'] as const;

interface DialectRead {
  action: (typeof ACTIONS)[number];
  path: string;
  barePath: string;
  /** The query of the bare server before it answers the same words. */
  statement: { name: string; text: string; values: unknown[] };
  words: string;
}

async function createKey(productUrl: string, token: string): Promise<string> {
  const answer = await fetch(`${productUrl}/api/v1/users/me/api-keys`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'bench', scopes: ['read'], dialect: true }),
  });
  if (!answer.ok) throw new Error(`No key: ${await answer.text()}`);
  return ((await answer.json()) as { key: string }).key;
}

/** The questions of each reader, who waits for a message on one number and has a key of their own. */
export async function dialectReads(
  productUrl: string,
  database: pg.Client,
  readers: readonly Customer[],
): Promise<DialectRead[]> {
  const reads: DialectRead[] = [];
  for (const [place, { id, token }] of readers.entries()) {
    const key = await createKey(productUrl, token);
    const { rows } = await database.query<{ number: string }>(
      'SELECT number_id AS number FROM activations WHERE user_id = $1',
      [id],
    );
    const number = rows[0]?.number ?? '';
    const statements = {
      getBalance: { ...FIND_BALANCES, values: [[id], ['BRL']] },
      getStatus: { ...READ_BY_NUMBERS, values: [[number], new Date()] },
    };
    for (const action of ACTIONS) {
      const path = `/stubs/handler_api.php?api_key=${key}&action=${action}&id=${number}`;
      const words = await (await fetch(`${productUrl}${path}`)).text();
      reads.push({ action, path, barePath: `/${action}/${place}`, statement: statements[action], words });
    }
  }
  return reads;
}

/** Words of the SMS-Activate dialect, with key and limits, against bare Express with the statement of the words. */
export async function measureDialect(
  reads: readonly DialectRead[],
  productUrl: string,
  bareUrl: string,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const action of ACTIONS) {
    const mine = reads.filter((read) => read.action === action);
    const product = mine.map(({ path }) => ({ url: `${productUrl}${path}`, headers: {} }));
    const bare = mine.map(({ barePath }) => ({ url: `${bareUrl}${barePath}`, headers: {} }));
    const sides = { bare, product, baseline: 'bare Express + pg' };
    figures.push(await compareReads(`Dialect ${action}`, 1, sides));
  }
  return figures;
}
