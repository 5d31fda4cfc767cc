import net from 'node:net';
import { expect, it } from 'vitest';
import { StartError } from '../errors/index.js';
import { createEmptyDatabase } from '../../testing/index.js';
import { assertDatabaseUsable, unusableReason } from './reachability.js';

const testServer = () => new URL(process.env['TEST_DATABASE_URL'] ?? '');

async function sentenceFor(url: string): Promise<string> {
  const error: unknown = await assertDatabaseUsable(url, 'DATABASE_URL').catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(StartError);
  return (error as StartError).message;
}

it('is content with a database that answers', async () => {
  await assertDatabaseUsable(testServer().href, 'DATABASE_URL');
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

it('says that the server only reads', async () => {
  const database = await createEmptyDatabase();
  const readOnly = `${database.url}?options=${encodeURIComponent('-c default_transaction_read_only=on')}`;
  expect(await sentenceFor(readOnly)).toContain('it can only be read: it is a standby, or set to read-only');
  await database.drop();
});

it('says that the database cannot hold every text', async () => {
  const database = await createEmptyDatabase("ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0");
  expect(await sentenceFor(database.url)).toContain('it stores text as SQL_ASCII, and UTF8 is needed');
  await database.drop();
});

it('says which version is too old', () => {
  const facts = { encoding: 'UTF8', isReadOnly: false };
  expect(unusableReason({ ...facts, version: 140_009 })).toBe(
    'it is PostgreSQL 14, and 15 or newer is needed',
  );
  expect(unusableReason({ ...facts, version: 150_000 })).toBe(null);
});
