export { Field, type FieldProps, type FieldTexts } from './field';
export { describedBy } from './described-by';
export { fieldFrame, fieldInput } from './field-frame';
