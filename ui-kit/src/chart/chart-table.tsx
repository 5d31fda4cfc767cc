import type { ReactNode } from 'react';
import { type ChartPanel, type ChartPoint, figureText } from './chart-series';

interface ChartTableProps {
  label: ReactNode;
  panels: readonly ChartPanel[];
  points: readonly ChartPoint[];
  pointLabel: string;
}

/** The figures of a chart, as text. */
export function ChartTable({ label, panels, points, pointLabel }: ChartTableProps) {
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
