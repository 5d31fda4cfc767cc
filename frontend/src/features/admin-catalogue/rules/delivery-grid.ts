import type { ProductDelivery } from '../api/providers';

const MOST_SERVICES = 11;
const MOST_COUNTRIES = 7;

/** A rate of fewer numbers has no meaning. */
export const LEAST_NUMBERS = 20;

/** The five classes of a rate, worst first. The lists colour only the worst class. */
export type DeliveryClass = 0 | 1 | 2 | 3 | 4;

const BOUNDS = [0.35, 0.5, 0.65, 0.8];

export function deliveryClass(rate: number): DeliveryClass {
  return BOUNDS.filter((bound) => rate >= bound).length as DeliveryClass;
}

/** Which of them is the one to look at: it delivers least, of those that say something. */
export function worstOf(items: readonly ProductDelivery[]): ProductDelivery | undefined {
  const rate = ({ delivered, numbers }: ProductDelivery) => delivered / numbers;
  return items
    .filter(({ numbers, product_id: product }) => numbers >= LEAST_NUMBERS && product !== null)
    .reduce<ProductDelivery | undefined>(
      (worst, each) => (worst === undefined || rate(each) < rate(worst) ? each : worst),
      undefined,
    );
}

export interface DeliveryGrid {
  services: ProductDelivery[];
  countries: ProductDelivery[];
  cell: (service: string, country: string) => ProductDelivery | undefined;
  /** All that it shows. */
  shown: ProductDelivery[];
}

/** The services and countries with the most sold numbers, and the delivery of each pair. */
export function deliveryGrid(items: readonly ProductDelivery[]): DeliveryGrid {
  const mostSold = (keyOf: (item: ProductDelivery) => string, most: number) => {
    const sums = new Map<string, { numbers: number; item: ProductDelivery }>();
    for (const item of items) {
      const sum = sums.get(keyOf(item));
      sums.set(keyOf(item), { item, numbers: (sum?.numbers ?? 0) + item.numbers });
    }
    return [...sums.values()]
      .sort((one, other) => other.numbers - one.numbers)
      .slice(0, most)
      .map(({ item }) => item);
  };
  const cells = new Map(items.map((item) => [`${item.service_code} ${item.country_iso}`, item]));
  const services = mostSold(({ service_code }) => service_code, MOST_SERVICES);
  const countries = mostSold(({ country_iso }) => country_iso, MOST_COUNTRIES);
  return {
    services,
    countries,
    cell: (service, country) => cells.get(`${service} ${country}`),
    shown: items.filter(
      ({ service_code: service, country_iso: country }) =>
        services.some(({ service_code }) => service_code === service) &&
        countries.some(({ country_iso }) => country_iso === country),
    ),
  };
}
