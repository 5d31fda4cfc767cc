export const STATEMENT_TYPES = ['all', 'topups', 'numbers', 'returns'] as const;

export interface StatementFilter {
  type: (typeof STATEMENT_TYPES)[number];
  /** `2026-11` */
  month: string;
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

export const isMonth = (text: unknown): text is string => typeof text === 'string' && MONTH.test(text);
