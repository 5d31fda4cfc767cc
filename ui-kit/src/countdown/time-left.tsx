import { StatusBadge, type StatusBadgeProps } from '../badge';
import type { CountdownProps } from './countdown';
import { formatSeconds, remainingSeconds } from './remaining-time';

export type TimeLeftProps = Omit<StatusBadgeProps, 'status' | 'children'> &
  Pick<CountdownProps, 'label' | 'expiresAt' | 'now' | 'warnAtSeconds'>;

/** The time left as a badge, where a ring would be too much. */
export function TimeLeft({ label, expiresAt, now, warnAtSeconds = 120, ...props }: TimeLeftProps) {
  const seconds = remainingSeconds(expiresAt, now);
  return (
    <StatusBadge
      data-slot="time-left"
      role="timer"
      aria-label={`${label} ${formatSeconds(seconds)}`}
      status={seconds <= warnAtSeconds ? 'failed' : 'waiting'}
      {...props}
    >
      <span className="tabular-nums">{formatSeconds(seconds)}</span>
    </StatusBadge>
  );
}
