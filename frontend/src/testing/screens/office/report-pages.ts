import type { Schemas } from '@torpedo/api-client';
import type { Answers } from '../documented-server';
import { type CountryCode, countryOf, idOf, pageOf, type ServiceCode, serviceOf } from './goods';

type Report = Schemas['ReportDto'];

const COLUMNS: Report['columns'] = [
  { name: 'revenue_cents', unit: 'cents' },
  { name: 'cost_cents', unit: 'cents' },
  { name: 'margin_cents', unit: 'cents' },
  { name: 'margin_share', unit: 'share' },
  { name: 'delivered', unit: 'count' },
];

/** By service: revenue in cents and the margin's share of it. */
const SERVICES: readonly [ServiceCode, number, number][] = [
  ['wa', 3_810_480, 0.412],
  ['tg', 1_183_200, 0.413],
  ['go', 1_020_600, 0.542],
  ['ig', 864_180, 0.458],
  ['fb', 510_300, 0.415],
  ['oi', 487_090, 0.252],
  ['ds', 301_860, 0.416],
  ['nf', 163_020, 0.42],
  ['lf', 127_260, 0.423],
  ['ub', 98_400, 0.405],
];

const valuesOf = (revenue: number, share: number) => ({
  ...{ revenue_cents: revenue, margin_cents: Math.round(revenue * share), margin_share: share },
  ...{ cost_cents: Math.round(revenue * (1 - share)), delivered: Math.round(revenue / 240) },
});

/** The revenue of each day, for a month of ten days. */
const DAYS = [370_100, 428_300, 452_000, 449_500, 391_000, 357_800, 389_200, 417_600, 461_400, 478_900];

/** The figures of a month, by day and by service. */
export const month: Answers = {
  '/api/v1/admin/reports/{report}': ({ rows: [row], ...report }, { url }) => {
    const by = new URL(url).searchParams.get('by');
    const dayOf = (place: number, ofMonth: string) => `2026-${ofMonth}-${String(place + 1).padStart(2, '0')}`;
    const before = (revenue: number, share: number) => valuesOf(Math.round(revenue * 0.94), share - 0.004);
    const rows =
      by === 'day'
        ? DAYS.map((cents, place) => ({
            ...{ ...row!, key: dayOf(place, '03'), name: dayOf(place, '03') },
            ...{ values: valuesOf(cents, 0.42), previous: before(cents, 0.42) },
          }))
        : SERVICES.map(([code, cents, share]) => ({
            ...{ ...row!, key: code, name: serviceOf(code).name },
            ...{ values: valuesOf(cents, share), previous: before(cents, share) },
          }));
    return {
      ...report,
      ...{
        from: '2026-03-01',
        to: '2026-03-10',
        by: by === 'day' ? 'day' : 'service',
        columns: COLUMNS,
        rows,
      },
      totals: valuesOf(9_090_030, 0.424),
      compared: { from: '2026-02-01', to: '2026-02-10', totals: before(9_090_030, 0.424) },
    };
  },
  '/api/v1/admin/reports/closings': ({ items: [closing] }) => {
    const items = (['2026-02', '2026-01', '2025-12'] as const).map((of, place) => ({
      ...{ ...closing!, month: of, closed_at: `2026-0${3 - place}-02T09:00:00.000Z` },
      revenue_cents: [12_631_822, 11_890_470, 10_937_715][place]!,
    }));
    return pageOf(items, items.length);
  },
};

type Totals = Schemas['ChangeTotalsDto'];

/** Earlier and present cents, and the parts of the difference: price, volume, delivery, mix. */
const changed = (
  [before, now]: readonly [number, number],
  [price, volume, delivery, mix]: readonly [number, number, number, number],
): Totals => ({
  before: {
    cents: before,
    orders: Math.round(before / 156),
    codes: Math.round(before / 199),
    average_cents: 199,
  },
  now: { cents: now, orders: Math.round(now / 150), codes: Math.round(now / 203), average_cents: 203 },
  ...{ difference_cents: now - before, price_cents: price, volume_cents: volume },
  ...{ delivery_cents: delivery, mix_cents: mix },
});

const ROWS: readonly [ServiceCode, ...Parameters<typeof changed>][] = [
  ['oi', [231_080, 107_790], [0, -5_230, -108_420, -9_640]],
  ['wa', [1_428_040, 1_349_360], [18_210, -69_410, -21_460, -6_020]],
  ['tg', [443_400, 427_140], [0, -9_640, -8_830, 2_210]],
  ['ig', [323_820, 311_450], [2_740, -8_010, -5_270, -1_830]],
  ['fb', [191_230, 180_270], [0, -5_860, -4_120, -980]],
  ['ds', [113_120, 115_990], [0, 1_840, 610, 420]],
  ['go', [382_460, 416_870], [40_290, -4_020, 1_280, -3_140]],
];

/** Why a week had less revenue than the week before. */
export const lessThanBefore: Answers = {
  '/api/v1/admin/reports/change': ({ rows: [row], causes: [cause], ...change }) => ({
    ...change,
    totals: changed([3_406_520, 3_164_660], [61_240, -112_080, -168_430, -22_590]),
    rows: ROWS.map(([code, ...figures]) => ({
      ...{ ...row!, ...changed(...figures), service: serviceOf(code) },
      ...{ country: null, provider: null, gateway: null, currency: null },
    })),
    others: { ...changed([293_370, 255_790], [0, -11_750, -22_220, -3_610]), count: 31 },
    causes: (
      [
        ['oi', 'delivery', -94_110],
        ['wa', 'volume', -69_410],
        ['go', 'price', 40_290],
      ] as const
    ).map(([code, part, cents]) => ({
      ...{ ...cause!, ...changed([231_080, 107_790], [0, -5_230, -108_420, -9_640]), part, cents },
      service: serviceOf(code),
    })),
  }),
};

type Bulk = Schemas['BulkProductDto'];

/** Country, cost, today's and new price, sold in a week; a price that would go below the cost stays. */
const PRICES: readonly [CountryCode, number, number, number, number][] = [
  ['CO', 192, 200, 184, 64],
  ['ID', 110, 115, 106, 38],
  ['MX', 136, 180, 166, 117],
  ['GB', 231, 299, 275, 52],
  ['PT', 162, 220, 202, 44],
  ['BR', 100, 170, 156, 3_412],
  ['US', 190, 323, 297, 486],
  ['AR', 154, 262, 241, 231],
  ['CL', 171, 291, 268, 96],
  ['IN', 61, 104, 96, 71],
];

/** Lowers the prices of one service by eight percent. */
export const lowerPrices: Answers = {
  'POST /api/v1/admin/products/bulk': ({ items: [item], ...outcome }) => ({
    ...outcome,
    ...{ operation_id: null, matched: 147, changed: 145, skipped: 2, refused: [], left_below_cost: 2 },
    ...{ all_below_cost: 2, low_margin: 3, own_price: 8, service_name: 'Telegram', stops_following: 139 },
    ...{ same_markup_percent: 56.4, changed_since: 0, shown: PRICES.length },
    if_repeated: {
      ...{ revenue_cents_before: 1_183_200, revenue_cents_after: 1_090_460, codes: 5_007 },
      ...{ margin_cents_before: 487_130, margin_cents_after: 394_390, break_even_codes: 6_184 },
    },
    items: PRICES.map(([iso, cost, before, after, sold], place): Bulk => {
      const { name, flag_image_url } = countryOf(iso);
      return {
        ...{ ...item!, id: idOf(item!.id, place), sku: `${iso}-TG`, name: 'Telegram', country_iso: iso },
        ...{ country_name: name, flag_image_url, cost_cents: cost, sold_7_days: sold, has_changed: false },
        ...{ price_cents_before: before, price_cents_after: after, stops_following: true },
        ...{ margin_before: (before - cost) / before, margin_after: (after - cost) / after },
        ...{ is_below_cost: after < cost, is_low_margin: after >= cost && (after - cost) / after < 0.25 },
        stays: after < cost ? 'below_cost' : null,
      };
    }),
  }),
};
