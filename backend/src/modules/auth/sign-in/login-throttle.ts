import { createHash } from 'node:crypto';
import type { RateLimit, RateLimiter } from '../../../platform/http/index.js';

const ACCOUNT_AND_ORIGIN: RateLimit = { name: 'login.account_origin', limit: 10, windowSeconds: 900 };
const NETWORK: RateLimit = { name: 'login.network', limit: 100, windowSeconds: 900 };
/** From places that never signed in to the account. */
const ACCOUNT: RateLimit = { name: 'login.account', limit: 100, windowSeconds: 3600 };

const CODE = 'TOO_MANY_ATTEMPTS';

export interface Origin {
  email: string;
  network: string;
  deviceSessionId: string | null;
  knownNetwork: boolean;
}

/** A signed-in device counts alone; an attack from elsewhere does not close a known network. */
export interface LoginThrottle {
  /** Counts the attempt. @throws DomainError TOO_MANY_ATTEMPTS */
  admit(origin: Origin): Promise<void>;
  /** After a wrong password. @throws DomainError TOO_MANY_ATTEMPTS */
  failed(origin: Origin): Promise<void>;
  succeeded(origin: Origin): Promise<void>;
}

// Addresses are personal data; a counter needs only their hash.
const accountKey = (email: string) => createHash('sha256').update(email).digest('base64url');

const originKey = ({ email, network, deviceSessionId }: Origin) =>
  `${accountKey(email)}:${deviceSessionId ?? network}`;

export function createLoginThrottle(limiter: RateLimiter): LoginThrottle {
  return {
    async admit(origin) {
      const { email, network, deviceSessionId, knownNetwork } = origin;
      if (!deviceSessionId) {
        await limiter.assertOpen(NETWORK, network, CODE);
        if (!knownNetwork) await limiter.assertOpen(ACCOUNT, accountKey(email), CODE);
      }
      await limiter.consume(ACCOUNT_AND_ORIGIN, originKey(origin), CODE);
    },
    async failed({ email, network, deviceSessionId, knownNetwork }) {
      if (deviceSessionId) return;
      await limiter.consume(NETWORK, network, CODE);
      if (!knownNetwork) await limiter.consume(ACCOUNT, accountKey(email), CODE);
    },
    succeeded: (origin) => limiter.reset(ACCOUNT_AND_ORIGIN, originKey(origin)),
  };
}
