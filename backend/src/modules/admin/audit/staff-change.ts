import type { Clock } from '../../../platform/clock.js';
import type { Database, UnitOfWork } from '../../../platform/database/index.js';
import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import { DryRunOutcome } from '../../../platform/http/index.js';
import type { Facts, StaffChange } from './audit.models.js';
import { entryOf, recordAudit } from './audit.store.js';
import { assertMayDo, type StaffRequest } from './staff-action.js';

interface Deps {
  db: Pick<Database, 'transaction'>;
  clock: Clock;
}

export function changedFacts(before: Facts, after: Facts): { before: Facts; after: Facts } | null {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  if (names.length === 0) return null;
  const only = (facts: Facts) => Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
  return { before: only(before), after: only(after) };
}

/**
 * Call it during a change, after the changed thing is locked.
 * @param current reads the present object in the form of the answer
 * @throws DomainError CHANGED_MEANWHILE with that object when the editor saw another one, InvalidInputError for no time
 */
export async function assertUnchanged(
  { expectedUpdatedAt }: StaffRequest,
  updatedAt: Date | null,
  current: () => object | Promise<object>,
): Promise<void> {
  if (expectedUpdatedAt === undefined) return;
  const seenAt = expectedUpdatedAt === '' ? null : new Date(expectedUpdatedAt).getTime();
  if (Number.isNaN(seenAt)) throw new InvalidInputError({ expected_updated_at: 'invalid' });
  if (seenAt === (updatedAt?.getTime() ?? null)) return;
  throw new DomainError('CHANGED_MEANWHILE', { current: await current() });
}

/** At least a millisecond later than `before`, so that two quick changes get different times. */
export function changedAt(now: Date, before: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1));
}

export interface StaffWarning {
  code: 'BELOW_COST';
  entity_id: string;
  price_cents: number;
  cost_cents: number;
}

interface StaffWork<Result> {
  result: Result;
  changes: readonly StaffChange[];
  warnings?: readonly StaffWarning[];
}

/**
 * The only way for staff to change something. It enforces the table of actions, and writes the work and its audit
 * entries in one transaction. The work returns its result and its changes, an empty list when nothing changed. A dry
 * run is rolled back and throws, so mails, calls to providers and other effects outside have to come
 * after this call.
 * @throws DomainError, InvalidInputError as `assertMayDo`; DryRunOutcome in a dry run, which the error handler answers
 * with 200 and the changes
 */
export async function changeAsStaff<Result>(
  { db, clock }: Deps,
  asked: StaffRequest,
  work: (unit: UnitOfWork) => Promise<StaffWork<Result>>,
): Promise<Result> {
  assertMayDo(asked);
  return db.transaction(async (unit) => {
    const { result, changes, warnings = [] } = await work(unit);
    for (const change of changes) await recordAudit(unit, change, asked, clock.now());
    if (asked.origin.isDryRun)
      throw new DryRunOutcome(
        changes.map((change) => shownChange(change, asked)),
        warnings,
      );
    return result;
  });
}

function shownChange(change: StaffChange, asked: StaffRequest) {
  const {
    action,
    entityType: entity_type,
    entityId: entity_id,
    before,
    after,
  } = entryOf(change, asked.action);
  return { action, entity_type, entity_id, before, after };
}
