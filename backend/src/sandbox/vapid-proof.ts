import { createPublicKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

const PROOF = /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), ?k=([\w-]{87})$/;
const POINT_BYTES = 65;
const LONGEST_SECONDS = 86_400;
const CONTACT = /^(mailto:|https:)/;

function keyOf(text: string): KeyObject | null {
  const point = Buffer.from(text, 'base64url');
  if (point.length !== POINT_BYTES) return null;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  try {
    return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  } catch {
    return null;
  }
}

/** Whether the header proves that the holder of a key sends (RFC 8292), for this service and for a day at most. */
export function isVapidProof(header: string | undefined, origin: string, now: Date): boolean {
  const [, token, publicKey] = PROOF.exec(header ?? '') ?? [];
  const key = publicKey === undefined ? null : keyOf(publicKey);
  if (!token || !key) return false;
  const clockTimestamp = Math.floor(now.getTime() / 1000);
  try {
    const claims = jwt.verify(token, key, { algorithms: ['ES256'], audience: origin, clockTimestamp });
    if (typeof claims === 'string' || claims.exp === undefined) return false;
    return claims.exp - clockTimestamp <= LONGEST_SECONDS && CONTACT.test(claims.sub ?? '');
  } catch {
    return false;
  }
}
