import { addDays, addMonths, dayOf, startOfDay, type Day } from '../../../platform/days.js';
import type { Platform } from '../../../platform/platform.js';
import {
  businessFigures,
  inReais,
  revenueByCurrency,
  shareOf,
  type BusinessFigures,
} from '../figures/business-figures.js';
import type { Figures, TimedFigures } from '../figures/figures.js';
import type { Period, SalesSum } from '../figures/sales.read-model.js';
import type { OverviewDto, RevenueStatsDto, SeriesDto } from './dashboard.dto.js';

export type OverviewPeriod = 'today' | '7d' | '30d';
export type SeriesUnit = 'day' | 'week' | 'month';

const DAYS: Record<OverviewPeriod, number> = { today: 1, '7d': 7, '30d': 30 };
/** Today is compared with the same weekday of last week. */
const WEEK_DAYS = 7;
const HOUR_MS = 3_600_000;
const POINTS: Record<SeriesUnit, number> = { day: 21, week: 26, month: 24 };

interface Deps extends Pick<Platform, 'settings' | 'clock'> {
  figures: Figures;
}

const mondayOf = (day: Day) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
const firstOfMonth = (day: Day) => `${day.slice(0, 8)}01`;

export class OverviewService {
  constructor(private readonly deps: Deps) {}

  async overview(name: OverviewPeriod): Promise<OverviewDto> {
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
    const points = this.#filled(course, starts);
    const figure = <Value>(of: (figures: BusinessFigures) => Value) => ({
      value: of(current),
      previous: of(previous),
      series: points.map(of),
    });
    return {
      period: name,
      from: period.from.toISOString(),
      until: period.until.toISOString(),
      compared_from: compared.from.toISOString(),
      compared_until: compared.until.toISOString(),
      revenue_cents: figure(({ revenueCents }) => revenueCents),
      margin_cents: figure(({ marginCents }) => marginCents),
      margin_share: figure(({ marginCents, revenueCents }) => shareOf(marginCents, revenueCents)),
      topups_cents: figure(({ topupCents }) => topupCents),
      delivered: figure(({ delivered }) => delivered),
      delivery_rate: figure(({ deliveryRate }) => deliveryRate),
      held_cents: held.cents,
      open_numbers: held.numbers,
    };
  }

  async series(unit: SeriesUnit): Promise<SeriesDto> {
    const { clock } = this.deps;
    const today = dayOf(clock.now());
    const starts = Array.from({ length: POINTS[unit] }, (_, index) => {
      const back = index - POINTS[unit] + 1;
      if (unit === 'day') return addDays(today, back);
      return unit === 'week' ? addDays(mondayOf(today), 7 * back) : addMonths(firstOfMonth(today), back);
    }).map(startOfDay);
    const period = { from: starts[0]!, until: startOfDay(addDays(today, 1)) };
    const course = await this.deps.figures.byTime(period, unit);
    const points = this.#filled(course, starts).map((figures, index) => ({
      starts_at: starts[index]!.toISOString(),
      revenue_cents: figures.revenueCents,
      topups_cents: figures.topupCents,
      delivered: figures.delivered,
      undelivered: figures.undelivered,
    }));
    return { by: unit, points };
  }

  async revenue(): Promise<RevenueStatsDto> {
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
    const total = this.#revenueOf(everything);
    const paid = everything
      .filter(({ fact }) => fact === 'delivered')
      .reduce((sum, { entries }) => sum + entries, 0);
    return {
      total_revenue_cents: total,
      monthly_revenue_cents: since(first),
      weekly_revenue_cents: since(monday),
      daily_revenue_cents: since(today),
      paid_transactions: paid,
      avg_transaction_value_cents: Math.round(shareOf(total, paid) ?? 0),
    };
  }

  #revenueOf(sums: readonly SalesSum[]): number {
    const earned = Object.entries(revenueByCurrency(sums)).map(([currency, cents]) => ({ currency, cents }));
    return inReais(earned, this.deps.settings.current().fx);
  }

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
