import type { Schemas } from '@torpedo/api-client';
import { decimal, key, state, text, time, type Columns } from '../../command/columns.js';

export type Difference = Schemas['DifferenceDto'];
type Account = Schemas['BookAccountDto'];

const MICROS = 1_000_000;
const DECIMALS = 4;

/** Providers charge less than a cent, so cents would not tell. */
const microsOf = (micros: number | null, currency: string | null) =>
  micros === null ? null : { amount: micros / MICROS, currency };

export const DIFFERENCE_COLUMNS: Columns<Difference> = {
  found_at: time((difference) => difference.found_at),
  check: text((difference) => difference.check),
  code: text((difference) => difference.code),
  subject: text((difference) => difference.subject),
  amount: decimal(DECIMALS, ({ amount_micros: micros, currency }) => microsOf(micros, currency)),
  state: state((difference) => difference.state),
  evidence: text(({ evidence }) => JSON.stringify(evidence)),
  day: text((difference) => difference.day),
  accepted_as: text((difference) => difference.accepted_as),
  accepted_by: text((difference) => difference.accepted_by_email),
  reason: text((difference) => difference.reason),
  id: key((difference) => difference.id),
};

export const ACCOUNT_COLUMNS: Columns<Account> = {
  account: key((one) => one.account),
  balance: decimal(DECIMALS, ({ balance_micros: micros, currency }) => microsOf(micros, currency)),
};
