import path from 'node:path';
import { startServer, type RunningServer } from './child-process.js';

const MAIN = path.resolve(import.meta.dirname, '../../../backend/dist/main.js');

export const WEBHOOK_SECRET = 'bench-webhook-secret';
/** The most open numbers that a customer of the benchmark may have. */
export const MAX_OPEN = 100;

export interface ProductOptions {
  databaseUrl: string;
  providerUrl: string;
  dataDirectory: string;
  /** Options for the Node that runs it. */
  nodeOptions?: string;
  /** Variables that are different in this run. */
  environment?: Readonly<Record<string, string>>;
}

/** The built product as in production, but without rate limits and slots, which would stop the load. */
export function startProduct({
  databaseUrl,
  providerUrl,
  dataDirectory,
  nodeOptions = '',
  environment = {},
}: ProductOptions): Promise<RunningServer> {
  return startServer(MAIN, [], {
    NODE_OPTIONS: nodeOptions,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '16',
    PORT: '0',
    TORPEDO_DATA_DIR: dataDirectory,
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    SMS_PROVIDER_URL: providerUrl,
    SMS_PROVIDER_API_KEY: 'bench',
    SMS_PROVIDER_WEBHOOK_SECRET: WEBHOOK_SECRET,
    SMS_POLL_INTERVAL_MS: '60000',
    ALLOW_SIMULATED_PAYMENTS: 'true',
    TORPEDO_SETTINGS: JSON.stringify({ max_open_activations: MAX_OPEN }),
    ...environment,
  });
}
