import type auth from '../../../locales/pt/auth.json';
import { ApiError } from '../../../shared/api/api-error';

type Auth = typeof auth;

/** A text of ours, or the server's own words. */
export type ErrorMessage<Key> = { key: Key } | { text: string };

const saidBy = <Key>(error: unknown, fallback: Key): ErrorMessage<Key> =>
  error instanceof ApiError && error.message ? { text: error.message } : { key: fallback };

type LoginKey = keyof Auth['login']['errors'];

/** Why a sign-in failed. */
export function loginError(error: unknown): ErrorMessage<LoginKey> {
  if (!(error instanceof ApiError)) return { key: 'other' };
  if (error.isConnectionFailure) return { key: 'connection' };
  if (error.status === 401) return { key: 'credentials' };
  if (error.status === 429) return { key: 'tooMany' };
  return saidBy(error, 'other');
}

type RegisterKey = keyof Auth['register']['errors'];

/** What a registration and a verification have in common. */
function commonError(error: unknown): ErrorMessage<RegisterKey> | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.isConnectionFailure) return { key: 'connection' };
  if (error.isServerFailure) return { key: 'server' };
  if (error.status === 422) return { key: 'invalid' };
  if (error.status === 429) return { key: 'tooMany' };
  return undefined;
}

function isTaken(error: ApiError): boolean {
  return error.status === 409 || (error.status === 400 && /already registered/i.test(error.message));
}

/** Why a registration failed. */
export function registerError(error: unknown): ErrorMessage<RegisterKey> {
  if (error instanceof ApiError && isTaken(error)) return { key: 'taken' };
  return commonError(error) ?? saidBy(error, 'other');
}

type VerifyKey = keyof Auth['verify']['errors'];

export type VerifyMessage = ErrorMessage<VerifyKey> | { registerKey: RegisterKey };

/** Why a code was not accepted. */
export function verifyError(error: unknown): VerifyMessage {
  if (!(error instanceof ApiError)) return { key: 'other' };
  if (error.status === 400) return { key: 'wrong' };
  if (error.status === 401) return { key: 'expired' };
  const common = commonError(error);
  if (common && 'key' in common) return { registerKey: common.key };
  return saidBy(error, 'other');
}
