export type ChartTone = 'first' | 'second' | 'third' | 'failed';

export interface ChartSeries {
  /** Where its figures stand in each point. */
  key: string;
  label: string;
  tone: ChartTone;
}

export interface ChartPoint {
  /** Under the axis: a day, an hour. */
  label: string;
  values: Record<string, number>;
}

export const toneColours: Record<ChartTone, string> = {
  first: 'var(--chart-first)',
  second: 'var(--chart-second)',
  third: 'var(--chart-third)',
  failed: 'var(--danger)',
};

/** Lines differ by their dashes too, for those who tell colours apart with difficulty. */
export const toneDashes: Record<ChartTone, string | undefined> = {
  first: undefined,
  second: '6 4',
  third: '2 4',
  failed: '10 4 2 4',
};
