import { useState, type ComponentProps } from 'react';
import { classNames } from './class-names';
import { Field, type FieldTexts, useField } from './field';

type CodeFieldProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'maxLength'
> &
  FieldTexts & {
    value: string;
    onValueChange: (digits: string) => void;
    onComplete?: (digits: string) => void;
    length?: number;
  };

/** A code of digits: boxes under one real input, so pasting, suggestions and screen readers work as usual. */
export function CodeField({
  value,
  onValueChange,
  onComplete,
  length = 6,
  onFocus,
  onBlur,
  ...props
}: CodeFieldProps) {
  const { field, control } = useField(props);
  const [focused, setFocused] = useState(false);

  function change(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onValueChange(digits);
    if (digits.length === length) onComplete?.(digits);
  }

  return (
    <Field data-slot="code-field" {...field}>
      <div className="relative flex gap-2">
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            aria-hidden
            data-active={(focused && index === Math.min(value.length, length - 1)) || undefined}
            className={classNames(
              'flex h-14 min-w-0 flex-1 items-center justify-center rounded-control border',
              'bg-surface-card font-mono text-2xl font-bold tabular-nums',
              field.error ? 'border-danger' : 'border-border-strong',
              'data-active:border-focus data-active:outline-2 data-active:-outline-offset-1 data-active:outline-focus',
            )}
          >
            {value[index]}
          </span>
        ))}
        <input
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`[0-9]{${length}}`}
          spellCheck={false}
          {...control}
          value={value}
          onChange={(event) => change(event.target.value)}
          onFocus={(event) => {
            setFocused(true);
            event.target.setSelectionRange(value.length, value.length);
            onFocus?.(event);
          }}
          onBlur={(event) => {
            setFocused(false);
            onBlur?.(event);
          }}
          className="absolute inset-0 size-full cursor-text bg-transparent text-control text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent"
        />
      </div>
    </Field>
  );
}
