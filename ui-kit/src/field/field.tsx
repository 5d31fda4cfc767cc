import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { useSettled } from './use-settled';

/** The aria attributes that tie a control to the hint and the error of its Field. */
export function describedBy(controlId: string, { hint, error }: Partial<Pick<FieldTexts, 'hint' | 'error'>>) {
  const ids = [error && `${controlId}-error`, hint && `${controlId}-hint`].filter(Boolean);
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  };
}

export interface FieldErrorProps {
  /** The control's id with "-error" behind it: see describedBy. */
  id: string;
  /** The space above, when there is an error. */
  className?: string;
  children?: ReactNode;
}

/** What is wrong with a control; always in the document, so that screen readers announce what appears in it. */
export function FieldError({ id, className = 'mt-2', children }: FieldErrorProps) {
  const shown = useSettled(children);
  return (
    <div id={id} aria-live="polite" className={shown ? className : undefined}>
      {shown && (
        <p className="flex items-start gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
          {shown}
        </p>
      )}
    </div>
  );
}

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
