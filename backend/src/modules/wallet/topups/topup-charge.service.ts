import { DomainError } from '../../../platform/errors/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import type { RateLimit } from '../../../platform/http/index.js';
import type { Currency } from '../../../platform/money.js';
import type { Rates } from '../../../platform/rates/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { GatewayService } from '../gateways/gateway.service.js';
import type { ChargeRefused, GatewayUnavailable } from '../gateways/gateway.port.js';
import type { WalletEvent } from '../wallet.dto.js';
import {
  chargeOf,
  assertAmount,
  assertSeenRate,
  expiriesOf,
  isRepeatable,
  payerCpfOf,
} from './topup-rules.js';
import { nextReadingAt, type Topup } from './topup.js';
import { createTopupStore, type TopupIntent, type TopupStore } from './topup.store.js';

const TOPUPS: RateLimit = { name: 'topup', limit: 30, windowSeconds: 60 };

/** Longer than the creation of a charge can take. */
const CREATION_MS = 30_000;

export interface TopupRequest {
  userId: string;
  email: string;
  currency: Currency;
  amountCents: number;
  gateway: string | undefined;
  description: string;
  cpf: string | undefined;
  /** BRL for one unit as the customer saw it; undefined accepts any rate. */
  seenRate: number | undefined;
  requestKey: string | undefined;
}

export interface ChargedTopup {
  topup: Topup;
  qrCode: string;
  qrCodeBase64: string | null;
}

type Deps = Pick<Platform, 'db' | 'settings' | 'rateLimiter' | 'clock' | 'random' | 'log' | 'publicUrl'> & {
  gateways: GatewayService;
  rates: Pick<Rates, 'assertFresh'>;
  events: EventBus<WalletEvent>;
  cadenceMs: number;
};

export class TopupChargeService {
  readonly #topups: TopupStore;

  constructor(private readonly deps: Deps) {
    this.#topups = createTopupStore(deps.db.sql);
  }

  /**
   * @throws DomainError GATEWAY_NOT_SUPPORTED, MINIMUM_AMOUNT, MAXIMUM_AMOUNT, INVALID_CPF, RATE_LIMITED,
   * RATE_UNAVAILABLE, RATE_CHANGED, GATEWAY_UNAVAILABLE (nothing was charged), IDEMPOTENCY_CONFLICT
   */
  async charge(request: TopupRequest): Promise<ChargedTopup> {
    const gateway = await this.deps.gateways.choose(request.userId, request.gateway);
    const settings = this.deps.settings.current();
    assertAmount(request.amountCents, settings);
    const cpf = payerCpfOf(request.cpf, request.currency);
    this.deps.rates.assertFresh(request.currency);
    await this.deps.rateLimiter.consume(TOPUPS, request.userId);

    const now = this.deps.clock.now();
    const charge = chargeOf(request.amountCents, request.currency, settings.fx);
    assertSeenRate(charge, request.seenRate);
    const topup = await this.#intend({
      userId: request.userId,
      currency: request.currency,
      amountCents: request.amountCents,
      chargeAmountCents: charge.amountCents,
      fxRate: charge.fxRate,
      gateway,
      gatewayKey: this.deps.random.id(),
      description: request.description,
      createdAt: now,
      ...expiriesOf(now, settings.topup_expiry_seconds),
      requestKey: request.requestKey ?? null,
      nextReadAt: new Date(now.getTime() + CREATION_MS),
    });
    if (topup.qrCode !== null) return { topup, qrCode: topup.qrCode, qrCodeBase64: topup.qrCodeBase64 };
    return this.#charge(topup, { email: request.email, cpf });
  }

  async #intend(intent: TopupIntent): Promise<Topup> {
    const inserted = await this.#topups.insert(intent);
    if (inserted) return inserted;
    const earlier = await this.#topups.findByRequest(intent.userId, intent.requestKey ?? '');
    if (earlier && !isSameTopup(earlier, intent)) throw new DomainError('IDEMPOTENCY_CONFLICT');
    if (earlier && (earlier.qrCode !== null || isRepeatable(earlier, intent.createdAt))) return earlier;
    // The earlier top-up is too old to create its charge again, and the customer never saw a code.
    if (earlier) await this.#topups.close(earlier.id, 'pending', 'failed', null);
    const replacing = await this.#topups.insert(intent);
    if (!replacing) throw new DomainError('IDEMPOTENCY_IN_PROGRESS');
    return replacing;
  }

  async #charge(topup: Topup, payer: { email: string; cpf: string | null }): Promise<ChargedTopup> {
    const { gateways, publicUrl, clock, cadenceMs } = this.deps;
    const result = await gateways.adapter(topup.gateway)?.createPixCharge({
      topupId: topup.id,
      amountCents: topup.chargeAmountCents,
      description: topup.description,
      payer,
      notificationUrl: `${publicUrl}/api/v1/webhooks/${topup.gateway.toLowerCase()}`,
      expiresAt: topup.gatewayExpiresAt,
      createdAt: topup.createdAt,
      idempotencyKey: topup.gatewayKey,
    });
    if (result?.kind !== 'created') throw await this.#failure(topup, result);
    await this.#topups.attachCharge(topup.id, result, nextReadingAt(topup, clock.now(), cadenceMs));
    const fields = { topup_id: topup.id, status: topup.status };
    this.deps.events.publish({ userId: topup.userId, type: 'topup_updated', fields });
    return { topup, qrCode: result.qrCode, qrCodeBase64: result.qrCodeBase64 };
  }

  async #failure(topup: Topup, result?: ChargeRefused | GatewayUnavailable): Promise<DomainError> {
    this.deps.log.error({ topup_id: topup.id, result }, 'Pix charge was not created');
    // A conflict means that a charge exists under our key: readings find it.
    if (result?.kind === 'refused' && result.code !== 'IDEMPOTENCY_CONFLICT') {
      await this.#topups.close(topup.id, 'pending', 'failed', null);
      if (result.code === 'INVALID_CPF') return new DomainError('INVALID_CPF');
    }
    const seconds = result?.kind === 'unavailable' ? result.retryAfterSeconds : null;
    return new DomainError('GATEWAY_UNAVAILABLE', seconds === null ? {} : { retry_after_seconds: seconds });
  }
}

function isSameTopup(earlier: Topup, { currency, amountCents, gateway, description }: TopupIntent): boolean {
  return (
    earlier.currency === currency &&
    earlier.amountCents === amountCents &&
    earlier.gateway === gateway &&
    earlier.description === description
  );
}
