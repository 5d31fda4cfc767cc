interface TimedActivation {
  status: string;
  expires_at: string;
  cancel_available_at: string;
  quantidade_codigos: number;
}

/** Waits for a message, or shows the one that arrived. */
export type ActivationPhase = 'waiting' | 'received' | 'waiting_another';

/** How the ticket of an open activation reads; a status of a newer server counts as waiting. */
export function activationPhase({ status, quantidade_codigos }: TimedActivation): ActivationPhase {
  if (status === 'COMPLETED') return 'received';
  if (status === 'ACTIVE' && quantidade_codigos > 0) return 'waiting_another';
  return 'waiting';
}

/** Milliseconds until the customer may cancel; 0 when it is possible now, null when it no longer is. */
export function cancelWait(activation: TimedActivation, now: number): number | null {
  const waits = activation.status === 'WAITING_SMS' || activation.status === 'ACTIVE';
  if (!waits || activation.quantidade_codigos > 0) return null;
  return Math.max(0, Date.parse(activation.cancel_available_at) - now);
}

/** True while the activation's window is open. */
export function isRunning(activation: TimedActivation, now: number): boolean {
  return Date.parse(activation.expires_at) > now;
}
