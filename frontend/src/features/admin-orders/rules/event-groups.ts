interface OrderEvent {
  at: string;
  type: string;
  reference: string | null;
}

/** Events that the reader sees as one event. */
export interface EventGroup<Event extends OrderEvent> {
  type: Event['type'];
  /** When the last event of the group ended. */
  at: string;
  references: (string | null)[];
  /** Milliseconds since the group before; null for the first. */
  sincePrevious: number | null;
}

/** Groups consecutive attempts into one event, the search for a number. */
export function eventGroups<Event extends OrderEvent>(events: readonly Event[]): EventGroup<Event>[] {
  const groups: EventGroup<Event>[] = [];
  for (const { type, at, reference } of events) {
    const last = groups.at(-1);
    if (last && type === 'attempt' && last.type === 'attempt') {
      last.references.push(reference);
      last.at = at;
    } else {
      groups.push({ type, at, references: [reference], sincePrevious: null });
    }
  }
  return groups.map((group, place) => {
    const before = groups[place - 1];
    return { ...group, sincePrevious: before ? Date.parse(group.at) - Date.parse(before.at) : null };
  });
}
