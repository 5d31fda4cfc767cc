import { useTranslation } from 'react-i18next';
import { errorText } from './error-text';

/** Puts a failure into the reader's words. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  return (error) => errorText(error, t);
}
