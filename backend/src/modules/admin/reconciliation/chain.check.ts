import type { ChangedDay, DaySeals } from '../../wallet/index.js';
import type { DifferenceStore } from './differences.store.js';
import type { Finding } from './difference.js';

/** How many days a run compares, those first whose last comparison is oldest. */
const ROUND_DAYS = 14;

interface Deps {
  seals: DaySeals;
  differences: DifferenceStore;
  now: Date;
}

export async function compareChain({ seals, differences, now }: Deps) {
  await seals.seal(now);
  const open = await differences.openSubjects('chain');
  const days = [...new Set([...open, ...(await seals.listUnverified(ROUND_DAYS))])];
  const changed: ChangedDay[] = [];
  for (const day of days) {
    const found = await seals.verifyDay(day, now);
    if (found) changed.push(found);
  }
  return recordChangedDays({ differences, now }, days, changed);
}

export async function recordChangedDays(
  { differences, now }: Omit<Deps, 'seals'>,
  days: readonly string[] | null,
  changed: readonly ChangedDay[],
) {
  const scope = { checkName: 'chain', party: '', day: null, subjects: days } as const;
  const recorded = await differences.record(scope, changed.map(findingOf), now);
  return { compared: days?.length ?? 0, ...recorded };
}

function findingOf({ day, sealedEntries, entries, sealedDigest, digest, isUnlinked }: ChangedDay): Finding {
  return {
    code: 'day_changed',
    subject: day,
    currency: null,
    amountMicros: null,
    evidence: {
      sealed_entries: sealedEntries,
      entries,
      sealed_digest: sealedDigest,
      digest,
      is_unlinked: isUnlinked ? 1 : 0,
    },
  };
}
