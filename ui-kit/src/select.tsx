import type { VariantProps } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { describedBy, Field, fieldFrame, fieldInput, type FieldTexts } from './field';
import { classNames } from './class-names';

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'multiple' | 'children'> &
  VariantProps<typeof fieldFrame> &
  FieldTexts & {
    options: readonly SelectOption[];
    placeholder?: string;
    icon?: ReactNode;
  };

/** One of several, in a form. The browser's own list, so that a phone shows its wheel and no script is loaded. */
export function Select({
  label,
  hideLabel,
  labelAction,
  hint,
  error,
  options,
  placeholder,
  icon,
  size = 'md',
  id,
  className,
  ...props
}: SelectProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const initial = props.value === undefined && props.defaultValue === undefined ? '' : undefined;
  return (
    <Field
      data-slot="select"
      className={className}
      controlId={controlId}
      label={label}
      hideLabel={hideLabel}
      labelAction={labelAction}
      hint={hint}
      error={error}
    >
      <div className={classNames(fieldFrame({ size }), 'relative')}>
        {icon}
        <select
          id={controlId}
          defaultValue={placeholder === undefined ? undefined : initial}
          className={classNames(
            fieldInput({ size }),
            'cursor-pointer appearance-none truncate pr-8 disabled:cursor-not-allowed',
          )}
          {...describedBy(controlId, { hint, error })}
          {...props}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute right-4 text-muted" />
      </div>
    </Field>
  );
}
