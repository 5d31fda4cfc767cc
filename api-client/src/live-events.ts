import type { components } from './schema.gen.js';

/** A live event: the change that it reports is already committed. */
export type LiveEvent = components['schemas']['LiveEventDto'];

const KNOWN: Record<LiveEvent['type'], true> = {
  connection_established: true,
  heartbeat: true,
  pong: true,
  sms_received: true,
  activation_updated: true,
  purchase_progress: true,
  balance_changed: true,
  topup_updated: true,
  payout_updated: true,
  staff_changes: true,
};

function isLiveEvent(value: unknown): value is LiveEvent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    Object.hasOwn(KNOWN, value.type)
  );
}

/** Reads one frame; undefined for an event that this client does not know, which a newer server may send. */
export function readLiveEvent(frame: unknown): LiveEvent | undefined {
  if (typeof frame !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(frame);
    return isLiveEvent(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
