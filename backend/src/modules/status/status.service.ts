import type { Language } from '../../platform/languages.js';
import type { Platform } from '../../platform/platform.js';
import type { Settings } from '../../platform/settings/index.js';
import {
  countryMatches,
  presentCountry,
  presentService,
  serviceMatches,
  type CatalogueModule,
  type DeliveryStatus,
  type MeasuredDelivery,
  type MeasuredProduct,
} from '../catalogue/index.js';
import type { MeasuredDeliveryDto, StatusDto, StatusHoursDto, StatusProductDto } from './status.dto.js';

/** What the page shows before more is asked for. */
const SHOWN_PRODUCTS = 9;
const HOURS = 24;
const HOUR_MS = 3_600_000;

interface Rule {
  leastSample: number;
  unstableBelow: number;
}

const ruleOf = ({ delivery }: Settings): Rule => ({
  leastSample: delivery.public_sample,
  unstableBelow: delivery.works_percent,
});

function presentDelivery(measured: MeasuredDelivery, rule: Rule): MeasuredDeliveryDto {
  const { numbers, delivered } = measured;
  const isMeasured = numbers >= rule.leastSample;
  const isTimed = delivered >= rule.leastSample;
  return {
    numbers,
    delivery_percent: isMeasured ? Math.round((delivered / numbers) * 100) : null,
    median_seconds: isTimed ? measured.medianSeconds : null,
    p90_seconds: isTimed ? measured.p90Seconds : null,
    is_unstable: isMeasured && delivered * 100 < numbers * rule.unstableBelow,
  };
}

function presentNames({ service, country }: MeasuredProduct, language: Language) {
  const { name: service_name, image_url: service_image_url } = presentService(service, language);
  const { iso_code: country_iso, name: country_name, flag_image_url } = presentCountry(country, language);
  return {
    service_code: service.code,
    service_name,
    service_image_url,
    country_iso,
    country_name,
    flag_image_url,
  };
}

const presentProduct = (product: MeasuredProduct, rule: Rule, language: Language): StatusProductDto => ({
  ...presentNames(product, language),
  hour: presentDelivery(product.hour, rule),
  day: presentDelivery(product.day, rule),
});

function verdictOf(hour: MeasuredDeliveryDto, unstable: readonly StatusProductDto[]): StatusDto['verdict'] {
  if (hour.delivery_percent === null) return 'unmeasured';
  if (hour.is_unstable) return 'bad';
  return unstable.length > 0 ? 'partly' : 'good';
}

type Deps = Pick<Platform, 'settings'> & { catalogue: Pick<CatalogueModule, 'deliveryStatus' | 'sales'> };

/** What we measured of our own numbers, for everybody to read. */
export class StatusService {
  constructor(private readonly deps: Deps) {}

  async read(language: Language): Promise<StatusDto> {
    const rule = ruleOf(this.deps.settings.current());
    const [status, sales] = await Promise.all([
      this.deps.catalogue.deliveryStatus(),
      this.deps.catalogue.sales(),
    ]);
    const products = status.products.map((product) => presentProduct(product, rule, language));
    const hour = presentDelivery(status.all.hour, rule);
    const unstable = products.filter((product) => product.hour.is_unstable);
    return {
      measured_at: status.measuredAt?.toISOString() ?? null,
      verdict: verdictOf(hour, unstable),
      sales,
      least_sample: rule.leastSample,
      unstable_below_percent: rule.unstableBelow,
      hour,
      day: presentDelivery(status.all.day, rule),
      unstable: unstable.slice(0, SHOWN_PRODUCTS),
      products: products.slice(0, SHOWN_PRODUCTS),
      product_count: products.length,
      by_hour: presentHours(status, rule, language),
    };
  }

  /** Those whose service or country matches, in any of our languages. */
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

/** Those whose 24 hours can be told. */
function presentHours(
  { measuredAt, products, hours }: DeliveryStatus,
  rule: Rule,
  language: Language,
): StatusHoursDto[] {
  if (!measuredAt) return [];
  const begin = measuredAt.getTime() - HOURS * HOUR_MS;
  const withHours = products.filter(
    ({ service, country, day }) =>
      day.numbers >= rule.leastSample &&
      hours.some(
        ({ serviceCode, countryIso }) => serviceCode === service.code && countryIso === country.isoCode,
      ),
  );
  return withHours.map((product) => {
    const own = hours.filter(
      ({ serviceCode, countryIso }) =>
        serviceCode === product.service.code && countryIso === product.country.isoCode,
    );
    return {
      ...presentNames(product, language),
      day: presentDelivery(product.day, rule),
      hours: Array.from({ length: HOURS }, (_, hour) => {
        const measured = own.find((each) => each.hour === hour);
        const delivery = presentDelivery(
          { numbers: 0, delivered: 0, medianSeconds: null, p90Seconds: null, ...measured },
          rule,
        );
        const { numbers, delivery_percent, is_unstable } = delivery;
        return {
          starts_at: new Date(begin + hour * HOUR_MS).toISOString(),
          numbers,
          delivery_percent,
          is_unstable,
        };
      }),
    };
  });
}
