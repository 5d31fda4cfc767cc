import { useTranslation } from 'react-i18next';
import { brand, brandFigures } from '../../../shared/brand';
import { useLanguage } from '../../../shared/i18n/use-language';

const figures = ['users', 'uptime', 'support', 'startTime'] as const;

/** What the operator says of the service. */
export function FiguresStrip() {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  return (
    <section aria-label={t('figures.label', { brand: brand.name })} className="bg-brand text-on-brand">
      <dl className="mx-auto grid max-w-page grid-cols-2 px-4 md:grid-cols-4 xl:px-0">
        {figures.map((figure) => (
          <div
            key={figure}
            className="flex flex-col-reverse border-on-brand/15 py-4 not-first:md:border-l not-first:md:pl-9 max-md:even:border-l max-md:even:pl-5 max-md:nth-[n+3]:border-t md:py-5"
          >
            <dt>{t(`figures.${figure}`)}</dt>
            <dd className="font-display text-3xl font-bold tracking-heading">
              {brandFigures[figure][language]}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
