import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushNotificationDto } from '../modules/notifications/index.js';

const SALT_BYTES = 16;
const RECORD_SIZE_BYTES = 4;
const TAG_BYTES = 16;

/** A browser as push services and senders see it. */
export interface PushBrowser {
  /** The result of `PushSubscription.toJSON()` in this browser. */
  subscription: { endpoint: string; expirationTime: null; keys: { p256dh: string; auth: string } };
  /** Reads a message (RFC 8291) with keys that never leave the browser. */
  read(body: Buffer): PushNotificationDto;
}

export function pushBrowser(endpoint: string): PushBrowser {
  const pair = createECDH('prime256v1');
  const ownKey = pair.generateKeys();
  const auth = randomBytes(16);

  function read(body: Buffer): PushNotificationDto {
    const salt = body.subarray(0, SALT_BYTES);
    const keyLength = body[SALT_BYTES + RECORD_SIZE_BYTES] ?? 0;
    const keyStart = SALT_BYTES + RECORD_SIZE_BYTES + 1;
    const senderKey = body.subarray(keyStart, keyStart + keyLength);
    const sealed = body.subarray(keyStart + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownKey, senderKey]);
    const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(senderKey), auth, info, 32));
    const derived = (label: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${label}\0`), bytes));
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
    // The padding of the last record begins with a 2, then zeros.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as PushNotificationDto;
  }

  const keys = { p256dh: ownKey.toString('base64url'), auth: auth.toString('base64url') };
  return { subscription: { endpoint, expirationTime: null, keys }, read };
}
