import type { ReactNode } from 'react';
import type { ChartPoint, ChartSeries } from './chart-series';

interface ChartTableProps {
  label: ReactNode;
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  formatValue: (value: number) => string;
  pointLabel: string;
}

/** The figures of a chart, as text. */
export function ChartTable({ label, series, points, formatValue, pointLabel }: ChartTableProps) {
  return (
    <table className="mt-3 w-full text-md">
      <caption className="sr-only">{label}</caption>
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className="border-b py-2 pr-3 text-left font-semibold">
            {pointLabel}
          </th>
          {series.map(({ key, label: name }) => (
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
            {series.map(({ key }) => (
              <td key={key} className="border-b py-2 pl-3 text-right tabular-nums">
                {formatValue(point.values[key] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
