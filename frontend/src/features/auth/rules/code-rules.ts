export const CODE_LENGTH = 6;

export type CodeViolation = 'empty' | 'incomplete';

export function mailedCodeViolation(code: string): CodeViolation | undefined {
  if (code === '') return 'empty';
  return code.length < CODE_LENGTH ? 'incomplete' : undefined;
}

export type StepViolation = 'appIncomplete' | 'recoveryMissing';

export function appCodeViolation(code: string): StepViolation | undefined {
  return code.length < CODE_LENGTH ? 'appIncomplete' : undefined;
}

export function recoveryCodeViolation(code: string): StepViolation | undefined {
  return code.trim() === '' ? 'recoveryMissing' : undefined;
}
