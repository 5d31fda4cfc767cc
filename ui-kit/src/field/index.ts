export { Field, type FieldProps, type FieldTexts } from './field';
export { FieldError, type FieldErrorProps } from './field-error';
export { describedBy } from './described-by';
export { fieldFrame, fieldInput } from './field-frame';
