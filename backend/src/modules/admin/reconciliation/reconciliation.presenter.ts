import type { BookAccount, DaySeal } from '../../wallet/index.js';
import type {
  BookAccountDto,
  BooksDto,
  DaySealDto,
  DifferenceDto,
  EvidenceDto,
  ReconciliationRunDto,
  VerifiedChainDto,
} from './reconciliation.dto.js';
import type { BooksOverview, KnownDifference, VerifiedChain } from './reconciliation.service.js';
import type { Run } from './runs.store.js';

export function presentDifference({ difference, email }: KnownDifference): DifferenceDto {
  const { id, checkName, code, subject, party, day, currency, amountMicros, evidence, state } = difference;
  return {
    id,
    check: checkName,
    code,
    subject,
    party,
    day,
    currency,
    state,
    amount_micros: amountMicros,
    evidence: evidence as EvidenceDto,
    found_at: difference.foundAt.toISOString(),
    seen_at: difference.seenAt.toISOString(),
    ended_at: difference.endedAt?.toISOString() ?? null,
    accepted_as: difference.acceptedAs,
    accepted_by: difference.acceptedBy,
    accepted_by_email: email,
    reason: difference.reason,
  };
}

export const DIFFERENCE_CSV_COLUMNS = [
  'found_at',
  'ended_at',
  'state',
  'check',
  'code',
  'party',
  'subject',
  'day',
  'currency',
  'amount_micros',
  'accepted_as',
  'accepted_by_email',
  'reason',
] as const;

export function presentRun({ id, startedAt, endedAt, startedBy, results }: Run): ReconciliationRunDto {
  return {
    id,
    started_at: startedAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
    started_by: startedBy,
    results: results.map(({ checkName, ...result }) => ({ check: checkName, ...result })),
  };
}

export const presentAccount = ({ account, currency, micros }: BookAccount): BookAccountDto => ({
  account,
  currency,
  balance_micros: micros === 0 ? 0 : -micros,
});

const presentSeal = ({ day, entries, digest, sealedAt }: DaySeal): DaySealDto => ({
  day,
  entries,
  digest: digest.toString('hex'),
  sealed_at: sealedAt.toISOString(),
});

export function presentBooks(overview: BooksOverview): BooksDto {
  const { accounts, payments, payable, owed, open, lastRun, lastSeal } = overview;
  return {
    payable,
    owed: owed
      .filter(({ owedCents }) => owedCents > 0)
      .map(({ currency, owedCents, wallets }) => ({ currency, owed_cents: owedCents, wallets })),
    accounts: accounts.map(presentAccount),
    payments: payments.map(({ id, account, currency, micros, note, at }) => ({
      id,
      account,
      currency,
      amount_micros: micros,
      note,
      recorded_at: at.toISOString(),
    })),
    open: open.map(({ checkName, count }) => ({ check: checkName, count })),
    last_run: lastRun && presentRun(lastRun),
    last_seal: lastSeal && presentSeal(lastSeal),
  };
}

export function presentChain({ days, entries, changed, lastSeal }: VerifiedChain): VerifiedChainDto {
  return {
    days,
    entries,
    changed: changed.map((each) => ({
      day: each.day,
      sealed_entries: each.sealedEntries,
      entries: each.entries,
    })),
    last_seal: lastSeal && presentSeal(lastSeal),
  };
}
