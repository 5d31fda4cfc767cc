import type { ClosedMonth, Closing } from './closings.store.js';
import type { ClosedMonthDto, ClosingDto, ReportDto } from './reports.dto.js';
import type { Report } from './reports.service.js';

export function presentReport({ report, from, to, by, columns, rows, totals, compared }: Report): ReportDto {
  return { report, from, to, by, columns: [...columns], rows, totals, compared };
}

export function presentClosing({ month, closedAt, closedBy, reason, revenueCents }: Closing): ClosingDto {
  return {
    month,
    closed_at: closedAt.toISOString(),
    closed_by: closedBy,
    reason,
    revenue_cents: revenueCents,
  };
}

export function presentClosedMonth(closed: ClosedMonth): ClosedMonthDto {
  return { ...presentClosing(closed), reports: closed.reports };
}

/** A row of a spreadsheet; shares and cents as they are. */
export function reportSheet({ columns, rows, compared }: ReportDto) {
  const names = columns.map(({ name }) => name);
  return {
    columns: ['key', 'name', ...names, ...(compared ? names.map((name) => `previous_${name}`) : [])],
    rows: rows.map(({ key, name, values, previous }) => ({
      ...{ key, name, ...values },
      ...Object.fromEntries(names.map((column) => [`previous_${column}`, previous?.[column] ?? null])),
    })),
  };
}
