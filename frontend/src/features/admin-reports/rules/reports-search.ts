import { z } from 'zod';
import {
  listSearch,
  searchChoice,
  searchDay,
  searchText,
} from '../../../shared/back-office/list/list-search';

export const REPORTS = ['revenue', 'sales', 'delivery', 'refunds', 'topups', 'users'] as const;
export type ReportName = (typeof REPORTS)[number];

/** A report, its change, the list for the accountant, or the differences of the books. */
export type ReportTab = ReportName | 'change' | 'fiscal' | 'reconciliation';

/** The checks that compare the books. */
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

/** The parts of a difference, which add up to it. */
const SALES_PARTS = ['price', 'volume', 'delivery', 'mix'] as const;
export const TOPUP_PARTS = ['price', 'volume', 'mix'] as const;
export type Part = (typeof SALES_PARTS)[number];

export const partsOf = (money: ExplainedMoney): readonly [Part, ...Part[]] =>
  money === 'topups' ? TOPUP_PARTS : SALES_PARTS;

export const reportsSearch = z.object({
  ...listSearch(['occurred_at', 'found_at'], {
    state: searchChoice(['open', 'gone', 'accepted']),
    check: searchChoice(CHECKS),
    party: searchText,
  }).shape,
  report: searchChoice([...REPORTS, 'change', 'fiscal', 'reconciliation']),
  from: searchDay,
  to: searchDay,
  /** The time that one point of the chart covers. */
  by: searchChoice(TIMES),
  /** By what the rows of the table are split. */
  split: searchChoice(SPLITS),
  compare: searchChoice(['previous', 'none']),
  /** For the tab `change`: the earlier period, the money, the group of the rows, and the chosen cell. */
  against_from: searchDay,
  against_to: searchDay,
  money: searchChoice(MONEYS),
  group: searchChoice([...SALES_GROUPS, ...TOPUP_GROUPS]),
  row: searchText,
  part: searchChoice(SALES_PARTS),
});
export type ReportsSearch = z.output<typeof reportsSearch>;

/** The part of the address that belongs to the list of differences. */
export type DifferencesSearch = Pick<ReportsSearch, 'state' | 'check' | 'party' | 'page' | 'cursor'>;

export const differencesOf = ({ state, check, party, page, cursor }: ReportsSearch): DifferencesSearch => ({
  state,
  check,
  party,
  page,
  cursor,
});

export const timeUnits: readonly TimeUnit[] = TIMES;

/** By what a report can be split besides time; empty for some reports. */
export function splitsOf(report: ReportName): readonly Split[] {
  if (report === 'users') return [];
  return report === 'topups' ? ['gateway'] : ['service', 'country'];
}
