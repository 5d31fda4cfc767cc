import { ApiError, hasStatus } from '@torpedo/api-client';
import type auth from '../../../locales/pt/auth.json';

type Auth = typeof auth;
type FormName = 'login' | 'register' | 'verify' | 'forgot' | 'reset' | 'required' | 'secure';
type KeyOf<Form extends FormName> = `${Form}.errors.${Extract<keyof Auth[Form]['errors'], string>}`;

/** The key of an error text of the form or of the registration, or a text of the server. */
type ErrorMessage<Form extends FormName> = { key: KeyOf<Form> | KeyOf<'register'> } | { text: string };

export type AuthErrorMessage = { [Form in FormName]: ErrorMessage<Form> }[FormName];

const serverText = (error: unknown): { text: string } | undefined =>
  error instanceof ApiError && error.message ? { text: error.message } : undefined;

export function loginError(error: unknown): ErrorMessage<'login'> {
  if (!(error instanceof ApiError)) return { key: 'login.errors.other' };
  if (error.isConnectionFailure) return { key: 'login.errors.connection' };
  if (error.status === 401) return { key: 'login.errors.credentials' };
  if (error.status === 429) return { key: 'login.errors.tooMany' };
  return serverText(error) ?? { key: 'login.errors.other' };
}

function commonError(error: unknown): ErrorMessage<'register'> | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.isConnectionFailure) return { key: 'register.errors.connection' };
  if (error.isServerFailure) return { key: 'register.errors.server' };
  if (error.status === 422) return { key: 'register.errors.invalid' };
  if (error.status === 429) return { key: 'register.errors.tooMany' };
  return undefined;
}

const otherwise = (error: unknown): ErrorMessage<'register'> =>
  commonError(error) ?? serverText(error) ?? { key: 'register.errors.other' };

export function registerError(error: unknown): ErrorMessage<'register'> {
  if (error instanceof ApiError) {
    if (error.status === 409) return { key: 'register.errors.taken' };
    if (error.status === 400 && /already registered/i.test(error.message))
      return { key: 'register.errors.known' };
  }
  return otherwise(error);
}

export function verifyError(error: unknown): ErrorMessage<'verify'> {
  if (hasStatus(error, 400)) return { key: 'verify.errors.wrong' };
  if (hasStatus(error, 401)) return { key: 'verify.errors.expired' };
  return commonError(error) ?? serverText(error) ?? { key: 'verify.errors.other' };
}

export function forgotError(error: unknown): ErrorMessage<'forgot'> {
  if (hasStatus(error, 404)) return { key: 'forgot.errors.notFound' };
  if (hasStatus(error, 400)) return serverText(error) ?? { key: 'register.errors.invalid' };
  return otherwise(error);
}

export function resetError(error: unknown): ErrorMessage<'reset'> {
  if (hasStatus(error, 400)) return { key: 'reset.errors.invalid' };
  if (hasStatus(error, 401)) return { key: 'reset.errors.expired' };
  return otherwise(error);
}

export function requiredChangeError(error: unknown): ErrorMessage<'required'> {
  if (error instanceof ApiError && error.status === 400) {
    if (error.code === 'SAME_PASSWORD') return { key: 'required.errors.same' };
    if (/\b8\b/.test(error.message)) return { key: 'required.errors.short' };
  }
  return otherwise(error);
}

export function secureError(error: unknown): ErrorMessage<'secure'> {
  if (hasStatus(error, 400) || hasStatus(error, 422)) return { key: 'secure.errors.invalid' };
  if (hasStatus(error, 401)) return { key: 'secure.errors.expired' };
  return otherwise(error);
}
