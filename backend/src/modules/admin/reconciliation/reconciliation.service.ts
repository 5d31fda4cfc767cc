import { mapList, type ListQuery } from '../../../platform/database/index.js';
import { dayOf } from '../../../platform/days.js';
import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import type { DailyJob, JobQueue } from '../../../platform/jobs/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { CatalogueModule } from '../../catalogue/index.js';
import type { AuthModule } from '../../auth/index.js';
import {
  createBooks,
  createDaySeals,
  type BookAccountDto,
  type DaySeal,
  type WalletModule,
} from '../../wallet/index.js';
import type { Figures } from '../figures/figures.js';
import type { RowCounts } from '../figures/row-counts.read-model.js';
import type { StaffChange } from '../audit/audit.models.js';
import { givenReason, type StaffRequest } from '../audit/staff-action.js';
import { changeAsStaff } from '../audit/staff-change.js';
import { comparedWith } from '../reports/listed-report.js';
import { periodOf, reportDays } from '../reports/report-period.js';
import type { ComparedListDto } from '../reports/reports.dto.js';
import { acceptDifference } from './acceptance.js';
import { accountOf } from './balances.check.js';
import { recordChangedDays } from './chain.check.js';
import { comparedParties, type Party } from './compared-parties.js';
import { Comparisons } from './comparisons.js';
import {
  createDifferenceList,
  createDifferenceStore,
  type DifferenceFilter,
  type ListedDifference,
} from './differences.store.js';
import type {
  BooksDto,
  BooksMonthDto,
  DaySealDto,
  DifferenceDto,
  ListDifferencesQueryDto,
  PaymentRequestDto,
  ReconciliationRunDto,
  VerifiedChainDto,
} from './reconciliation.dto.js';
import { createRunStore } from './runs.store.js';

interface Deps extends Pick<Platform, 'db' | 'clock' | 'random' | 'queue' | 'log'> {
  auth: Pick<AuthModule, 'emailsOf'>;
  wallet: Pick<WalletModule, 'books' | 'daySeals' | 'gateways'>;
  catalogue: Pick<CatalogueModule, 'providerAccounts'>;
  rowCounts: Pick<RowCounts, 'owed'>;
  figures: Pick<Figures, 'adjustments' | 'inReais'>;
}

const LISTED_PAYMENTS = 20;

/** A failed comparison is not tried again. The next one runs the next day, or when staff ask for it. */
const RETRIES = { limit: 0, firstPauseSeconds: 1, longestPauseSeconds: 1, timeoutSeconds: 3_600 };

export class ReconciliationService {
  readonly list: ListQuery<DifferenceDto, DifferenceFilter, 'found_at'>;
  readonly #comparisons: Comparisons;
  #runs: JobQueue<{ id: string }> | null = null;

  constructor(private readonly deps: Deps) {
    this.#comparisons = new Comparisons(deps);
    this.list = mapList(createDifferenceList(deps.db), (differences) => this.#known(differences));
  }

  async start(): Promise<void> {
    this.#runs = await this.deps.queue.define<{ id: string }>('reconciliation-run', RETRIES);
    await this.#runs.work(({ id }) => this.#comparisons.carryOut(id));
  }

  async #known(differences: readonly ListedDifference[]): Promise<DifferenceDto[]> {
    const emails = await this.deps.auth.emailsOf(differences.flatMap(({ accepted_by: by }) => by ?? []));
    return differences.map((difference) => ({
      ...difference,
      accepted_by_email: emails.get(difference.accepted_by ?? '') ?? null,
    }));
  }

  /** @throws DomainError NOT_FOUND */
  async get(id: string): Promise<DifferenceDto> {
    const [difference] = await this.#known(await createDifferenceStore(this.deps.db.sql).read([id]));
    if (!difference) throw new DomainError('NOT_FOUND');
    return difference;
  }

  /** @throws InvalidInputError without the first day of a period */
  async compared({ from, to, state, check, party }: ListDifferencesQueryDto): Promise<ComparedListDto> {
    if (from === undefined) throw new InvalidInputError({ from: 'required' });
    return comparedWith(reportDays({ from, to }, this.deps.clock.now()), ({ from: start, until }) =>
      this.list.count({ filter: { state, check, party, from: start, before: until } }),
    );
  }

  async overview(): Promise<BooksDto> {
    const { db, wallet, rowCounts } = this.deps;
    const runs = createRunStore(db.sql);
    const [accounts, payments, parties, owed, month, open, lastRun, lastSeal] = await Promise.all([
      wallet.books.accounts(),
      wallet.books.payments(LISTED_PAYMENTS),
      this.#parties(),
      rowCounts.owed(),
      this.#month(),
      createDifferenceStore(db.sql).countOpen(),
      runs.last(),
      wallet.daySeals.last(),
    ]);
    return {
      accounts,
      payments,
      payable: parties.map(({ account, currency }) => ({ account, currency })),
      owed: owed.filter(({ owed_cents }) => owed_cents > 0),
      open,
      compared: await comparedParties(runs, parties, { accounts, open, lastRun }),
      month,
      last_run: lastRun,
      last_seal: lastSeal && presentSeal(lastSeal),
    };
  }

  async #month(): Promise<BooksMonthDto> {
    const { db, clock, figures } = this.deps;
    const today = dayOf(clock.now());
    const period = periodOf({ from: `${today.slice(0, 8)}01`, to: today });
    const [adjustments, losses] = await Promise.all([
      figures.adjustments(period),
      createDifferenceStore(db.sql).losses(period),
    ]);
    return {
      adjustments: adjustments.count,
      adjusted_cents: adjustments.cents,
      losses: losses.reduce((total, { count }) => total + count, 0),
      lost_cents: figures.inReais(
        losses.map(({ currency, micros }) => ({ currency, cents: micros / 10_000 })),
      ),
    };
  }

  /** Starts a comparison of everything. When one is already running, it returns that one. */
  async run(asked: StaffRequest): Promise<ReconciliationRunDto> {
    return changeAsStaff(this.deps, asked, async (unit) => {
      const store = createRunStore(unit.sql);
      const run = await store.begin(asked.origin.staffId, this.deps.clock.now());
      if (!run) return { result: (await store.last())!, changes: [] };
      await this.#runs?.add({ id: run.id }, unit);
      const change = { entityId: 'reconciliation', userId: null, after: { run_id: run.id } };
      return { result: run, changes: [change] };
    });
  }

  async runDaily(): Promise<void> {
    const run = await createRunStore(this.deps.db.sql).begin(null, this.deps.clock.now());
    if (run) await this.#comparisons.carryOut(run.id);
  }

  /** Accepts all of them, or none. @throws what {@link acceptDifference} throws */
  async accept(ids: readonly string[], as: 'loss' | 'gain', asked: StaffRequest): Promise<DifferenceDto[]> {
    const { staffId } = asked.origin;
    const acceptance = { as, reason: givenReason(asked), staffId, at: this.deps.clock.now() };
    const lockOrder = [...new Set(ids)].sort();
    await changeAsStaff(this.deps, asked, async ({ sql }) => {
      const changes: StaffChange[] = [];
      for (const id of lockOrder) changes.push(await acceptDifference(sql, id, acceptance));
      return { result: undefined, changes };
    });
    return this.#known(await createDifferenceStore(this.deps.db.sql).read(lockOrder));
  }

  /**
   * Records money that the house paid to a provider or took out of a gateway, so that the books have the real amount.
   * @throws DomainError NOT_FOUND for an unknown account; InvalidInputError for an amount of 0
   */
  async fund(payment: PaymentRequestDto, asked: StaffRequest): Promise<BookAccountDto> {
    const reason = givenReason(asked);
    const { clock, random } = this.deps;
    const { account, currency, amount_micros: amountMicros } = payment;
    if (amountMicros === 0) throw new InvalidInputError({ amount_micros: 'invalid' });
    const parties = await this.#parties();
    if (!parties.some((known) => known.account === account && known.currency === currency)) {
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
        entityId: account,
        userId: null,
        before: { currency, balance_micros: before },
        after: { currency, balance_micros: after },
      };
      return { result: { account, currency, balance_micros: after }, changes: [change] };
    });
  }

  /** The gateways and providers that hold money of ours. */
  async #parties(): Promise<Party[]> {
    const { wallet, catalogue } = this.deps;
    const providers = await catalogue.providerAccounts();
    return [
      ...wallet.gateways.map(({ code }): Party => ({
        kind: 'gateway',
        code,
        currency: 'BRL',
        account: `clearing:${code}`,
      })),
      ...providers.map(({ code, currency }): Party => ({
        kind: 'provider',
        code,
        currency,
        account: accountOf({ code }),
      })),
    ];
  }

  async verifyChain(asked: StaffRequest): Promise<VerifiedChainDto> {
    const { clock, wallet } = this.deps;
    const now = clock.now();
    const { days, entries, changed, last } = await wallet.daySeals.compareAll();
    await changeAsStaff(this.deps, asked, async ({ sql }) => {
      await recordChangedDays({ differences: createDifferenceStore(sql), now }, null, changed);
      if (last) await createDaySeals(sql).noteVerified(last.day, now);
      const after = { days, changed: changed.map(({ day }) => day).join(' ') };
      return { result: undefined, changes: [{ entityId: 'chain', userId: null, after }] };
    });
    return {
      days,
      entries,
      changed: changed.map((day) => ({
        day: day.day,
        sealed_entries: day.sealedEntries,
        entries: day.entries,
      })),
      last_seal: last && presentSeal(last),
    };
  }
}

const presentSeal = ({ day, entries, digest, sealedAt }: DaySeal): DaySealDto => ({
  day,
  entries,
  digest: digest.toString('hex'),
  sealed_at: sealedAt.toISOString(),
});

export function reconciliationJob({ reconciliation }: { reconciliation: ReconciliationService }): DailyJob {
  return { name: 'reconciliation', cron: '20 2 * * *', run: () => reconciliation.runDaily() };
}
