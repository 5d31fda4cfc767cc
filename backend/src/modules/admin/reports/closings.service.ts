import { dayOf } from '../../../platform/days.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Language } from '../../../platform/languages.js';
import type { Platform } from '../../../platform/platform.js';
import { givenReason, type StaffRequest } from '../audit/staff-action.js';
import { changeAsStaff } from '../audit/staff-change.js';
import { createClosingStore } from './closings.store.js';
import type { ReportBy, ReportName } from './report-columns.js';
import { daysOfMonth } from './report-period.js';
import type { ClosedMonthDto, ClosingDto } from './reports.dto.js';
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
  reports: ReportsService;
}

/** Closes months: their reports are kept as they are, whatever is repaired or converted at other rates afterwards. */
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

  /** @throws DomainError MONTH_NOT_OVER, MONTH_ALREADY_CLOSED*/
  async close(month: string, asked: StaffRequest, language: Language): Promise<ClosedMonthDto> {
    const { db, clock, reports } = this.deps;
    const now = clock.now();
    if (month >= dayOf(now).slice(0, 7)) throw new DomainError('MONTH_NOT_OVER');
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
