import type { FieldTexts } from './field';

/** The aria attributes that tie a control to the hint and the error of its Field. */
export function describedBy(controlId: string, { hint, error }: Partial<Pick<FieldTexts, 'hint' | 'error'>>) {
  const ids = [error && `${controlId}-error`, hint && `${controlId}-hint`].filter(Boolean);
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  };
}
