import { moneyOfMicros } from '../../../shared/back-office/amounts';
import type { Difference } from '../api/reconciliation';

/** With its sign; nothing where no amount is known. */
export const amountOf = ({ amount_micros: micros, currency }: Difference): string =>
  micros === null || currency === null
    ? '—'
    : `${micros > 0 ? '+' : micros < 0 ? '−' : ''}${moneyOfMicros(Math.abs(micros), currency)}`;
