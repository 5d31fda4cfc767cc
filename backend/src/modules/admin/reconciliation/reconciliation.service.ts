import type { Clock } from '../../../platform/clock.js';
import { mapList, type Database, type ListQuery } from '../../../platform/database/index.js';
import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import type { JobQueue, Queue } from '../../../platform/jobs/index.js';
import type { Logger } from '../../../platform/logging/index.js';
import type { Random } from '../../../platform/random.js';
import type { CatalogueModule } from '../../catalogue/index.js';
import type { AuthModule } from '../../auth/index.js';
import {
  createBooks,
  createDaySeals,
  type BookAccount,
  type DaySeal,
  type RecordedPayment,
  type WalletModule,
} from '../../wallet/index.js';
import type { OwedSum, RowCounts } from '../figures/row-counts.read-model.js';
import { givenReason, type StaffRequest } from '../audit/staff-action.js';
import { changeAsStaff } from '../audit/staff-change.js';
import { accountOf } from './balances.check.js';
import { recordChangedDays } from './chain.check.js';
import { Comparisons } from './comparisons.js';
import type { CheckName, Difference } from './difference.js';
import { createDifferenceStore, differenceList, type DifferenceFilter } from './differences.store.js';
import { createRunStore, type Run } from './runs.store.js';

interface Deps {
  db: Database;
  clock: Clock;
  random: Random;
  log: Logger;
  queue: Pick<Queue, 'define'>;
  auth: Pick<AuthModule, 'emailsOf'>;
  wallet: Pick<WalletModule, 'books' | 'daySeals' | 'gateways'>;
  catalogue: Pick<CatalogueModule, 'providerAccounts'>;
  rowCounts: Pick<RowCounts, 'owed'>;
}

/** A difference with the address of who accepted it. */
export interface KnownDifference {
  difference: Difference;
  email: string | null;
}

/** How the books stand. */
export interface BooksOverview {
  accounts: BookAccount[];
  /** The newest ones. */
  payments: RecordedPayment[];
  payable: PayableAccount[];
  /** By currency. */
  owed: OwedSum[];
  open: { checkName: CheckName; count: number }[];
  lastRun: Run | null;
  lastSeal: DaySeal | null;
}

/** What came of comparing every sealed day. */
export interface VerifiedChain {
  days: number;
  entries: number;
  /** The newest seal, to be kept elsewhere. */
  lastSeal: DaySeal | null;
  changed: { day: string; sealedEntries: number; entries: number }[];
}

/** An account outside that the house pays into or takes money out of, in its one currency. */
export interface PayableAccount {
  account: string;
  currency: string;
}

/** A payment of the house to a provider or gateway, or back from there. */
export interface Payment {
  account: string;
  currency: string;
  /** Millionths of a unit; negative for what came back. */
  amountMicros: number;
}

const LISTED_PAYMENTS = 20;

/** One try: a comparison that fails is made again the next day, or when staff ask for it. */
const RETRIES = { limit: 0, firstPauseSeconds: 1, longestPauseSeconds: 1, timeoutSeconds: 3_600 };

/** Compares our books with themselves, with gateways and with providers; staff decide about what differs. */
export class ReconciliationService {
  readonly list: ListQuery<KnownDifference, DifferenceFilter, 'found_at'>;
  readonly #comparisons: Comparisons;
  #runs: JobQueue<{ id: string }> | null = null;

  constructor(private readonly deps: Deps) {
    this.#comparisons = new Comparisons(deps);
    this.list = mapList(differenceList(deps.db), (differences) => this.#known(differences));
  }

  async start(): Promise<void> {
    this.#runs = await this.deps.queue.define<{ id: string }>('reconciliation-run', RETRIES);
    await this.#runs.work(({ id }) => this.#comparisons.carryOut(id));
  }

  async #known(differences: readonly Difference[]): Promise<KnownDifference[]> {
    const emails = await this.deps.auth.emailsOf(differences.flatMap(({ acceptedBy }) => acceptedBy ?? []));
    return differences.map((difference) => ({
      difference,
      email: emails.get(difference.acceptedBy ?? '') ?? null,
    }));
  }

  /** @throws DomainError NOT_FOUND */
  async get(id: string): Promise<KnownDifference> {
    const difference = await createDifferenceStore(this.deps.db.sql).find(id);
    if (!difference) throw new DomainError('NOT_FOUND');
    return (await this.#known([difference]))[0]!;
  }

  async overview(): Promise<BooksOverview> {
    const { db, wallet, rowCounts } = this.deps;
    const [accounts, payments, payable, owed, open, lastRun, lastSeal] = await Promise.all([
      wallet.books.accounts(),
      wallet.books.payments(LISTED_PAYMENTS),
      this.#payable(),
      rowCounts.owed(),
      createDifferenceStore(db.sql).countOpen(),
      createRunStore(db.sql).last(),
      wallet.daySeals.last(),
    ]);
    return { accounts, payments, payable, owed, open, lastRun, lastSeal };
  }

  /** Compares everything now, unless that is under way: the answer is the run that is. */
  async run(asked: StaffRequest): Promise<Run> {
    return changeAsStaff(this.deps, asked, async (unit) => {
      const store = createRunStore(unit.sql);
      const run = await store.begin(asked.origin.staffId, this.deps.clock.now());
      if (!run) return { result: (await store.last())!, changes: [] };
      await this.#runs?.add({ id: run.id }, unit);
      const change = {
        ...({ action: 'reconciliation.run', entityId: 'reconciliation' } as const),
        userId: null,
        before: null,
        after: { run_id: run.id },
      };
      return { result: run, changes: [change] };
    });
  }

  /** The comparison of the day. */
  async runDaily(): Promise<void> {
    const run = await createRunStore(this.deps.db.sql).begin(null, this.deps.clock.now());
    if (run) await this.#comparisons.carryOut(run.id);
  }

  /**
   * Accepts a difference as what it is for the house, and posts it: then the books explain it.
   * @throws DomainError NOT_FOUND, DIFFERENCE_CLOSED; InvalidInputError for the other side
   */
  async accept(id: string, as: 'loss' | 'gain', asked: StaffRequest): Promise<KnownDifference> {
    const reason = givenReason(asked);
    const { clock } = this.deps;
    const accepted = await changeAsStaff(this.deps, asked, async ({ sql }) => {
      const store = createDifferenceStore(sql);
      const difference = await store.lock(id);
      if (!difference) throw new DomainError('NOT_FOUND');
      if (difference.state !== 'open') throw new DomainError('DIFFERENCE_CLOSED');
      const { checkName, subject, party, currency, amountMicros } = difference;
      if (amountMicros !== null && as !== (amountMicros < 0 ? 'loss' : 'gain')) {
        throw new InvalidInputError({ as: 'invalid' });
      }
      const at = clock.now();
      const books = createBooks(sql);
      if (checkName === 'wallets') await books.explainWallet(subject, id, reason, at);
      else if (amountMicros && currency) {
        const [family, place] = checkName === 'topups' ? ['gateway', 'clearing'] : ['provider', 'provider'];
        await books.move({
          kind: `${family}_${as === 'loss' ? 'lost' : 'gained'}` as 'provider_lost',
          id,
          account: `${place}:${party}`,
          currency,
          micros: Math.abs(amountMicros),
          at,
          note: reason,
        });
      }
      const result = await store.accept(id, at, as, asked.origin.staffId, reason);
      const facts = { check: checkName, subject, currency, amount_micros: amountMicros };
      const change = {
        ...({ action: 'reconciliation.accept', entityId: id, userId: null } as const),
        before: { ...facts, state: 'open' },
        after: { ...facts, state: 'accepted', as },
      };
      return { result, changes: [change] };
    });
    return (await this.#known([accepted]))[0]!;
  }

  /**
   * Writes down what the house paid to a provider or took out of a gateway, so that the books say what is there.
   * @throws DomainError NOT_FOUND for an account that is nobody's; InvalidInputError for no money
   */
  async fund(payment: Payment, asked: StaffRequest): Promise<BookAccount> {
    const reason = givenReason(asked);
    const { clock, random } = this.deps;
    const { account, currency, amountMicros } = payment;
    if (amountMicros === 0) throw new InvalidInputError({ amount_micros: 'invalid' });
    const payable = await this.#payable();
    if (!payable.some((known) => known.account === account && known.currency === currency)) {
      throw new DomainError('NOT_FOUND');
    }
    return changeAsStaff(this.deps, asked, async ({ sql }) => {
      const books = createBooks(sql);
      const before = await books.holdings(account, currency);
      await books.move({
        kind: account.startsWith('provider:') ? 'provider_funded' : 'gateway_funded',
        id: random.id(),
        account,
        currency,
        micros: amountMicros,
        at: clock.now(),
        note: reason,
      });
      const after = before + amountMicros;
      const change = {
        ...({ action: 'books.fund', entityId: account, userId: null } as const),
        before: { currency, balance_micros: before },
        after: { currency, balance_micros: after },
      };
      return { result: { account, currency, micros: -after }, changes: [change] };
    });
  }

  async #payable(): Promise<PayableAccount[]> {
    const { wallet, catalogue } = this.deps;
    const providers = await catalogue.providerAccounts();
    return [
      ...providers.map((provider) => ({ account: accountOf(provider), currency: provider.currency })),
      ...wallet.gateways.map(({ code }) => ({ account: `clearing:${code}`, currency: 'BRL' })),
    ];
  }

  /** Compares every sealed day with its rows; what differs is kept as a difference too. */
  async verifyChain(asked: StaffRequest): Promise<VerifiedChain> {
    const { clock, wallet } = this.deps;
    const now = clock.now();
    const { days, entries, changed, last } = await wallet.daySeals.compareAll();
    await changeAsStaff(this.deps, asked, async ({ sql }) => {
      await recordChangedDays({ differences: createDifferenceStore(sql), now }, null, changed);
      if (last) await createDaySeals(sql).noteVerified(last.day, now);
      const change = {
        ...({ action: 'reconciliation.verify', entityId: 'chain', userId: null } as const),
        before: null,
        after: { days, changed: changed.map(({ day }) => day).join(' ') },
      };
      return { result: undefined, changes: [change] };
    });
    return { days, entries, changed, lastSeal: last };
  }
}
