/** One fault that a simulator shall show. */
export interface PlannedFault<Fault extends string> {
  fault: Fault;
  /** Only for this action; otherwise for those that the fault is about. */
  action: string | null;
  /** How often it still happens; null until it is cleared. */
  remaining: number | null;
}

/** The faults that a simulator was told to show, in the order in which they were told. */
export class FaultBoard<Fault extends string> {
  #planned: PlannedFault<Fault>[] = [];

  /** @param usualActions the actions that a fault is about if none was named; null for every one. */
  constructor(
    readonly known: readonly Fault[],
    private readonly usualActions: (fault: Fault) => readonly string[] | null,
  ) {}

  plan(
    fault: Fault,
    { action = null, times = 1 }: { action?: string | null; times?: number | null } = {},
  ): void {
    this.#planned.push({ fault, action, remaining: times });
  }

  clear(): void {
    this.#planned = [];
  }

  /** Shows the fault from now on, or no longer. */
  switch(fault: Fault, isOn: boolean): void {
    this.#planned = this.#planned.filter((planned) => planned.fault !== fault);
    if (isOn) this.plan(fault, { times: null });
  }

  list(): readonly PlannedFault<Fault>[] {
    return this.#planned.map((planned) => ({ ...planned }));
  }

  /** Uses up the first planned fault of these that is about the action; null if there is none. */
  take<Wanted extends Fault>(wanted: readonly Wanted[], action: string): Wanted | null {
    const isAbout = ({ fault, action: only }: PlannedFault<Fault>) =>
      only === null ? (this.usualActions(fault)?.includes(action) ?? true) : only === action;
    const planned = this.#planned.find(
      (candidate) => (wanted as readonly Fault[]).includes(candidate.fault) && isAbout(candidate),
    );
    if (!planned) return null;
    if (planned.remaining !== null && --planned.remaining <= 0) {
      this.#planned = this.#planned.filter((other) => other !== planned);
    }
    return planned.fault as Wanted;
  }
}
