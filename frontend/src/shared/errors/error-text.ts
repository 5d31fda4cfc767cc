import { ApiError } from '@torpedo/api-client';
import { toast } from '@torpedo/ui-kit';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import errors from '../../locales/pt/errors.json';
import { i18n } from '../i18n/i18n';

export class SessionNotLoadedError extends ApiError {}

type TranslatedCode = keyof (typeof errors)['codes'];

const isTranslated = (code: string): code is TranslatedCode => Object.hasOwn(errors.codes, code);

export function errorText(error: unknown, t: TFunction<'errors'>): string {
  if (error instanceof SessionNotLoadedError)
    return t(error.code === 'NETWORK_ERROR' ? 'offlineStart' : 'sessionNotLoaded');
  if (!(error instanceof ApiError)) return t(navigator.onLine ? 'unexpected' : 'codes.NETWORK_ERROR');
  if (isTranslated(error.code)) return t(`codes.${error.code}`);
  return error.message || t(error.isServerFailure ? 'codes.INTERNAL_ERROR' : 'unexpected');
}

export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  return (error) => errorText(error, t);
}

export function reportOnToast(error: unknown): void {
  toast.error({ title: errorText(error, i18n.getFixedT(null, 'errors')) });
}
