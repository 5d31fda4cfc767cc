import { GATEWAY_CODES, type GatewayCode } from '../../platform/gateway-codes.js';
import type { UnitOfWork } from '../../platform/database/index.js';
import { DomainError } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/platform.js';
import type { Currency } from '../../platform/money.js';
import type { Rates } from '../../platform/rates/index.js';
import { WalletData } from './account-data.store.js';
import type { PixGateway } from './gateways/gateway.port.js';
import { GatewayService } from './gateways/gateway.service.js';
import { connectedGateways, GATEWAYS } from './gateways/gateways.js';
import { GatewaysController } from './gateways/gateways.controller.js';
import {
  publishBalance,
  adjust,
  type Posting,
  type WalletState,
  type Adjustment,
} from './ledger/ledger.store.js';
import { createLedgerReadModel } from './ledger/staff-statement.read-model.js';
import { createBooks } from './ledger/books.store.js';
import { createDaySeals } from './ledger/day-seals.store.js';
import { createDebtStore } from './debts/debts.store.js';
import { TopupChargeController, TopupsController } from './topups/topups.controller.js';
import { TopupChargeService } from './topups/topup-charge.service.js';
import { StaffTopupService } from './topups/staff-topups.service.js';
import { topupSweepJob, payoutSweepJob } from './sweeps.job.js';
import { createTopupFigures, TopupService } from './topups/topup.service.js';
import { PayoutService } from './payouts/payout.service.js';
import { PayoutTries } from './payouts/payout-tries.js';
import { PayoutsController } from './payouts/payouts.controller.js';
import { RatesController } from './rates/rates.controller.js';
import { createStatementStore } from './statement/statement.store.js';
import { WalletController } from './wallet.controller.js';
import { createWalletStore } from './wallet.store.js';

export { WalletController };
export {
  type ListedCharge,
  type PixGateway,
  listAllCharges,
  type WebhookRegistry,
  type WebhookResult,
} from './gateways/gateway.port.js';
export {
  createBooks,
  type BookAccountDto,
  type RecordedPaymentDto,
  type Books,
  type HouseMovement,
  type WalletDifference,
} from './ledger/books.store.js';
export { createDaySeals, type ChangedDay, type DaySeal, type DaySeals } from './ledger/day-seals.store.js';
export { presentLedgerEntry, type LedgerEntryDto } from './ledger/ledger-entry.dto.js';
export { changeOf, type LedgerEntry } from './ledger/staff-statement.read-model.js';
export type { Adjustment, Posting, WalletState } from './ledger/ledger.store.js';
export { presentMovement, type WalletTransactionDto } from './statement/statement.dto.js';
export type {
  Statement,
  StatementQuery,
  StatementEntry,
  StatementPeriod,
} from './statement/statement.store.js';
export type { Payout } from './payouts/payout.js';
export type { StaffTopup, StaffTopupService } from './topups/staff-topups.service.js';
export type {
  AdminPayoutDto,
  AdminTopupDetailDto,
  AdminTopupDto,
  TopupStatusDto,
} from './topups/staff-topup.dto.js';
export type { ListedTopup, TopupFilter } from './topups/topup-list.read-model.js';
export type { Balance, CustomerBalance } from './wallet.store.js';
export { presentStaffWallet, type AdminWalletDto, type WalletEventDto } from './wallet.dto.js';

type Deps = Pick<
  Platform,
  | 'config'
  | 'publicUrl'
  | 'db'
  | 'settings'
  | 'clock'
  | 'random'
  | 'events'
  | 'rateLimiter'
  | 'idempotency'
  | 'refusedSenders'
  | 'metrics'
  | 'log'
> & { rates: Pick<Rates, 'current' | 'assertFresh'> };

/** Each controller takes the services that its constructor names. */
const CONTROLLERS = [
  WalletController,
  GatewaysController,
  RatesController,
  TopupChargeController,
  TopupsController,
  PayoutsController,
];

function announceAdjustment({ events, log }: Deps, { id, changeCents }: Adjustment, posting: Posting): void {
  const { userId, currency } = posting;
  log.info({ adjustment_id: id, user_id: userId, change_cents: changeCents, currency }, 'adjustment');
  publishBalance(events, posting);
}

/** SQL functions of other modules hold, capture and release money: see ledger/ledger.store.ts. */
export function createWalletModule(deps: Deps) {
  const cadenceMs = deps.config.TOPUP_SWEEP_INTERVAL_MS;
  const { sql } = deps.db;
  const wallets = createWalletStore(sql);
  const connected = connectedGateways(deps);
  const gateways = new GatewayService({ ...deps, gateways: connected });
  const shared = { ...deps, gateways, cadenceMs };
  const topups = new TopupService({ ...shared, figures: createTopupFigures(deps.metrics) });
  const charges = new TopupChargeService(shared);
  const tries = new PayoutTries({ ...deps, gateways });
  const payouts = new PayoutService({ ...deps, topups, tries });

  return {
    balance: wallets.balance,
    walletsOf: wallets.listOfUsers,

    /** Locks until the unit of work ends. @throws DomainError NOT_FOUND when the account was deleted */
    lockBalance: (unit: UnitOfWork, userId: string, currency: Currency) =>
      createWalletStore(unit.sql).lockOfAccount(userId, currency),

    /** The new balance is published after the commit. @throws DomainError INSUFFICIENT_BALANCE */
    async adjust(unit: UnitOfWork, adjustment: Adjustment): Promise<Posting> {
      const posting = await adjust(unit.sql, adjustment);
      if (posting.moved) unit.afterCommit(() => announceAdjustment(deps, adjustment, posting));
      return posting;
    },

    /** Answers the wallet before the change and the cents that were open. @throws DomainError NOT_FOUND */
    async waiveDebt(unit: UnitOfWork, userId: string, id: string) {
      const debts = createDebtStore(unit.sql);
      const currency = await debts.currencyOf(userId, id);
      if (!currency) throw new DomainError('NOT_FOUND');
      const wallet = await createWalletStore(unit.sql).openWallet(userId, currency);
      const waivedCents = (await debts.waive(id, deps.clock.now())) ?? 0;
      if (waivedCents > 0) unit.afterCommit(() => publishBalance(deps.events, { userId, ...wallet }));
      return { wallet, waivedCents };
    },

    ...createLedgerReadModel(deps.db),
    statement: createStatementStore(sql),
    books: createBooks(sql),
    daySeals: createDaySeals(sql),
    gateways: [...connected.values()] as readonly Pick<PixGateway, 'code' | 'listCharges'>[],
    staffTopups: new StaffTopupService({ ...deps, topups, payouts }),
    gateway: (code: GatewayCode) => gateways.adapter(code),
    gatewayStates: () => gateways.states(),
    accountData: new WalletData(deps),
    publishBalance: (wallet: WalletState) => publishBalance(deps.events, wallet),
    controllers: [
      ...CONTROLLERS.map(
        (Controller) => new Controller({ ...deps, wallets, gateways, charges, topups, payouts }),
      ),
      ...GATEWAY_CODES.flatMap((code) => GATEWAYS[code].receivers({ ...deps, topups })),
    ],
    loops: [topupSweepJob({ ...deps, cadenceMs, topups }), payoutSweepJob({ ...deps, cadenceMs, tries })],
    dailyJobs: [],
  };
}

export type WalletModule = ReturnType<typeof createWalletModule>;
