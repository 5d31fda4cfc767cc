import { createApi, type Api } from '@torpedo/api-client';
import { CliError } from '../errors.js';
import { VERSION } from '../version.js';
import { TRIAL_MEDIA_TYPE, TrialOutcome, type Trial } from './trial.js';

export const DEFAULT_SERVER = 'http://127.0.0.1:3000';

/** Where changes can be tried. What is read, and the proof of who asks, is not. */
const STAFF = '/api/v1/admin/';

export interface Connection {
  server: string;
  cookie?: string | undefined;
  token?: string | undefined;
  /** Changes are only tried: such a call throws TrialOutcome. */
  isTrial?: boolean | undefined;
  /** How long an answer may take; by its call unless given. */
  timeoutMs?: number | undefined;
}

/** The address of a server, without a slash at its end. @throws CliError */
export function parseServer(address: string): string {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    const hint = 'Write it like https://torpedo.example';
    throw new CliError(`Not the address of a server: ${address}`, hint, 'usage');
  }
  return address.replace(/\/+$/, '');
}

export function connect({ server, cookie, token, isTrial, timeoutMs }: Connection): Api {
  const api = createApi({
    baseUrl: server,
    timeoutMs,
    headers: () => ({
      'Accept-Language': 'en',
      'User-Agent': `torpedo-cli/${VERSION}`,
      ...(cookie && { Cookie: cookie }),
      ...(token && { Authorization: `Bearer ${token}` }),
    }),
  });
  api.use({
    onRequest({ request, schemaPath }) {
      if (isTrial && request.method !== 'GET' && schemaPath.startsWith(STAFF))
        request.headers.set('X-Dry-Run', 'true');
    },
    async onResponse({ response }) {
      if (!response.headers.get('content-type')?.startsWith(TRIAL_MEDIA_TYPE)) return response;
      throw new TrialOutcome((await response.json()) as Trial);
    },
  });
  return api;
}
