import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Card, ErrorState, SectionHeading, SkeletonGroup } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { servicesQuery } from '../../../shared/catalogue';
import { useErrorText } from '../../../shared/errors/error-text';
import { useLanguage } from '../../../shared/i18n/use-language';
import { popularCount, popularServices } from '../rules/popular-services';
import { PopularTile, PopularTileSkeleton } from './popular-tile';

const country = 'BR';
const grid = 'grid grid-cols-3 gap-2 sm:grid-cols-4 sm:gap-3 lg:grid-cols-6';

export function PopularServices() {
  const { t } = useTranslation(['dashboard', 'shell']);
  const { language } = useLanguage();
  const errorText = useErrorText();
  const {
    data: services,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...servicesQuery(language, country),
    placeholderData: keepPreviousData,
  });

  return (
    <section className="grid gap-3">
      <SectionHeading
        trailing={
          <Link
            to="/services"
            className="touch-target text-sm font-semibold text-link underline-offset-4 hover:underline"
          >
            {t('popular.all')}
          </Link>
        }
      >
        {t('popular.title')}
      </SectionHeading>
      {services && (
        <ul className={grid}>
          {popularServices(services).map((service) => (
            <li key={service.slug}>
              <PopularTile service={service} />
            </li>
          ))}
        </ul>
      )}
      {!services && !error && (
        <SkeletonGroup label={t('shell:loading')} className={grid}>
          {Array.from({ length: popularCount }, (_, index) => (
            <PopularTileSkeleton key={index} />
          ))}
        </SkeletonGroup>
      )}
      {!services && error && (
        <Card>
          <ErrorState
            title={t('popular.failed')}
            text={errorText(error)}
            retryLabel={t('shell:retry')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </Card>
      )}
    </section>
  );
}
