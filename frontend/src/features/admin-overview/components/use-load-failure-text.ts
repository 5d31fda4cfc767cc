import { ApiError } from '@torpedo/api-client';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';

/** Why the figures did not come: in the server's words where it said something. */
export function useLoadFailureText(): (error: unknown) => string {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  return (error) => {
    if (!(error instanceof ApiError)) return t('failure.unknown');
    if (error.isConnectionFailure) return errorText(error);
    return error.message || t('failure.unknown');
  };
}
