import { Check, Circle, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Spinner } from '../spinner';

const icons = {
  done: <Check aria-hidden strokeWidth={3} className="text-received" />,
  current: <Spinner className="text-text" />,
  pending: <Circle aria-hidden className="text-border-strong" />,
  failed: <X aria-hidden strokeWidth={3} className="text-danger" />,
};

export interface ProgressStep {
  id: string;
  state: keyof typeof icons;
  label: ReactNode;
  /** What came of it: a duration, a reason. */
  note?: ReactNode;
}

export type ProgressStepsProps = Omit<ComponentProps<'ol'>, 'children'> & {
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
