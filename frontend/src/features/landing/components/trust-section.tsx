import { Button, SectionHeading } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { Island } from '../../../shared/performance/island';
import { LandingSection } from './landing-sections';

/** What visitors can check without an account. */
export function TrustSection({ statusHref }: { statusHref: string }) {
  const { t } = useTranslation('landing');
  return (
    <LandingSection name="trust" title={t('trust.title')}>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <div>
          <SectionHeading level={3} size="card" className="text-xl">
            {t('trust.statement.title')}
          </SectionHeading>
          <p className="mt-1 mb-4 text-pretty text-muted">{t('trust.statement.text')}</p>
          <Island name="hold-proof" />
        </div>
        <div>
          <SectionHeading level={3} size="card" className="text-xl">
            {t('trust.delivery.title')}
          </SectionHeading>
          <p className="mt-1 mb-4 text-pretty text-muted">
            {t('trust.delivery.text')}{' '}
            <a href={statusHref} className="font-semibold text-link max-lg:hidden">
              {t('trust.delivery.link')}
            </a>
          </p>
          <Island name="measured-rows" />
          <Button asChild variant="outline" className="mt-3 max-sm:flex lg:hidden">
            <a href={statusHref}>{t('trust.delivery.link')}</a>
          </Button>
        </div>
      </div>
    </LandingSection>
  );
}
