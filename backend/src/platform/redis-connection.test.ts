import { expect, it } from 'vitest';
import { freePort } from './database/embedded/postmaster.js';
import { createLogger } from './logging/index.js';
import { connectRedis, isRedisUrl, sentinelOptions } from './redis-connection.js';
import { StartError } from './errors/index.js';

it('says in one sentence that no Redis answers', async () => {
  const port = await freePort();
  const log = createLogger({ level: 'silent' });
  const refusal = await connectRedis(`redis://:secret@127.0.0.1:${port}`, log).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(StartError);
  expect((refusal as Error).message).toContain(`127.0.0.1:${port}`);
  expect((refusal as Error).message).toContain('REDIS_URL');
  expect((refusal as Error).message).not.toContain('secret');
});

it('reads whom to ask for the primary', () => {
  expect(sentinelOptions('redis+sentinel://shop:p%40ss@one:26379,two,[::1]:7/main')).toMatchObject({
    sentinels: [
      { host: 'one', port: 26379 },
      { host: 'two', port: 26379 },
      { host: '[::1]', port: 7 },
    ],
    name: 'main',
    username: 'shop',
    password: 'p@ss',
  });
  expect(sentinelOptions('redis://one:6379')).toBeNull();
});

it.each([
  ['redis://one:6379', true],
  ['rediss://:secret@one', true],
  ['redis+sentinel://one,two/main', true],
  ['redis+sentinel://one,two', false],
  ['http://one', false],
  ['one:6379', false],
])('takes %s for an address of Redis: %s', (url, isOne) => expect(isRedisUrl(url)).toBe(isOne));

it('says in one sentence that no Sentinel answers', async () => {
  const url = `redis+sentinel://:secret@127.0.0.1:${await freePort()}/main`;
  const refusal = connectRedis(url, createLogger({ level: 'silent' }));
  await expect(refusal).rejects.toThrow(/127\.0\.0\.1:\d+\/main cannot be used: .*REDIS_URL/);
  await expect(refusal).rejects.not.toThrow('secret');
});
