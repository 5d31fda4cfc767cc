/** `before` is what it is compared with: a grey line of dashes. */
type ChartTone = 'first' | 'second' | 'third' | 'failed' | 'before';

export interface ChartSeries {
  /** Where its figures stand in each point. */
  key: string;
  label: string;
  tone: ChartTone;
  /** How it is drawn where that differs from the rest of the chart. */
  kind?: 'line' | 'bar';
}

/** Figures of one unit, drawn on one axis. */
export interface ChartPanel {
  series: readonly ChartSeries[];
  /** Writes a figure, in the reader's language and with its unit. */
  formatValue: (value: number) => string;
  /** The same at the axis, where there is less room; `formatValue` unless given. */
  formatTick?: ((value: number) => string) | undefined;
}

export interface ChartPoint {
  /** Under the axis: a day, an hour. */
  label: string;
  /** Null where nothing can be told. */
  values: Record<string, number | null>;
}

/** A figure of a point as text. */
export const figureText = (value: number | null | undefined, { formatValue }: ChartPanel): string =>
  value === null || value === undefined ? '—' : formatValue(value);

export const toneColours: Record<ChartTone, string> = {
  first: 'var(--chart-first)',
  second: 'var(--chart-second)',
  third: 'var(--chart-third)',
  failed: 'var(--danger)',
  before: 'var(--text-muted)',
};

/** Lines differ by their dashes too, for those who tell colours apart with difficulty. */
export const toneDashes: Record<ChartTone, string | undefined> = {
  first: undefined,
  second: '6 4',
  third: '2 4',
  failed: '10 4 2 4',
  before: '4 4',
};
