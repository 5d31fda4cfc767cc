import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { SectionHeading } from '../section-heading';
import { Skeleton } from '../skeleton';
import { ChartLegend } from './chart-legend';
import type { ChartPoint, ChartSeries } from './chart-series';
import { ChartTable } from './chart-table';

// The drawing library is large: it comes with the first chart that is shown.
const TrendPlot = lazy(() => import('./trend-plot'));

export type TrendChartProps = Omit<ComponentProps<'figure'>, 'title' | 'children'> & {
  /** The question the chart answers. */
  title: ReactNode;
  /** Lines for what rises and falls, bars for what is counted apart. */
  kind?: 'line' | 'bar';
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  /** Bars of a point stand on each other: parts of one whole. */
  isStacked?: boolean;
  /** How high the drawing is. */
  size?: 'md' | 'low';
  /** Writes a figure, in the reader's language and with its unit. */
  formatValue: (value: number) => string;
  /** The same at the axis, where there is less room; `formatValue` unless given. */
  formatTick?: (value: number) => string;
  /** Heads the column of the points in the table: "Dia". */
  pointLabel: string;
  /** Opens the same figures as a table: "Ver os números". */
  tableLabel: string;
  /** In place of the drawing when there are no points: an EmptyState. */
  empty: ReactNode;
};

/** How figures change, drawn, and the same figures as a table for those who read or copy them. */
export function TrendChart({
  title,
  kind = 'line',
  series,
  points,
  isStacked = false,
  size = 'md',
  formatValue,
  formatTick = formatValue,
  pointLabel,
  tableLabel,
  empty,
  className,
  ...props
}: TrendChartProps) {
  return (
    <figure data-slot="trend-chart" className={classNames('grid gap-4', className)} {...props}>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <SectionHeading level={3} size="card">
          {title}
        </SectionHeading>
        {series.length > 1 && <ChartLegend kind={kind} series={series} />}
      </figcaption>
      {points.length === 0 ? (
        empty
      ) : (
        <>
          <div aria-hidden className={classNames('text-xs', size === 'md' ? 'h-64' : 'h-32')}>
            <Suspense fallback={<Skeleton className="h-full" />}>
              <TrendPlot {...{ kind, series, points, isStacked, formatValue, formatTick }} />
            </Suspense>
          </div>
          <details className="group/table">
            <summary className="touch-target w-fit list-none rounded-tile text-sm font-semibold text-link underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
              {tableLabel}
            </summary>
            <ChartTable {...{ series, points, formatValue, pointLabel }} label={title} />
          </details>
        </>
      )}
    </figure>
  );
}
