import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebhookSender } from './webhook-sender.js';
import { SLOW } from '../testing/slow.js';

// Uses real connections, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 30_000 });
/** Answers with these statuses in order, and then repeats the last one; null closes the connection. */
async function receiver(...statuses: (number | null)[]) {
  let calls = 0;
  const server = createServer((request, response) => {
    const status = statuses[Math.min(calls++, statuses.length - 1)];
    if (status == null) request.socket.destroy();
    else response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/?secret=hidden`,
    calls: () => calls,
  };
}

function sender(sleep: (ms: number) => Promise<unknown> = () => Promise.resolve()) {
  const lines: string[] = [];
  const slept: number[] = [];
  const options = {
    ackTimeoutMs: 1000,
    retryDelaysMs: [10, 20, 30],
    log: (line: string) => lines.push(line),
    sleep: (ms: number) => {
      slept.push(ms);
      return sleep(ms);
    },
  };
  const webhooks = new WebhookSender(options);
  onTestFinished(() => webhooks.close());
  return { webhooks, lines, slept };
}

describe('sending a notification', () => {
  it('ends with the first 2xx', async () => {
    const { url, calls } = await receiver(204);
    const { webhooks, slept } = sender();
    await webhooks.send({ url, body: {} });
    expect([calls(), slept]).toEqual([1, []]);
  });

  it('is tried again, later and later, until it is accepted', async () => {
    const { url, calls } = await receiver(500, null, 200);
    const { webhooks, slept } = sender();
    await webhooks.send({ url, body: {} });
    await expect.poll(calls, SLOW).toBe(3);
    expect(slept).toEqual([10, 20]);
  });

  it('is given up at last, without writing the secret anywhere', async () => {
    const { url, calls } = await receiver(401);
    const { webhooks, lines } = sender();
    await webhooks.send({ url, body: {} });
    await expect.poll(() => lines.at(-1), SLOW).toMatch(/^gave up/);
    expect(calls()).toBe(4);
    expect(lines.join()).not.toContain('hidden');
  });

  it('stops when the simulator stops', async () => {
    const { url, calls } = await receiver(500);
    let wake: () => void = () => undefined;
    const asleep = new Promise<void>((resolve) => (wake = resolve));
    const { webhooks } = sender(() => asleep);
    await webhooks.send({ url, body: {} });
    const closed = webhooks.close();
    wake();
    await closed;
    expect(calls()).toBe(1);
  });
});
