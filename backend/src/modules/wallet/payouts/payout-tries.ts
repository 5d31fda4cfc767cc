import type { EventBus } from '../../../platform/events/index.js';
import { underLease, type Lease } from '../../../platform/jobs/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { GatewayService } from '../gateways/gateway.service.js';
import type { PixGateway, RefundResult } from '../gateways/gateway.port.js';
import { publishBalance, type Posting } from '../ledger/ledger.store.js';
import type { WalletEvent } from '../wallet.dto.js';
import { nextTryAt, type Payout, type PayoutStatus } from './payout.js';
import { createPayoutStore, type PayoutStore } from './payout.store.js';

const BATCH = 20;

type Deps = Pick<Platform, 'db' | 'clock' | 'log'> & {
  gateways: GatewayService;
  events: EventBus<WalletEvent>;
};

export class PayoutTries {
  readonly #payouts: PayoutStore;

  constructor(private readonly deps: Deps) {
    this.#payouts = createPayoutStore(deps.db.sql);
  }

  listDue(except: string[]): Promise<Payout[]> {
    return this.#payouts.listDue(this.deps.clock.now(), except, BATCH);
  }

  /** Claims the next try before anything else. */
  async tryAgain(payout: Payout, lease: Lease): Promise<void> {
    const now = this.deps.clock.now();
    const isOurs = await this.#payouts.claimTry(payout.id, now, nextTryAt(now, payout.tries));
    if (!isOurs) return;
    // The gateway may have carried out an earlier try whose answer was lost.
    const gateway = this.#gatewayOf(payout, lease);
    const isDone = gateway !== null && (await this.#givenBack(gateway, payout)) === true;
    return isDone ? this.#settle(payout, null) : this.run(payout, lease);
  }

  async run(payout: Payout, lease?: Lease): Promise<void> {
    const gateway = this.#gatewayOf(payout, lease);
    if (!gateway)
      return this.deps.log.error({ payout_id: payout.id }, 'gateway of a payout is not configured');
    const result = await this.#ask(gateway, payout);
    switch (result.kind) {
      case 'refunded':
        return this.#settle(payout, result.refundId);
      case 'in_process':
        return this.#payouts.keepRefund(payout.id, result.refundId);
      case 'unavailable':
        return this.deps.log.warn({ payout_id: payout.id, error: result.error }, 'payout has no answer yet');
      case 'refused':
        return this.#refused(gateway, payout, result.message);
    }
  }

  #gatewayOf({ gateway }: Payout, lease: Lease | undefined): PixGateway | null {
    const adapter = this.deps.gateways.adapter(gateway);
    return adapter && underLease(adapter, lease);
  }

  #ask(gateway: PixGateway, payout: Payout): Promise<RefundResult> {
    const { gatewayPaymentId, gatewayRefundId } = payout;
    if (gatewayRefundId !== null) return gateway.readRefund(gatewayPaymentId, gatewayRefundId);
    return gateway.refund({
      gatewayPaymentId,
      amountCents: payout.chargeAmountCents,
      idempotencyKey: payout.gatewayKey,
    });
  }

  async #givenBack(gateway: PixGateway, payout: Payout): Promise<boolean | null> {
    const reading = await gateway.readPayment(payout.gatewayPaymentId);
    return reading.kind === 'found' ? reading.payment.refundedCents >= payout.returnedChargeCents : null;
  }

  /** A refusal counts only if the gateway also says that nothing went back. */
  async #refused(gateway: PixGateway, payout: Payout, message: string): Promise<void> {
    const givenBack = await this.#givenBack(gateway, payout);
    if (givenBack === true) return this.#settle(payout, null);
    if (givenBack === null) return;
    const { clock, log } = this.deps;
    log.error({ payout_id: payout.id, message }, 'gateway refused a payout');
    const posting = await this.#payouts.fail(payout.id, 'REFUSED_BY_GATEWAY', message, clock.now());
    this.#announce(payout, 'failed', posting);
  }

  async #settle(payout: Payout, refundId: string | null): Promise<void> {
    const { clock, log } = this.deps;
    const posting = await this.#payouts.settle(payout.id, refundId, clock.now());
    log.info({ payout_id: payout.id }, 'payout settled');
    this.#announce(payout, 'paid', posting);
  }

  #announce({ id, topupId, userId }: Payout, status: PayoutStatus, posting: Posting | null): void {
    if (!posting?.moved) return;
    const { events } = this.deps;
    publishBalance(events, posting);
    events.publish({ userId, type: 'payout_updated', fields: { payout_id: id, topup_id: topupId, status } });
  }
}
