import { interleave, isAtMost, shownSpread, type Figure } from '../ratio.js';
import { signInAccounts, type Account, type Business } from './business.js';
import { REGULAR, RESELLER } from './fill.js';

const ROUNDS = 9;
/** Requests of one round, one after the other. */
const REQUESTS = 8;
const WARM_UPS = 2;
const MOST_TIMES = 1.5;

const ORDERS = '/api/v1/orders/my-orders';
const READINGS: [name: string, path: (account: Account) => string][] = [
  ['Orders', () => ORDERS],
  ['Orders, oldest first', () => `${ORDERS}?direction=asc`],
  ['Orders by status', () => `${ORDERS}?sort=status`],
  ['Orders by amount', () => `${ORDERS}?sort=amount`],
  ['Orders: top-ups', () => `${ORDERS}?type=credit_transaction`],
  ['Orders: a service', () => `${ORDERS}?search=whatsapp`],
  ['Orders: a country by amount', () => `${ORDERS}?search=portugal&sort=amount`],
  ['Orders: a whole number', () => `${ORDERS}?search=%2B5511000000023`],
  ['Statement', () => '/api/v1/wallets/BRL/transactions'],
  ['Most used services', () => '/api/v1/services/most-used'],
  ['Numbers of today', ({ id }) => `/batch/user-transactions/${id}`],
  ['Balance', () => '/api/v1/wallets/BRL/balance'],
];

async function read({ server }: Business, { token }: Account, path: string): Promise<number> {
  const startedAt = performance.now();
  for (let request = 0; request < REQUESTS; request += 1) {
    const answer = await fetch(`${server.url}${path}`, { headers: { Authorization: `Bearer ${token}` } });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body.slice(0, 200)}`);
  }
  return (performance.now() - startedAt) / REQUESTS;
}

/** What a customer with a tenth of all numbers reads, compared with one with a hundredth of that. */
export async function measureHistory(business: Business): Promise<Figure[]> {
  const accounts = await signInAccounts(business, [RESELLER.account, REGULAR.account]);
  const [reseller, regular] = accounts;
  if (!reseller || !regular) throw new Error('No accounts');
  const figures: Figure[] = [];
  for (const [name, pathOf] of READINGS) {
    const readBy = (account: Account) => () => read(business, account, pathOf(account));
    for (let time = 0; time < WARM_UPS; time += 1) for (const account of accounts) await readBy(account)();
    const result = await interleave(ROUNDS, readBy(regular), readBy(reseller));
    figures.push({
      name: `A long history: ${name}`,
      measured: `${result.subject.toFixed(1)} ms`,
      baseline: `a hundredth: ${result.baseline.toFixed(1)} ms (${shownSpread(result)})`,
      value: result.ratio.toFixed(2),
      goal: `<= ${MOST_TIMES} times`,
      met: isAtMost(MOST_TIMES, result),
    });
  }
  return figures;
}
