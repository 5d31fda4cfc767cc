import { Check } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names';
import { describedBy, FieldError } from './field';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> & {
  label: ReactNode;
  error?: ReactNode;
  /** The small one stands in dense screens; on a phone it is as high as a thumb needs. */
  size?: 'xs' | 'md';
};

const SIZES = {
  xs: {
    row: 'md:min-h-6 md:items-center md:gap-2',
    box: 'md:mt-0 md:size-4',
    frame: 'md:rounded-flag',
    check: 'md:size-3',
    label: 'md:py-0 md:text-xs',
  },
  md: { row: '', box: '', frame: '', check: '', label: '' },
};

/** A yes that is sent with its form. What holds at once is a switch. */
export function Checkbox({ label, error, id, className, size = 'md', ...props }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div data-slot="checkbox" className={className}>
      <div className={classNames('flex min-h-11 items-start gap-3', SIZES[size].row)}>
        <span className={classNames('relative mt-2.75 inline-flex size-5.5 shrink-0', SIZES[size].box)}>
          <input
            id={controlId}
            type="checkbox"
            {...describedBy(controlId, { error })}
            className={classNames(
              'peer touch-target size-full appearance-none rounded-tile border bg-surface-card',
              'border-border-strong checked:border-surface-solid checked:bg-surface-solid',
              'aria-invalid:border-danger disabled:opacity-60',
              SIZES[size].frame,
            )}
            {...props}
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className={classNames(
              'pointer-events-none absolute inset-0 m-auto size-4 text-on-solid opacity-0 peer-checked:opacity-100',
              SIZES[size].check,
            )}
          />
        </span>
        <label
          htmlFor={controlId}
          className={classNames('py-2.75 text-md leading-normal', SIZES[size].label)}
        >
          {label}
        </label>
      </div>
      <FieldError id={`${controlId}-error`} className="">
        {error}
      </FieldError>
    </div>
  );
}
