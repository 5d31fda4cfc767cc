import net from 'node:net';
import { expect, it } from 'vitest';
import { StartError } from '../start-error.js';
import { assertDatabaseReachable } from './reachability.js';

const testServer = () => new URL(process.env['TEST_DATABASE_URL'] ?? '');

async function sentenceFor(url: string): Promise<string> {
  const error: unknown = await assertDatabaseReachable(url, 'DATABASE_URL').catch(
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(StartError);
  return (error as StartError).message;
}

it('is content with a database that answers', async () => {
  await assertDatabaseReachable(testServer().href, 'DATABASE_URL');
});

it('says that nothing listens, without the password', async () => {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const sentence = await sentenceFor(`postgres://someone:secret@127.0.0.1:${port}/shop`);
  expect(sentence).toBe(
    `The database shop at 127.0.0.1:${port} cannot be used: nothing listens there. Check DATABASE_URL.`,
  );
});

it('says that the password is wrong', async () => {
  const url = testServer();
  url.password = 'wrong';
  expect(await sentenceFor(url.href)).toContain('user or password is wrong');
});

it('says that the database does not exist', async () => {
  const url = testServer();
  url.pathname = '/no_such_database';
  expect(await sentenceFor(url.href)).toContain('the database does not exist');
});
