/** What the server says over the socket: always something already committed. */
export type LiveEvents = {
  connection_established: object;
  heartbeat: object;
  sms_received: { activation_id: string; code: string | null; timestamp: string };
  activation_updated: { activation_id: string; status: string };
  purchase_progress: {
    batch_id: string;
    number: number;
    attempt: number;
    max_attempts: number;
    outcome?: 'bought' | 'refused' | 'unknown';
  };
  balance_changed: { currency: string; balance_cents: number; held_cents: number };
  topup_updated: { topup_id: string; status: string };
  payout_updated: { payout_id: string; topup_id: string; status: string };
};

export type LiveEventType = keyof LiveEvents;

export type LiveEvent = { [Type in LiveEventType]: { type: Type } & LiveEvents[Type] }[LiveEventType];

const known: Record<LiveEventType, true> = {
  connection_established: true,
  heartbeat: true,
  sms_received: true,
  activation_updated: true,
  purchase_progress: true,
  balance_changed: true,
  topup_updated: true,
  payout_updated: true,
};

function isLiveEvent(value: unknown): value is LiveEvent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    Object.hasOwn(known, value.type)
  );
}

/** Reads one frame; undefined for what this client does not know, which a newer server may well send. */
export function readLiveEvent(frame: unknown): LiveEvent | undefined {
  if (typeof frame !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(frame);
    return isLiveEvent(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
