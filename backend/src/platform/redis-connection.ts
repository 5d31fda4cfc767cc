import { setTimeout as wait } from 'node:timers/promises';
import type { Redis, RedisOptions } from 'ioredis';
import type { Logger } from './logging/index.js';
import { StartError } from './errors/index.js';

/** With `redis+sentinel://user:password@one:26379,two:26379/name`, the sentinels say which server is the primary. */
const SENTINELS =
  /^(?<scheme>rediss?)\+sentinel:\/\/(?:(?<user>[^:@/]*):(?<password>[^@/]*)@)?(?<hosts>[^@/]+)\/(?<name>[^/]+)$/;
const SENTINEL_PORT = 26_379;
const RETRY_MS = 200;
const START_MS = 10_000;
const ANSWER_MS = 1_000;

export function sentinelOptions(url: string): RedisOptions | null {
  const found = SENTINELS.exec(url)?.groups;
  if (!found) return null;
  const { scheme, user = '', password = '', hosts = '', name = '' } = found;
  return {
    sentinels: hosts.split(',').map((each) => {
      const { hostname, port } = new URL(`redis://${each}`);
      return { host: hostname, port: Number(port || SENTINEL_PORT) };
    }),
    name: decodeURIComponent(name),
    ...(user && { username: decodeURIComponent(user) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(scheme === 'rediss' && { tls: {}, enableTLSForSentinelMode: true }),
    failoverDetector: true,
    sentinelRetryStrategy: () => RETRY_MS,
    sentinelCommandTimeout: 2_000,
  };
}

export function isRedisUrl(url: string): boolean {
  try {
    return sentinelOptions(url) !== null || /^rediss?:$/.test(new URL(url).protocol);
  } catch {
    return false;
  }
}

/** @throws StartError when the server cannot be used */
export async function connectRedis(url: string, log: Logger): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const options: RedisOptions = {
    maxRetriesPerRequest: 1,
    lazyConnect: true,
    connectTimeout: 2_000,
    commandTimeout: ANSWER_MS,
  };
  const sentinels = sentinelOptions(url);
  const redis = sentinels ? new Redis({ ...options, ...sentinels }) : new Redis(url, options);
  let reason = 'it does not answer';
  const remember = (error: Error) => void (reason = error.message);
  redis.on('error', remember);
  try {
    // Without a limit, the client would ask the sentinels for ever.
    const tooLong = wait(START_MS, undefined, { ref: false }).then(() =>
      Promise.reject(new Error('too long')),
    );
    await Promise.race([redis.connect(), tooLong]);
  } catch (cause) {
    redis.disconnect();
    const where = url.replace(/^.*(?:@|:\/\/)/, '');
    throw new StartError(`Redis at ${where} cannot be used: ${reason}. Check REDIS_URL.`, { cause });
  }
  redis.off('error', remember);
  redis.on('error', (error) => log.warn({ err: error }, 'Redis is not reachable'));
  return redis;
}

/** When degraded, live events reach only this replica's screens, and each replica counts its limits by itself. */
export const redisReadiness = (redis: Pick<Redis, 'ping'>): Promise<'ok' | 'degraded'> =>
  redis.ping().then(
    () => 'ok',
    () => 'degraded',
  );
