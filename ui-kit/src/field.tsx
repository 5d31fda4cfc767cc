import { cva } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { useSettled } from './use-settled';

export const fieldFrame = cva(
  [
    'flex w-full min-w-0 items-center default:border bg-surface-card text-text',
    'border-border-strong has-aria-invalid:border-danger',
    'has-[:is(input,select,textarea):focus-visible]:border-focus',
    'has-[:is(input,select,textarea):focus-visible]:outline-2',
    'has-[:is(input,select,textarea):focus-visible]:-outline-offset-1',
    'has-[:is(input,select,textarea):focus-visible]:outline-focus',
    'has-[:is(input,textarea):read-only]:bg-surface-sunken',
    'has-[:is(input,select,textarea):disabled]:bg-surface-sunken',
    'has-[:is(input,select,textarea):disabled]:text-muted',
    'transition-[border-color] duration-(--duration-fast)',
  ],
  {
    variants: {
      size: {
        xs: 'field-xs',
        sm: 'default:rounded-control h-11 md:h-10 gap-2.5 px-3 [&>svg]:size-4.5',
        md: 'default:rounded-control h-12 gap-3 px-4 sm:h-14 [&>svg]:size-5',
      },
    },
    defaultVariants: { size: 'md' },
  },
);

/** The input inside a field's frame. Below 16 px, iOS zooms the page when the field gets the focus. */
export const fieldInput = cva(
  'h-full w-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted',
  {
    variants: {
      size: {
        xs: 'text-control md:text-sm',
        sm: 'text-control md:text-md',
        md: 'text-control',
      },
    },
    defaultVariants: { size: 'md' },
  },
);

export function describedBy(controlId: string, { hint, error }: Partial<Pick<FieldTexts, 'hint' | 'error'>>) {
  const ids = [error && `${controlId}-error`, hint && `${controlId}-hint`].filter(Boolean);
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  };
}

interface FieldErrorProps {
  id: string;
  className?: string;
  children?: ReactNode;
}

/** The element is always in the document, so that screen readers announce its text. */
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
  hideLabel?: boolean;
  labelAction?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** The smallest stands in the bars and cards of dense screens; on a phone it is as high as a thumb needs. */
export type FieldSize = 'xs' | 'sm' | 'md';

type FieldProps = ComponentProps<'div'> &
  FieldTexts & { controlId: string; labelId?: string; size?: FieldSize | undefined };

interface ControlProps extends FieldTexts {
  id?: string;
  className?: string;
  size?: FieldSize | undefined;
}

/** Splits the props of a control into those of the field around it and its own. */
export function useField<Props extends ControlProps>(given: Props) {
  const { label, hideLabel, labelAction, hint, error, id, className, size, ...props } = given;
  const ownId = useId();
  const controlId = id ?? ownId;
  return {
    field: { label, hideLabel, labelAction, hint, error, className, size, controlId },
    control: { id: controlId, ...describedBy(controlId, { hint, error }), ...props },
  };
}

export function Field({
  controlId,
  labelId,
  label,
  hideLabel = false,
  labelAction,
  hint,
  error,
  size,
  className,
  children,
  ...props
}: FieldProps) {
  const isDense = size === 'xs';
  const hintId = `${controlId}-hint`;
  return (
    <div data-slot="field" data-size={size} className={classNames('min-w-0', className)} {...props}>
      <div className={hideLabel ? 'sr-only' : 'field-head'}>
        <label id={labelId} htmlFor={controlId}>
          {label}
        </label>
        {isDense && hint && (
          <span id={hintId} className="text-xs text-muted">
            {hint}
          </span>
        )}
        {labelAction}
      </div>
      {children}
      {!isDense && hint && (
        <p id={hintId} className="mt-2 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${controlId}-error`}>{error}</FieldError>
    </div>
  );
}
