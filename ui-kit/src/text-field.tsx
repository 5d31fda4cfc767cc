import type { VariantProps } from 'class-variance-authority';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { describedBy, Field, fieldFrame, fieldInput, type FieldTexts } from './field';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size'> &
  VariantProps<typeof fieldFrame> &
  FieldTexts & {
    icon?: ReactNode;
    trailing?: ReactNode;
  };

/** One line of text: its label, a hint, and what is wrong with it. */
export function TextField({
  label,
  hideLabel,
  labelAction,
  hint,
  error,
  icon,
  trailing,
  size = 'md',
  id,
  className,
  ...props
}: TextFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <Field
      data-slot="text-field"
      className={className}
      controlId={controlId}
      label={label}
      hideLabel={hideLabel}
      labelAction={labelAction}
      hint={hint}
      error={error}
    >
      <div className={fieldFrame({ size })}>
        {icon}
        <input
          id={controlId}
          className={fieldInput({ size })}
          {...describedBy(controlId, { hint, error })}
          {...props}
        />
        {trailing}
      </div>
    </Field>
  );
}
