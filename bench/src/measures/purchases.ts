import { interleave, isAtLeast, shownSpread, type Figure } from '../ratio.js';
import type { Customer } from '../stand/customers.js';
import { runPgbench } from '../stand/pgbench.js';

const BUYERS = 16;
const SECONDS = 4;
const ROUNDS = 4;

/** Buys one WhatsApp number in Brazil; answers its activation's id at the provider, or null when refused. */
export async function buyNumber(
  productUrl: string,
  { id, token }: Customer,
  price: number,
): Promise<boolean> {
  const response = await fetch(`${productUrl}/batch/purchase`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: JSON.stringify({ service: 'wa', country: 'BR', quantity: 1, user_id: id, service_price: price }),
  });
  const answer = (await response.json()) as { successful_numbers?: number; detail?: { code?: string } };
  if (answer.detail?.code === 'LIMIT_REACHED') return false;
  if (answer.successful_numbers !== 1) throw new Error(`A purchase failed: ${JSON.stringify(answer)}`);
  return true;
}

/** Purchases per second by a few buyers at once, each a customer of their own until their slots are full. */
export async function purchasesPerSecond(
  productUrl: string,
  queue: Customer[],
  price: number,
): Promise<{ bought: number; perSecond: number }> {
  let bought = 0;
  const startedAt = performance.now();
  const endsAt = startedAt + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      let customer = queue.shift();
      while (customer && performance.now() < endsAt) {
        if (await buyNumber(productUrl, customer, price)) bought += 1;
        else customer = queue.shift();
      }
      if (customer) queue.push(customer);
    }),
  );
  return { bought, perSecond: (bought / (performance.now() - startedAt)) * 1000 };
}

/** The product's purchases against pgbench running the same SQL functions, without HTTP and provider. */
export async function measurePurchases({
  productUrl,
  databaseUrl,
  customers,
  price,
}: {
  productUrl: string;
  databaseUrl: string;
  customers: readonly Customer[];
  price: number;
}): Promise<Figure> {
  const goal = 0.5;
  const queue = [...customers];
  const result = await interleave(
    ROUNDS,
    () => runPgbench(databaseUrl, { clients: BUYERS, seconds: SECONDS, price }),
    async () => (await purchasesPerSecond(productUrl, queue, price)).perSecond,
  );
  const { subject, baseline, ratio } = result;
  return {
    name: 'Purchases',
    measured: `${Math.round(subject)} /s`,
    baseline: `pgbench, same SQL: ${Math.round(baseline)} /s (${shownSpread(result)})`,
    value: ratio.toFixed(2),
    goal: `>= ${goal}`,
    met: isAtLeast(goal, result),
  };
}
