/** How values are written, by the person's options. */
export interface Format {
  /** `24.10 BRL` */
  money(cents: number, currency: string): string;
  /** `2026-03-10 12:00:00`, in local time or in UTC. */
  time(iso: string): string;
}

export interface Money {
  cents: number;
  currency: string;
}

/** One field of what a command shows. */
export interface Column<Item> {
  /** For programs. */
  read(item: Item): unknown;
  /** For people. */
  show(item: Item, format: Format): string;
  /** True where the words tell a state, which a terminal colours. */
  isState?: true;
}

/** Fields by the names that `--fields` takes. */
export type Columns<Item> = Readonly<Record<string, Column<Item>>>;

const NOTHING = '-';

type Text = string | number | null | undefined;

export function text<Item>(read: (item: Item) => Text): Column<Item> {
  return { read: (item) => read(item) ?? null, show: (item) => String(read(item) ?? NOTHING) };
}

/** Words such as `active` or `refunded`. */
export function state<Item>(read: (item: Item) => Text): Column<Item> {
  return { ...text(read), isState: true };
}

export function yesNo<Item>(read: (item: Item) => boolean | null | undefined): Column<Item> {
  const words = (answer: boolean | null | undefined) => (answer ? 'yes' : 'no');
  return { read: (item) => read(item) ?? null, show: (item) => words(read(item)) };
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

export function money<Item>(read: (item: Item) => Money | null): Column<Item> {
  return {
    read: (item) => read(item),
    show(item, format) {
      const amount = read(item);
      return amount ? format.money(amount.cents, amount.currency) : NOTHING;
    },
  };
}

/** Several amounts, such as the wallets of an account. */
export function amounts<Item>(read: (item: Item) => readonly Money[]): Column<Item> {
  return {
    read: (item) => read(item),
    show: (item, format) =>
      read(item)
        .map(({ cents, currency }) => format.money(cents, currency))
        .join(', ') || NOTHING,
  };
}

/** A share from 0 to 1. */
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
  // The Swedish way is year, month, day, hours: it sorts.
  const timeZone = isUtc ? 'UTC' : undefined;
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
}

export function createFormat({ utc = false }: { utc?: boolean | undefined }): Format {
  const clock = clockOf(utc);
  return {
    money: (cents, currency) => `${(cents / 100).toFixed(2)} ${currency}`,
    time: (iso) => `${clock.format(new Date(iso))}${utc ? 'Z' : ''}`,
  };
}
