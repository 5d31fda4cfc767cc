import { ECDH } from 'node:crypto';
import { InvalidInputError } from '../../../platform/errors/index.js';
import type { PushSubscriptionDto } from '../notifications.dto.js';

/** We call only these hosts, because a client could name any address for our server to call. */
const HOSTS: ReadonlySet<string> = new Set([
  'fcm.googleapis.com',
  'android.googleapis.com',
  'jmt17.google.com',
]);
const DOMAINS = /^(?:[a-z0-9-]+\.)+(?:push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/;

export function isPushService(
  { protocol, hostname, port, origin, username, password }: URL,
  simulatedOrigin: string | null,
): boolean {
  if (username || password) return false;
  if (origin === simulatedOrigin) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return HOSTS.has(hostname) || DOMAINS.test(hostname);
}

/** The most subscriptions of one account. A further one deletes that of the browser which subscribed longest ago. */
export const MOST_SUBSCRIPTIONS = 10;

export interface PushTarget {
  /** Whoever knows this address can send to it without a credential, so it never goes into logs. */
  endpoint: string;
  /** The browser's public key: 65 bytes in base64url. */
  p256dh: string;
  /** A secret that browser and sender share, in base64url. */
  auth: string;
}

export interface WantedSubscription extends PushTarget {
  expiresAt: Date | null;
}

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const LEAST_SECRET_BYTES = 16;
const LATEST_TIME = 8.64e15;

/** Some libraries add padding to base64url. */
const withoutPadding = (text: string) => text.replace(/=+$/, '');

function isPoint(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== POINT_BYTES || bytes.toString('base64url') !== text) return false;
  try {
    // `convertKey` throws when the point is not on the curve.
    ECDH.convertKey(bytes, CURVE, undefined, undefined, 'uncompressed');
    return true;
  } catch {
    return false;
  }
}

function isSecret(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.length >= LEAST_SECRET_BYTES && bytes.toString('base64url') === text;
}

/** @throws InvalidInputError */
export function parseSubscription(
  { endpoint, expirationTime = null, keys }: PushSubscriptionDto,
  simulatedOrigin: string | null,
): WantedSubscription {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (!url) throw new InvalidInputError({ 'subscription.endpoint': 'invalid' });
  if (!isPushService(url, simulatedOrigin))
    throw new InvalidInputError({ 'subscription.endpoint': 'not_allowed' });
  const [p256dh, auth] = [withoutPadding(keys.p256dh), withoutPadding(keys.auth)];
  if (!isPoint(p256dh)) throw new InvalidInputError({ 'subscription.keys.p256dh': 'invalid' });
  if (!isSecret(auth)) throw new InvalidInputError({ 'subscription.keys.auth': 'invalid' });
  if (expirationTime !== null && Math.abs(expirationTime) > LATEST_TIME)
    throw new InvalidInputError({ 'subscription.expirationTime': 'invalid' });
  const expiresAt = expirationTime === null ? null : new Date(expirationTime);
  return { endpoint: url.href, p256dh, auth, expiresAt };
}
