import type { Schemas } from '@torpedo/api-client';

export type ComparedCountry = Schemas['ServiceDto'] & {
  country: NonNullable<Schemas['ServiceDto']['country']>;
};

export type CountryOrder = 'works' | 'price' | 'dearest' | 'wait' | 'stock';

type CountryGroup = 'used' | 'popular' | 'all';

const POPULAR = 4;

const BY: Record<CountryOrder, (one: ComparedCountry, other: ComparedCountry) => number> = {
  works: (one, other) =>
    Number(one.delivery_rate === null) - Number(other.delivery_rate === null) ||
    Number(one.works_now === false) - Number(other.works_now === false) ||
    Number(other.works_now === true) - Number(one.works_now === true) ||
    (other.delivery_rate ?? -1) - (one.delivery_rate ?? -1),
  price: (one, other) => one.price_cents - other.price_cents,
  dearest: (one, other) => other.price_cents - one.price_cents,
  wait: (one, other) => (one.typical_seconds ?? Infinity) - (other.typical_seconds ?? Infinity) || 0,
  stock: (one, other) => other.stock - one.stock,
};

const sortedBy = (order: CountryOrder, countries: readonly ComparedCountry[]) =>
  [...countries].sort(
    (one, other) =>
      Number(one.stock === 0) - Number(other.stock === 0) ||
      BY[order](one, other) ||
      one.price_cents - other.price_cents,
  );

/** A price is similar when it differs from the refused price by at most this share. */
const SIMILAR = 0.25;

export type AlternativeReason = 'cheaper' | 'receivesMost' | 'faster' | 'used' | null;

export interface Alternative {
  product: ComparedCountry;
  /** Whether it costs about as much as the refused product. */
  isSimilar: boolean;
  reason: AlternativeReason;
}

/**
 * Proposes two countries where the same service arrives now: the best rate for a similar price, and the best rate of
 * all. Countries without a measure are not proposed.
 */
export function alternatives(
  countries: readonly ComparedCountry[],
  refused: { isoCode: string; priceCents: number; typicalSeconds: number | null },
  used: readonly string[],
): Alternative[] {
  const working = sortedBy('works', countries).filter(
    ({ country, stock, delivery_rate, works_now }) =>
      country.iso_code !== refused.isoCode && stock > 0 && delivery_rate !== null && works_now !== false,
  );
  const [best] = working;
  const isSimilar = ({ price_cents }: ComparedCountry) =>
    Math.abs(price_cents - refused.priceCents) <= refused.priceCents * SIMILAR;
  const isFaster = ({ typical_seconds }: ComparedCountry) =>
    typical_seconds !== null && refused.typicalSeconds !== null && typical_seconds < refused.typicalSeconds;
  const similar = working.find(isSimilar);
  const proposed = [similar, best === similar ? working.find((each) => each !== best) : best];
  return proposed
    .filter((product) => product !== undefined)
    .map((product) => ({
      product,
      isSimilar: isSimilar(product),
      reason:
        product === best
          ? 'receivesMost'
          : product.price_cents < refused.priceCents
            ? 'cheaper'
            : isFaster(product)
              ? 'faster'
              : used.includes(product.country.iso_code)
                ? 'used'
                : null,
    }));
}

interface ListedCountry {
  row: ComparedCountry;
  group: CountryGroup | null;
}

/** Lists the chosen country first and the others in order. */
export function pinnedFirst(
  countries: readonly ComparedCountry[],
  order: CountryOrder,
  chosen: string | undefined,
): ListedCountry[] {
  const isChosen = ({ country }: ComparedCountry) => country.iso_code === chosen;
  return sortedBy(order, countries)
    .sort((one, other) => Number(isChosen(other)) - Number(isChosen(one)))
    .map((row) => ({ row, group: null }));
}

/** Lists countries with stock first; for `works` in groups: used countries, popular ones, all others. */
export function compareCountries(
  countries: readonly ComparedCountry[],
  order: CountryOrder,
  used: readonly string[],
): ListedCountry[] {
  const sorted = sortedBy(order, countries);
  if (order !== 'works') return sorted.map((row) => ({ row, group: null }));

  const isUsed = ({ country }: ComparedCountry) => used.includes(country.iso_code);
  const popular = new Set(
    sorted
      .filter((row) => row.sample_size > 0 && row.stock > 0 && !isUsed(row))
      .sort((one, other) => other.sample_size - one.sample_size)
      .slice(0, POPULAR),
  );
  const groupOf = (row: ComparedCountry): CountryGroup =>
    isUsed(row) ? 'used' : popular.has(row) ? 'popular' : 'all';
  const grouped = sorted.map((row) => ({ row, group: groupOf(row) }));
  return (['used', 'popular', 'all'] as const).flatMap((wanted) =>
    grouped.filter(({ group }) => group === wanted),
  );
}
