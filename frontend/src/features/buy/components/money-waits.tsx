import { TicketStrip } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';

interface MoneyWaitsProps {
  icon: ReactNode;
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/** The strip of a ticket whose money may still be kept or given back. */
export function MoneyWaits({ icon, title, note, children }: MoneyWaitsProps) {
  return (
    <TicketStrip tone="sunken">
      <div className="-mx-0.5 flex basis-[calc(100%+--spacing(1))] gap-2.5 rounded-control bg-waiting-soft px-3 py-2.5 text-waiting [&>svg]:size-5 [&>svg]:shrink-0">
        {icon}
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          <div className="text-md text-text">{children}</div>
        </div>
      </div>
      {note && <p className="basis-full px-0.5 text-xs text-muted">{note}</p>}
    </TicketStrip>
  );
}
