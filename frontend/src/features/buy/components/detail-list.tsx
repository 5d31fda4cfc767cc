import type { ReactNode } from 'react';

export function DetailList({ rows }: { rows: { name: string; value: ReactNode; strong?: boolean }[] }) {
  return (
    <dl className="divide-y divide-border">
      {rows.map(({ name, value, strong }) => (
        <div key={name} className="flex min-h-11 items-center justify-between gap-4 py-2">
          <dt className="text-muted">{name}</dt>
          <dd
            className={
              strong ? 'text-right text-lg font-bold tabular-nums' : 'text-right font-semibold tabular-nums'
            }
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
