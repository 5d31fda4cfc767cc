import { Banner } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';

/**
 * Says on the start page that the address asked for does not exist. It is part of the page's document and shows while
 * the document is marked as lost: by the script that runs before the first paint, and for crawlers by the server, which
 * sends them this page in place of one that does not exist.
 */
export function LostOnSite() {
  const { t } = useTranslation('lost');
  return (
    <div className="hidden in-data-lost:block">
      <div className="mx-auto max-w-page px-4 py-3 xl:px-0">
        <Banner data-lost-note onDismiss={() => undefined} dismissLabel={t('close')}>
          {t('text')}{' '}
          <a href="/help" className="font-semibold whitespace-nowrap text-link underline underline-offset-4">
            {t('help')}
          </a>
        </Banner>
      </div>
    </div>
  );
}
