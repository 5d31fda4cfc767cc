import { ApiError } from '@torpedo/api-client';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../errors/error-text';

const GATEWAY_FAILURES = [502, 503, 504];

/** No answer came, or it came from a proxy in front of the server. */
export const isServerAway = (error: unknown): boolean =>
  error instanceof ApiError && (error.isConnectionFailure || GATEWAY_FAILURES.includes(error.status));

/** The customers' text; but staff with a working network read that the server is away. */
export function useStaffErrorText(): (error: unknown) => string {
  const { t } = useTranslation('admin-kit');
  const errorText = useErrorText();
  return (error) => (isServerAway(error) && navigator.onLine ? t('serverAway') : errorText(error));
}
