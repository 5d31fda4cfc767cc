import createClient, { type Client } from 'openapi-fetch';
import { CliError } from '../errors.js';
import { VERSION } from '../version.js';
import type { paths } from './schema.gen.js';

const TIMEOUT_MS = 15_000;

/** The server's calls, typed by its specification. */
export type Api = Client<paths>;

export interface Connection {
  server: string;
  /** The session of a signed-in person. */
  cookie?: string | undefined;
}

function reasonOf(error: unknown): string {
  const { name, cause } = error as Error;
  if (name === 'TimeoutError') return 'it did not answer in time';
  return cause instanceof Error && cause.message ? cause.message : (error as Error).message;
}

async function reach(request: Request, server: string): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    throw new CliError(
      `Could not reach ${server}: ${reasonOf(error)}.`,
      'Is the server running? Another one is chosen with: torpedo login --server <url>',
    );
  }
}

/** The marker header is what the server asks of every client that signs in or writes with the session's cookie. */
export function connect({ server, cookie }: Connection): Api {
  return createClient<paths>({
    baseUrl: server,
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      'Accept-Language': 'en',
      'User-Agent': `torpedo-cli/${VERSION}`,
      ...(cookie ? { Cookie: cookie } : {}),
    },
    fetch: (request) => reach(request, server),
  });
}
