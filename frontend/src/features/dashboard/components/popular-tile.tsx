import { Link } from '@tanstack/react-router';
import { BrandTile, Card, Skeleton } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../shared/format/money';
import type { PopularService } from '../rules/popular-services';

const tile = 'grid h-full content-start max-sm:p-3';

/** Leads to buying this service with one tap left to do. */
export function PopularTile({ service }: { service: PopularService }) {
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

export function PopularTileSkeleton() {
  return (
    <Card className={tile}>
      <Skeleton className="size-9" />
      <Skeleton className="mt-3 h-6 w-3/4" />
      <Skeleton className="mt-1 h-8 w-full sm:h-4.5" />
    </Card>
  );
}
