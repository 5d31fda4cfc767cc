import { z } from 'zod';
import { searchChoice, searchDay } from '../../../shared/back-office/list/list-search';

export const REPORTS = ['revenue', 'sales', 'delivery', 'refunds', 'topups', 'users'] as const;
export type ReportName = (typeof REPORTS)[number];

export const UNITS = ['day', 'week', 'month', 'service', 'country', 'gateway'] as const;
export type ReportUnit = (typeof UNITS)[number];

/** The address of the reports, under the API's own names. */
export const reportsSearch = z.object({
  report: searchChoice(REPORTS),
  from: searchDay,
  to: searchDay,
  by: searchChoice(UNITS),
  compare: searchChoice(['previous']),
});
export type ReportsSearch = z.output<typeof reportsSearch>;

const TIME: readonly ReportUnit[] = ['day', 'week', 'month'];

/** By what a report can be split. */
export function unitsOf(report: ReportName): readonly ReportUnit[] {
  if (report === 'users') return TIME;
  return report === 'topups' ? [...TIME, 'gateway'] : [...TIME, 'service', 'country'];
}

export const isTime = (unit: ReportUnit) => TIME.includes(unit);
