import { classNames } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';

/** `ahead` is for an event that has not happened yet. */
export type EventTone = 'neutral' | 'waiting' | 'received' | 'failed' | 'ahead';

export interface TimelineEvent {
  id: string;
  /** The time as it is shown: "14:26:18", "20/11 19:40". */
  time: string;
  /** The time in ISO 8601, for machines. */
  at: string;
  /** The time since the previous event: "+0,9 s". */
  sincePrevious?: string;
  icon: ReactNode;
  tone?: EventTone;
  title: ReactNode;
  /** One line, muted. */
  detail?: ReactNode;
  /** More than one line: a table, or actions. */
  content?: ReactNode;
  /** The money that it moved, with its sign. */
  amount?: ReactNode;
}

const marks: Record<EventTone, string> = {
  neutral: 'bg-surface-sunken text-muted',
  waiting: 'bg-waiting-soft text-waiting',
  received: 'bg-received-soft text-received',
  failed: 'bg-danger-soft text-danger',
  ahead: 'border border-dashed border-muted text-muted',
};

export function EventTimeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  return (
    <ol aria-label={label} className="px-3.5 py-2 text-sm max-md:pt-1">
      {events.map(
        ({ id, time, at, sincePrevious, icon, tone = 'neutral', title, detail, content, amount }) => (
          <li
            key={id}
            className={classNames(
              'relative grid gap-x-2.5 pb-3 last:pb-1',
              // On a phone the time stands under the amount.
              'grid-cols-[--spacing(6)_minmax(0,1fr)_auto] md:grid-cols-[--spacing(19.5)_--spacing(6)_minmax(0,1fr)_auto]',
              'not-last:before:absolute not-last:before:top-7 not-last:before:bottom-1 not-last:before:left-3 not-last:before:w-px not-last:before:bg-border md:not-last:before:left-25',
            )}
          >
            <time
              dateTime={at}
              className="text-right text-xs whitespace-nowrap text-muted tabular-nums max-md:col-start-3 max-md:row-start-2 md:pt-0.5"
            >
              {time}
              {sincePrevious && <span className="block text-2xs">{sincePrevious}</span>}
            </time>
            <span
              aria-hidden
              className={classNames(
                'grid size-6 place-items-center rounded-chip max-md:row-span-2 max-md:row-start-1 [&_svg]:size-3.5',
                marks[tone],
              )}
            >
              {icon}
            </span>
            <div className="min-w-0 pt-0.5 max-md:row-span-2 max-md:row-start-1">
              <p className="font-semibold">{title}</p>
              {detail && <p className="text-xs break-words text-muted">{detail}</p>}
            </div>
            <span className="pt-0.5 text-right font-semibold tabular-nums max-md:row-start-1">{amount}</span>
            {content && (
              <div className="relative col-span-full mt-1 min-w-0 bg-surface-card md:col-span-2 md:col-start-3">
                {content}
              </div>
            )}
          </li>
        ),
      )}
    </ol>
  );
}
