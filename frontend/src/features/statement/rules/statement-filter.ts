/** `all` lists every movement, `by_number` has one line for each number, the others are parts of `all`. */
export const STATEMENT_TYPES = ['all', 'by_number', 'topups', 'paid', 'returns'] as const;

export interface StatementFilter {
  type: (typeof STATEMENT_TYPES)[number];
  /** `2026-11` */
  month: string;
  /** The id of the member who bought; undefined for the whole team. */
  member: string | undefined;
}

/** The type that the server is asked for. */
export const movementsOf = ({ type }: StatementFilter) => (type === 'by_number' ? 'all' : type);

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

const isMonth = (text: unknown): text is string => typeof text === 'string' && MONTH.test(text);

const MEMBER = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

const isMember = (text: unknown): text is string => typeof text === 'string' && MEMBER.test(text);

const CURRENCIES = ['BRL', 'USD', 'EUR'] as const;

export interface StatementSearch {
  type?: StatementFilter['type'] | undefined;
  month?: string | undefined;
  member?: string | undefined;
  currency?: (typeof CURRENCIES)[number] | undefined;
}

export const statementSearch = ({ type, month, member, currency }: StatementSearch): StatementSearch => ({
  type: STATEMENT_TYPES.find((each) => each !== 'all' && each === type),
  month: isMonth(month) ? month : undefined,
  member: isMember(member) ? member : undefined,
  currency: CURRENCIES.find((each) => each === currency),
});
