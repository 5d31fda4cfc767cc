import { ApiError, hasStatus } from '@torpedo/api-client';
import type auth from '../../../locales/pt/auth.json';

type Auth = typeof auth;

export type ErrorMessage<Key> = { key: Key } | { text: string };

const saidBy = <Key>(error: unknown, fallback: Key): ErrorMessage<Key> =>
  error instanceof ApiError && error.message ? { text: error.message } : { key: fallback };

type LoginKey = keyof Auth['login']['errors'];

export function loginError(error: unknown): ErrorMessage<LoginKey> {
  if (!(error instanceof ApiError)) return { key: 'other' };
  if (error.isConnectionFailure) return { key: 'connection' };
  if (error.status === 401) return { key: 'credentials' };
  if (error.status === 429) return { key: 'tooMany' };
  return saidBy(error, 'other');
}

type RegisterKey = keyof Auth['register']['errors'];

function commonError(error: unknown): ErrorMessage<RegisterKey> | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.isConnectionFailure) return { key: 'connection' };
  if (error.isServerFailure) return { key: 'server' };
  if (error.status === 422) return { key: 'invalid' };
  if (error.status === 429) return { key: 'tooMany' };
  return undefined;
}

export function registerError(error: unknown): ErrorMessage<RegisterKey> {
  if (error instanceof ApiError) {
    if (error.status === 409) return { key: 'taken' };
    if (error.status === 400 && /already registered/i.test(error.message)) return { key: 'known' };
  }
  return commonError(error) ?? saidBy(error, 'other');
}

export type ScreenMessage<Key> = ErrorMessage<Key> | { registerKey: RegisterKey };

function sharedMessage(error: unknown): { registerKey: RegisterKey } | undefined {
  const common = commonError(error);
  return common && 'key' in common ? { registerKey: common.key } : undefined;
}

const otherwise = (error: unknown): { text: string } | { registerKey: RegisterKey } => {
  const said = saidBy<RegisterKey>(error, 'other');
  return 'key' in said ? { registerKey: said.key } : said;
};

type VerifyKey = keyof Auth['verify']['errors'];

export function verifyError(error: unknown): ScreenMessage<VerifyKey> {
  if (!(error instanceof ApiError)) return { key: 'other' };
  if (error.status === 400) return { key: 'wrong' };
  if (error.status === 401) return { key: 'expired' };
  return sharedMessage(error) ?? saidBy(error, 'other');
}

type ForgotKey = keyof Auth['forgot']['errors'];

export function forgotError(error: unknown): ScreenMessage<ForgotKey> {
  if (hasStatus(error, 404)) return { key: 'notFound' };
  if (hasStatus(error, 400)) {
    const said = saidBy(error, null);
    return 'text' in said ? said : { registerKey: 'invalid' };
  }
  return sharedMessage(error) ?? otherwise(error);
}

type ResetKey = keyof Auth['reset']['errors'];

export function resetError(error: unknown): ScreenMessage<ResetKey> {
  if (hasStatus(error, 400)) return { key: 'invalid' };
  if (hasStatus(error, 401)) return { key: 'expired' };
  return sharedMessage(error) ?? otherwise(error);
}

type RequiredKey = keyof Auth['required']['errors'];

export function requiredChangeError(error: unknown): ScreenMessage<RequiredKey> {
  if (error instanceof ApiError && error.status === 400) {
    if (error.code === 'SAME_PASSWORD') return { key: 'same' };
    if (/\b8\b/.test(error.message)) return { key: 'short' };
  }
  return sharedMessage(error) ?? otherwise(error);
}

type SecureKey = keyof Auth['secure']['errors'];

export function secureError(error: unknown): ScreenMessage<SecureKey> {
  if (hasStatus(error, 400) || hasStatus(error, 422)) return { key: 'invalid' };
  if (hasStatus(error, 401)) return { key: 'expired' };
  return sharedMessage(error) ?? otherwise(error);
}
