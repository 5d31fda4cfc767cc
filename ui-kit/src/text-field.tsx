import type { ComponentProps, ReactNode } from 'react';
import { Field, fieldFrame, fieldInput, type FieldSize, type FieldTexts, useField } from './field';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size'> &
  FieldTexts & { size?: FieldSize; icon?: ReactNode; trailing?: ReactNode };

export function TextField({ icon, trailing, size = 'md', ...props }: TextFieldProps) {
  const { field, control } = useField({ ...props, size });
  return (
    <Field data-slot="text-field" {...field}>
      <div className={fieldFrame({ size })}>
        {icon}
        <input className={fieldInput({ size })} {...control} />
        {trailing}
      </div>
    </Field>
  );
}
