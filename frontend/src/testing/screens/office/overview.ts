import type { Schemas } from '@torpedo/api-client';
import type { Answers } from '../documented-server';
import { ago } from './goods';

/** A value with the previous one and its course, which ends at the value. */
const figure = (value: number, previous: number): Schemas['ComparedFigureDto'] => ({
  ...{ value, previous },
  series: [0.6, 0.72, 0.66, 0.81, 0.7, 0.84, 0.79, 0.92, 0.86, 0.97, 0.9, 1].map((share) => value * share),
});

/** By day: revenue and top-ups in cents, delivered and undelivered numbers. */
const DAYS: readonly [number, number, number, number][] = [
  [401_200, 492_100, 1_710, 480],
  [438_000, 548_900, 1_800, 500],
  [462_900, 528_300, 1_890, 510],
  [421_000, 551_700, 1_790, 480],
  [392_400, 451_000, 1_720, 440],
  [370_200, 412_500, 1_640, 420],
  [391_800, 481_300, 1_660, 410],
  [422_700, 560_200, 1_780, 490],
  [489_100, 602_400, 2_010, 520],
  [471_300, 574_000, 2_010, 500],
  [456_600, 544_900, 1_930, 480],
  [407_300, 498_200, 1_700, 390],
  [402_800, 516_000, 1_710, 380],
  [413_900, 482_700, 1_740, 410],
  [449_200, 611_800, 1_860, 450],
  [497_000, 612_300, 2_060, 520],
  [507_940, 691_600, 2_099, 530],
  [493_100, 591_800, 2_070, 540],
  [446_500, 554_900, 1_840, 500],
  [401_900, 478_800, 1_700, 380],
  [481_230, 624_000, 1_986, 547],
];

export const overview: Answers = {
  '/api/v1/admin/dashboard/overview': (documented) => ({
    ...documented,
    ...{ from: '2026-03-10T03:00:00.000Z', until: '2026-03-10T12:02:00.000Z' },
    ...{ compared_from: '2026-03-03T03:00:00.000Z', compared_until: '2026-03-03T12:02:00.000Z' },
    revenue_cents: figure(481_230, 444_760),
    margin_cents: figure(197_310, 183_240),
    margin_share: figure(0.41, 0.412),
    topups_cents: figure(624_000, 603_480),
    delivered: figure(1_986, 1_872),
    delivery_rate: figure(0.784, 0.807),
    ...{ held_cents: 14_320, open_numbers: 87 },
  }),
  '/api/v1/admin/dashboard/series': ({ points: [point], ...series }) => ({
    ...series,
    points: DAYS.map(([revenue_cents, topups_cents, delivered, undelivered], place) => ({
      ...{ ...point!, revenue_cents, topups_cents, delivered, undelivered },
      starts_at: ago((DAYS.length - 1 - place) * 86_400 + 32_585),
    })),
  }),
  '/api/v1/admin/dashboard/stats': (stats) => ({
    ...stats,
    ...{ total_users: 12_480, active_users: 11_902, total_products: 412, active_products: 388 },
    ...{ total_categories: 9, total_countries: 38, countries_in_stock: 31, total_orders: 48_219 },
    ...{ orders_today: 2_533, delivered_today: 1_986, recent_orders: 2_533, total_revenue_cents: 9_090_030 },
    recent_audit_logs_count: 214,
    recent_activity: (
      [
        ['product.change', 'product', 120],
        ['setting.change', 'setting', 1_900],
        ['order.refund', 'order', 3_600],
        ['balance.adjust', 'wallet', 7_800],
        ['provider.pause', 'provider', 12_000],
      ] as const
    ).map(([action, entity_type, seconds]) => ({
      ...{ ...stats.recent_activity[0]!, action, entity_type, created_at: ago(seconds) },
      user_email: 'carla@torpedo.example',
    })),
  }),
};
