import type { Clock } from '../../../platform/clock.js';
import type { Database, UnitOfWork } from '../../../platform/database/index.js';
import { DryRunOutcome } from '../../../platform/http/index.js';
import type { AuditAction, AuditedEntity, Facts } from './audit.models.js';
import { maskPersonal, recordAudit } from './audit.store.js';
import { givenReason, type StaffOrigin } from './staff-action.js';

/** What a change did to one thing, in wire names. */
export interface StaffChange {
  action: AuditAction;
  entity: { type: AuditedEntity; id: string };
  /** The customer whom it concerns; null for what belongs to no customer. */
  userId: string | null;
  before: Facts | null;
  after: Facts | null;
}

/** Who asks for a change, and why. */
export interface StaffRequest {
  origin: StaffOrigin;
  /** Only checked for being required by those who require it: `requiredReason`. */
  reason?: string | null | undefined;
}

interface Deps {
  db: Pick<Database, 'transaction'>;
  clock: Clock;
}

/** The same facts without those that stayed as they were; null when nothing changed. */
export function changedFacts(before: Facts, after: Facts): { before: Facts; after: Facts } | null {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  if (names.length === 0) return null;
  const only = (facts: Facts) => Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
  return { before: only(before), after: only(after) };
}

/**
 * The one way in which staff change something: the work and its audit entries are one transaction. The work answers its
 * result with what it changed, an empty list when nothing had to change. In a trial everything is rolled back and
 * nothing after this call runs, so what reaches outside (mails, calls to providers) comes after it.
 * @throws DryRunOutcome in a trial, which the error handler answers with 200 and the changes
 */
export function changeAsStaff<Result>(
  { db, clock }: Deps,
  { origin, reason }: StaffRequest,
  work: (unit: UnitOfWork) => Promise<{ result: Result; changes: readonly StaffChange[] }>,
): Promise<Result> {
  return db.transaction(async (unit) => {
    const { result, changes } = await work(unit);
    for (const change of changes) {
      await recordAudit(unit, {
        ...change,
        at: clock.now(),
        origin,
        reason: givenReason(reason ?? undefined),
      });
    }
    if (origin.isDryRun) throw new DryRunOutcome(changes.map(presentChange));
    return result;
  });
}

/** A change as the answer of a trial tells it. */
const presentChange = ({ action, entity, before, after }: StaffChange) => ({
  action,
  entity_type: entity.type,
  entity_id: entity.id,
  before: before && maskPersonal(before),
  after: after && maskPersonal(after),
});
