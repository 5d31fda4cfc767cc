import { createApi, type Api } from '@torpedo/api-client';
import manifest from '../../package.json' with { type: 'json' };
import { CliError } from '../errors.js';

export const VERSION = manifest.version;

export const DEFAULT_SERVER = 'http://127.0.0.1:3000';

/** Changes below this path have a dry run. Readings, and confirmations of who the person is, have none. */
const STAFF = '/api/v1/admin/';

const DRY_RUN_MEDIA_TYPE = 'application/vnd.torpedo.trial+json';

type Facts = Readonly<Record<string, unknown>> | null;

export interface PlannedChange {
  action: string;
  entity_type: string;
  entity_id: string;
  before: Facts;
  after: Facts;
}

export interface DryRun {
  dry_run: true;
  changes: readonly PlannedChange[];
  warnings: readonly { code: string; price_cents: number; cost_cents: number }[];
}

/** With `--dry-run`, a call throws this instead of answering with the change. */
export class DryRunOutcome extends Error {
  override readonly name = 'DryRunOutcome';

  constructor(readonly dryRun: DryRun) {
    super('Nothing was changed.');
  }
}

export interface Connection {
  server: string;
  cookie?: string | undefined;
  token?: string | undefined;
  /** If true, a change throws DryRunOutcome and changes nothing. */
  isDryRun?: boolean | undefined;
  timeoutMs?: number | undefined;
}

/** The address of a server, without a slash at the end. @throws CliError */
export function parseServer(address: string): string {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    const hint = 'Write it like https://torpedo.example';
    throw new CliError(`Not the address of a server: ${address}`, hint, 'usage');
  }
  return address.replace(/\/+$/, '');
}

export function connect({ server, cookie, token, isDryRun, timeoutMs }: Connection): Api {
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
      if (isDryRun && request.method !== 'GET' && schemaPath.startsWith(STAFF))
        request.headers.set('X-Dry-Run', 'true');
    },
    async onResponse({ response }) {
      if (!response.headers.get('content-type')?.startsWith(DRY_RUN_MEDIA_TYPE)) return response;
      throw new DryRunOutcome((await response.json()) as DryRun);
    },
  });
  return api;
}
