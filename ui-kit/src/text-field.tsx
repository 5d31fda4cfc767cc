import type { VariantProps } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, Field, fieldFrame, fieldInput, type FieldTexts } from './field';
import { classNames } from './class-names';

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
      {...{ controlId, label, hideLabel, labelAction, hint, error }}
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

type TextAreaProps = ComponentProps<'textarea'> & FieldTexts;

/** Text of several lines; grows with what is typed where the browser can. */
export function TextArea({
  label,
  hideLabel,
  labelAction,
  hint,
  error,
  rows = 5,
  id,
  className,
  ...props
}: TextAreaProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <Field
      data-slot="text-area"
      className={className}
      {...{ controlId, label, hideLabel, labelAction, hint, error }}
    >
      <div className={classNames(fieldFrame({ size: 'auto' }))}>
        <textarea
          id={controlId}
          rows={rows}
          // A field that grows with its text ignores its rows.
          style={{ minHeight: `${rows + 1}lh` }}
          className={classNames(fieldInput(), 'field-sizing-content resize-y py-3.5 leading-normal')}
          {...describedBy(controlId, { hint, error })}
          {...props}
        />
      </div>
    </Field>
  );
}
