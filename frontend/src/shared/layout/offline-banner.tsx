import { Banner } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { useOnline } from './use-online';

export function OfflineBanner({ className }: { className?: string }) {
  const { t } = useTranslation();
  const online = useOnline();
  if (online) return null;
  return (
    <Banner tone="warning" className={className}>
      {t('offline')}
    </Banner>
  );
}
