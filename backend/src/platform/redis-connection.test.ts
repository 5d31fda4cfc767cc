import { expect, it } from 'vitest';
import { freePort } from './database/embedded/postmaster.js';
import { createLogger } from './logging/index.js';
import { connectRedis } from './redis-connection.js';
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
