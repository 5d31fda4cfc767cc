import type { ReactNode } from 'react';
import { toneColours, type ChartSeries } from './chart-series';

interface PlotTooltipProps {
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
  // These come from the chart around it.
  active?: boolean;
  label?: ReactNode;
  payload?: readonly { dataKey?: unknown; value?: unknown }[];
}

/** The figures of the point under the pointer. */
export function PlotTooltip({ series, formatValue, active, label, payload = [] }: PlotTooltipProps) {
  if (!active || payload.length === 0) return null;
  return (
    <div className="rounded-tile border border-border bg-surface-card px-3 py-2 text-sm text-text shadow-card">
      <p className="mb-1 text-muted">{label}</p>
      {series.map(({ key, label: name, tone }) => (
        <p key={key} className="flex items-center gap-2">
          <span className="size-2 rounded-chip" style={{ backgroundColor: toneColours[tone] }} />
          <span className="flex-1">{name}</span>
          <span className="pl-3 font-semibold tabular-nums">
            {formatValue(Number(payload.find(({ dataKey }) => dataKey === key)?.value ?? 0))}
          </span>
        </p>
      ))}
    </div>
  );
}
