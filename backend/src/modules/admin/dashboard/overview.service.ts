import type { Clock } from '../../../platform/clock.js';
import { addDays, addMonths, dayOf, startOfDay, type Day } from '../../../platform/days.js';
import type { SettingsReader } from '../../../platform/settings/index.js';
import {
  businessFigures,
  inReais,
  revenueByCurrency,
  type BusinessFigures,
} from '../figures/business-figures.js';
import type { Figures, HeldMoney, TimedFigures } from '../figures/figures.js';
import type { Period, SalesSum } from '../figures/sales.read-model.js';

export type OverviewPeriod = 'today' | '7d' | '30d';
export type SeriesUnit = 'day' | 'week' | 'month';

const DAYS: Record<OverviewPeriod, number> = { today: 1, '7d': 7, '30d': 30 };
/** Today is compared with the same day of the week. */
const WEEK_DAYS = 7;
const HOUR_MS = 3_600_000;
const POINTS: Record<SeriesUnit, number> = { day: 21, week: 26, month: 24 };

export interface Overview {
  period: Period;
  compared: Period;
  figures: BusinessFigures;
  previous: BusinessFigures;
  /** By hour for today, else by day. */
  course: BusinessFigures[];
  held: HeldMoney;
}

export interface RevenueStats {
  totalCents: number;
  monthCents: number;
  weekCents: number;
  dayCents: number;
  paidTransactions: number;
}

interface Deps {
  clock: Clock;
  settings: SettingsReader;
  figures: Figures;
}

const mondayOf = (day: Day) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
const firstOfMonth = (day: Day) => `${day.slice(0, 8)}01`;

/** How the business runs now. */
export class OverviewService {
  constructor(private readonly deps: Deps) {}

  async overview(name: OverviewPeriod): Promise<Overview> {
    const { clock, figures } = this.deps;
    const now = clock.now();
    const days = DAYS[name];
    const endOfToday = startOfDay(addDays(dayOf(now), 1));
    const first = addDays(dayOf(now), 1 - days);
    const comparedFirst = addDays(first, -Math.max(days, WEEK_DAYS));
    const period = { from: startOfDay(first), until: now };
    const sinceStart = now.getTime() - period.from.getTime();
    const from = startOfDay(comparedFirst);
    const compared = { from, until: new Date(from.getTime() + sinceStart) };
    const [current, previous, course, held] = await Promise.all([
      figures.of(period),
      figures.of(compared),
      figures.byTime({ from: period.from, until: endOfToday }, name === 'today' ? 'hour' : 'day'),
      figures.held(),
    ]);
    const starts = name === 'today' ? hoursOf(period) : daysOf(first, days);
    return { period, compared, figures: current, previous, course: this.#filled(course, starts), held };
  }

  /** The last days, weeks or months, the running one last. */
  async series(unit: SeriesUnit): Promise<TimedFigures[]> {
    const { clock, figures } = this.deps;
    const today = dayOf(clock.now());
    const starts = Array.from({ length: POINTS[unit] }, (_, index) => {
      const back = index - POINTS[unit] + 1;
      if (unit === 'day') return addDays(today, back);
      return unit === 'week' ? addDays(mondayOf(today), 7 * back) : addMonths(firstOfMonth(today), back);
    }).map(startOfDay);
    const period = { from: starts[0]!, until: startOfDay(addDays(today, 1)) };
    const course = await figures.byTime(period, unit);
    return this.#filled(course, starts).map((point, index) => ({
      startsAt: starts[index]!,
      figures: point,
    }));
  }

  async revenue(): Promise<RevenueStats> {
    const { clock, figures } = this.deps;
    const now = clock.now();
    const today = dayOf(now);
    const [monday, first] = [mondayOf(today), firstOfMonth(today)];
    const from = startOfDay(monday < first ? monday : first);
    const [everything, byDay] = await Promise.all([
      figures.sales.sumAll(),
      figures.sales.sumByTime({ from, until: startOfDay(addDays(today, 1)) }, 'day'),
    ]);
    const since = (day: Day) =>
      this.#revenueOf(byDay.filter(({ startsAt }) => startsAt.getTime() >= startOfDay(day).getTime()));
    return {
      totalCents: this.#revenueOf(everything),
      monthCents: since(first),
      weekCents: since(monday),
      dayCents: since(today),
      paidTransactions: everything
        .filter(({ fact }) => fact === 'delivered')
        .reduce((total, { entries }) => total + entries, 0),
    };
  }

  #revenueOf(sums: readonly SalesSum[]): number {
    const earned = Object.entries(revenueByCurrency(sums)).map(([currency, cents]) => ({ currency, cents }));
    return inReais(earned, this.deps.settings.current().fx);
  }

  /** A point for each start, also where nothing happened. */
  #filled(course: readonly TimedFigures[], starts: readonly Date[]): BusinessFigures[] {
    const nothing = businessFigures([], [], this.deps.settings.current().fx);
    const found = new Map(course.map(({ startsAt, figures }) => [startsAt.getTime(), figures]));
    return starts.map((start) => found.get(start.getTime()) ?? nothing);
  }
}

function hoursOf({ from, until }: Period): Date[] {
  const hours = Math.floor((until.getTime() - from.getTime()) / HOUR_MS) + 1;
  return Array.from({ length: hours }, (_, hour) => new Date(from.getTime() + hour * HOUR_MS));
}

function daysOf(first: Day, days: number): Date[] {
  return Array.from({ length: days }, (_, day) => startOfDay(addDays(first, day)));
}
