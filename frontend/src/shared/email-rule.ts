const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The server checks the same pattern. */
export function emailViolation(email: string): 'emailRequired' | 'emailInvalid' | undefined {
  if (email.trim() === '') return 'emailRequired';
  return EMAIL_PATTERN.test(email.trim()) ? undefined : 'emailInvalid';
}
