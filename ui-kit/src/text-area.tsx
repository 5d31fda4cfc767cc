import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Field, fieldFrame, fieldInput, type FieldTexts, useField } from './field';

type TextAreaProps = ComponentProps<'textarea'> & FieldTexts;

/** Text of several lines; grows with the typed text in browsers that can do it. */
export function TextArea({ rows = 5, ...props }: TextAreaProps) {
  const { field, control } = useField(props);
  return (
    <Field data-slot="text-area" {...field}>
      <div className={classNames(fieldFrame({ size: 'auto' }))}>
        <textarea
          rows={rows}
          // A field that grows with its text ignores `rows`.
          style={{ minHeight: `${rows + 1}lh` }}
          className={classNames(fieldInput(), 'field-sizing-content resize-y py-3.5 leading-normal')}
          {...control}
        />
      </div>
    </Field>
  );
}
