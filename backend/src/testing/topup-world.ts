import { pino } from 'pino';
import { Registry } from 'prom-client';
import type { Loop } from '../platform/jobs/index.js';
import { noRateLimits } from '../platform/rate-limits.js';
import { systemRandom } from '../platform/random.js';
import { createRates, type Rates } from '../platform/rates/index.js';
import { createSettings, type SettingsInput, type SettingsReader } from '../platform/settings/index.js';
import { createMercadoPagoSimulator, type MercadoPagoSimulator } from '../sandbox/mercado-pago/simulator.js';
import { GatewayService } from '../modules/wallet/gateways/gateway.service.js';
import type { PixGateway } from '../modules/wallet/gateways/gateway.port.js';
import { MercadoPagoGateway } from '../modules/wallet/gateways/mercado-pago/mercado-pago-gateway.js';
import { createCustomer } from '../modules/wallet/ledger/testing/ledger-steps.js';
import { createWalletStore, type WalletStore } from '../modules/wallet/wallet.store.js';
import { TopupChargeService, type TopupRequest } from '../modules/wallet/topups/topup-charge.service.js';
import { PayoutService } from '../modules/wallet/payouts/payout.service.js';
import { payoutSweepJob, topupSweepJob } from '../modules/wallet/sweeps.job.js';
import { PayoutTries } from '../modules/wallet/payouts/payout-tries.js';
import { createTopupFigures, TopupService } from '../modules/wallet/topups/topup.service.js';
import { heldLease } from './leases.js';
import { recordingEvents, type RecordingEvents } from './recorders.js';
import { testClock, type TestClock } from './clock-and-random.js';
import { openTestDatabase, type TestDatabase } from './test-database.js';

const CADENCE_MS = 15_000;
/** In ms; long enough for a busy machine. Only the tests of a silent gateway wait for it. */
const GATEWAY_TIMEOUT_MS = 2_000;

/** The adapter of the simulated gateway, which also counts how often a payment is read. */
class CountingGateway implements PixGateway {
  readonly code = 'MERCADOPAGO';
  readings = 0;

  constructor(private readonly real: PixGateway) {}

  createPixCharge: PixGateway['createPixCharge'] = (charge) => this.real.createPixCharge(charge);
  findByReference: PixGateway['findByReference'] = (topupId) => this.real.findByReference(topupId);
  refund: PixGateway['refund'] = (order) => this.real.refund(order);
  readRefund: PixGateway['readRefund'] = (paymentId, refundId) => this.real.readRefund(paymentId, refundId);
  listCharges: PixGateway['listCharges'] = (period, page) => this.real.listCharges(period, page);
  readPayment: PixGateway['readPayment'] = (id) => {
    this.readings += 1;
    return this.real.readPayment(id);
  };
}

/** The top-up services on a real database with the simulated Mercado Pago, at a time that the test sets. */
export class TopupWorld {
  readonly gateway: CountingGateway;
  readonly charges: TopupChargeService;
  readonly topups: TopupService;
  readonly payouts: PayoutService;
  readonly payoutTries: PayoutTries;
  readonly wallets: WalletStore;
  readonly #topupSweep: Loop;
  readonly #payoutSweep: Loop;

  private constructor(
    readonly database: TestDatabase,
    readonly simulator: MercadoPagoSimulator,
    readonly clock: TestClock,
    readonly events: RecordingEvents,
    settings: SettingsReader,
    readonly rates: Rates,
  ) {
    const { url: apiUrl, accessToken } = simulator;
    this.gateway = new CountingGateway(
      new MercadoPagoGateway({ apiUrl, accessToken, transport: { timeoutMs: GATEWAY_TIMEOUT_MS } }),
    );
    const { db } = database;
    const gateways = new GatewayService({
      db,
      clock,
      settings,
      gateways: new Map([['MERCADOPAGO', this.gateway]]),
    });
    const log = pino({ level: 'silent' });
    const random = systemRandom;
    const shared = { db, gateways, clock, random, events, log, cadenceMs: CADENCE_MS };
    const rateLimiter = noRateLimits;
    this.topups = new TopupService({ ...shared, figures: createTopupFigures({ registry: new Registry() }) });
    this.payoutTries = new PayoutTries(shared);
    this.payouts = new PayoutService({
      ...shared,
      topups: this.topups,
      tries: this.payoutTries,
      settings,
      rateLimiter,
    });
    this.#topupSweep = topupSweepJob({ ...shared, topups: this.topups });
    this.#payoutSweep = payoutSweepJob({ ...shared, tries: this.payoutTries });
    this.wallets = createWalletStore(db.sql);
    this.charges = new TopupChargeService({
      ...shared,
      settings: rates.settings,
      rates,
      rateLimiter,
      // Nothing listens at this address: these tests pass notifications on themselves.
      publicUrl: 'http://127.0.0.1:9',
    });
  }

  static async open(settings: SettingsInput = {}): Promise<TopupWorld> {
    const clock = testClock();
    const database = await openTestDatabase({ poolSize: 10 });
    const simulator = await createMercadoPagoSimulator({ clock });
    const log = pino({ level: 'silent' });
    const reader = await createSettings({ db: database.db, log, pinned: settings });
    const rates = await createRates({ db: database.db, settings: reader, clock, log });
    return new TopupWorld(database, simulator, clock, recordingEvents(), reader, rates);
  }

  async close(): Promise<void> {
    this.rates.close();
    await this.simulator.close();
    await this.database.close();
  }

  customer(): Promise<string> {
    return createCustomer(this.database.db.sql);
  }

  async request(changes: Partial<TopupRequest> = {}): Promise<TopupRequest> {
    return {
      userId: changes.userId ?? (await this.customer()),
      email: 'ana@example.com',
      currency: 'BRL',
      amountCents: 2500,
      gateway: undefined,
      description: 'Wallet deposit',
      cpf: '52998224725',
      seenRate: undefined,
      requestKey: undefined,
      ...changes,
    };
  }

  /** A top-up of R$ 25,00 of a new customer that waits for its payment. */
  async pendingTopup(changes: Partial<TopupRequest> = {}) {
    const request = await this.request(changes);
    const { topup } = await this.charges.charge(request);
    return { topupId: topup.id, userId: request.userId, payment: this.paymentOf(topup.id) };
  }

  /** The gateway's payment for the top-up. */
  paymentOf(topupId: string) {
    const payment = this.simulator.payments
      .list()
      .find(({ externalReference }) => externalReference === topupId);
    if (!payment) throw new Error(`the gateway has no payment for ${topupId}`);
    return payment;
  }

  /** A top-up of R$ 25,00 of a new customer that is paid and credited. */
  async paidTopup(changes: Partial<TopupRequest> = {}) {
    const pending = await this.pendingTopup(changes);
    await this.simulator.pay(pending.payment.id);
    await this.topups.notified('MERCADOPAGO', pending.payment.id);
    return pending;
  }

  sweep(lease = heldLease()): Promise<void> {
    return this.#topupSweep.run(lease);
  }

  sweepPayouts(lease = heldLease()): Promise<void> {
    return this.#payoutSweep.run(lease);
  }

  async balanceOf(userId: string): Promise<number> {
    return (await this.wallets.balance(userId, 'BRL')).availableCents;
  }
}
