import { Check, Circle, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Spinner } from './spinner';

const icons = {
  done: <Check aria-hidden strokeWidth={3} className="text-received" />,
  current: <Spinner className="text-text" />,
  pending: <Circle aria-hidden className="text-border-strong" />,
  failed: <X aria-hidden strokeWidth={3} className="text-danger" />,
};

interface ProgressStep {
  id: string;
  state: keyof typeof icons;
  label: ReactNode;
  /** What came of it: a duration, a reason. */
  note?: ReactNode;
}

type ProgressStepsProps = Omit<ComponentProps<'ol'>, 'children'> & {
  label: string;
  steps: ProgressStep[];
  /** The word for each state, for screen readers. */
  stateLabels: Record<ProgressStep['state'], string>;
};

/** What is being done, step by step; changes are announced. */
export function ProgressSteps({ label, steps, stateLabels, className, ...props }: ProgressStepsProps) {
  return (
    <ol
      data-slot="progress-steps"
      aria-label={label}
      aria-live="polite"
      className={classNames('grid gap-3', className)}
      {...props}
    >
      {steps.map((step) => (
        <li
          key={step.id}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className={classNames(
            'flex items-center gap-3 text-md [&_svg]:size-5 [&_svg]:shrink-0',
            step.state === 'pending' ? 'text-muted' : 'font-medium',
          )}
        >
          {icons[step.state]}
          <span className="min-w-0 flex-1">
            {step.label}
            <span className="sr-only"> {stateLabels[step.state]}</span>
          </span>
          {step.note && <span className="font-normal text-muted tabular-nums">{step.note}</span>}
        </li>
      ))}
    </ol>
  );
}

type AttemptProgressProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: string;
  attempt: number;
  attempts: number;
  /** Names the attempt: "attempt 2 of 3". */
  text: ReactNode;
};

/** Which of a few attempts is running. */
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
