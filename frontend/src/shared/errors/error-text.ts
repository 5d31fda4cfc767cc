import { ApiError } from '@torpedo/api-client';
import type { TFunction } from 'i18next';
import { RetriesExhaustedError } from '../api/retries-exhausted';
import type errors from '../../locales/pt/errors.json';

type TranslatedCode = keyof (typeof errors)['codes'];

const translated: Record<TranslatedCode, true> = {
  NETWORK_ERROR: true,
  TIMEOUT: true,
  INTERNAL_ERROR: true,
  UNAVAILABLE: true,
  RATE_LIMITED: true,
  VALIDATION_ERROR: true,
  UNAUTHENTICATED: true,
  SESSION_NOT_LOADED: true,
};

function isTranslated(code: string): code is TranslatedCode {
  return Object.hasOwn(translated, code);
}

/** What to tell the reader about a failure: by its code, else in the server's words, else in general ones. */
export function errorText(error: unknown, t: TFunction<'errors'>): string {
  if (error instanceof RetriesExhaustedError) return t('retriesExhausted');
  if (!(error instanceof ApiError)) return t('unexpected');
  if (isTranslated(error.code)) return t(`codes.${error.code}`);
  return error.message || t(error.isServerFailure ? 'codes.INTERNAL_ERROR' : 'unexpected');
}
