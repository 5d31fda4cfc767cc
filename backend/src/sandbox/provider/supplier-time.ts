import type { Dialect } from './reply.js';

const MOSCOW_OFFSET_MS = 3 * 3_600_000;

/** A moment as a dialect writes it: the classic one in Moscow time without saying so. */
export function supplierTime(ms: number, dialect: Dialect): string {
  if (dialect === 'hero') return `${new Date(ms).toISOString().slice(0, 19)}+00:00`;
  return new Date(ms + MOSCOW_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}
