import { z } from 'zod';
import { listSearch, searchChoice, searchDay } from '../../../shared/back-office/list/list-search';

export const REPORTS = ['revenue', 'sales', 'delivery', 'refunds', 'topups', 'users'] as const;
export type ReportName = (typeof REPORTS)[number];

/** A report, or the list for the accountant. */
export type ReportTab = ReportName | 'fiscal';

const TIMES = ['day', 'week', 'month'] as const;
export type TimeUnit = (typeof TIMES)[number];

const SPLITS = ['service', 'country', 'gateway'] as const;
export type Split = (typeof SPLITS)[number];

/** The address of the reports, under the API's own names; the list for the accountant has its page there too. */
export const reportsSearch = z.object({
  ...listSearch(['occurred_at'], {}).shape,
  report: searchChoice([...REPORTS, 'fiscal']),
  from: searchDay,
  to: searchDay,
  /** How long a point of the drawing is. */
  by: searchChoice(TIMES),
  /** What the rows of the table are. */
  split: searchChoice(SPLITS),
  compare: searchChoice(['previous', 'none']),
});
export type ReportsSearch = z.output<typeof reportsSearch>;

export const timeUnits: readonly TimeUnit[] = TIMES;

/** By what a report can be split beside time; nothing for some. */
export function splitsOf(report: ReportName): readonly Split[] {
  if (report === 'users') return [];
  return report === 'topups' ? ['gateway'] : ['service', 'country'];
}
