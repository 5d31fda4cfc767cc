export {
  Field,
  type FieldProps,
  type FieldTexts,
  FieldError,
  type FieldErrorProps,
  describedBy,
} from './field';
export { fieldFrame, fieldInput } from './field-frame';
