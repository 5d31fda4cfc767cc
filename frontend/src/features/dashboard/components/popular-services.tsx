import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BrandTile, Card, ErrorState, SectionHeading, Skeleton, SkeletonGroup } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { servicesQuery } from '../../../shared/catalogue';
import { Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useErrorText } from '../../../shared/errors/error-text';
import { popularCount, type PopularService, popularServices } from '../rules/popular-services';

const country = 'BR';
const grid = 'grid grid-cols-3 gap-2 sm:grid-cols-4 sm:gap-3 lg:grid-cols-6';

export function PopularServices() {
  const { t } = useTranslation(['dashboard', 'shell']);
  const { language } = useLanguage();
  const errorText = useErrorText();
  const found = useQuery({ ...servicesQuery(language, country), placeholderData: keepPreviousData });
  const services = found.data;

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
      {!services && !found.error && (
        <SkeletonGroup label={t('shell:loading')} className={grid}>
          {Array.from({ length: popularCount }, (_, index) => (
            <PopularTileSkeleton key={index} />
          ))}
        </SkeletonGroup>
      )}
      {!services && found.error && (
        <Card>
          <ErrorState
            title={t('popular.failed')}
            text={errorText(found.error)}
            retryLabel={t('shell:retry')}
            onRetry={() => void found.refetch()}
            retrying={found.isFetching}
          />
        </Card>
      )}
    </section>
  );
}

const tile = 'grid h-full content-start max-sm:p-3';

function PopularTile({ service }: { service: PopularService }) {
  const { t } = useTranslation('dashboard');
  const { slug, name, imageUrl, price } = service;
  return (
    <Card asChild interactive className={tile}>
      <Link to="/services" search={{ service: slug, country: 'brazil' }}>
        <BrandTile name={name} src={imageUrl} />
        <span className="mt-3 truncate font-semibold max-sm:text-sm">{name}</span>
        <span className="mt-0.5 text-xs text-muted sm:text-sm">
          {price ? (
            <>
              {t('popular.from')}{' '}
              <Money
                {...price}
                className="inline-block font-semibold text-text max-sm:block max-sm:text-sm"
              />
            </>
          ) : (
            t('popular.soldOut')
          )}
        </span>
      </Link>
    </Card>
  );
}

function PopularTileSkeleton() {
  return (
    <Card className={tile}>
      <Skeleton className="size-9" />
      <Skeleton className="mt-3 h-lh w-3/4 max-sm:text-sm" />
      <Skeleton className="mt-0.5 h-lh w-full text-xs sm:text-sm" />
      <Skeleton className="h-lh w-2/3 text-sm sm:hidden" />
    </Card>
  );
}
