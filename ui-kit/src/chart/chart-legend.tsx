import { type ChartSeries, toneColours, toneDashes } from './chart-series';

interface ChartLegendProps {
  kind: 'line' | 'bar';
  series: readonly ChartSeries[];
}

/** Which line or bar is which. */
export function ChartLegend({ kind, series }: ChartLegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
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
