import type { ComponentProps } from 'react';
import { StatusBadge, type StatusBadgeProps } from './badge';
import { classNames } from './class-names';

/** Whole seconds, never negative; a running second counts as whole. Both instants are in milliseconds. */
export function remainingSeconds(expiresAt: number, now: number): number {
  return Math.max(0, Math.ceil((expiresAt - now) / 1000));
}

export function formatSeconds(totalSeconds: number): string {
  const hours = Math.floor(totalSeconds / 3600);
  const minutes = Math.floor((totalSeconds % 3600) / 60);
  const parts = hours > 0 ? [hours, minutes, totalSeconds % 60] : [minutes, totalSeconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** From this many seconds left on, the time is shown as a warning. */
const WARNING_SECONDS = 120;

type CountdownProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: string;
  /** The end, in milliseconds since the epoch. */
  expiresAt: number;
  /** In milliseconds, by the same clock; the caller updates it. */
  now: number;
  /** The whole wait in milliseconds, at which the ring is full. */
  totalMs: number;
};

/** A ring that empties around the time left. */
export function Countdown({ label, expiresAt, now, totalMs, className, ...props }: CountdownProps) {
  // With a device clock that is behind, the result would be longer than the whole wait.
  const seconds = Math.min(remainingSeconds(expiresAt, now), Math.ceil(totalMs / 1000));
  const left = Math.min(1, (seconds * 1000) / totalMs);
  const warning = seconds <= WARNING_SECONDS;
  return (
    <div
      data-slot="countdown"
      data-warning={warning || undefined}
      role="timer"
      aria-label={`${label} ${formatSeconds(seconds)}`}
      className={classNames(
        'relative inline-flex default:size-11 shrink-0 items-center justify-center',
        warning ? 'text-danger' : 'text-waiting',
        className,
      )}
      {...props}
    >
      <svg
        viewBox="0 0 44 44"
        fill="none"
        strokeWidth="3.5"
        className="absolute inset-0 size-full -rotate-90"
        aria-hidden
      >
        <circle cx="22" cy="22" r="18.5" className="stroke-surface-sunken" />
        <circle
          cx="22"
          cy="22"
          r="18.5"
          strokeLinecap={left > 0 ? 'round' : undefined}
          pathLength="1"
          strokeDasharray={`${left} 1`}
          className="stroke-current"
        />
      </svg>
      <span
        aria-hidden
        className={classNames(
          'font-mono text-2xs font-semibold tracking-display tabular-nums',
          warning ? 'text-danger' : 'text-text',
        )}
      >
        {formatSeconds(seconds)}
      </span>
    </div>
  );
}

type TimeLeftProps = Omit<StatusBadgeProps, 'status' | 'children'> &
  Pick<CountdownProps, 'label' | 'expiresAt' | 'now'>;

/** The time left as a badge, for places where a ring is too large. */
export function TimeLeft({ label, expiresAt, now, ...props }: TimeLeftProps) {
  const seconds = remainingSeconds(expiresAt, now);
  return (
    <StatusBadge
      data-slot="time-left"
      role="timer"
      aria-label={`${label} ${formatSeconds(seconds)}`}
      status={seconds <= WARNING_SECONDS ? 'failed' : 'waiting'}
      {...props}
    >
      <span className="tabular-nums">{formatSeconds(seconds)}</span>
    </StatusBadge>
  );
}
