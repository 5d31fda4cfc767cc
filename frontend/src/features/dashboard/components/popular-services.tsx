import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BrandTile, Card, SectionHeading, Skeleton, SkeletonGroup } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { servicesQuery } from '../../../shared/catalogue';
import { Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { boughtBeforeQuery } from '../api/orders-overview';
import { distinctProducts, SHOWN_FIRST } from '../rules/distinct-products';
import { LoadFailure } from './balance-card';
import { popularCount, type PopularService, popularServices } from '../rules/popular-services';

const country = 'BR';
const grid = 'grid grid-cols-3 gap-2 sm:grid-cols-4 sm:gap-3 lg:grid-cols-6';

export function PopularServices({ isToCome }: { isToCome: boolean }) {
  const { t } = useTranslation(['dashboard', 'shell']);
  const { language } = useLanguage();
  const found = useQuery({ ...servicesQuery(language, country), placeholderData: keepPreviousData });
  const services = !isToCome && found.data;
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
      {services ? (
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
      ) : !isToCome && found.isError ? (
        <Card>
          <LoadFailure
            text={t('popular.failed')}
            onRetry={() => void found.refetch()}
            retrying={found.isFetching}
          />
        </Card>
      ) : (
        <SkeletonGroup label={t('shell:loading')} className={grid}>
          {Array.from({ length: popularCount }, (_, index) => (
            <Skeleton key={index} className="h-14 rounded-card sm:h-15.5" />
          ))}
        </SkeletonGroup>
      )}
    </section>
  );
}

function PopularTile({ service }: { service: PopularService }) {
  const { t } = useTranslation('dashboard');
  const { slug, name: title, imageUrl, price } = service;
  return (
    <Card asChild interactive padding="none" className="popular-tile">
      <Link to="/services" search={{ service: slug, country: 'brazil' }}>
        <BrandTile
          name={title}
          src={imageUrl}
          className="max-sm:size-6 max-sm:bg-transparent sm:row-span-2"
        />
        <span className="truncate font-semibold">{title}</span>
        <span className="text-xs text-muted">
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
