import { createApi, type Api } from '@torpedo/api-client';
import { VERSION } from '../version.js';

export interface Connection {
  server: string;
  /** The session of a signed-in person. */
  cookie?: string | undefined;
}

export function connect({ server, cookie }: Connection): Api {
  return createApi({
    baseUrl: server,
    headers: () => ({
      'Accept-Language': 'en',
      'User-Agent': `torpedo-cli/${VERSION}`,
      ...(cookie ? { Cookie: cookie } : {}),
    }),
  });
}
