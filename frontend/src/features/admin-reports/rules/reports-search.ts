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

export const MONEYS = ['revenue', 'margin', 'topups'] as const;
export type ExplainedMoney = (typeof MONEYS)[number];

const SALES_GROUPS = ['service', 'country', 'provider', 'product'] as const;
const TOPUP_GROUPS = ['gateway', 'currency'] as const;
export type Group = (typeof SALES_GROUPS | typeof TOPUP_GROUPS)[number];

export const groupsOf = (money: ExplainedMoney): readonly [Group, ...Group[]] =>
  money === 'topups' ? TOPUP_GROUPS : SALES_GROUPS;

/** Of a difference; they add up to it. */
const SALES_PARTS = ['price', 'volume', 'delivery', 'mix'] as const;
export const TOPUP_PARTS = ['price', 'volume', 'mix'] as const;
export type Part = (typeof SALES_PARTS)[number];

export const partsOf = (money: ExplainedMoney): readonly [Part, ...Part[]] =>
  money === 'topups' ? TOPUP_PARTS : SALES_PARTS;

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
  money: searchChoice(MONEYS),
  group: searchChoice([...SALES_GROUPS, ...TOPUP_GROUPS]),
  row: searchText,
  part: searchChoice(SALES_PARTS),
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
