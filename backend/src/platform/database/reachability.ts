import pg from 'pg';
import { StartError } from '../start-error.js';

const CONNECT_TIMEOUT_MS = 5_000;

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name could not be looked up',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'user or password is wrong',
  '28000': 'the user may not connect',
  '3D000': 'the database does not exist',
  '53300': 'it has no connection left',
};

/** @throws StartError saying in one sentence why the database of that variable cannot be used */
export async function assertDatabaseReachable(url: string, variable: string): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (cause) {
    const { code = '', message } = cause as Error & { code?: string };
    const reason = REASONS[code] ?? (message.includes('timeout') ? 'it does not answer' : message);
    throw new StartError(
      `The database ${pathname.slice(1)} at ${hostname}:${port || '5432'} cannot be used: ${reason}. Check ${variable}.`,
      { cause },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
