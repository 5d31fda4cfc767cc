import { Check } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names';
import { describedBy, FieldError } from './field';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  error?: ReactNode;
};

/** A yes that is sent with its form. For a choice that takes effect at once use Switch. */
export function Checkbox({ label, error, id, className, ...props }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div data-slot="checkbox" className={className}>
      <div className="flex min-h-11 items-start gap-3">
        <span className="relative mt-2.75 inline-flex size-5.5 shrink-0">
          <input
            id={controlId}
            type="checkbox"
            {...describedBy(controlId, { error })}
            className={classNames(
              'peer touch-target size-full appearance-none rounded-tile border bg-surface-card',
              'border-border-strong checked:border-surface-solid checked:bg-surface-solid',
              'aria-invalid:border-danger disabled:opacity-60',
            )}
            {...props}
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto size-4 text-on-solid opacity-0 peer-checked:opacity-100"
          />
        </span>
        <label htmlFor={controlId} className="py-2.75 text-md leading-normal">
          {label}
        </label>
      </div>
      <FieldError id={`${controlId}-error`} className="">
        {error}
      </FieldError>
    </div>
  );
}
