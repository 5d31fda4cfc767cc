import { Link } from '@tanstack/react-router';
import { BrandTile, Card, Skeleton } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../shared/format/money';
import type { PopularService } from '../rules/popular-services';

/** Leads to buying this service with one tap left to do. */
export function PopularTile({ service }: { service: PopularService }) {
  const { t } = useTranslation('dashboard');
  const { slug, name, imageUrl, price } = service;
  return (
    <Card asChild interactive className="grid h-full content-start">
      <Link to="/services" search={{ service: slug, country: 'brazil' }}>
        <BrandTile name={name} src={imageUrl} />
        <span className="mt-3 truncate font-semibold">{name}</span>
        <span className="mt-0.5 text-sm text-muted">
          {price ? (
            <>
              {t('popular.from')} <Money {...price} className="font-semibold text-text" />
            </>
          ) : (
            t('popular.soldOut')
          )}
        </span>
      </Link>
    </Card>
  );
}

export function PopularTileSkeleton() {
  return (
    <Card className="grid content-start">
      <Skeleton className="size-9" />
      <Skeleton className="mt-3 h-6 w-3/4" />
      <Skeleton className="mt-1.5 w-full" />
    </Card>
  );
}
