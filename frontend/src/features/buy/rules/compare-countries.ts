import type { Schemas } from '@torpedo/api-client';

export type ComparedCountry = Schemas['ServiceDto'] & {
  country: NonNullable<Schemas['ServiceDto']['country']>;
};

export type CountryOrder = 'works' | 'price' | 'dearest' | 'wait' | 'stock';

type CountryGroup = 'used' | 'popular' | 'all';

const POPULAR = 4;

const BY: Record<CountryOrder, (one: ComparedCountry, other: ComparedCountry) => number> = {
  works: (one, other) =>
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

const PROPOSED = 2;

export function otherCountries(countries: readonly ComparedCountry[], isoCode: string): ComparedCountry[] {
  const others = countries.filter(({ country, stock }) => country.iso_code !== isoCode && stock > 0);
  return sortedBy('works', others).slice(0, PROPOSED);
}

/** Countries with stock first; by what works: used ones, then those with the most purchases. */
export function compareCountries(
  countries: readonly ComparedCountry[],
  order: CountryOrder,
  used: readonly string[],
): { row: ComparedCountry; group: CountryGroup | null }[] {
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
