import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import express from 'express';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createInProcessEventBus, type EventBus } from '../../../platform/events/index.js';
import { readConfig } from '../../../config.js';
import { guardUpgrades, type Actor, type Sockets } from '../../../platform/http/index.js';
import { createLogger } from '../../../platform/logging/index.js';
import { noRateLimits } from '../../../platform/rate-limits.js';
import { testClock } from '../../../testing/index.js';
import { createLiveSockets } from './live-sockets.js';

const maria: Actor = {
  userId: 'maria',
  email: 'maria@example.com',
  role: 'CUSTOMER',
  credential: 'bearer',
  sessionId: 'session-1',
  apiKey: null,
  mustChangePassword: false,
  mustSetUpTwoFactor: false,
  isRecentlyConfirmed: true,
  currency: 'BRL',
};

let server: Server;
let events: EventBus;
let sockets: Sockets;
let address: string;
let actor: Actor | null;
let inactive: string[];
/** The server's side of each connection, oldest first. */
let carriers: Socket[];

beforeEach(async () => {
  actor = maria;
  inactive = [];
  carriers = [];
  events = createInProcessEventBus();
  sockets = createLiveSockets({
    events,
    authenticateUpgrade: () => Promise.resolve(actor && { actor, protocol: null }),
    findInactive: (userIds) => Promise.resolve(userIds.filter((userId) => inactive.includes(userId))),
    metrics: { registry: new Registry() },
    clock: testClock(),
    log: createLogger({ level: 'silent' }),
  });
  server = createServer();
  server.on('connection', (carrier) => carriers.push(carrier));
  const current: Sockets = {
    handleUpgrade: (...asked) => sockets.handleUpgrade(...asked),
    close: () => sockets.close(),
  };
  const guard = guardUpgrades(current, express(), {
    config: readConfig({ NODE_ENV: 'test' }),
    log: createLogger({ level: 'silent' }),
    addressLimiter: noRateLimits,
  });
  server.on('upgrade', (request, socket, head) => guard?.handleUpgrade(request, socket, head));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await sockets.close();
  server.close();
});

interface Client {
  socket: WebSocket;
  next(): Promise<Record<string, unknown>>;
}

/** A client that keeps what it receives until the test asks for it. */
async function connect(path = '/ws/maria'): Promise<Client> {
  const socket = new WebSocket(`${address}${path}`);
  const heard: Record<string, unknown>[] = [];
  const waiting: ((message: Record<string, unknown>) => void)[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Record<string, unknown>;
    const wanted = waiting.shift();
    if (wanted) wanted(message);
    else heard.push(message);
  });
  await once(socket, 'open');
  const next = () => {
    const message = heard.shift();
    return message
      ? Promise.resolve(message)
      : new Promise<Record<string, unknown>>((resolve) => waiting.push(resolve));
  };
  return { socket, next };
}

async function refusal(path: string): Promise<{ status: number | undefined; body: unknown }> {
  const socket = new WebSocket(`${address}${path}`);
  socket.on('error', () => undefined);
  const [, response] = (await once(socket, 'unexpected-response')) as [
    unknown,
    AsyncIterable<Buffer> & { statusCode?: number },
  ];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, body: JSON.parse(Buffer.concat(chunks).toString()) };
}

async function closeCode({ socket }: Client): Promise<number> {
  const [code] = (await once(socket, 'close')) as [number];
  return code;
}

describe('a live socket', () => {
  it('announces the connection and carries the events of its own account only', async () => {
    const client = await connect();
    expect(await client.next()).toMatchObject({ type: 'connection_established', user_id: 'maria' });

    events.publish({ userId: 'somebody else', type: 'sms_received', fields: { code: '1' } });
    events.publish({ userId: 'maria', type: 'sms_received', fields: { code: '2' } });

    expect(await client.next()).toEqual({ type: 'sms_received', code: '2' });
  });

  it('closes soon after its account was deactivated', async () => {
    const client = await connect();
    const closed = closeCode(client);
    inactive = ['maria'];
    expect(await closed).toBe(1008);
  });

  it('answers a ping and ignores what it does not understand', async () => {
    const client = await connect();
    await client.next();
    client.socket.send('not json');
    client.socket.send('null');
    client.socket.send('{"type":"dance"}');
    client.socket.send('{"type":"ping"}');

    expect(await client.next()).toMatchObject({ type: 'pong' });
  });

  it('never compresses', async () => {
    const { socket } = await connect();
    expect(socket.extensions).toBe('');
  });

  it('ends with its session, while other sessions of the account stay', async () => {
    const first = await connect();
    actor = { ...maria, sessionId: 'session-2' };
    const second = await connect();
    await second.next();

    events.publish({ userId: 'maria', type: 'session_ended', fields: { session_id: 'session-1' } });

    expect(await closeCode(first)).toBe(1008);
    events.publish({ userId: 'maria', type: 'balance_changed', fields: {} });
    expect(await second.next()).toEqual({ type: 'balance_changed' });
  });

  it('ends with the API key that opened it', async () => {
    actor = {
      ...maria,
      credential: 'api_key',
      sessionId: null,
      apiKey: { id: 'key-1', scope: 'read', isTest: false },
    };
    const client = await connect();
    events.publish({ userId: 'maria', type: 'api_key_revoked', fields: { api_key_id: 'key-1' } });
    expect(await closeCode(client)).toBe(1008);
  });

  it('is closed when its client talks more than a hundred times a minute', async () => {
    const client = await connect();
    const closed = closeCode(client);
    for (let message = 0; message <= 100; message += 1) client.socket.send('{"type":"ping"}');
    expect(await closed).toBe(1008);
  });

  it('is closed when its client pings more than a hundred times a minute', async () => {
    const client = await connect();
    const closed = closeCode(client);
    for (let ping = 0; ping <= 100; ping += 1) {
      client.socket.ping();
      await once(client.socket, 'pong');
    }
    expect(await closed).toBe(1008);
  });

  it('is closed by a message over 64 kB', async () => {
    const client = await connect();
    const closed = closeCode(client);
    client.socket.send('x'.repeat(65_537));
    expect(await closed).toBe(1009);
  });

  it('gives way to newer ones beyond ten of one account, and is told so', async () => {
    const first = await connect();
    const closed = closeCode(first);
    for (let opened = 0; opened < 9; opened += 1) await connect();
    expect(first.socket.readyState).toBe(first.socket.OPEN);
    await connect();
    expect(await closed).toBe(4008);
  });

  it('gives way to newer ones also where all of them come at once', async () => {
    const clients = await Promise.all(Array.from({ length: 30 }, () => connect()));
    await vi.waitFor(() =>
      expect(clients.filter(({ socket }) => socket.readyState === socket.OPEN)).toHaveLength(10),
    );
  });

  it('is told that the server stops', async () => {
    const client = await connect();
    const closed = closeCode(client);
    await sockets.close();
    expect(await closed).toBe(1012);
  });

  it('hears a heartbeat every 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await sockets.close();
      sockets = createLiveSockets({
        events,
        metrics: { registry: new Registry() },
        findInactive: () => Promise.resolve([]),
        authenticateUpgrade: () => Promise.resolve({ actor: maria, protocol: null }),
        clock: testClock(),
        log: createLogger({ level: 'silent' }),
      });
      const client = await connect();
      await client.next();
      vi.advanceTimersByTime(30_000);
      expect(await client.next()).toMatchObject({ type: 'heartbeat' });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a client that does not read', () => {
  const MEGABYTE = 1_048_576;
  const FRAME = 'x'.repeat(65_536);
  const MOST_FRAMES = 1_000;

  it('is dropped once a megabyte waits for it, while the other screens of its account hear on', async () => {
    const slow = await connect();
    const [carrier] = carriers;
    slow.socket.pause();
    const reader = await connect();
    await reader.next();

    let mostWaiting = 0;
    let sent = 0;
    while (!carrier!.destroyed && sent < MOST_FRAMES) {
      events.publish({ userId: 'maria', type: 'sms_received', fields: { text: FRAME } });
      sent += 1;
      mostWaiting = Math.max(mostWaiting, carrier!.writableLength);
      await reader.next();
      await nextTurn();
    }

    expect(carrier!.destroyed).toBe(true);
    expect(mostWaiting).toBeLessThan(MEGABYTE + 2 * FRAME.length);
    events.publish({ userId: 'maria', type: 'balance_changed', fields: {} });
    expect(await reader.next()).toEqual({ type: 'balance_changed' });
  });
});

describe('the handshake', () => {
  it('refuses a person who is not signed in', async () => {
    actor = null;
    expect(await refusal('/ws/maria')).toMatchObject({
      status: 401,
      body: { detail: { code: 'UNAUTHENTICATED' } },
    });
  });

  it('refuses the account of somebody else', async () => {
    expect(await refusal('/ws/joao')).toMatchObject({ status: 403, body: { detail: { code: 'FORBIDDEN' } } });
  });

  it('refuses before a forced password change', async () => {
    actor = { ...maria, mustChangePassword: true };
    expect(await refusal('/ws/maria')).toMatchObject({ status: 403 });
  });

  it.each(['/ws', '/ws/maria/more', '/elsewhere'])('knows no socket at %s', async (path) => {
    expect(await refusal(path)).toMatchObject({ status: 404 });
  });
});
