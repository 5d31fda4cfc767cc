import { addDays, dayOf, daysBetween, startOfDay } from '../../../platform/days.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Language } from '../../../platform/languages.js';
import type { Platform } from '../../../platform/platform.js';
import { givenReason, type StaffRequest } from '../audit/staff-action.js';
import { changeAsStaff } from '../audit/staff-change.js';
import type { Rates } from '../../../platform/rates/index.js';
import type { WalletModule } from '../../wallet/index.js';
import type { Figures } from '../figures/figures.js';
import type { ReconciliationService } from '../reconciliation/reconciliation.service.js';
import { createClosingStore } from './closings.store.js';
import type { ReportBy, ReportName } from './report-columns.js';
import { daysOfMonth, periodOf } from './report-period.js';
import type { ClosedMonthDto, ClosingCheckDto, ClosingChecksDto, ClosingDto } from './reports.dto.js';
import type { ReportsService } from './reports.service.js';

const KEPT: readonly (readonly [ReportName, ReportBy])[] = [
  ['revenue', 'day'],
  ['revenue', 'service'],
  ['revenue', 'country'],
  ['sales', 'day'],
  ['delivery', 'service'],
  ['refunds', 'day'],
  ['topups', 'gateway'],
  ['topups', 'day'],
  ['users', 'day'],
];

interface Deps extends Pick<Platform, 'db' | 'clock'> {
  figures: Pick<Figures, 'currenciesByDay'>;
  rates: Pick<Rates, 'daysWithout'>;
  reports: ReportsService;
  reconciliation: Pick<ReconciliationService, 'overview'>;
  wallet: Pick<WalletModule, 'daySeals'>;
}

/** A number is settled at most this long after its end. */
const SETTLED_MS = 60_000;

/** Closes months: stores their reports, which later repairs and other rates do not change. */
export class ClosingsService {
  constructor(private readonly deps: Deps) {}

  list(): Promise<ClosingDto[]> {
    return createClosingStore(this.deps.db.sql).list();
  }

  /** @throws DomainError NOT_FOUND */
  async get(month: string): Promise<ClosedMonthDto> {
    const closed = await createClosingStore(this.deps.db.sql).find(month);
    if (!closed) throw new DomainError('NOT_FOUND');
    return closed;
  }

  async checks(month: string): Promise<ClosingChecksDto> {
    const { db, clock, figures, rates, reconciliation, wallet } = this.deps;
    const now = clock.now();
    const today = dayOf(now);
    const { from, to } = daysOfMonth(month);
    const yesterday = addDays(today, -1);
    const last = to < yesterday ? to : yesterday;
    const dueBefore = Math.min(startOfDay(addDays(to, 1)).getTime(), now.getTime() - SETTLED_MS);
    const spent = last < from ? [] : await figures.currenciesByDay(periodOf({ from, to: last }));
    const [held, withoutRate, unsealed, { open, compared }] = await Promise.all([
      createClosingStore(db.sql).countHeld(new Date(dueBefore)),
      rates.daysWithout(spent),
      wallet.daySeals.countUnsealed(last),
      reconciliation.overview(),
    ]);
    const behind = compared.filter(({ compared_to: day }) => day === null || day < last);
    const check = (
      name: ClosingCheckDto['check'],
      left: number,
      parties: string[] = [],
    ): ClosingCheckDto => ({
      check: name,
      is_met: left === 0,
      left,
      parties,
    });
    return {
      month,
      checks: [
        check('numbers', held),
        check('rates', withoutRate.length),
        check('seals', unsealed),
        check(
          'differences',
          open.reduce((sum, { count }) => sum + count, 0),
        ),
        check(
          'accounts',
          behind.length,
          behind.map(({ party }) => party),
        ),
        check('month_over', Math.max(0, daysBetween(today, to) + 1)),
      ],
    };
  }

  /** @throws DomainError MONTH_NOT_OVER, MONTH_ALREADY_CLOSED, MONTH_NOT_RECONCILED */
  async close(month: string, asked: StaffRequest, language: Language): Promise<ClosedMonthDto> {
    const { db, clock, reports } = this.deps;
    const now = clock.now();
    if (month >= dayOf(now).slice(0, 7)) throw new DomainError('MONTH_NOT_OVER');
    if (await createClosingStore(db.sql).find(month)) throw new DomainError('MONTH_ALREADY_CLOSED');
    const { checks } = await this.checks(month);
    if (checks.some(({ is_met: isMet }) => !isMet)) throw new DomainError('MONTH_NOT_RECONCILED');
    const days = daysOfMonth(month);
    const kept = await Promise.all(
      KEPT.map(([report, by]) => reports.report({ report, by, ...days, isCompared: false, language })),
    );
    const revenue = kept[0]!.totals['revenue_cents'] ?? 0;
    const closing: ClosedMonthDto = {
      month,
      closed_at: now.toISOString(),
      closed_by: asked.origin.staffId,
      reason: givenReason(asked),
      revenue_cents: revenue,
      reports: kept,
    };
    return changeAsStaff({ db, clock }, asked, async ({ sql }) => {
      if (!(await createClosingStore(sql).add(closing))) throw new DomainError('MONTH_ALREADY_CLOSED');
      const after = { month, revenue_cents: revenue };
      return { result: closing, changes: [{ entityId: month, userId: null, after }] };
    });
  }
}
