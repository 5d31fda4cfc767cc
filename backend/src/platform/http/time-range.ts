import { addDays, isDay, startOfDay } from '../days.js';
import { InvalidInputError } from '../errors/index.js';

/** The period of a list. */
export interface TimeRangeDto {
  /** A day of America/Sao_Paulo, or an instant in ISO 8601. @maxLength 40 too_long @example "2026-03-10" */
  from?: string;
  /** The last day, or an instant. Both ends are included. @maxLength 40 too_long @example "2026-03-31" */
  to?: string;
}

export interface TimeRange {
  from: Date | undefined;
  /** The first instant after the period. */
  before: Date | undefined;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

function instantOf(field: 'from' | 'to', text: string): Date {
  const instant = INSTANT.test(text) ? new Date(text) : new Date(NaN);
  if (Number.isNaN(instant.getTime())) throw new InvalidInputError({ [field]: 'invalid' });
  return instant;
}

/** @throws InvalidInputError for text that is neither a day nor an instant */
export function timeRangeOf({ from, to }: TimeRangeDto): TimeRange {
  const first = from && (isDay(from) ? startOfDay(from) : instantOf('from', from));
  const past = to && (isDay(to) ? startOfDay(addDays(to, 1)) : new Date(instantOf('to', to).getTime() + 1));
  return { from: first || undefined, before: past || undefined };
}
