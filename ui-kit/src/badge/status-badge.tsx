import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from './badge';

const toneOfStatus = {
  waiting: 'waiting',
  received: 'received',
  cancelled: 'neutral',
  failed: 'failed',
  neutral: 'neutral',
} as const;

export type Status = keyof typeof toneOfStatus;

export type StatusBadgeProps = Omit<BadgeProps, 'tone' | 'children'> & {
  status: Status;
  /** Takes the place of the dot. */
  icon?: ReactNode;
  /** The word that says the status: colour never says it alone. */
  children: ReactNode;
};

/** What became of something: its word, its colour, and a dot or an icon. */
export function StatusBadge({ status, icon, children, ...props }: StatusBadgeProps) {
  return (
    <Badge tone={toneOfStatus[status]} data-status={status} {...props}>
      {icon ?? <span aria-hidden className="size-1.75 shrink-0 rounded-chip bg-current" />}
      <span className="truncate">{children}</span>
    </Badge>
  );
}
