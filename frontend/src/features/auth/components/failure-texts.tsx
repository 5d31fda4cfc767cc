import { Banner, toast } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { isWorthRetrying, maxRetries } from '../../../shared/api/auto-retry';

export function RetryNotice({ retry }: { retry: number }) {
  const { t } = useTranslation('auth');
  return retry > 0 && <Banner>{t('retry', { retry, max: maxRetries })}</Banner>;
}

export function useRetriesFailedToast(): (error: unknown) => void {
  const { t } = useTranslation('auth');
  return (error) => {
    if (isWorthRetrying(error)) {
      toast.error({ title: t('retriesFailed'), message: t('retriesExhausted') });
    }
  };
}
