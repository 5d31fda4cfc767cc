import { Toaster } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';

export function Toasts() {
  const { t } = useTranslation();
  return <Toaster label={t('toasts.label')} closeLabel={t('toasts.close')} />;
}
