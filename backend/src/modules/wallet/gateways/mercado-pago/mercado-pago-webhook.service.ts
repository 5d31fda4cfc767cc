import { createHmac, timingSafeEqual } from 'node:crypto';
import { DomainError } from '../../../../platform/errors/index.js';
import type { Platform } from '../../../../platform/platform.js';
import type { PaymentNotifications } from '../gateway.port.js';

export interface SignedNotification {
  /** The "Assinatura secreta" from the webhook panel of the application. */
  secret: string;
  signature: string | undefined;
  requestId: string | undefined;
  /** The `data.id` of the query string, not of the body. */
  dataId: string | undefined;
  now: Date;
}

const FIVE_MINUTES_MS = 5 * 60_000;

export function checkMercadoPagoSignature(notification: SignedNotification): 'valid' | 'invalid' | 'stale' {
  const parts = readSignature(notification.signature ?? '');
  const ts = parts.get('ts');
  const v1 = parts.get('v1');
  if (!ts || !/^\d{10,13}$/.test(ts) || !v1 || !/^[0-9a-f]{64}$/i.test(v1)) return 'invalid';
  const expected = mercadoPagoSignature(notification.secret, { ...notification, ts });
  if (!timingSafeEqual(Buffer.from(v1, 'hex'), Buffer.from(expected, 'hex'))) return 'invalid';
  const sentAt = ts.length >= 13 ? Number(ts) : Number(ts) * 1000;
  const age = Math.abs(notification.now.getTime() - sentAt);
  return age <= FIVE_MINUTES_MS ? 'valid' : 'stale';
}

/** Hexadecimal HMAC over the manifest; a missing value is left out together with its name. */
export function mercadoPagoSignature(
  secret: string,
  { dataId, requestId, ts }: { dataId: string | undefined; requestId: string | undefined; ts: string },
): string {
  const pairs = [
    ['id', dataId],
    ['request-id', requestId],
    ['ts', ts],
  ] as const;
  const manifest = pairs.flatMap(([name, value]) => (value ? `${name}:${value};` : [])).join('');
  return createHmac('sha256', secret).update(manifest).digest('hex');
}

function readSignature(header: string): Map<string, string> {
  return new Map(
    header.split(',').map((part) => {
      const [name = '', ...value] = part.split('=');
      return [name.trim().toLowerCase(), value.join('=').trim()];
    }),
  );
}

export interface MercadoPagoNotification {
  dataId: string | undefined;
  type: string | undefined;
  /** Not signed, so it only gives a hint. */
  action: unknown;
  signature: string | undefined;
  requestId: string | undefined;
  address: string | null;
}

type Deps = Pick<Platform, 'clock' | 'refusedSenders'> & {
  topups: PaymentNotifications;
  /** When unset, no notification is trusted, and only readings find payments. */
  secret: string | undefined;
};

export class MercadoPagoNotifications {
  /** The time of each signed content. A repetition starts no second reading, even for a payment that is not ours. */
  readonly #takenAt = new Map<string, number>();

  constructor(private readonly deps: Deps) {}

  /** @throws DomainError INVALID_SIGNATURE */
  async receive(notification: MercadoPagoNotification): Promise<void> {
    const { dataId, type, action, signature, requestId, address } = notification;
    const { secret, clock, topups, refusedSenders } = this.deps;
    const verdict =
      secret && checkMercadoPagoSignature({ secret, signature, requestId, dataId, now: clock.now() });
    if (verdict !== 'valid') {
      refusedSenders.add('MERCADOPAGO', address);
      throw new DomainError('INVALID_SIGNATURE');
    }
    if (!dataId || (type ?? 'payment') !== 'payment') return;
    const event = action === 'payment.created' ? 'created' : 'changed';
    const key = `${event}:${readSignature(signature ?? '')
      .get('v1')
      ?.toLowerCase()}`;
    if (!this.#take(key)) return;
    try {
      await topups.notified('MERCADOPAGO', dataId, event);
    } catch (error) {
      this.#takenAt.delete(key);
      throw error;
    }
  }

  /** Answers false for a notification that came before. */
  #take(key: string): boolean {
    const now = this.deps.clock.now().getTime();
    // A signature is valid for five minutes before and after its time.
    for (const [oldest, at] of this.#takenAt) {
      if (now - at <= 2 * FIVE_MINUTES_MS) break;
      this.#takenAt.delete(oldest);
    }
    if (this.#takenAt.has(key)) return false;
    this.#takenAt.set(key, now);
    return true;
  }
}
