import { z } from 'zod';
import {
  listSearch,
  searchChoice,
  searchDay,
  searchText,
} from '../../../shared/back-office/list/list-search';

export const REPORTS = ['revenue', 'sales', 'delivery', 'refunds', 'topups', 'users'] as const;
export type ReportName = (typeof REPORTS)[number];

/** A report, why it changed, the list for the accountant, or in what the books differ. */
export type ReportTab = ReportName | 'change' | 'fiscal' | 'reconciliation';

/** What is compared with what. */
export const CHECKS = ['wallets', 'topups', 'charges', 'balances', 'chain'] as const;

const TIMES = ['day', 'week', 'month'] as const;
export type TimeUnit = (typeof TIMES)[number];

const SPLITS = ['service', 'country', 'gateway'] as const;
export type Split = (typeof SPLITS)[number];

export const GROUPS = ['service', 'country', 'provider', 'product'] as const;
export type Group = (typeof GROUPS)[number];

/** Of a difference; they add up to it. */
export const PARTS = ['price', 'volume', 'delivery', 'mix'] as const;
export type Part = (typeof PARTS)[number];

export const reportsSearch = z.object({
  ...listSearch(['occurred_at', 'found_at'], {
    state: searchChoice(['open', 'gone', 'accepted']),
    check: searchChoice(CHECKS),
  }).shape,
  report: searchChoice([...REPORTS, 'change', 'fiscal', 'reconciliation']),
  from: searchDay,
  to: searchDay,
  /** How long a point of the drawing is. */
  by: searchChoice(TIMES),
  /** What the rows of the table are. */
  split: searchChoice(SPLITS),
  compare: searchChoice(['previous', 'none']),
  /** Of why it changed: the earlier period, the money, what the rows are, and the cell that is looked at. */
  against_from: searchDay,
  against_to: searchDay,
  money: searchChoice(['revenue', 'margin']),
  group: searchChoice(GROUPS),
  row: searchText,
  part: searchChoice(PARTS),
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
