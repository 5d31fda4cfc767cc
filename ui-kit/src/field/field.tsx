import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { FieldError } from './field-error';

export interface FieldTexts {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** Stands right of the label: a "forgot password" link, a counter. */
  labelAction?: ReactNode;
  hint?: ReactNode;
  /** Its presence marks the field invalid. */
  error?: ReactNode;
}

export type FieldProps = ComponentProps<'div'> &
  FieldTexts & {
    /** The id of the control; hint and error derive theirs from it (see describedBy). */
    controlId: string;
    labelId?: string;
  };

/** Label above, hint and error below any control. */
export function Field({
  controlId,
  labelId,
  label,
  hideLabel = false,
  labelAction,
  hint,
  error,
  className,
  children,
  ...props
}: FieldProps) {
  return (
    <div data-slot="field" className={classNames('min-w-0', className)} {...props}>
      <div className={hideLabel ? 'sr-only' : 'mb-2 flex items-baseline justify-between gap-4'}>
        <label id={labelId} htmlFor={controlId} className="text-sm font-semibold">
          {label}
        </label>
        {labelAction}
      </div>
      {children}
      {hint && (
        <p id={`${controlId}-hint`} className="mt-2 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${controlId}-error`}>{error}</FieldError>
    </div>
  );
}
