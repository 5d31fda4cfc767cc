import { dayOf } from '../../../platform/days.js';
import type { BookAccountDto } from '../../wallet/index.js';
import type { CheckName } from './difference.js';
import type { ComparedPartyDto, OpenSumDto, ReconciliationRunDto } from './reconciliation.dto.js';
import type { RunStore } from './runs.store.js';

/** The checks of our balance at a gateway or provider. The first check of each shows how much the other side has. */
const CHECKS = { gateway: ['topups'], provider: ['balances', 'charges'] } as const;
const CUSTOMERS_MONEY = ['available', 'held'];

export interface Party {
  kind: 'gateway' | 'provider';
  code: string;
  account: string;
  currency: string;
}

interface Books {
  accounts: readonly BookAccountDto[];
  open: readonly OpenSumDto[];
  lastRun: ReconciliationRunDto | null;
}

/** For each other side: up to which day the books were compared with it, and the result. */
export async function comparedParties(
  runs: RunStore,
  parties: readonly Party[],
  { accounts, open, lastRun }: Books,
): Promise<ComparedPartyDto[]> {
  const resultOf = (checks: readonly CheckName[], party: string) =>
    lastRun?.results.filter((result) => result.party === party && checks.includes(result.check)) ?? [];
  const openOf = (checks: readonly CheckName[], party: string) =>
    open.filter((sum) => sum.party === party && checks.includes(sum.check));
  const problemOf = (checks: readonly CheckName[], party: string) =>
    resultOf(checks, party).find(({ problem }) => problem !== null)?.problem ?? null;

  const [wallets] = resultOf(['wallets'], '');
  const walletsTo = lastRun?.ended_at && wallets?.compared != null ? dayOf(new Date(lastRun.ended_at)) : null;
  const inWallets = accounts.filter(({ account }) => CUSTOMERS_MONEY.includes(account));
  const currencies = [...new Set(['BRL', ...inWallets.map(({ currency }) => currency)])];
  const ofWallets = currencies.map((currency): ComparedPartyDto => {
    const sums = openOf(['wallets'], '').filter((sum) => sum.currency === currency);
    return {
      kind: 'wallets',
      party: '',
      currency,
      booked_micros: -microsOf(inWallets.filter((account) => account.currency === currency)),
      difference_micros: walletsTo === null ? null : -amountOf(sums),
      open: countOf(sums),
      compared_to: walletsTo,
      problem: problemOf(['wallets'], ''),
    };
  });

  const asked = parties.flatMap(({ kind, code }) => CHECKS[kind].map((check) => [check, code] as const));
  const days = new Map((await runs.comparedTo(asked)).map((day, at) => [asked[at]!.join(), day]));
  const ofParties = parties.map(({ kind, code, account, currency }): ComparedPartyDto => {
    const checks = CHECKS[kind];
    const comparedTo = checks.map((check) => days.get([check, code].join()) ?? null);
    const isStated = comparedTo[0] !== null;
    return {
      kind,
      party: code,
      currency,
      booked_micros: microsOf(accounts.filter((one) => one.account === account && one.currency === currency)),
      difference_micros: isStated ? amountOf(openOf([checks[0]], code)) : null,
      open: countOf(openOf(checks, code)),
      compared_to: comparedTo.reduce((first, day) => first && day && (day < first ? day : first)),
      problem: problemOf(checks, code),
    };
  });
  return [...ofParties, ...ofWallets];
}

const microsOf = (accounts: readonly BookAccountDto[]) =>
  accounts.reduce((sum, { balance_micros: micros }) => sum + micros, 0);
const amountOf = (sums: readonly OpenSumDto[]) =>
  sums.reduce((sum, { amount_micros: micros }) => sum + (micros ?? 0), 0);
const countOf = (sums: readonly OpenSumDto[]) => sums.reduce((sum, { count }) => sum + count, 0);
