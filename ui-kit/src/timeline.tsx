import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

const markVariants = cva('relative z-1 inline-flex shrink-0 items-center justify-center rounded-chip', {
  variants: {
    size: { sm: 'size-6 [&_svg]:size-3.5', md: 'size-8 [&_svg]:size-4' },
    tone: {
      neutral: 'bg-surface-sunken text-muted',
      waiting: 'bg-waiting-soft text-waiting',
      received: 'bg-received-soft text-received',
      failed: 'bg-danger-soft text-danger',
    },
  },
});

export interface TimelineItem {
  id: string;
  icon: ReactNode;
  tone?: 'neutral' | 'waiting' | 'received' | 'failed';
  title: ReactNode;
  time: ReactNode;
  detail?: ReactNode;
}

export type TimelineProps = Omit<ComponentProps<'ol'>, 'children'> & {
  label: string;
  items: readonly TimelineItem[];
  size?: 'sm' | 'md';
};

export function Timeline({ label, items, size = 'md', className, ...props }: TimelineProps) {
  return (
    <ol data-slot="timeline" aria-label={label} className={className} {...props}>
      {items.map((item) => (
        <li
          key={item.id}
          className={classNames(
            'relative flex gap-3 last:pb-0',
            'not-last:before:absolute not-last:before:inset-y-0 not-last:before:w-px not-last:before:bg-border',
            size === 'sm' ? 'pb-3 not-last:before:left-3' : 'pb-6 not-last:before:left-4',
          )}
        >
          <span aria-hidden className={markVariants({ size, tone: item.tone ?? 'neutral' })}>
            {item.icon}
          </span>
          <div className={classNames('min-w-0 flex-1', size === 'sm' ? 'pt-0.5' : 'pt-1.5')}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
              <span className="font-semibold">{item.title}</span>
              <span className="text-sm text-muted tabular-nums">{item.time}</span>
            </p>
            {item.detail && (
              <div
                className={classNames('text-pretty text-muted', size === 'sm' ? 'text-sm' : 'mt-1 text-md')}
              >
                {item.detail}
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
