import type pg from 'pg';
import type { Customer } from '../harness/customers.js';
import { buyNumber } from './purchases.js';

const PER_CUSTOMER = 2;

export interface OpenNumber {
  providerActivationId: string;
  customer: Customer;
}

/** Buys numbers that wait for a message, a few for each customer. */
export async function openNumbers(
  productUrl: string,
  database: pg.Client,
  customers: readonly Customer[],
  price: number,
): Promise<OpenNumber[]> {
  for (const customer of customers) {
    for (let count = 0; count < PER_CUSTOMER; count += 1) await buyNumber(productUrl, customer, price);
  }
  const { rows } = await database.query<{ user_id: string; provider_activation_id: string }>(
    `SELECT user_id, provider_activation_id FROM activations WHERE status = 'WAITING_SMS' ORDER BY random()`,
  );
  const byId = new Map(customers.map((customer) => [customer.id, customer]));
  return rows.flatMap(({ user_id, provider_activation_id: providerActivationId }) => {
    const customer = byId.get(user_id);
    return customer ? [{ customer, providerActivationId }] : [];
  });
}
