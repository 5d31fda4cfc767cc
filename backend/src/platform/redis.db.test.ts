import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRedisEventBus, type EventBus, type LiveEvent } from './events/index.js';
import { createLogger } from './logging/index.js';
import { createRedisRateLimiter } from './rate-limits.js';
import { freePort } from './database/embedded/postmaster.js';
import { hasRedis, startRedis, type TestRedis } from '../testing/redis-server.js';
import { SLOW } from '../testing/slow.js';

const LIMIT = { name: 'login', limit: 10, windowSeconds: 60 };
const log = createLogger({ level: 'silent' });

describe.runIf(hasRedis)('replicas that share a Redis', () => {
  let server: TestRedis;
  const connections: Redis[] = [];
  const buses: EventBus[] = [];

  beforeAll(async () => void (server = await startRedis(await freePort())));
  afterAll(async () => {
    await Promise.all(buses.map((bus) => bus.close()));
    for (const connection of connections) connection.disconnect();
    await server.stop();
  });

  function connect(): Redis {
    const redis = new Redis(server.url, { maxRetriesPerRequest: 1 });
    redis.on('error', () => undefined);
    connections.push(redis);
    return redis;
  }

  async function replica(origin: string) {
    const bus = createRedisEventBus({ redis: connect(), origin, log });
    buses.push(bus);
    const heard: LiveEvent[] = [];
    bus.subscribe((event) => heard.push(event));
    await bus.start();
    return { bus, heard };
  }

  it('hear every event of each other once and in order', async () => {
    const [one, two] = [await replica('one'), await replica('two')];
    const events = Array.from({ length: 200 }, (_, number) => ({
      userId: 'u',
      type: 'balance_changed',
      fields: { number },
    }));
    for (const event of events) one.bus.publish(event);
    await vi.waitFor(() => expect(two.heard).toEqual(events), SLOW);
    expect(one.heard).toEqual(events);
  });

  it('let exactly the limit pass together', async () => {
    const limiters = [createRedisRateLimiter(connect()), createRedisRateLimiter(connect())];
    const tries = Array.from({ length: 100 }, (_, number) =>
      limiters[number % 2]!.consume(LIMIT, 'together'),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    await expect(limiters[0]!.assertOpen(LIMIT, 'together')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await limiters[1]!.reset(LIMIT, 'together');
    await limiters[0]!.assertOpen(LIMIT, 'together');
  });

  it('still limit, each for itself, while Redis is away', async () => {
    const away = new Redis(await freePort(), '127.0.0.1', {
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
    });
    away.on('error', () => undefined);
    connections.push(away);
    const limiter = createRedisRateLimiter(away);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => limiter.consume(LIMIT, 'alone')),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });
});
