/** All in the order of the balance, all with each number as one line, and parts of it. */
export const STATEMENT_TYPES = ['all', 'by_number', 'topups', 'paid', 'returns'] as const;

export interface StatementFilter {
  type: (typeof STATEMENT_TYPES)[number];
  /** `2026-11` */
  month: string;
}

/** What is asked of the server for it. */
export const movementsOf = ({ type }: StatementFilter) => (type === 'by_number' ? 'all' : type);

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

export const isMonth = (text: unknown): text is string => typeof text === 'string' && MONTH.test(text);
