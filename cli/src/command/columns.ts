import { CURRENCIES } from './amount.js';

export interface Format {
  /** For example `24.10 BRL`. */
  money(cents: number, currency: string): string;
  /** For example `2026-03-10 12:00:00`, in local time or in UTC. */
  time(iso: string): string;
}

export interface Money {
  cents: number;
  currency: string;
}

export interface Column<Item> {
  read(item: Item): unknown;
  show(item: Item, format: Format): string;
  isState?: true;
  /** On a narrow terminal: `cut` may be shortened, `key` never changes; any other cell is whole or left out. */
  fit?: 'cut' | 'key';
  cells?: SheetCells<Item>;
}

interface SheetCells<Item> {
  names(name: string): string[];
  read(item: Item): (string | null)[];
}

export type Columns<Item> = Readonly<Record<string, Column<Item>>>;

const NOTHING = '-';

export const decimalOf = (cents: number): string => (cents / 100).toFixed(2);

type Text = string | number | null | undefined;

export function text<Item>(read: (item: Item) => Text): Column<Item> {
  return { read: (item) => read(item) ?? null, show: (item) => String(read(item) ?? NOTHING), fit: 'cut' };
}

export function key<Item>(read: (item: Item) => Text): Column<Item> {
  return { ...text(read), fit: 'key' };
}

export function state<Item>(read: (item: Item) => Text): Column<Item> {
  const { fit: _whole, ...column } = text(read);
  return { ...column, isState: true };
}

export function yesNo<Item>(read: (item: Item) => boolean | null | undefined): Column<Item> {
  return { read: (item) => read(item) ?? null, show: (item) => (read(item) ? 'yes' : 'no') };
}

export function time<Item>(read: (item: Item) => string | null | undefined): Column<Item> {
  return {
    read: (item) => read(item) ?? null,
    show(item, format) {
      const iso = read(item);
      return iso ? format.time(iso) : NOTHING;
    },
  };
}

const currencyName = (name: string): string => `${name}_currency`;

export function money<Item>(read: (item: Item) => Money | null): Column<Item> {
  return {
    read: (item) => read(item),
    show(item, format) {
      const amount = read(item);
      return amount ? format.money(amount.cents, amount.currency) : NOTHING;
    },
    cells: {
      names: (name) => [name, currencyName(name)],
      read(item) {
        const amount = read(item);
        return amount ? [decimalOf(amount.cents), amount.currency] : [null, null];
      },
    },
  };
}

export function decimal<Item>(
  digits: number,
  read: (item: Item) => { amount: number; currency: string | null } | null,
): Column<Item> {
  const written = (item: Item): (string | null)[] => {
    const found = read(item);
    return found ? [found.amount.toFixed(digits), found.currency] : [null, null];
  };
  const shown = (item: Item) => written(item).filter(Boolean).join(' ');
  return {
    read: (item) => shown(item) || null,
    show: (item) => shown(item) || NOTHING,
    cells: { names: (name) => [name, currencyName(name)], read: written },
  };
}

export const MICROS = 1_000_000;

/** A cost at a provider, which may have fractions of a cent. */
export const micros = <Item>(
  read: (item: Item) => { amount_micros: number | null; currency: string | null } | null,
): Column<Item> =>
  decimal(4, (item) => {
    const { amount_micros, currency } = read(item) ?? { amount_micros: null, currency: null };
    return amount_micros === null ? null : { amount: amount_micros / MICROS, currency };
  });

export function amounts<Item>(read: (item: Item) => readonly Money[]): Column<Item> {
  return {
    read: (item) => read(item),
    show: (item, format) =>
      read(item)
        .map(({ cents, currency }) => format.money(cents, currency))
        .join(', ') || NOTHING,
    cells: {
      names: (name) => CURRENCIES.map((currency) => `${name}_${currency.toLowerCase()}`),
      read: (item) =>
        CURRENCIES.map((wanted) => {
          const found = read(item).find(({ currency }) => currency === wanted);
          return found ? decimalOf(found.cents) : null;
        }),
    },
  };
}

export function share<Item>(read: (item: Item) => number | null | undefined): Column<Item> {
  return {
    read: (item) => read(item) ?? null,
    show(item) {
      const value = read(item);
      return value === null || value === undefined ? NOTHING : `${(value * 100).toFixed(1)}%`;
    },
  };
}

function clockOf(isUtc: boolean): Intl.DateTimeFormat {
  // The Swedish format sorts as text: year, month, day, hours.
  const timeZone = isUtc ? 'UTC' : undefined;
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
}

export function createFormat({ utc = false }: { utc?: boolean | undefined }): Format {
  const clock = clockOf(utc);
  return {
    money: (cents, currency) => `${decimalOf(cents)} ${currency}`,
    time: (iso) => `${clock.format(new Date(iso))}${utc ? 'Z' : ''}`,
  };
}
