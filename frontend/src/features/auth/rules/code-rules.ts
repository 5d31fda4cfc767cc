/** Digits of a mailed code, and of one that an authenticator app shows. */
export const CODE_LENGTH = 6;

/** The text, under `verify.errors`, that says what is wrong with a mailed code. */
export type CodeViolation = 'empty' | 'incomplete';

export function mailedCodeViolation(code: string): CodeViolation | undefined {
  if (code === '') return 'empty';
  return code.length < CODE_LENGTH ? 'incomplete' : undefined;
}

/** The text, under `step`, that says what is wrong with the code of the second step. */
export type StepViolation = 'appIncomplete' | 'recoveryMissing';

export function appCodeViolation(code: string): StepViolation | undefined {
  return code.length < CODE_LENGTH ? 'appIncomplete' : undefined;
}

export function recoveryCodeViolation(code: string): StepViolation | undefined {
  return code.trim() === '' ? 'recoveryMissing' : undefined;
}
