import { createECDH } from 'node:crypto';
import webPush from 'web-push';

/** RFC 8292: browsers subscribe with the public key, and the private key signs. */
export interface VapidIdentity extends VapidKeys {
  /** A `mailto:` or `https:` address. */
  subject: string;
}

export interface VapidKeys {
  /** A P-256 key, uncompressed: 65 bytes. */
  publicKey: string;
  privateKey: string;
}

const CURVE = 'prime256v1';
const PUBLIC_KEY = /^B[\w-]{86}$/;
const PRIVATE_KEY = /^[\w-]{43}$/;

function publicKeyOf(privateKey: string): string | null {
  const pair = createECDH(CURVE);
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    return null;
  }
  return pair.getPublicKey('base64url');
}

export const newVapidKeys = (): VapidKeys => webPush.generateVAPIDKeys();

/** A sentence that names the wrong variable; null when all are right. */
export function vapidProblem({ publicKey, privateKey, subject }: VapidIdentity): string | null {
  if (!PUBLIC_KEY.test(publicKey)) return 'VAPID_PUBLIC_KEY has to be 65 bytes in base64url without padding.';
  if (!PRIVATE_KEY.test(privateKey))
    return 'VAPID_PRIVATE_KEY has to be 32 bytes in base64url without padding.';
  if (publicKeyOf(privateKey) !== publicKey) return 'VAPID_PRIVATE_KEY does not belong to VAPID_PUBLIC_KEY.';
  if (!/^mailto:[^\s@]+@[^\s@]+$/.test(subject) && !(subject.startsWith('https://') && URL.canParse(subject)))
    return 'VAPID_SUBJECT has to be a mailto: or https: address.';
  return null;
}
