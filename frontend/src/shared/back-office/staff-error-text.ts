import { ApiError } from '@torpedo/api-client';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../errors/error-text';

const GATEWAY_FAILURES = [502, 503, 504];

/** Nobody answered, or only who stands before the server. */
export const isServerAway = (error: unknown): boolean =>
  error instanceof ApiError && (error.isConnectionFailure || GATEWAY_FAILURES.includes(error.status));

/** As customers read it, but for a server that does not answer: staff know their internet from their server. */
export function useStaffErrorText(): (error: unknown) => string {
  const { t } = useTranslation('admin-kit');
  const errorText = useErrorText();
  return (error) => (isServerAway(error) && navigator.onLine ? t('serverAway') : errorText(error));
}
