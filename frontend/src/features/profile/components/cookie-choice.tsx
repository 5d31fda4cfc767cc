import { Button, Card } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { openCookiePreferences } from '../../../shared/consent/cookie-preferences';

/** The way back to the choice about cookies, for those who are past the public pages and their footer. */
export function CookieChoice() {
  const { t } = useTranslation('profile');
  return (
    <Card padding="lg" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <p className="font-semibold">{t('cookies.title')}</p>
        <p className="text-md text-muted">{t('cookies.text')}</p>
      </div>
      <Button variant="outline" size="sm" onClick={openCookiePreferences}>
        {t('cookies.open')}
      </Button>
    </Card>
  );
}
