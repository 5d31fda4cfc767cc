interface TimedActivation {
  status: string;
  expires_at: string;
  activation_time: string;
  cancel_available_at: string;
  swap_available_at: string | null;
  quantidade_codigos: number;
}

export type ActivationPhase = 'waiting' | 'received' | 'waiting_another';

/** An unknown status of a newer server counts as waiting. */
export function activationPhase({ status, quantidade_codigos }: TimedActivation): ActivationPhase {
  if (status === 'COMPLETED') return 'received';
  if (status === 'ACTIVE' && quantidade_codigos > 0) return 'waiting_another';
  return 'waiting';
}

interface Message {
  codigo: string | null;
  texto: string | null;
  recebido_em: string;
}

/** The messages with a code, newest first. */
export function codesOf({ historico_codigos }: { historico_codigos: readonly Message[] }) {
  return historico_codigos.filter(
    (message): message is Message & { codigo: string } => message.codigo !== null,
  );
}

/** In milliseconds; 0 when it is possible now. */
export function cancelWait({ cancel_available_at, activation_time }: TimedActivation, now: number): number {
  const end = Date.parse(cancel_available_at);
  // With a device clock that is behind, the result would be longer than the whole wait.
  return Math.max(0, Math.min(end - now, end - Date.parse(activation_time)));
}

export function isSwappable({ swap_available_at, expires_at }: TimedActivation, now: number): boolean {
  return swap_available_at !== null && Date.parse(swap_available_at) <= now && now < Date.parse(expires_at);
}

export function isRunning(activation: TimedActivation, now: number): boolean {
  return Date.parse(activation.expires_at) > now;
}
