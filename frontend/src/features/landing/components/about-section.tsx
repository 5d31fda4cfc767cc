import { Button, SectionHeading } from '@torpedo/ui-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../shared/brand';

/** Who stands behind the service, and the two ways on. */
export function AboutSection({ contactHref }: { contactHref: string }) {
  const { t } = useTranslation('landing');
  const titleId = useId();
  return (
    <section
      data-section="about"
      aria-labelledby={titleId}
      data-surface="ink"
      className="bg-surface-ink text-text"
    >
      <div className="mx-auto grid w-full max-w-page gap-x-16 gap-y-5 px-4 py-14 md:py-20 lg:grid-cols-2 xl:px-0">
        <SectionHeading id={titleId} size="page" className="lg:row-span-2 lg:text-5xl">
          {t('about.title')}
        </SectionHeading>
        <p className="text-lg text-pretty text-muted">{t('about.text', { brand: brand.name })}</p>
        <div className="mt-3 flex flex-wrap gap-3 max-sm:grid">
          <Button asChild>
            <a href="/register">{t('about.register')}</a>
          </Button>
          <Button asChild variant="outline">
            <a href={contactHref}>{t('about.contact')}</a>
          </Button>
        </div>
      </div>
    </section>
  );
}
