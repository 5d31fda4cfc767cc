import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

type AttemptProgressProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: string;
  attempt: number;
  attempts: number;
  text: ReactNode;
};

export function AttemptProgress({
  label,
  attempt,
  attempts,
  text,
  className,
  ...props
}: AttemptProgressProps) {
  return (
    <div data-slot="attempt-progress" className={classNames('grid gap-2', className)} {...props}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={attempts}
        aria-valuenow={attempt}
        className="flex gap-1.5"
      >
        {Array.from({ length: attempts }, (_, index) => (
          <span
            key={index}
            className={classNames(
              'h-1.5 flex-1 rounded-chip',
              index < attempt ? 'bg-received' : 'bg-border',
              index === attempt - 1 && 'animate-breathe',
            )}
          />
        ))}
      </div>
      <p role="status" className="text-sm text-muted">
        {text}
      </p>
    </div>
  );
}
