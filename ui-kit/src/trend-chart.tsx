import { type ComponentProps, lazy, type ReactNode, Suspense, useId } from 'react';
import { classNames } from './class-names';
import { SectionHeading } from './section-heading';
import { Skeleton } from './skeleton';
import {
  type ChartPanel,
  type ChartPoint,
  type ChartSeries,
  figureText,
  toneColours,
  toneDashes,
} from './chart-series';

// The plot is large, so it is loaded with the first chart.
const TrendPlot = lazy(() => import('./trend-plot'));

const HEIGHTS = { md: 'h-64', card: 'h-45', low: 'h-32' };
const HEIGHTS_BELOW = { md: 'h-32', card: 'h-26', low: 'h-26' };

type TrendChartProps = Omit<ComponentProps<'figure'>, 'title' | 'children'> &
  ChartPanel & {
    title: ReactNode;
    kind?: 'line' | 'bar';
    points: readonly ChartPoint[];
    isStacked?: boolean;
    /** `card` where other cards stand beside and below it. */
    size?: 'md' | 'card' | 'low';
    /** In a card that has the heading: the title only says what is drawn. */
    isBare?: boolean;
    /** At the end of the head. */
    action?: ReactNode;
    below?: ChartPanel | undefined;
    pointLabel: string;
    tableLabel: string;
    empty: ReactNode;
  };

/** A chart of figures over time, with the same figures as a table for reading and copying. */
export function TrendChart({
  title,
  kind = 'line',
  series,
  points,
  isStacked = false,
  size = 'md',
  isBare = false,
  action,
  formatValue,
  formatTick,
  below,
  pointLabel,
  tableLabel,
  empty,
  className,
  ...props
}: TrendChartProps) {
  const group = useId();
  const panels = [{ series, formatValue, formatTick }, ...(below ? [below] : [])];
  const drawn = panels.flatMap((panel) => panel.series);
  return (
    <figure
      data-slot="trend-chart"
      className={classNames('grid', size === 'md' ? 'gap-4' : 'gap-2', className)}
      {...props}
    >
      <figcaption
        className={classNames(
          'flex flex-wrap justify-between gap-y-2',
          action ? 'items-center gap-x-3' : 'items-baseline gap-x-6',
        )}
      >
        {isBare ? (
          <span className="text-sm text-muted">{title}</span>
        ) : (
          <SectionHeading level={3} size="card">
            {title}
          </SectionHeading>
        )}
        {drawn.length > 1 && (
          <ChartLegend
            kind={kind}
            series={drawn}
            className={classNames(
              !action && 'text-sm',
              action && 'text-xs max-md:order-last max-md:w-full',
              action && (below ? 'order-last w-full' : 'md:ml-auto'),
            )}
          />
        )}
        {action}
      </figcaption>
      {points.length === 0 ? (
        empty
      ) : (
        <>
          {panels.map((panel, index) => (
            <div
              key={index}
              aria-hidden
              className={classNames('text-xs', (index === 0 ? HEIGHTS : HEIGHTS_BELOW)[size])}
            >
              <Suspense fallback={<Skeleton className="h-full" />}>
                <TrendPlot
                  kind={kind}
                  panel={panel}
                  grouped={panels}
                  points={points}
                  isStacked={isStacked}
                  group={below && group}
                  hasLabels={index === panels.length - 1}
                />
              </Suspense>
            </div>
          ))}
          <details className="group/table">
            <summary className="touch-target w-fit list-none rounded-tile text-sm font-semibold text-link underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
              {tableLabel}
            </summary>
            <ChartTable panels={panels} points={points} pointLabel={pointLabel} label={title} />
          </details>
        </>
      )}
    </figure>
  );
}

interface ChartLegendProps {
  kind: 'line' | 'bar';
  series: readonly ChartSeries[];
  className: string;
}

function ChartLegend({ kind, series, className }: ChartLegendProps) {
  return (
    <ul className={classNames('flex flex-wrap gap-x-4 gap-y-1 text-muted', className)}>
      {series.map(({ key, label, tone, kind: own = kind }) => (
        <li key={key} className="flex items-center gap-2">
          <svg aria-hidden viewBox="0 0 24 12" className="h-3 w-6">
            {own === 'line' ? (
              <path
                d="M0 6h24"
                stroke={toneColours[tone]}
                strokeWidth="2.5"
                strokeDasharray={toneDashes[tone]}
              />
            ) : (
              <rect x="6" width="12" height="12" rx="3" fill={toneColours[tone]} />
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

interface ChartTableProps {
  label: ReactNode;
  panels: readonly ChartPanel[];
  points: readonly ChartPoint[];
  pointLabel: string;
}

function ChartTable({ label, panels, points, pointLabel }: ChartTableProps) {
  const columns = panels.flatMap((panel) => panel.series.map((series) => ({ ...series, panel })));
  return (
    <table className="mt-3 w-full text-md">
      <caption className="sr-only">{label}</caption>
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className="border-b py-2 pr-3 text-left font-semibold">
            {pointLabel}
          </th>
          {columns.map(({ key, label: name }) => (
            <th key={key} scope="col" className="border-b py-2 pl-3 text-right font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.label}>
            <th scope="row" className="border-b py-2 pr-3 text-left font-normal">
              {point.label}
            </th>
            {columns.map(({ key, panel }) => (
              <td key={key} className="border-b py-2 pl-3 text-right tabular-nums">
                {figureText(point.values[key], panel)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
