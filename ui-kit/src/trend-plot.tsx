import type { ReactNode } from 'react';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  type DotItemDotProps,
  getNiceTickValues,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { type ChartPanel, type ChartPoint, figureText, toneColours, toneDashes } from './chart-series';

interface PlotTooltipProps {
  panel: ChartPanel;
  active?: boolean;
  label?: ReactNode;
  payload?: readonly { dataKey?: unknown; value?: number | null }[];
}

function PlotTooltip({ panel, active, label, payload = [] }: PlotTooltipProps) {
  if (!active || payload.length === 0) return null;
  return (
    <div className="rounded-tile border border-border bg-surface-card px-3 py-2 text-sm text-text shadow-card">
      <p className="mb-1 text-muted">{label}</p>
      {panel.series.map(({ key, label: name, tone }) => (
        <p key={key} className="flex items-center gap-2">
          <span className="size-2 rounded-chip" style={{ backgroundColor: toneColours[tone] }} />
          <span className="flex-1">{name}</span>
          <span className="pl-3 font-semibold tabular-nums">
            {figureText(payload.find(({ dataKey }) => dataKey === key)?.value, panel)}
          </span>
        </p>
      ))}
    </div>
  );
}

interface TrendPlotProps {
  kind: 'line' | 'bar';
  panel: ChartPanel;
  /** The panels over the same points, which share one zero. */
  grouped: readonly ChartPanel[];
  points: readonly ChartPoint[];
  isStacked: boolean;
  group?: string | undefined;
  /** Only the lowest panel over the same points has the labels. */
  hasLabels: boolean;
}

const LEAST_AXIS_PX = 44;
const TICKS = 5;
const CHARACTER_PX = 6.5;
const AXIS_GAP_PX = 12;
const END_PX = 3.5;
const BARE_AXIS_PX = 4;
const tick = { fill: 'var(--text-muted)' };
const margin = { top: 8, right: 8, bottom: 0, left: 0 };
const barCorners: [number, number, number, number] = [4, 4, 0, 0];

/** The width of the widest label of all panels. */
function axisPx(panels: readonly ChartPanel[], points: readonly ChartPoint[]): number {
  const labels = panels.flatMap(({ series, formatValue, formatTick = formatValue }) => {
    const most = Math.max(0, ...points.flatMap(({ values }) => series.map(({ key }) => values[key] ?? 0)));
    return getNiceTickValues([0, most], TICKS).map((value) => formatTick(value).length);
  });
  return Math.max(LEAST_AXIS_PX, Math.ceil(Math.max(...labels) * CHARACTER_PX) + AXIS_GAP_PX);
}

export default function TrendPlot({
  kind,
  panel,
  grouped,
  points,
  isStacked,
  group,
  hasLabels,
}: TrendPlotProps) {
  const { series, formatValue, formatTick = formatValue } = panel;
  // With only zeros, the axis would have small steps that are all written as 0.
  const isEmpty = points.every(({ values }) => series.every(({ key }) => !values[key]));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={points.map((point) => ({ label: point.label, ...point.values }))}
        margin={margin}
        accessibilityLayer={false}
        {...(group && { syncId: group })}
      >
        <CartesianGrid vertical={false} stroke="var(--border)" strokeDasharray="2 4" />
        <XAxis
          dataKey="label"
          tick={hasLabels && tick}
          {...(!hasLabels && { height: BARE_AXIS_PX })}
          tickLine={false}
          axisLine={{ stroke: 'var(--border)' }}
          minTickGap={24}
          tickMargin={8}
        />
        <YAxis
          tick={tick}
          tickLine={false}
          axisLine={false}
          width={group ? axisPx(grouped, points) : 'auto'}
          tickFormatter={(value: number) => formatTick(value)}
          {...(isEmpty && { domain: [0, 1], ticks: [0] })}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: 'var(--border-strong)', fill: 'var(--surface-sunken)' }}
          content={<PlotTooltip panel={panel} />}
        />
        {series.map(({ key, tone, kind: own = kind }) =>
          own === 'line' ? (
            <Line
              key={key}
              dataKey={key}
              type="linear"
              stroke={toneColours[tone]}
              strokeWidth={2.5}
              strokeDasharray={toneDashes[tone]}
              dot={({ key: dot, index, cx, cy, value }: DotItemDotProps) =>
                tone === 'first' && index === points.length - 1 && typeof value === 'number' ? (
                  <circle key={dot} cx={cx} cy={cy} r={END_PX} fill={toneColours[tone]} />
                ) : (
                  <g key={dot} />
                )
              }
              activeDot={{ r: 4 }}
              isAnimationActive={false}
            />
          ) : (
            <Bar
              key={key}
              dataKey={key}
              fill={toneColours[tone]}
              {...(isStacked
                ? // A gap tells the parts apart without colours.
                  { stackId: 'whole', stroke: 'var(--surface-card)', strokeWidth: 2 }
                : { radius: barCorners })}
              maxBarSize={36}
              isAnimationActive={false}
            />
          ),
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}
