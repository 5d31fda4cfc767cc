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
      <Skeleton className="mt-3 h-lh w-3/4 max-sm:text-sm" />
      <Skeleton className="mt-0.5 h-lh w-full text-xs sm:text-sm" />
      <Skeleton className="h-lh w-2/3 text-sm sm:hidden" />
    </Card>
  );
}
