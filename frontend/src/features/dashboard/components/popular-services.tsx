import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  BrandTile,
  Card,
  classNames,
  ErrorState,
  SectionHeading,
  Skeleton,
  SkeletonGroup,
} from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { servicesQuery } from '../../../shared/catalogue';
import { Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useErrorText } from '../../../shared/errors/error-text';
import { boughtBeforeQuery } from '../api/orders-overview';
import { distinctProducts, SHOWN_FIRST } from '../rules/distinct-products';
import { popularCount, type PopularService, popularServices } from '../rules/popular-services';

const country = 'BR';
const grid = 'grid grid-cols-3 gap-2 sm:grid-cols-4 sm:gap-3 lg:grid-cols-6';

export function PopularServices() {
  const { t } = useTranslation(['dashboard', 'shell']);
  const { language } = useLanguage();
  const errorText = useErrorText();
  const found = useQuery({ ...servicesQuery(language, country), placeholderData: keepPreviousData });
  const services = found.data;
  const { data: bought } = useQuery({ ...boughtBeforeQuery(language), enabled: false });
  const last = distinctProducts(bought ?? []).slice(0, SHOWN_FIRST);

  return (
    <section className="grid gap-2 sm:gap-3">
      <SectionHeading
        size="card"
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
          {popularServices(
            services,
            last.map((order) => order.service.code),
          ).map((service) => (
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

const tile =
  'grid h-full content-start max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-2 max-sm:px-3 max-sm:py-2';
const name = 'truncate max-sm:order-last max-sm:col-span-2 sm:mt-3';

function PopularTile({ service }: { service: PopularService }) {
  const { t } = useTranslation('dashboard');
  const { slug, name: title, imageUrl, price } = service;
  return (
    <Card asChild interactive className={tile}>
      <Link to="/services" search={{ service: slug, country: 'brazil' }}>
        <BrandTile name={title} src={imageUrl} className="max-sm:size-6 max-sm:bg-transparent" />
        <span className={classNames(name, 'font-semibold max-sm:text-sm')}>{title}</span>
        <span className="text-xs text-muted max-sm:self-center max-sm:text-right sm:mt-0.5 sm:text-sm">
          {price ? (
            <>
              <span className="max-sm:sr-only">{t('popular.from')} </span>
              <Money {...price} className="inline-block sm:font-semibold sm:text-text" />
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
      <Skeleton className="size-6 sm:size-9" />
      <Skeleton className={classNames(name, 'h-lh w-3/4 max-sm:text-sm')} />
      <Skeleton className="h-lh w-full text-xs max-sm:self-center sm:mt-0.5 sm:text-sm" />
    </Card>
  );
}
