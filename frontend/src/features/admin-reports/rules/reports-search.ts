import { z } from 'zod';
import { listSearch, searchChoice, searchDay } from '../../../shared/back-office/list/list-search';

export const REPORTS = ['revenue', 'sales', 'delivery', 'refunds', 'topups', 'users'] as const;
export type ReportName = (typeof REPORTS)[number];

/** A report, the list for the accountant, or in what the books differ. */
export type ReportTab = ReportName | 'fiscal' | 'reconciliation';

/** What is compared with what. */
export const CHECKS = ['wallets', 'topups', 'charges', 'balances', 'chain'] as const;

const TIMES = ['day', 'week', 'month'] as const;
export type TimeUnit = (typeof TIMES)[number];

const SPLITS = ['service', 'country', 'gateway'] as const;
export type Split = (typeof SPLITS)[number];

export const reportsSearch = z.object({
  ...listSearch(['occurred_at', 'found_at'], {
    state: searchChoice(['open', 'gone', 'accepted']),
    check: searchChoice(CHECKS),
  }).shape,
  report: searchChoice([...REPORTS, 'fiscal', 'reconciliation']),
  from: searchDay,
  to: searchDay,
  /** How long a point of the drawing is. */
  by: searchChoice(TIMES),
  /** What the rows of the table are. */
  split: searchChoice(SPLITS),
  compare: searchChoice(['previous', 'none']),
});
export type ReportsSearch = z.output<typeof reportsSearch>;

/** The part of the address that the list of differences knows. */
export type DifferencesSearch = Pick<
  ReportsSearch,
  'state' | 'check' | 'direction' | 'page' | 'cursor' | 'columns'
>;

export const differencesOf = ({
  state,
  check,
  direction,
  page,
  cursor,
  columns,
}: ReportsSearch): DifferencesSearch => ({ state, check, direction, page, cursor, columns });

export const timeUnits: readonly TimeUnit[] = TIMES;

/** By what a report can be split beside time; nothing for some. */
export function splitsOf(report: ReportName): readonly Split[] {
  if (report === 'users') return [];
  return report === 'topups' ? ['gateway'] : ['service', 'country'];
}
