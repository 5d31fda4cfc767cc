import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { toneColours, toneDashes, type ChartPoint, type ChartSeries } from './chart-series';
import { PlotTooltip } from './plot-tooltip';

interface TrendPlotProps {
  kind: 'line' | 'bar';
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  formatValue: (value: number) => string;
}

const tick = { fill: 'var(--text-muted)' };
const margin = { top: 8, right: 8, bottom: 0, left: 0 };
const barCorners: [number, number, number, number] = [4, 4, 0, 0];

/** The drawing alone. A module of its own with a default export, so that it can be loaded when it is needed. */
export default function TrendPlot({ kind, series, points, formatValue }: TrendPlotProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={points.map((point) => ({ label: point.label, ...point.values }))}
        margin={margin}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis
          dataKey="label"
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: 'var(--border)' }}
          minTickGap={24}
          tickMargin={8}
        />
        <YAxis
          tick={tick}
          tickLine={false}
          axisLine={false}
          width="auto"
          tickFormatter={(value: number) => formatValue(value)}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: 'var(--border-strong)', fill: 'var(--surface-sunken)' }}
          content={<PlotTooltip series={series} formatValue={formatValue} />}
        />
        {series.map(({ key, tone }) =>
          kind === 'line' ? (
            <Line
              key={key}
              dataKey={key}
              type="monotone"
              stroke={toneColours[tone]}
              strokeWidth={2.5}
              strokeDasharray={toneDashes[tone]}
              dot={false}
              activeDot={{ r: 4 }}
              isAnimationActive={false}
            />
          ) : (
            <Bar
              key={key}
              dataKey={key}
              fill={toneColours[tone]}
              radius={barCorners}
              maxBarSize={36}
              isAnimationActive={false}
            />
          ),
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}
