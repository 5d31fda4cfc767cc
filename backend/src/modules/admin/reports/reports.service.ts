import type { Clock } from '../../../platform/clock.js';
import { addDays, addMonths, dayOf, type Day } from '../../../platform/days.js';
import { InvalidInputError } from '../../../platform/errors/index.js';
import type { Language } from '../../../platform/languages.js';
import type { CatalogueModule } from '../../catalogue/index.js';
import { businessFigures, type BusinessFigures } from '../figures/business-figures.js';
import type { Figures } from '../figures/figures.js';
import type { RowCounts } from '../figures/row-counts.read-model.js';
import {
  columnsOf,
  unitsOf,
  valuesOf,
  type ReportBy,
  type ReportName,
  type ReportValues,
} from './report-columns.js';
import type { ReportDto, ReportRowDto } from './reports.dto.js';
import { daysBefore, periodOf, reportDays, startOf, type Days, type TimeBy } from './report-period.js';

export interface ReportRequest extends Partial<Days> {
  report: ReportName;
  by?: ReportBy | undefined;
  isCompared: boolean;
  language: Language;
}

interface Deps {
  clock: Clock;
  figures: Figures;
  rowCounts: RowCounts;
  catalogue: Pick<CatalogueModule, 'productNames'>;
}

const isTime = (by: ReportBy): by is TimeBy => by === 'day' || by === 'week' || by === 'month';

function startsOf({ from, to }: Days, by: TimeBy): Day[] {
  const starts: Day[] = [];
  for (
    let day = startOf(from, by);
    day <= to;
    day = by === 'month' ? addMonths(day, 1) : addDays(day, by === 'day' ? 1 : 7)
  )
    starts.push(day);
  return starts;
}

interface Part {
  rows: Map<string, ReportValues>;
  totals: ReportValues;
}

const NOTHING = businessFigures([], [], { USD: 1, EUR: 1, RUB: 1 });

export class ReportsService {
  constructor(private readonly deps: Deps) {}

  /** @throws InvalidInputError when the days or the split are invalid */
  async report(request: ReportRequest): Promise<ReportDto> {
    const { report, isCompared, language } = request;
    const by = request.by ?? 'day';
    if (!unitsOf(report).includes(by)) throw new InvalidInputError({ by: 'invalid' });
    const days = reportDays(request, this.deps.clock.now());
    const before = isCompared ? daysBefore(days) : null;
    const [now, then] = await Promise.all([
      this.#part(report, days, by),
      before && this.#part(report, before, by),
    ]);
    const rows =
      isTime(by) || report === 'users'
        ? this.#inTime(now, then)
        : await this.#byKey(report, now, then, by, language);
    return {
      report,
      by,
      rows,
      ...days,
      columns: [...columnsOf(report)],
      totals: now.totals,
      compared: before && then && { ...before, totals: then.totals },
    };
  }

  async #part(report: ReportName, days: Days, by: ReportBy): Promise<Part> {
    if (report === 'users') return this.#registrations(days, by as TimeBy);
    const { figures } = this.deps;
    const period = periodOf(days);
    const totals = valuesOf(report, await figures.ofDays(period));
    if (!isTime(by)) {
      const found = await figures.byDimension(period, by);
      const shown = found.filter(
        (each) => report !== 'topups' || each.figures.topups + each.figures.payouts > 0,
      );
      return { rows: new Map(shown.map((each) => [each.key, valuesOf(report, each.figures)])), totals };
    }
    const found = await figures.byTime(period, by);
    const at = new Map<Day, BusinessFigures>(found.map((each) => [dayOf(each.startsAt), each.figures]));
    const starts = startsOf(days, by);
    return {
      rows: new Map(starts.map((start) => [start, valuesOf(report, at.get(start) ?? NOTHING)])),
      totals,
    };
  }

  async #registrations(days: Days, by: TimeBy): Promise<Part> {
    const found = await this.deps.rowCounts.registrations(days.from, addDays(days.to, 1), by);
    const counts = new Map(found.map(({ day, count }) => [day, count]));
    const rows = new Map(startsOf(days, by).map((start) => [start, { registered: counts.get(start) ?? 0 }]));
    const registered = found.reduce((total, { count }) => total + count, 0);
    return { rows, totals: { registered } };
  }

  #inTime(now: Part, then: Part | null): ReportRowDto[] {
    const before = then && [...then.rows.values()];
    return [...now.rows].map(([key, values], index) => ({
      key,
      values,
      name: key,
      previous: before?.[index] ?? null,
    }));
  }

  async #byKey(
    report: Exclude<ReportName, 'users'>,
    now: Part,
    then: Part | null,
    by: ReportBy,
    language: Language,
  ): Promise<ReportRowDto[]> {
    const keys = [...new Set([...now.rows.keys(), ...(then?.rows.keys() ?? [])])];
    const nothing = valuesOf(report, NOTHING);
    const [first = ''] = Object.keys(now.totals);
    const rows = keys.map(async (key) => ({
      key,
      name: await this.#nameOf(key, by, language),
      values: now.rows.get(key) ?? nothing,
      previous: then && (then.rows.get(key) ?? nothing),
    }));
    return (await Promise.all(rows)).sort(
      (left, right) =>
        (right.values[first] ?? 0) - (left.values[first] ?? 0) || left.key.localeCompare(right.key),
    );
  }

  async #nameOf(key: string, by: ReportBy, language: Language): Promise<string> {
    if (by === 'gateway') return key;
    const product =
      by === 'service' ? { serviceCode: key, countryIso: 'BR' } : { serviceCode: 'wa', countryIso: key };
    const names = await this.deps.catalogue.productNames(product, language);
    return by === 'service' ? names.service : names.country;
  }
}

export function sheetOf({ columns, rows, compared }: ReportDto) {
  const names = columns.map(({ name }) => name);
  return {
    columns: ['key', 'name', ...names, ...(compared ? names.map((name) => `previous_${name}`) : [])],
    rows: rows.map(({ key, name, values, previous }) => ({
      key,
      name,
      ...values,
      ...Object.fromEntries(names.map((column) => [`previous_${column}`, previous?.[column] ?? null])),
    })),
  };
}
