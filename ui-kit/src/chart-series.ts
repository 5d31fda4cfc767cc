type ChartTone = 'first' | 'second' | 'third' | 'failed' | 'before';

export interface ChartSeries {
  key: string;
  label: string;
  tone: ChartTone;
  kind?: 'line' | 'bar';
}

export interface ChartPanel {
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
  formatTick?: ((value: number) => string) | undefined;
}

export interface ChartPoint {
  label: string;
  values: Record<string, number | null>;
}

export const figureText = (value: number | null | undefined, { formatValue }: ChartPanel): string =>
  value === null || value === undefined ? '—' : formatValue(value);

export const toneColours: Record<ChartTone, string> = {
  first: 'var(--chart-first)',
  second: 'var(--chart-second)',
  third: 'var(--chart-third)',
  failed: 'var(--chart-missed)',
  before: 'var(--text-muted)',
};

/** Dashes distinguish the lines without colours. */
export const toneDashes: Record<ChartTone, string | undefined> = {
  first: undefined,
  second: '6 4',
  third: '2 4',
  failed: '10 4 2 4',
  before: '4 4',
};
