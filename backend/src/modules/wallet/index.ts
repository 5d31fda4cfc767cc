import { GATEWAY_CODES, type GatewayCode } from '../../platform/gateway-codes.js';
import type { UnitOfWork } from '../../platform/database/index.js';
import { DomainError } from '../../platform/errors/index.js';
import type { ModuleParts, Platform } from '../../platform/platform.js';
import type { Currency } from '../../platform/money.js';
import type { Rates } from '../../platform/rates/index.js';
import type { AccountDataHolder } from '../auth/index.js';
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
import {
  createLedgerReadModel,
  listAdjustments,
  listMovementsBefore,
  listTransfersOf,
  type LedgerEntry,
  type LedgerList,
} from './ledger/staff-statement.read-model.js';
import { createBooks, type Books } from './ledger/books.store.js';
import { createDaySeals, type DaySeals } from './ledger/day-seals.store.js';
import { createDebtStore } from './debts/debts.store.js';
import { TopupChargeController } from './topups/topup-charge.controller.js';
import { TopupChargeService } from './topups/topup-charge.service.js';
import { StaffTopupService } from './topups/staff-topups.service.js';
import { topupSweepJob, payoutSweepJob } from './sweeps.job.js';
import { createTopupFigures, TopupService } from './topups/topup.service.js';
import { TopupsController } from './topups/topups.controller.js';
import { PayoutService } from './payouts/payout.service.js';
import { PayoutTries } from './payouts/payout-tries.js';
import { PayoutsController } from './payouts/payouts.controller.js';
import { RatesController } from './rates/rates.controller.js';
import { createStatementStore, type Statement } from './statement/statement.store.js';
import { WalletController } from './wallet.controller.js';
import { createWalletStore, type Balance, type CustomerBalance } from './wallet.store.js';
import { WalletService } from './wallet.service.js';

export type { ListedCharge, PixGateway } from './gateways/gateway.port.js';
export { listAllCharges } from './gateways/gateway.port.js';
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
export type { WebhookRegistry, WebhookResult } from './gateways/gateway.port.js';
export { presentMovement, type WalletTransactionDto } from './statement/statement.dto.js';
export type { Statement, StatementQuery } from './statement/statement.store.js';
export type { StatementEntry, StatementPeriod } from './statement/statement.store.js';
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

/** Holds, captures and releases are steps of SQL functions of other modules: see ledger/ledger.store.ts. */
export interface WalletModule {
  /** Opens the wallet on the first call. */
  balance(userId: string, currency: Currency): Promise<Balance>;
  walletsOf(userIds: readonly string[]): Promise<CustomerBalance[]>;
  /** Until the unit of work ends. @throws DomainError NOT_FOUND when the account was deleted */
  lockBalance(unit: UnitOfWork, userId: string, currency: Currency): Promise<Balance>;
  /** Publishes the balance after the commit. @throws DomainError INSUFFICIENT_BALANCE */
  adjust(unit: UnitOfWork, adjustment: Adjustment): Promise<Posting>;
  /** Answers the wallet before it and what was open. @throws DomainError NOT_FOUND */
  waiveDebt(unit: UnitOfWork, userId: string, id: string): Promise<{ wallet: Balance; waivedCents: number }>;
  adjustmentsOf(ids: readonly string[]): Promise<LedgerEntry[]>;
  ledgerList: LedgerList;
  /** Newest first, without purchases and adjustments. */
  movementsBefore(
    userId: string,
    before: { at: Date; id: number } | null,
    limit: number,
  ): Promise<LedgerEntry[]>;
  /** Oldest first. */
  transfersOf(referenceIds: readonly string[]): Promise<LedgerEntry[]>;
  statement: Statement;
  books: Books;
  daySeals: DaySeals;
  gateways: readonly Pick<PixGateway, 'code' | 'listCharges'>[];
  staffTopups: StaffTopupService;
  gateway(code: GatewayCode): PixGateway | null;
  accountData: AccountDataHolder;
  publishBalance(wallet: WalletState): void;
}

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

function announceAdjustment({ events, log }: Deps, { id, changeCents }: Adjustment, posting: Posting): void {
  const { userId, currency } = posting;
  log.info({ adjustment_id: id, user_id: userId, change_cents: changeCents, currency }, 'adjustment');
  publishBalance(events, posting);
}

export function createWalletModule(deps: Deps): WalletModule & ModuleParts {
  const cadenceMs = deps.config.TOPUP_SWEEP_INTERVAL_MS;
  const wallets = new WalletService(deps);
  const connected = connectedGateways(deps);
  const gateways = new GatewayService({ ...deps, gateways: connected });
  const shared = { ...deps, gateways, cadenceMs };
  const topups = new TopupService({ ...shared, figures: createTopupFigures(deps.metrics) });
  const charges = new TopupChargeService(shared);
  const tries = new PayoutTries({ ...deps, gateways });
  const payouts = new PayoutService({ ...deps, topups, tries });

  return {
    balance: (userId, currency) => wallets.balance(userId, currency),
    walletsOf: (userIds) => createWalletStore(deps.db.sql).listOfUsers(userIds),
    lockBalance: (unit, userId, currency) => createWalletStore(unit.sql).lockOfAccount(userId, currency),
    async adjust(unit, adjustment) {
      const posting = await adjust(unit.sql, adjustment);
      if (posting.moved) unit.afterCommit(() => announceAdjustment(deps, adjustment, posting));
      return posting;
    },
    async waiveDebt(unit, userId, id) {
      const debts = createDebtStore(unit.sql);
      const currency = await debts.currencyOf(userId, id);
      if (!currency) throw new DomainError('NOT_FOUND');
      const wallet = await createWalletStore(unit.sql).openWallet(userId, currency);
      const waivedCents = (await debts.waive(id, deps.clock.now())) ?? 0;
      if (waivedCents > 0) unit.afterCommit(() => publishBalance(deps.events, { userId, ...wallet }));
      return { wallet, waivedCents };
    },
    adjustmentsOf: (ids) => listAdjustments(deps.db.sql, ids),
    ledgerList: createLedgerReadModel(deps.db),
    movementsBefore: (userId, before, limit) => listMovementsBefore(deps.db.sql, userId, before, limit),
    transfersOf: (referenceIds) => listTransfersOf(deps.db.sql, referenceIds),
    statement: createStatementStore(deps.db.sql),
    books: createBooks(deps.db.sql),
    daySeals: createDaySeals(deps.db.sql),
    gateways: [...connected.values()],
    staffTopups: new StaffTopupService({ ...deps, topups, payouts }),
    gateway: (code) => gateways.adapter(code),
    accountData: new WalletData(deps),
    publishBalance: (wallet) => publishBalance(deps.events, wallet),

    controllers: [
      new WalletController(wallets),
      new GatewaysController(gateways),
      new RatesController(deps.rates),
      new TopupChargeController(charges, deps.idempotency),
      new TopupsController(topups),
      new PayoutsController(payouts, deps.idempotency),
      ...GATEWAY_CODES.flatMap((code) => GATEWAYS[code].receivers({ ...deps, topups })),
    ],
    loops: [topupSweepJob({ ...deps, cadenceMs, topups }), payoutSweepJob({ ...deps, cadenceMs, tries })],
    dailyJobs: [],
  };
}
