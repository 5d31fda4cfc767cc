import pg from 'pg';
import { StartError } from '../errors/index.js';

const CONNECT_TIMEOUT_MS = 5_000;

/** The number means version 15.4. */
const OLDEST_VERSION = 150_000;

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
  '42501': 'the user may not connect',
  '53300': 'it has no connection left',
  '57P03': 'it is still starting or stopping',
};

interface ServerFacts {
  version: number;
  encoding: string;
  isReadOnly: boolean;
}

const READ_FACTS = `
  SELECT current_setting('server_version_num')::integer AS version, current_setting('server_encoding') AS encoding,
         current_setting('transaction_read_only') = 'on' AS "isReadOnly"`;

export function unusableReason({ version, encoding, isReadOnly }: ServerFacts): string | null {
  if (version < OLDEST_VERSION) {
    return `it is PostgreSQL ${Math.floor(version / 10_000)}, and 15 or newer is needed`;
  }
  if (encoding !== 'UTF8') return `it stores text as ${encoding}, and UTF8 is needed`;
  if (isReadOnly) return 'it can only be read: it is a standby, or set to read-only';
  return null;
}

async function readReason(client: pg.Client): Promise<string | null> {
  try {
    await client.connect();
    const { rows } = await client.query<ServerFacts>(READ_FACTS);
    return rows[0] ? unusableReason(rows[0]) : 'it does not say which server it is';
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string };
    return REASONS[code] ?? (message.includes('timeout') ? 'it does not answer' : message || code);
  }
}

/** @throws StartError that says why the database cannot be used */
export async function assertDatabaseUsable(url: string, variable: string): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  const reason = await readReason(client);
  await client.end().catch(() => undefined);
  if (reason === null) return;
  throw new StartError(
    `The database ${pathname.slice(1)} at ${hostname}:${port || '5432'} cannot be used: ${reason}. Check ${variable}.`,
  );
}
