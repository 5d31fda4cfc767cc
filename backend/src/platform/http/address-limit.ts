import { isIPv4 } from 'node:net';
import type { Express, Request, RequestHandler } from 'express';
import ipaddr from 'ipaddr.js';
import { DomainError, StartError } from '../errors/index.js';

export interface RateLimit {
  name: string;
  limit: number;
  windowSeconds: number;
}

export interface LimitState {
  remaining: number;
  resetSeconds: number;
}

export interface RateLimiter {
  /** Null where nothing is limited. @throws DomainError RATE_LIMITED (or the given code) with `retry_after_seconds` */
  consume(
    limit: RateLimit,
    key: string,
    code?: 'RATE_LIMITED' | 'TOO_MANY_ATTEMPTS',
  ): Promise<LimitState | null>;
  assertOpen(limit: RateLimit, key: string, code?: 'RATE_LIMITED' | 'TOO_MANY_ATTEMPTS'): Promise<void>;
  reset(limit: RateLimit, key: string): Promise<void>;
}

/** One subscriber owns the whole /64 of an IPv6 address. */
export function networkOf(address: string | undefined): string {
  if (!address) return 'unknown';
  if (isIPv4(address)) return address;
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const prefix = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** Takes a number of hops, or addresses and networks. @throws StartError for anything else */
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

/** Far more than an office behind one address needs. */
export const REQUESTS_PER_ADDRESS: RateLimit = { name: 'address', limit: 3_000, windowSeconds: 60 };

/** Gateways and providers send bursts and stop sending after a 429. */
const UNLIMITED = '/api/v1/webhooks/';

const { name, limit, windowSeconds } = REQUESTS_PER_ADDRESS;
const POLICY = `"${name}";q=${limit};w=${windowSeconds}`;

function setState({ res }: Request, remaining: number, resetSeconds: number): void {
  res?.setHeader('RateLimit-Policy', POLICY);
  res?.setHeader('RateLimit', `"${name}";r=${remaining};t=${resetSeconds}`);
}

/** Headers follow the IETF draft "RateLimit header fields for HTTP". @throws DomainError RATE_LIMITED */
export async function consumeAddress(limiter: RateLimiter, request: Request): Promise<void> {
  try {
    const state = await limiter.consume(REQUESTS_PER_ADDRESS, networkOf(request.ip));
    if (state) setState(request, state.remaining, state.resetSeconds);
  } catch (error) {
    if (error instanceof DomainError) setState(request, 0, Number(error.details['retry_after_seconds']));
    throw error;
  }
}

export function addressLimit(limiter: RateLimiter): RequestHandler {
  return (request, _response, next) =>
    request.originalUrl.startsWith(UNLIMITED) ? next() : consumeAddress(limiter, request).then(() => next());
}

/** The state of a limit whose name the caller knows. */
export interface RuleState {
  quota: number;
  windowSeconds: number;
  remaining: number;
}

/** Adds a second limit to the headers, beside the one of the address. */
export function addRateLimit({ res }: Request, rule: string, state: RuleState): void {
  res?.append('RateLimit-Policy', `"${rule}";q=${state.quota};w=${state.windowSeconds}`);
  res?.append('RateLimit', `"${rule}";r=${state.remaining}`);
}
