import { Banner } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';

/** Shown when the script before the first paint marks the document, or the server does so for crawlers. */
export function NotFoundNote() {
  const { t } = useTranslation('not-found');
  return (
    <div className="hidden in-data-not-found:block">
      <div className="mx-auto max-w-page px-4 py-3 xl:px-0">
        <Banner data-not-found-note onDismiss={() => undefined} dismissLabel={t('close')}>
          {t('text')}{' '}
          <a href="/help" className="font-semibold whitespace-nowrap text-link underline underline-offset-4">
            {t('help')}
          </a>
        </Banner>
      </div>
    </div>
  );
}
