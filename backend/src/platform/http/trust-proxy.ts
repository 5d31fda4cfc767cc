import type { Express } from 'express';
import { StartError } from '../errors/index.js';

/**
 * Believes `X-Forwarded-*` from the proxies named: a number of hops, or a comma-separated list of addresses and
 * networks (`loopback`, `10.0.0.0/8`).
 * @throws StartError when the value is neither
 */
export function trustProxy(app: Express, proxies: string | undefined): void {
  if (proxies === undefined) return;
  try {
    app.set('trust proxy', /^\d+$/.test(proxies) ? Number(proxies) : proxies);
  } catch (cause) {
    throw new StartError(
      `TRUST_PROXY is neither a number of hops nor a list of addresses and networks: ${(cause as Error).message}.`,
      { cause },
    );
  }
}
