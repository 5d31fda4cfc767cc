import { Banner, toast } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { isWorthRetrying, maxRetries } from '../../../shared/api/auto-retry';
import type { AuthErrorMessage } from '../rules/error-keys';

export function RetryNotice({ retry }: { retry: number }) {
  const { t } = useTranslation('auth');
  return retry > 0 && <Banner>{t('retry', { retry, max: maxRetries })}</Banner>;
}

export function useRetriesFailedToast(): (error: unknown) => void {
  const { t } = useTranslation(['auth', 'errors']);
  return (error) => {
    if (isWorthRetrying(error)) {
      toast.error({ title: t('retriesFailed'), message: t('errors:retriesExhausted') });
    }
  };
}

export function useMessageText(): (message: AuthErrorMessage) => string {
  const { t } = useTranslation('auth');
  return (message) => ('text' in message ? message.text : t(message.key));
}
