import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, fieldFrame, fieldInput, type FieldSize, type FieldTexts, useField } from './field';
import { classNames } from './class-names';

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'multiple' | 'children'> &
  FieldTexts & { size?: FieldSize; options: readonly SelectOption[]; placeholder?: string };

/** A choice in a form. The browser's own list, so that a phone shows its wheel and no script is loaded. */
export function Select({ options, placeholder, size = 'md', ...props }: SelectProps) {
  const { field, control } = useField({ ...props, size });
  const initial = props.value === undefined && props.defaultValue === undefined ? '' : undefined;
  return (
    <Field data-slot="select" {...field}>
      <div className={classNames(fieldFrame({ size }), 'relative')}>
        <select
          defaultValue={placeholder === undefined ? undefined : initial}
          className={classNames(
            fieldInput({ size }),
            'cursor-pointer appearance-none truncate disabled:cursor-not-allowed',
            size === 'xs' ? 'pr-6' : 'pr-8',
          )}
          {...control}
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
        <ChevronDown
          aria-hidden
          className={classNames(
            'pointer-events-none absolute text-muted',
            size === 'xs' ? 'right-2.5' : 'right-4',
          )}
        />
      </div>
    </Field>
  );
}
