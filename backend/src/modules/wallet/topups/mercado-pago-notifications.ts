import type { Clock } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/errors/index.js';
import { checkMercadoPagoSignature } from '../gateways/mercado-pago-signature.js';
import type { TopupService } from './topup.service.js';

export interface MercadoPagoNotification {
  /** `data.id` of the query string. */
  dataId: string | undefined;
  type: string | undefined;
  /** What is said to have happened: not signed, so no more than a hint. */
  action: unknown;
  signature: string | undefined;
  requestId: string | undefined;
}

interface Deps {
  topups: TopupService;
  clock: Clock;
  /** Unset: no notification can be trusted, and readings alone bring the payments. */
  secret: string | undefined;
}

/** Lets Mercado Pago wake us, and nobody else. */
export class MercadoPagoNotifications {
  constructor(private readonly deps: Deps) {}

  /** @throws DomainError INVALID_SIGNATURE */
  async receive({ dataId, type, action, signature, requestId }: MercadoPagoNotification): Promise<void> {
    const { secret, clock, topups } = this.deps;
    const verdict =
      secret && checkMercadoPagoSignature({ secret, signature, requestId, dataId, now: clock.now() });
    if (verdict !== 'valid') throw new DomainError('INVALID_SIGNATURE');
    if (!dataId || (type ?? 'payment') !== 'payment') return;
    await topups.notified('MERCADOPAGO', dataId, action === 'payment.created' ? 'created' : 'changed');
  }
}
