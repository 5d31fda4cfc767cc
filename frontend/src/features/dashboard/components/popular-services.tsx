import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BrandTile, Card, SectionHeading, Skeleton } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { servicesQuery } from '../../../shared/catalogue';
import { Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { boughtBeforeQuery } from '../api/orders-overview';
import { distinctProducts, SHOWN_FIRST } from '../rules/distinct-products';
import { LoadFailure } from './balance-card';
import { type PopularService, popularServices } from '../rules/popular-services';

const country = 'BR';

interface HomeSectionProps {
  of: 'again' | 'popular';
  children: ReactNode;
}

export function HomeSection({ of, children }: HomeSectionProps) {
  const { t } = useTranslation('dashboard');
  return (
    <section className="grid gap-2 sm:gap-3">
      <SectionHeading
        size="card"
        trailing={
          <Link
            to={of === 'again' ? '/dashboard/orders' : '/services'}
            className="touch-target text-sm font-semibold text-link underline-offset-4 hover:underline"
          >
            {t(`${of}.all`)}
          </Link>
        }
      >
        {t(`${of}.title`)}
      </SectionHeading>
      {children}
    </section>
  );
}

export function PopularServices({ isToCome }: { isToCome: boolean }) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const found = useQuery({ ...servicesQuery(language, country), placeholderData: keepPreviousData });
  const services = isToCome ? undefined : found.data;
  const { data: bought } = useQuery({ ...boughtBeforeQuery(language), enabled: false });
  const last = distinctProducts(bought ?? []).slice(0, SHOWN_FIRST);

  return (
    <HomeSection of="popular">
      {!services && !isToCome && found.isError ? (
        <Card>
          <LoadFailure
            text={t('popular.failed')}
            onRetry={() => void found.refetch()}
            retrying={found.isFetching}
          />
        </Card>
      ) : (
        <ul className="popular-tiles">
          {popularServices(
            found.data ?? [],
            last.map((order) => order.service.code),
          ).map((service, place) => (
            // While the services load, the key is the place, so that a tile stays when its name changes.
            <li key={services ? service.slug : place}>
              <PopularTile service={service} isToCome={!services} />
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  );
}

function PopularTile({ service, isToCome }: { service: PopularService; isToCome: boolean }) {
  const { t } = useTranslation('dashboard');
  const { slug, name: title, imageUrl, price } = service;
  const content = (
    <>
      {isToCome ? <Skeleton /> : <BrandTile name={title} src={imageUrl} />}
      <span>{title}</span>
      {isToCome ? (
        <Skeleton />
      ) : (
        <span>
          {price ? (
            <>
              <span className="max-sm:sr-only">{t('popular.from')} </span>
              <Money {...price} className="inline-block sm:font-semibold sm:text-text" />
            </>
          ) : (
            t('popular.soldOut')
          )}
        </span>
      )}
    </>
  );
  return (
    <Card asChild interactive={!isToCome} padding="none" className="popular-tile">
      {isToCome ? (
        <div>{content}</div>
      ) : (
        <Link to="/services" search={{ service: slug, country: 'brazil' }}>
          {content}
        </Link>
      )}
    </Card>
  );
}
