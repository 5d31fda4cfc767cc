import { Check, Circle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

export type PasswordStrengthLevel = 'weak' | 'medium' | 'good' | 'strong';

const fills: Record<PasswordStrengthLevel, string> = {
  weak: 'bg-danger',
  medium: 'bg-waiting',
  good: 'bg-received',
  strong: 'bg-received',
};

const words: Record<PasswordStrengthLevel, string> = {
  weak: 'text-danger',
  medium: 'text-waiting',
  good: 'text-received',
  strong: 'text-received',
};

interface PasswordCriterion {
  id: string;
  label: ReactNode;
  met: boolean;
}

type PasswordCriteriaProps = Omit<ComponentProps<'ul'>, 'children'> & {
  criteria: readonly PasswordCriterion[];
  metLabel: string;
  unmetLabel: string;
};

export function PasswordCriteria({
  criteria,
  metLabel,
  unmetLabel,
  className,
  ...props
}: PasswordCriteriaProps) {
  return (
    <ul
      data-slot="password-criteria"
      className={classNames('grid gap-x-4 gap-y-1.5 default:sm:grid-cols-2', className)}
      {...props}
    >
      {criteria.map((criterion) => (
        <li
          key={criterion.id}
          data-met={criterion.met || undefined}
          className={classNames(
            'flex items-start gap-2 text-sm [&_svg]:mt-px [&_svg]:size-4 [&_svg]:shrink-0',
            criterion.met ? 'text-text' : 'text-muted',
          )}
        >
          {criterion.met ? (
            <Check aria-hidden strokeWidth={3} className="text-received" />
          ) : (
            <Circle aria-hidden className="text-border-strong" />
          )}
          <span>
            {criterion.label}
            <span className="sr-only"> {criterion.met ? metLabel : unmetLabel}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

export type PasswordStrengthProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: string;
  criteria: readonly PasswordCriterion[];
  level?: PasswordStrengthLevel;
  levelLabels: Record<PasswordStrengthLevel, string>;
  metLabel: string;
  unmetLabel: string;
};

/** The strength of a new password: a segment and a line for each criterion. */
export function PasswordStrength({
  label,
  criteria,
  level,
  levelLabels,
  metLabel,
  unmetLabel,
  className,
  ...props
}: PasswordStrengthProps) {
  const met = criteria.filter((criterion) => criterion.met).length;
  return (
    <div
      data-slot="password-strength"
      data-level={level}
      className={classNames('grid gap-2.5', className)}
      {...props}
    >
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="text-muted">{label}</span>
        <span aria-live="polite" className={classNames('font-semibold', level && words[level])}>
          {level && levelLabels[level]}
        </span>
      </p>
      <div aria-hidden className="flex gap-1.5">
        {criteria.map((criterion, segment) => (
          <span
            key={criterion.id}
            className={classNames(
              'h-1.5 flex-1 rounded-chip transition-colors duration-(--duration-normal)',
              level && segment < met ? fills[level] : 'bg-border',
            )}
          />
        ))}
      </div>
      <PasswordCriteria criteria={criteria} metLabel={metLabel} unmetLabel={unmetLabel} />
    </div>
  );
}
