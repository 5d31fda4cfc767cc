import type { RequestHandler } from 'express';
import { networkOf } from './network.js';
import type { RateLimit, RateLimiter } from './rate-limiter.js';

/** Far above what a household or an office behind one address needs, far below what hurts. */
export const REQUESTS_PER_ADDRESS: RateLimit = { name: 'address', limit: 3_000, windowSeconds: 60 };

/**
 * Notifications come in bursts from few addresses of gateways and providers, which give up on a 429;
 * they are cheap: one only wakes us.
 */
const UNLIMITED = '/api/v1/webhooks/';

/** Limits what one address may ask of one replica. */
export function addressLimit(limiter: RateLimiter): RequestHandler {
  return async (request, _response, next) => {
    if (!request.originalUrl.startsWith(UNLIMITED)) {
      await limiter.consume(REQUESTS_PER_ADDRESS, networkOf(request.ip));
    }
    next();
  };
}
