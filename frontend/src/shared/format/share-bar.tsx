import { classNames } from '@torpedo/ui-kit';

interface ShareBarProps {
  /** From 0 to 100. Screen readers skip the bar, so the caller writes the figure beside it. */
  percent: number;
  isGood: boolean;
  className?: string;
}

export function ShareBar({ percent, isGood, className }: ShareBarProps) {
  return (
    <span
      aria-hidden
      className={classNames('h-1.5 overflow-hidden rounded-chip bg-surface-sunken', className)}
    >
      <span
        className={classNames('block h-full', isGood ? 'bg-received' : 'bg-waiting')}
        style={{ width: `${percent}%` }}
      />
    </span>
  );
}
