import type { Redis } from 'ioredis';
import type { Logger } from './logging/index.js';
import { StartError } from './errors/index.js';

/** @throws StartError when the server cannot be used */
export async function connectRedis(url: string, log: Logger): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { maxRetriesPerRequest: 1, lazyConnect: true });
  let reason = 'it does not answer';
  const remember = (error: Error) => void (reason = error.message);
  redis.on('error', remember);
  try {
    await redis.connect();
  } catch (cause) {
    redis.disconnect();
    throw new StartError(`Redis at ${new URL(url).host} cannot be used: ${reason}. Check REDIS_URL.`, {
      cause,
    });
  }
  redis.off('error', remember);
  redis.on('error', (error) => log.warn({ err: error }, 'Redis is not reachable'));
  return redis;
}
