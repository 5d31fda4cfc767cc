import { Card } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';

/** A list of the overview below its heading. */
export function OverviewCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card padding="none" className="overflow-hidden">
      <h2 className="border-b border-border px-4 py-3 font-display text-lg font-bold tracking-heading">
        {title}
      </h2>
      {children}
    </Card>
  );
}
