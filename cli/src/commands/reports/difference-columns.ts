import type { Schemas } from '@torpedo/api-client';
import { state, text, time, type Columns } from '../../command/columns.js';

export type Difference = Schemas['DifferenceDto'];
type Account = Schemas['BookAccountDto'];

const MICROS = 1_000_000;
const DECIMALS = 4;

/** Providers charge less than a cent, so cents would not tell. */
const amountOf = (micros: number | null, currency: string | null) =>
  micros === null ? null : `${(micros / MICROS).toFixed(DECIMALS)} ${currency ?? ''}`.trim();

export const DIFFERENCE_COLUMNS: Columns<Difference> = {
  found_at: time((difference) => difference.found_at),
  check: text((difference) => difference.check),
  code: text((difference) => difference.code),
  subject: text((difference) => difference.subject),
  amount: text((difference) => amountOf(difference.amount_micros, difference.currency)),
  state: state((difference) => difference.state),
  evidence: text(({ evidence }) => JSON.stringify(evidence)),
  day: text((difference) => difference.day),
  accepted_as: text((difference) => difference.accepted_as),
  accepted_by: text((difference) => difference.accepted_by_email),
  reason: text((difference) => difference.reason),
  id: text((difference) => difference.id),
};

export const ACCOUNT_COLUMNS: Columns<Account> = {
  account: text((one) => one.account),
  balance: text((one) => amountOf(one.balance_micros, one.currency)),
};
