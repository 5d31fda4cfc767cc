/** REQUESTING and FAILED are internal: before and without an allotment. */
export const ACTIVATION_STATUSES = [
  'REQUESTING',
  'FAILED',
  'WAITING_SMS',
  'COMPLETED',
  'ACTIVE',
  'CANCELLED',
  'EXPIRED',
] as const;
export type AnyActivationStatus = (typeof ACTIVATION_STATUSES)[number];
export type ActivationStatus = Exclude<AnyActivationStatus, 'REQUESTING' | 'FAILED'>;

/** What can happen to an activation. */
export const ACTIVATION_EVENTS = [
  'allotted',
  'failed',
  'message',
  'cancelled',
  'expired',
  'another_asked',
  'finished',
  'window_ended',
] as const;
export type ActivationEvent = (typeof ACTIVATION_EVENTS)[number];

const TRANSITIONS: Record<AnyActivationStatus, Partial<Record<ActivationEvent, AnyActivationStatus>>> = {
  REQUESTING: { allotted: 'WAITING_SMS', failed: 'FAILED' },
  FAILED: {},
  WAITING_SMS: { message: 'COMPLETED', cancelled: 'CANCELLED', expired: 'EXPIRED' },
  COMPLETED: { message: 'COMPLETED', another_asked: 'ACTIVE', finished: 'COMPLETED' },
  ACTIVE: { message: 'COMPLETED', finished: 'COMPLETED', window_ended: 'COMPLETED' },
  CANCELLED: {},
  EXPIRED: {},
};

/** The status after the event; null where the event changes nothing any more. */
export function nextStatus(status: AnyActivationStatus, event: ActivationEvent): AnyActivationStatus | null {
  return TRANSITIONS[status][event] ?? null;
}

/** Where the price stands: kept aside, earned, or back in the wallet. */
export function moneyOf(status: AnyActivationStatus): 'held' | 'captured' | 'released' {
  if (status === 'REQUESTING' || status === 'WAITING_SMS') return 'held';
  return status === 'COMPLETED' || status === 'ACTIVE' ? 'captured' : 'released';
}

interface Timed {
  status: AnyActivationStatus;
  expiresAt: Date;
  cancelAvailableAt: Date;
  cancelRequestedAt: Date | null;
  finishedAt: Date | null;
}

/** Whether it stands in the panel of open numbers and takes one of the customer's slots. */
export function isOpen({ status, expiresAt, finishedAt }: Timed, now: Date): boolean {
  if (status === 'REQUESTING') return true;
  if (expiresAt <= now) return false;
  return status === 'WAITING_SMS' || status === 'ACTIVE' || (status === 'COMPLETED' && finishedAt === null);
}

/** Whether the customer could cancel it right now. */
export function canCancel(
  { status, expiresAt, cancelAvailableAt, cancelRequestedAt }: Timed,
  now: Date,
): boolean {
  return (
    status === 'WAITING_SMS' && cancelRequestedAt === null && cancelAvailableAt <= now && now < expiresAt
  );
}

/** Whether the customer could ask for one more message right now. */
export function canAskAnother(activation: Timed & { canGetAnother: boolean }, now: Date): boolean {
  return activation.canGetAnother && activation.status === 'COMPLETED' && isOpen(activation, now);
}
