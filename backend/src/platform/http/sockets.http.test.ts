import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { createLogger } from '../logging/index.js';
import { createMemoryRateLimiter } from '../rate-limits.js';
import { REQUESTS_PER_ADDRESS } from './address-limit.js';

const addressLimiter = createMemoryRateLimiter();
const logged: string[] = [];

let app: TestApp;

beforeAll(async () => {
  const log = createLogger({ level: 'warn', stream: { write: (line) => void logged.push(line) } });
  app = await createTestApp({ addressLimiter, log, env: { TRUST_PROXY: 'loopback' } });
});
afterAll(() => app.close());
beforeEach(() => void logged.splice(0));

/** The whole answer to an upgrade with a target that none of our clients would send. */
async function upgrade(target: string, from = '198.51.100.1'): Promise<string> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  await once(socket, 'connect');
  const lines = [
    `GET ${target} HTTP/1.1`,
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `X-Forwarded-For: ${from}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}

describe('an upgrade', () => {
  it.each(['//[', 'http://[', '//:x/ws/a', 'http://:99999/'])(
    'with the unreadable target %s is refused with 400 and no line in the log',
    async (target) => {
      const answer = await upgrade(target);
      expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
      expect(answer).toContain('"code":"BAD_REQUEST"');
      expect(logged).toEqual([]);
    },
  );

  it('counts as a request of the address that it comes from', async () => {
    for (let used = 0; used < REQUESTS_PER_ADDRESS.limit - 1; used += 1) {
      await addressLimiter.consume(REQUESTS_PER_ADDRESS, '198.51.100.2');
    }
    expect(await upgrade('/ws/nobody', '198.51.100.2')).toMatch(/^HTTP\/1\.1 401 /);
    expect(await upgrade('/ws/nobody', '198.51.100.2')).toMatch(
      /^HTTP\/1\.1 429 Too Many Requests\r\n[^]*Retry-After: \d+\r\n/,
    );
    expect(await upgrade('/ws/nobody', '198.51.100.3')).toMatch(/^HTTP\/1\.1 401 /);
  });
});
