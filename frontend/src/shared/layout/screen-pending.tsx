import { Spinner } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';

/** Stands in for a screen whose account or code is still on its way. */
export function ScreenPending() {
  const { t } = useTranslation();
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label={t('loading')} className="size-8 text-muted" />
    </div>
  );
}
