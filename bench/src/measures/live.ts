import { WebSocket, WebSocketServer } from 'ws';
import type { AddressInfo } from 'node:net';
import { percentile, type Figure } from '../ratio.js';
import type { Customer } from '../harness/customers.js';
import { openSockets } from '../harness/open-sockets.js';
import { WEBHOOK_SECRET } from '../harness/product.js';
import type { OpenNumber } from './open-numbers.js';

const SOCKETS = 1_000;
const MESSAGES = 200;

interface Delivery {
  /** Sends one message to the customer's sockets. */
  send(index: number): Promise<void> | void;
  /** Opens a socket with its address and subprotocols. */
  open(index: number): WebSocket;
}

/** Milliseconds from each send to the first socket that receives it. */
async function deliver({ send, open }: Delivery, receiverOf: (index: number) => number): Promise<number[]> {
  const sockets = await openSockets(SOCKETS, open);
  const times: number[] = [];
  for (let index = 0; index < MESSAGES; index += 1) {
    const receiver = sockets[receiverOf(index) % SOCKETS];
    const arrived = new Promise<void>((resolve) => {
      const hear = (data: unknown) => {
        if (!String(data).includes('sms_received')) return;
        receiver?.off('message', hear);
        resolve();
      };
      receiver?.on('message', hear);
    });
    const startedAt = performance.now();
    await send(index);
    await arrived;
    times.push(performance.now() - startedAt);
  }
  for (const socket of sockets) socket.terminate();
  return times;
}

async function bareDelivery(): Promise<number[]> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const accepted: WebSocket[] = [];
  server.on('connection', (socket) => accepted.push(socket));
  const event = JSON.stringify({
    type: 'sms_received',
    activation_id: 'x',
    code: '123456',
    timestamp: 'now',
  });
  const times = await deliver(
    {
      open: () => new WebSocket(`ws://127.0.0.1:${port}`),
      send: (index) => accepted[index % SOCKETS]?.send(event),
    },
    (index) => index,
  );
  server.close();
  return times;
}

/** The provider's notification of a message for the number. */
export async function announceMessage(
  productUrl: string,
  { providerActivationId }: OpenNumber,
  index: number,
): Promise<void> {
  const response = await fetch(`${productUrl}/api/v1/webhooks/sms/primary?secret=${WEBHOOK_SECRET}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      activationId: providerActivationId,
      service: 'wa',
      text: `Your code is ${100_000 + index}`,
      code: String(100_000 + index),
      country: 73,
      receivedAt: new Date().toISOString(),
    }),
  });
  if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
}

/** From the provider's webhook to the customer's socket, with a thousand open sockets, compared with bare ws. */
export async function measureLive(
  productUrl: string,
  customers: readonly Customer[],
  numbers: readonly OpenNumber[],
): Promise<Figure[]> {
  const bare = await bareDelivery();
  const product = await deliver(
    {
      open: (index) => {
        const customer = customers[index % customers.length];
        if (!customer) throw new Error('No customer');
        return new WebSocket(`${productUrl.replace('http', 'ws')}/ws/${customer.id}`, [
          'bearer',
          customer.token,
        ]);
      },
      send: async (index) => {
        const number = numbers[index];
        if (!number) throw new Error('Too few numbers are open');
        await announceMessage(productUrl, number, index);
      },
    },
    (index) => customers.findIndex(({ id }) => id === numbers[index]?.customer.id),
  );
  return (['p50', 'p99'] as const).map((name) => {
    const share = name === 'p50' ? 0.5 : 0.99;
    const subject = percentile(product, share);
    const baseline = percentile(bare, share);
    return {
      name: `Webhook to socket, ${SOCKETS} sockets, ${name}`,
      measured: `${subject.toFixed(1)} ms`,
      baseline: `bare ws send: ${baseline.toFixed(1)} ms`,
      value: `${(subject / baseline).toFixed(1)} x`,
      goal: '',
      met: null,
    };
  });
}
