import type { Language } from '../../platform/languages.js';
import type { Platform } from '../../platform/platform.js';
import type { Settings } from '../../platform/settings/index.js';
import {
  countryMatches,
  presentProductNames,
  serviceMatches,
  type CatalogueModule,
  type DeliveryStatus,
  type MeasuredDay,
  type MeasuredDelivery,
  type MeasuredProduct,
} from '../catalogue/index.js';
import type { IncidentsService } from './incidents/incidents.service.js';
import type { WalletModule } from '../wallet/index.js';
import type {
  MeasuredDeliveryDto,
  StatusDayDto,
  StatusDeliveryDto,
  StatusDto,
  StatusHoursDto,
  StatusPageDto,
  StatusProductDto,
} from './status.dto.js';

/** How many rows the page shows before the reader asks for more. */
const SHOWN_PRODUCTS = 9;
const SHOWN_PAST_INCIDENTS = 2;
/** The most lines of `delivery`; `GET /api/v1/status/products` has all. */
const MOST_LINES = 1_000;

interface Rule {
  leastSample: number;
  unstableBelow: number;
}

const ruleOf = ({ delivery }: Settings): Rule => ({
  leastSample: delivery.public_sample,
  unstableBelow: delivery.works_percent,
});

function presentShare({ numbers, delivered }: Pick<MeasuredDelivery, 'numbers' | 'delivered'>, rule: Rule) {
  const isMeasured = numbers >= rule.leastSample;
  return {
    numbers,
    delivery_percent: isMeasured ? Math.round((delivered / numbers) * 100) : null,
    is_unstable: isMeasured && delivered * 100 < numbers * rule.unstableBelow,
  };
}

function presentDelivery(measured: MeasuredDelivery, rule: Rule): MeasuredDeliveryDto {
  const isTimed = measured.delivered >= rule.leastSample;
  return {
    ...presentShare(measured, rule),
    median_seconds: isTimed ? measured.medianSeconds : null,
    p90_seconds: isTimed ? measured.p90Seconds : null,
  };
}

const presentProduct = (product: MeasuredProduct, rule: Rule, language: Language): StatusProductDto => ({
  ...presentProductNames(product, language),
  hour: presentDelivery(product.hour, rule),
  day: presentDelivery(product.day, rule),
  days: product.days.map((day) => presentDay(day, rule)),
});

function presentDay(day: MeasuredDay, rule: Rule): StatusDayDto {
  const { delivery_percent, is_unstable } = presentShare(day, rule);
  if (delivery_percent === null) return 'unmeasured';
  if (!is_unstable) return 'normal';
  return day.delivered * 200 < day.numbers * rule.unstableBelow ? 'failing' : 'unstable';
}

function verdictOf(
  hour: MeasuredDeliveryDto,
  unstable: readonly StatusProductDto[],
  hasIncident: boolean,
): StatusPageDto['verdict'] {
  if (hour.is_unstable) return 'bad';
  if (unstable.length > 0) return 'partly';
  if (hasIncident) return 'incident';
  return hour.delivery_percent === null ? 'unmeasured' : 'good';
}

function salesOf(providers: StatusPageDto['providers']): StatusPageDto['sales'] {
  const selling = providers.filter(({ state }) => state === 'working').length;
  if (selling === 0) return 'closed';
  return selling < providers.length ? 'limited' : 'open';
}

function presentWindows({ service, country, hour, day }: MeasuredProduct): StatusDeliveryDto[] {
  const windows = { '1h': hour, '24h': day } as const;
  return (['1h', '24h'] as const).map((window) => {
    const { numbers, delivered, medianSeconds, p90Seconds } = windows[window];
    return {
      service: service.code,
      country: country.isoCode,
      window,
      samples: numbers,
      rate: numbers === 0 ? 0 : Number((delivered / numbers).toFixed(4)),
      median_seconds: medianSeconds,
      p90_seconds: p90Seconds,
    };
  });
}

type Deps = Pick<Platform, 'settings'> & {
  catalogue: Pick<CatalogueModule, 'deliveryStatus' | 'providerStates'>;
  wallet: Pick<WalletModule, 'gatewayStates'>;
  incidents: Pick<IncidentsService, 'list'>;
};

/** The measurements of our own numbers, for everybody. */
export class StatusService {
  constructor(private readonly deps: Deps) {}

  /** The content of the page and, for programs, the figures of each product. */
  async read(language: Language): Promise<StatusDto> {
    const { products } = await this.deps.catalogue.deliveryStatus();
    const page = await this.page(language);
    const lines = products.flatMap(presentWindows);
    const delivery = lines.filter(({ samples }) => samples >= page.least_sample);
    return { ...page, delivery: delivery.slice(0, MOST_LINES) };
  }

  async page(language: Language): Promise<StatusPageDto> {
    const rule = ruleOf(this.deps.settings.current());
    const [status, states, gateways, incidents] = await Promise.all([
      this.deps.catalogue.deliveryStatus(),
      this.deps.catalogue.providerStates(),
      this.deps.wallet.gatewayStates(),
      this.deps.incidents.list(language),
    ]);
    const providers = states.map(({ state }, index) => ({ code: `provider-${index + 1}`, state }));
    const products = status.products.map((product) => presentProduct(product, rule, language));
    const hour = presentDelivery(status.all.hour, rule);
    const unstable = products.filter((product) => product.hour.is_unstable);
    const open = incidents.filter(({ resolved_at }) => resolved_at === null);
    const past = incidents.filter(({ resolved_at }) => resolved_at !== null);
    return {
      measured_at: status.measuredAt?.toISOString() ?? null,
      verdict: verdictOf(hour, unstable, open.length > 0),
      sales: salesOf(providers),
      providers,
      gateways,
      least_sample: rule.leastSample,
      unstable_below_percent: rule.unstableBelow,
      hour,
      day: presentDelivery(status.all.day, rule),
      days: status.all.days.map((day) => presentDay(day, rule)),
      unstable: unstable.slice(0, SHOWN_PRODUCTS),
      products: products.slice(0, SHOWN_PRODUCTS),
      product_count: products.length,
      by_hour: presentHours(status, rule, language),
      incidents: open,
      past_incidents: past.slice(0, SHOWN_PAST_INCIDENTS),
    };
  }

  /** The products whose service or country matches, in any of our languages. */
  async products(search: string, language: Language): Promise<StatusProductDto[]> {
    const rule = ruleOf(this.deps.settings.current());
    const { products } = await this.deps.catalogue.deliveryStatus();
    return products
      .filter(
        ({ service, country }) =>
          serviceMatches(service.code, service.listedName, search) ||
          countryMatches(country.isoCode, search, country.ownNames),
      )
      .map((product) => presentProduct(product, rule, language));
  }
}

/** Only products with enough numbers in the day. */
const presentHours = ({ byHour }: DeliveryStatus, rule: Rule, language: Language): StatusHoursDto[] =>
  byHour
    .filter(({ day }) => day.numbers >= rule.leastSample)
    .map(({ hours, ...product }) => ({
      ...presentProductNames(product, language),
      day: presentDelivery(product.day, rule),
      hours: hours.map(({ startsAt, ...measured }) => ({
        starts_at: startsAt.toISOString(),
        ...presentShare(measured, rule),
      })),
    }));
