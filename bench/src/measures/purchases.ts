import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { interleave, isAtLeast, shownSpread, type Figure } from '../ratio.js';
import type { Customer } from '../harness/customers.js';
import { runPgbench } from '../harness/pgbench.js';

const BUYERS = 16;
const SECONDS = 4;
const ROUNDS = 4;

// The client shares the processor with the product: Node's own `http` needs half the time of `fetch`.
const agent = new Agent({ keepAlive: true });

interface Bought {
  successful_numbers?: number;
  detail?: { code?: string };
}

function postJson(url: string, headers: OutgoingHttpHeaders, body: string): Promise<Bought> {
  return new Promise((resolve, reject) => {
    const length = Buffer.byteLength(body);
    const sent = request(
      url,
      {
        method: 'POST',
        agent,
        headers: { 'Content-Type': 'application/json', 'Content-Length': length, ...headers },
      },
      (response) => {
        let answer = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (answer += chunk));
        response.on('end', () => resolve(JSON.parse(answer) as Bought));
        response.on('error', reject);
      },
    );
    sent.on('error', reject).end(body);
  });
}

/** Buys one WhatsApp number in Brazil; false where the customer has no slot left. */
export async function buyNumber(
  productUrl: string,
  { id, token }: Customer,
  price: number,
): Promise<boolean> {
  const answer = await postJson(
    `${productUrl}/batch/purchase`,
    { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() },
    JSON.stringify({ service: 'wa', country: 'BR', quantity: 1, user_id: id, service_price: price }),
  );
  if (answer.detail?.code === 'LIMIT_REACHED') return false;
  if (answer.successful_numbers !== 1) throw new Error(`A purchase failed: ${JSON.stringify(answer)}`);
  return true;
}

/** Purchases per second of a few buyers at once; a buyer goes on as the next customer when the slots are full. */
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

/** The product's purchases compared with pgbench running the same SQL functions, without HTTP and provider. */
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
