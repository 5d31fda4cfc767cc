const storageKey = 'torpedo.email_verification';
const validMs = 24 * 60 * 60_000;

export type VerificationContext = 'register' | 'login';

export interface VerificationState {
  email: string;
  token: '';
  context: VerificationContext;
  redirectTo: '/login' | '/dashboard';
  /** In milliseconds since the epoch. */
  timestamp: number;
}

export type UnusableState = 'stateMissing' | 'stateBroken' | 'stateExpired';

export function verificationState(
  context: VerificationContext,
  email: string,
  timestamp: number,
): VerificationState {
  return { email, token: '', context, redirectTo: context === 'login' ? '/dashboard' : '/login', timestamp };
}

/** False when the browser refuses to store it. */
export function saveVerificationState(state: VerificationState): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(state));
    return true;
  } catch {
    return false;
  }
}

export function clearVerificationState(): void {
  localStorage.removeItem(storageKey);
}

function isState(value: unknown): value is VerificationState {
  if (typeof value !== 'object' || value === null) return false;
  const { email, context, timestamp } = value as Record<string, unknown>;
  return (
    typeof email === 'string' &&
    email !== '' &&
    (context === 'register' || context === 'login') &&
    typeof timestamp === 'number'
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `now` in milliseconds since the epoch. */
export function readVerificationState(now: number): VerificationState | UnusableState {
  const text = localStorage.getItem(storageKey);
  if (text === null) return 'stateMissing';
  const saved = parse(text);
  if (!isState(saved)) return 'stateBroken';
  if (now - saved.timestamp > validMs) return 'stateExpired';
  return verificationState(saved.context, saved.email, saved.timestamp);
}
