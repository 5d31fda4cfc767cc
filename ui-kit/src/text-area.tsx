import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Field, fieldFrame, fieldInput, type FieldTexts, useField } from './field';

type TextAreaProps = ComponentProps<'textarea'> &
  FieldTexts & {
    size?: 'xs' | 'md';
    /** Between the label and the text, such as texts to choose from. */
    above?: ReactNode;
  };

const FRAME = { xs: 'default:rounded-tile px-2.5', md: 'default:rounded-control px-4' };
const PADDING = { xs: 'py-2.75 md:py-1.5', md: 'py-3.5 leading-normal' };

/** Text of several lines; grows with what is typed where the browser can. */
export function TextArea({ rows = 5, size = 'md', above, ...props }: TextAreaProps) {
  const { field, control } = useField({ ...props, size });
  return (
    <Field data-slot="text-area" {...field}>
      {above}
      <div className={fieldFrame({ size: null, className: FRAME[size] })}>
        <textarea
          rows={rows}
          // A field that grows with its text ignores its rows.
          style={{ minHeight: size === 'xs' ? `calc(${rows}lh + 0.75rem)` : `${rows + 1}lh` }}
          className={classNames(fieldInput({ size }), 'field-sizing-content resize-y', PADDING[size])}
          {...control}
        />
      </div>
    </Field>
  );
}
