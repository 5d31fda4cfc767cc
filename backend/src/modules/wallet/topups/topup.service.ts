import { Counter } from 'prom-client';
import { DomainError } from '../../../platform/errors/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import { underLease, type Lease } from '../../../platform/jobs/index.js';
import type { GatewayService } from '../gateways/gateway.service.js';
import { GATEWAY_CODES, type GatewayCode } from '../../../platform/gateway-codes.js';
import { startAtZero } from '../../../platform/metrics.js';
import type { Platform } from '../../../platform/platform.js';
import type { GatewayPayment, ReadPaymentResult } from '../gateways/gateway.port.js';
import { publishBalance, type Posting } from '../ledger/ledger.store.js';
import { createPayoutStore, type PayoutStore } from '../payouts/payout.store.js';
import type { WalletEvent } from '../wallet.dto.js';
import {
  isJustMade,
  nextReadingAt,
  READING_PAUSE_SECONDS,
  judge,
  type StaffReason,
  type Verdict,
  type Topup,
  type TopupStatus,
} from './topup.js';
import { createTopupStore, type TopupStore } from './topup.store.js';

const COUNTED = ['paid', 'expired', 'failed', 'refunded', 'disputed'] as const;

export interface TopupFigures {
  count(topup: Pick<Topup, 'gateway'>, status: TopupStatus | 'disputed'): void;
}

export function createTopupFigures({ registry }: Pick<Platform['metrics'], 'registry'>): TopupFigures {
  const counter = new Counter({
    name: 'torpedo_topups_total',
    help: 'Top-ups by gateway and by what they came to',
    labelNames: ['gateway', 'status'],
    registers: [registry],
  });
  startAtZero(
    counter,
    GATEWAY_CODES.flatMap((gateway) => COUNTED.map((status) => ({ gateway, status }))),
  );
  return { count: ({ gateway }, status) => counter.inc({ gateway, status }) };
}

const DISPUTES: ReadonlySet<StaffReason> = new Set(['REFUNDED_BEFORE_CREDIT', 'REFUNDED_AFTER_CREDIT']);

const BATCH = 50;

/** How many payments of one notification are read at once; the sweep reads the others. */
const READ_AT_ONCE = 5;

type Deps = Pick<Platform, 'db' | 'clock' | 'random' | 'log'> & {
  gateways: GatewayService;
  events: EventBus<WalletEvent>;
  figures: TopupFigures;
  /** The pause in ms between two readings of a pending top-up. */
  cadenceMs: number;
};

export class TopupService {
  readonly #topups: TopupStore;
  readonly #payouts: PayoutStore;

  constructor(private readonly deps: Deps) {
    this.#topups = createTopupStore(deps.db.sql);
    this.#payouts = createPayoutStore(deps.db.sql);
  }

  /** @throws DomainError NOT_FOUND, also for a top-up of another customer */
  async getOwn(userId: string, id: string): Promise<Topup> {
    const topup = await this.#topups.find(id);
    if (topup?.userId !== userId) throw new DomainError('NOT_FOUND');
    return topup;
  }

  async listOwn(
    userId: string,
    { status, afterId, limit }: { status: TopupStatus | null; afterId: string | null; limit: number },
  ): Promise<{ items: Topup[]; nextId: string | null }> {
    const most = limit + 1;
    const found =
      status === 'pending'
        ? await this.#topups.listPending(userId, this.deps.clock.now(), afterId, most)
        : await this.#topups.listOfUser(userId, status, afterId, most);
    const items = found.slice(0, limit);
    return { items, nextId: found.length > limit ? (items.at(-1)?.id ?? null) : null };
  }

  /** @throws DomainError NOT_FOUND */
  async check(userId: string, id: string): Promise<Topup> {
    await this.read(await this.getOwn(userId, id));
    return this.getOwn(userId, id);
  }

  async notified(
    gateway: GatewayCode,
    paymentId: string,
    event: 'changed' | 'created' = 'changed',
  ): Promise<void> {
    const topup = await this.#topups.findByPayment(gateway, paymentId);
    if (!topup) await this.#readByPayment(gateway, paymentId);
    // The notification says no more than the answer to the charge, which is less than 5 seconds old.
    else if (event === 'created' && isJustMade(topup, this.deps.clock.now())) await this.#readSoon(topup);
    else await this.read(topup);
  }

  /** Anybody can send such a notification, so it only starts readings. */
  async notifiedUnsigned(gateway: GatewayCode, ids: readonly string[]): Promise<void> {
    const topups = await this.#topups.listOfGateway(gateway, ids);
    const [now, soon] = [topups.slice(0, READ_AT_ONCE), topups.slice(READ_AT_ONCE)];
    await Promise.all([...now.map((one) => this.read(one)), ...soon.map((one) => this.#readSoon(one))]);
  }

  listDue(except: string[]): Promise<Topup[]> {
    return this.#topups.listDue(this.deps.clock.now(), except, BATCH);
  }

  /** Reads at most once in 5 seconds. The time of the next reading is stored first. */
  async read({ id }: Topup, lease?: Lease): Promise<void> {
    const { clock, cadenceMs } = this.deps;
    const now = clock.now();
    const known = await this.#topups.find(id);
    if (!known) return;
    const since = new Date(now.getTime() - READING_PAUSE_SECONDS * 1000);
    const topup = await this.#topups.claimReading(id, now, nextReadingAt(known, now, cadenceMs), since);
    if (topup) await this.#settle(topup, await this.#ask(topup, lease));
    else await this.#readSoon(known);
  }

  async #readSoon({ id }: Topup): Promise<void> {
    await this.#topups.readSoon(id, READING_PAUSE_SECONDS);
  }

  async #ask(topup: Topup, lease: Lease | undefined): Promise<ReadPaymentResult> {
    const adapter = this.deps.gateways.adapter(topup.gateway);
    if (!adapter) return { kind: 'unavailable', error: 'not configured', retryAfterSeconds: null };
    const gateway = underLease(adapter, lease);
    return topup.gatewayPaymentId === null
      ? gateway.findByReference(topup.id)
      : gateway.readPayment(topup.gatewayPaymentId);
  }

  /** For a charge that is not stored yet, or a further payment. Only the reading names the top-up: nothing to claim. */
  async #readByPayment(gateway: GatewayCode, paymentId: string): Promise<void> {
    const reading = await this.deps.gateways.adapter(gateway)?.readPayment(paymentId);
    if (reading?.kind !== 'found' || reading.payment.externalReference === null) return;
    const topup = await this.#topups.find(reading.payment.externalReference);
    if (topup?.gateway !== gateway) return;
    await this.#settle(topup, reading);
  }

  async #settle(topup: Topup, reading: ReadPaymentResult): Promise<void> {
    if (reading.kind === 'unavailable') {
      this.deps.log.warn({ topup_id: topup.id, error: reading.error }, 'gateway could not be read');
    }
    const verdict = judge(topup, reading, this.deps.clock.now());
    if (verdict.kind === 'expire') await this.#expire(topup);
    if (verdict.kind === 'close') await this.#close(topup, verdict);
    if (reading.kind !== 'found') return;
    if (verdict.kind === 'attach') await this.#attach(topup, reading.payment);
    if (verdict.kind === 'credit') await this.#credit(topup, reading.payment);
    if (verdict.kind === 'charge_back') await this.#chargeBack(topup, reading.payment);
    if (verdict.kind === 'win_back') await this.#winBack(topup, reading.payment);
    if (verdict.kind === 'give_back') await this.#giveBack(topup, reading.payment);
  }

  async #attach(topup: Topup, payment: GatewayPayment): Promise<void> {
    const next = nextReadingAt(topup, this.deps.clock.now(), this.deps.cadenceMs);
    await this.#topups.attachCharge(topup.id, payment, next);
  }

  async #expire(topup: Topup): Promise<void> {
    if (await this.#topups.expire(topup.id)) this.#announce(topup, 'expired');
  }

  async #close(topup: Topup, { status, reason }: Extract<Verdict, { kind: 'close' }>): Promise<void> {
    if (!(await this.#topups.close(topup.id, topup.status, status, reason))) return;
    if (reason) this.deps.log.error({ topup_id: topup.id, reason }, 'top-up needs staff');
    if (reason && DISPUTES.has(reason)) this.deps.figures.count(topup, 'disputed');
    if (status !== topup.status) this.#announce(topup, status);
  }

  async #credit(topup: Topup, payment: GatewayPayment): Promise<void> {
    const now = this.deps.clock.now();
    const { gatewayPaymentId, paidCents: cents, approvedAt } = payment;
    const paid = { gatewayPaymentId, cents, paidAt: approvedAt ?? now };
    const posting = await this.#topups.credit(topup.id, paid, now);
    if (!posting) return;
    this.#announce({ ...topup, amountCents: posting.amountCents }, 'paid');
    publishBalance(this.deps.events, posting);
  }

  async #chargeBack(topup: Topup, payment: GatewayPayment): Promise<void> {
    const { clock, log } = this.deps;
    const { gatewayPaymentId, chargedBackCents, isDisputeLost: isLost } = payment;
    const taken = { gatewayPaymentId, cents: chargedBackCents, isLost };
    const posting = await this.#topups.chargeBack(topup.id, taken, clock.now());
    if (!posting) return;
    const facts = { topup_id: topup.id, user_id: topup.userId, taken_cents: posting.amountCents };
    log.error({ ...facts, charged_back_charge_cents: chargedBackCents }, 'top-up was charged back');
    this.deps.figures.count(topup, 'disputed');
    await this.#announceReversal(topup, posting);
  }

  async #winBack(topup: Topup, { gatewayPaymentId }: GatewayPayment): Promise<void> {
    const { clock, log } = this.deps;
    const posting = await this.#topups.winBack(topup.id, gatewayPaymentId, clock.now());
    if (!posting) return;
    const facts = { topup_id: topup.id, user_id: topup.userId, returned_cents: posting.amountCents };
    log.warn(facts, 'chargeback of a top-up was won');
    await this.#announceReversal(topup, posting);
  }

  async #announceReversal(topup: Topup, posting: Posting): Promise<void> {
    const after = await this.#topups.find(topup.id);
    this.#announce(topup, after?.status ?? topup.status);
    if (posting.moved) publishBalance(this.deps.events, posting);
  }

  async #giveBack(topup: Topup, { gatewayPaymentId, paidCents }: GatewayPayment): Promise<void> {
    const { clock, random, log } = this.deps;
    const isBegun = await this.#payouts.beginUnclaimed({
      id: random.id(),
      topupId: topup.id,
      paymentId: gatewayPaymentId,
      paidCents,
      gatewayKey: random.id(),
      at: clock.now(),
    });
    if (isBegun) log.warn({ topup_id: topup.id }, 'payment for a deleted account goes back to its payer');
  }

  #announce(topup: Topup, status: TopupStatus): void {
    const { id, userId, gateway, amountCents, currency } = topup;
    const facts = { topup_id: id, user_id: userId, gateway, status, amount_cents: amountCents, currency };
    this.deps.log.info(facts, 'top-up');
    this.deps.figures.count(topup, status);
    this.deps.events.publish({ userId, type: 'topup_updated', fields: { topup_id: id, status } });
  }
}
