import type { TimelineEntry } from '../api/users';

/** One entry, or consecutive numbers of one product that ended in the same way without a message. */
export type TimelineGroup = readonly [TimelineEntry, ...TimelineEntry[]];

const LEAST_REPEATED = 3;

/** The product and the status of a number that ended without a message; undefined for other entries. */
function vainOf({ activation }: TimelineEntry): string | undefined {
  if (!activation || activation.messages > 0) return undefined;
  const { status, service_code: service, country_iso: country } = activation;
  return status === 'CANCELLED' || status === 'EXPIRED' ? `${service} ${country} ${status}` : undefined;
}

/** Groups repeated entries, so that other entries stay in sight. */
export function timelineGroups(entries: readonly TimelineEntry[]): TimelineGroup[] {
  const runs: [TimelineEntry, ...TimelineEntry[]][] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    const vain = vainOf(entry);
    if (last && vain !== undefined && vain === vainOf(last[0])) last.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap((run): TimelineGroup[] =>
    run.length < LEAST_REPEATED ? run.map((entry): TimelineGroup => [entry]) : [run],
  );
}
