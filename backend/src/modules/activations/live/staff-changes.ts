import type { LiveEvent } from '../../../platform/events/index.js';
import type { Connection, Connections } from './connections.js';
import type { StaffChangesDto } from './live-event.dto.js';

const PAUSE_MS = 1_000;
const MOST_IDS = 50;

/** For each event, the list of ids and the field with the id of what changed; null where no list shows the change. */
const NAMED: Readonly<Record<string, readonly [keyof Ids, string] | null>> = {
  activation_updated: ['activation_ids', 'activation_id'],
  sms_received: ['activation_ids', 'activation_id'],
  topup_updated: ['topup_ids', 'topup_id'],
  payout_updated: ['topup_ids', 'topup_id'],
  alarm_changed: ['alarm_ids', 'alarm_id'],
  purchase_progress: null,
};

interface Ids {
  activation_ids: Set<string>;
  topup_ids: Set<string>;
  alarm_ids: Set<string>;
}

const noIds = (): Ids => ({ activation_ids: new Set(), topup_ids: new Set(), alarm_ids: new Set() });

export class StaffChanges {
  #ids = noIds();
  #hasUnnamed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly deps: { connections: Connections }) {}

  hear({ type, fields }: LiveEvent): void {
    const named = NAMED[type];
    if (named === undefined || this.#listeners().length === 0) return;
    if (named) this.#ids[named[0]].add(String(fields[named[1]]));
    else this.#hasUnnamed = true;
    this.#timer ??= setTimeout(() => this.#report(), PAUSE_MS).unref();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #listeners(): Connection[] {
    return this.deps.connections
      .of(null)
      .filter(({ role, sessionId }) => role !== 'CUSTOMER' && sessionId !== null);
  }

  #report(): void {
    const ids = this.#ids;
    const hasUnnamed = this.#hasUnnamed;
    this.#ids = noIds();
    this.#hasUnnamed = false;
    this.#timer = undefined;
    const listed = Object.values(ids) as Set<string>[];
    const first = (of: Set<string>) => [...of].slice(0, MOST_IDS);
    const complete: StaffChangesDto = {
      type: 'staff_changes',
      activation_ids: first(ids.activation_ids),
      topup_ids: first(ids.topup_ids),
      alarm_ids: first(ids.alarm_ids),
      is_partial: hasUnnamed || listed.some(({ size }) => size > MOST_IDS),
    };
    const nameless: StaffChangesDto = {
      type: 'staff_changes',
      activation_ids: [],
      topup_ids: [],
      alarm_ids: [],
      is_partial: true,
    };
    for (const { socket, role } of this.#listeners()) {
      socket.send(JSON.stringify(role === 'ADMIN' ? complete : nameless));
    }
  }
}
