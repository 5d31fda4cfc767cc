import { dayOf } from '../../../platform/days.js';
import type { Period } from '../figures/sales.read-model.js';
import { daysBefore, periodOf, startOf, type Days, type TimeBy } from './report-period.js';
import type { ComparedListDto } from './reports.dto.js';

export const keyOf = (instant: Date | string, by: TimeBy): string => startOf(dayOf(new Date(instant)), by);

/** Counts what a list has in the period before these days. */
export async function comparedWith(
  days: Days,
  count: (period: Period) => Promise<{ total: number; isEstimated: boolean }>,
): Promise<ComparedListDto> {
  const before = daysBefore(days);
  const { total, isEstimated } = await count(periodOf(before));
  return { ...before, total, total_is_estimated: isEstimated };
}
