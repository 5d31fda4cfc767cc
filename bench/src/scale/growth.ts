import pg from 'pg';
import { purchasesPerSecond } from '../measures/purchases.js';
import { interleave, shownSpread, type Figure } from '../ratio.js';
import { createCustomers, type Customer } from '../harness/customers.js';
import { PRICE } from '../harness/instant-provider.js';
import type { Business } from './business.js';

const ROUNDS = 4;
const BUYERS = 60;
const MOST_TIMES = 1.3;

async function buyersOf({ databaseUrl, server }: Business): Promise<Customer[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const customers = await createCustomers(server.url, client, { count: BUYERS, cents: 10_000_000 });
  await client.end();
  return customers;
}

/** How long a purchase takes in a database with many old numbers, compared with a new business. */
export async function measureGrowth(young: Business, grown: Business): Promise<Figure> {
  const buyers = { young: await buyersOf(young), grown: await buyersOf(grown) };
  const buy = (business: Business, queue: Customer[]) => async () =>
    (await purchasesPerSecond(business.server.url, queue, PRICE)).perSecond;
  await buy(young, buyers.young)();
  await buy(grown, buyers.grown)();
  const result = await interleave(ROUNDS, buy(young, buyers.young), buy(grown, buyers.grown));
  const times = 1 / result.ratio;
  return {
    name: 'Purchases after millions of numbers',
    measured: `${Math.round(result.subject)} /s`,
    baseline: `after thousands: ${Math.round(result.baseline)} /s (${shownSpread(result)})`,
    value: times.toFixed(2),
    goal: `<= ${MOST_TIMES} times`,
    met: times <= MOST_TIMES * (1 + result.spread),
  };
}
