import type { TimelineEntry } from '../api/users';

/** What is shown as one: an entry, or numbers of one product that came to nothing one after the other. */
export type TimelineGroup = readonly [TimelineEntry, ...TimelineEntry[]];

const LEAST_REPEATED = 3;

/** Which product came to nothing; undefined for everything else. */
function vainOf({ activation }: TimelineEntry): string | undefined {
  if (!activation || activation.messages > 0) return undefined;
  const { status, service_code: service, country_iso: country } = activation;
  return status === 'CANCELLED' || status === 'EXPIRED' ? `${service} ${country} ${status}` : undefined;
}

/** Repeats collapse, so that what else happened stays in sight. */
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
