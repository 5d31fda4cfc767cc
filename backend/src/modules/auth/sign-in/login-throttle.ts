import { createHash } from 'node:crypto';
import type { RateLimit, RateLimiter } from '../../../platform/http/index.js';

const ACCOUNT_AND_ORIGIN: RateLimit = { name: 'login.account_origin', limit: 10, windowSeconds: 900 };
const NETWORK: RateLimit = { name: 'login.network', limit: 100, windowSeconds: 900 };
/** For networks from which nobody ever signed in to the account. */
const ACCOUNT: RateLimit = { name: 'login.account', limit: 100, windowSeconds: 3600 };

const CODE = 'TOO_MANY_ATTEMPTS';

export interface Origin {
  email: string;
  network: string;
  deviceSessionId: string | null;
  knownNetwork: boolean;
}

// Addresses are personal data, and a counter needs only their hash.
const accountKey = (email: string) => createHash('sha256').update(email).digest('base64url');

const originKey = ({ email, network, deviceSessionId }: Origin) =>
  `${accountKey(email)}:${deviceSessionId ?? network}`;

/** A signed-in device has its own counter. Attacks from elsewhere do not block a network that the account knows. */
export function createLoginThrottle(limiter: RateLimiter) {
  return {
    /** Counts the attempt. @throws DomainError TOO_MANY_ATTEMPTS */
    async admit(origin: Origin) {
      const { email, network, deviceSessionId, knownNetwork } = origin;
      if (!deviceSessionId) {
        await limiter.assertOpen(NETWORK, network, CODE);
        if (!knownNetwork) await limiter.assertOpen(ACCOUNT, accountKey(email), CODE);
      }
      await limiter.consume(ACCOUNT_AND_ORIGIN, originKey(origin), CODE);
    },
    /** After a wrong password. @throws DomainError TOO_MANY_ATTEMPTS */
    async failed({ email, network, deviceSessionId, knownNetwork }: Origin) {
      if (deviceSessionId) return;
      await limiter.consume(NETWORK, network, CODE);
      if (!knownNetwork) await limiter.consume(ACCOUNT, accountKey(email), CODE);
    },
    succeeded: (origin: Origin) => limiter.reset(ACCOUNT_AND_ORIGIN, originKey(origin)),
  };
}

export type LoginThrottle = ReturnType<typeof createLoginThrottle>;
