import { useTranslation } from 'react-i18next';
import type { AuthErrorMessage } from '../rules/error-keys';

/** Apart from the other texts of failures, which the sign-in loads without. */
export function useMessageText(): (message: AuthErrorMessage) => string {
  const { t } = useTranslation('auth');
  return (message) => ('text' in message ? message.text : t(message.key));
}
