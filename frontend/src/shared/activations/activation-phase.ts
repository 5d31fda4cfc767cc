interface TimedActivation {
  status: string;
  expires_at: string;
  activation_time: string;
  cancel_available_at: string;
  swap_available_at: string | null;
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

/** Milliseconds until a number that waits may be cancelled; 0 when it is possible now. */
export function cancelWait({ cancel_available_at, activation_time }: TimedActivation, now: number): number {
  const end = Date.parse(cancel_available_at);
  // A clock that runs behind the server's would show more than the whole wait.
  return Math.max(0, Math.min(end - now, end - Date.parse(activation_time)));
}

/** Whether a silent number may be swapped for another one. */
export function isSwappable({ swap_available_at, expires_at }: TimedActivation, now: number): boolean {
  return swap_available_at !== null && Date.parse(swap_available_at) <= now && now < Date.parse(expires_at);
}

/** True while the activation's window is open. */
export function isRunning(activation: TimedActivation, now: number): boolean {
  return Date.parse(activation.expires_at) > now;
}
