import type { Difference } from '../api/reconciliation';

/** A fact of one side. */
export type Fact =
  | { kind: 'money'; micros: number }
  | { kind: 'text' | 'time' | 'word'; text: string }
  | { kind: 'order' | 'topup' | 'user'; id: string };

export type EvidenceName =
  | 'amount'
  | 'refunded'
  | 'chargedBack'
  | 'state'
  | 'reference'
  | 'time'
  | 'cost'
  | 'number'
  | 'balance'
  | 'uncertain'
  | 'available'
  | 'held'
  | 'owed'
  | 'user'
  | 'entries'
  | 'seal';

/** The facts of both sides about one thing. */
export interface EvidenceRow {
  name: EvidenceName;
  theirs: Fact | null;
  ours: Fact | null;
  /** Whether both sides agree; null when their facts cannot be compared. */
  agrees: boolean | null;
}

const MICROS_PER_CENT = 10_000;

/** What the other side calls the thing that differs: the end of a subject like `primary:42`. */
export const placeOf = ({ subject }: Pick<Difference, 'subject'>): string =>
  subject.slice(subject.indexOf(':') + 1);

/** The evidence of a difference, with the facts of the other side beside ours. */
export function evidenceRows(difference: Difference): EvidenceRow[] {
  const { check, evidence } = difference;
  const has = (name: string) => evidence[name] !== undefined && evidence[name] !== null;
  const money = (name: string, unit = 1): Fact | null =>
    has(name) ? { kind: 'money', micros: Number(evidence[name]) * unit } : null;
  const cents = (name: string) => money(name, MICROS_PER_CENT);
  const text = (name: string, kind: 'text' | 'time' | 'word' = 'text'): Fact | null =>
    has(name) ? { kind, text: String(evidence[name]) } : null;
  const record = (name: string, kind: 'order' | 'topup' | 'user'): Fact | null =>
    has(name) ? { kind, id: String(evidence[name]) } : null;
  const row = (name: EvidenceName, theirs: Fact | null, ours: Fact | null, isComparable = false) => ({
    name,
    theirs,
    ours,
    agrees: isComparable ? JSON.stringify(theirs) === JSON.stringify(ours) : null,
  });
  const place: Fact = { kind: 'text', text: placeOf(difference) };

  const rows = {
    topups: () => [
      row('amount', cents('paid_cents'), cents('booked_cents'), true),
      ...(evidence['refunded_cents'] ? [row('refunded', cents('refunded_cents'), null)] : []),
      ...(evidence['charged_back_cents'] ? [row('chargedBack', cents('charged_back_cents'), null)] : []),
      row('reference', place, record('topup_id', 'topup')),
      row('time', text('created_at', 'time'), null),
      row('state', text('gateway_status', 'word'), text('topup_status', 'word')),
    ],
    charges: () => [
      row('cost', money('charged_micros'), money('booked_micros'), true),
      row('state', text('provider_state', 'word'), text('booked_state', 'word'), true),
      row('number', text('phone') ?? place, record('order_id', 'order')),
      row('time', null, text('allotted_at', 'time')),
    ],
    balances: () => [
      row('balance', money('told_micros'), money('booked_micros'), true),
      row('uncertain', null, money('uncertain_micros')),
    ],
    wallets: () => [
      row('available', cents('available_cents'), cents('explained_available_cents'), true),
      row('held', cents('held_cents'), cents('explained_held_cents'), true),
      row('owed', cents('owed_cents'), cents('explained_owed_cents'), true),
      row('user', record('user_id', 'user'), null),
    ],
    chain: () => [
      row('entries', text('entries'), text('sealed_entries'), true),
      row('seal', text('digest'), text('sealed_digest'), true),
    ],
  };
  return rows[check]().filter(({ theirs, ours }) => theirs !== null || ours !== null);
}
