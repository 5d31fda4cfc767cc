import { useTranslation } from 'react-i18next';
import type { AuthErrorMessage } from '../rules/error-keys';

/** Apart from `failure-texts.tsx`, which the sign-in does not load. */
export function useMessageText(): (message: AuthErrorMessage) => string {
  const { t } = useTranslation('auth');
  return (message) => ('text' in message ? message.text : t(message.key));
}
