import { useId, type ComponentProps } from 'react';
import { classNames } from './class-names';
import { describedBy, Field, fieldFrame, fieldInput, type FieldTexts } from './field';

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
      controlId={controlId}
      label={label}
      hideLabel={hideLabel}
      labelAction={labelAction}
      hint={hint}
      error={error}
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
