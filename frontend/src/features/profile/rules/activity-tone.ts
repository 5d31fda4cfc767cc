import type { Activity } from '../api/activity-query';

/** What should make the owner of an account look twice. */
const ALARMING: ReadonlySet<Activity['kind']> = new Set([
  'sign_in_failed',
  'sign_in_blocked',
  'deletion_refused',
] as const);

export function isAlarming({ kind }: Activity): boolean {
  return ALARMING.has(kind);
}
