import type { Schemas } from '@torpedo/api-client';
import { BrandTile, Card, EmptyState, ErrorState, Skeleton } from '@torpedo/ui-kit';
import { ChevronRight, PackageOpen } from 'lucide-react';
import { usePublicRead } from '../../../shared/api/public-read';
import { formatShare, isGoodRate } from '../../../shared/format/figure';
import { formatMoney } from '../../../shared/format/money';
import { fillGap, gap, useTexts } from '../../../shared/i18n/use-texts';
import { formatShopTime } from '../../../shared/time/shop-time';
import { landingFigures, shownCountry } from '../api/public-catalogue';
import { isLow, offersOnPage } from '../rules/live-offer';
import { noteTappedService } from '../api/tapped-service';

export function PriceList() {
  const { t } = useTexts('live');
  const { status, data } = usePublicRead(landingFigures);
  const offers = data?.offers ?? [];
  const isEmpty = status === 'ready' && offers.length === 0;

  return (
    <div className="min-h-122 sm:min-h-69" aria-busy={status === 'pending'}>
      {status === 'failed' && (
        <ErrorState
          title={t('prices.failed')}
          retryLabel={t('prices.retry')}
          onRetry={landingFigures.retry}
        />
      )}
      {isEmpty && (
        <EmptyState icon={<PackageOpen />} title={t('prices.empty')} text={t('prices.emptyHint')} />
      )}
      {status !== 'failed' && !isEmpty && (
        <Card padding="none" className="overflow-hidden shadow-none">
          <ul
            aria-label={status === 'pending' ? t('prices.loading') : undefined}
            className="grid gap-px bg-border sm:grid-cols-2"
          >
            {status === 'pending'
              ? Array.from({ length: offersOnPage }, (_, index) => <PriceRowSkeleton key={index} />)
              : offers.map((service) => <PriceRow key={service.id} service={service} />)}
          </ul>
        </Card>
      )}
    </div>
  );
}

export function PricesUpdated() {
  const { t, locale } = useTexts('live');
  const { data } = usePublicRead(landingFigures);
  return (
    <p className="min-h-5 text-sm text-muted max-lg:text-center">
      {data && t('prices.updated', { time: formatShopTime(data.readAt, locale) })}
    </p>
  );
}

const rowClasses = 'flex min-h-15 items-center gap-3 bg-surface-card px-3.5 py-2 sm:min-h-17';

function PriceRow({ service }: { service: Schemas['ServiceDto'] }) {
  const { t } = useTexts('live');
  const { serv_code, name, price_cents, currency, service_image_url, stock } = service;
  const offer = `/services?service=${encodeURIComponent(serv_code)}&country=${shownCountry}`;

  function delivery() {
    const { delivery_rate, typical_seconds: seconds, works_now } = service;
    if (delivery_rate === null)
      return isLow(service)
        ? t('prices.lastStock', { count: stock })
        : t(works_now === null ? 'prices.unmeasured' : works_now ? 'prices.works' : 'prices.unstable');
    return fillGap(
      seconds === null
        ? t('prices.delivered', { rate: gap })
        : t('prices.deliveredIn', { rate: gap, seconds }),
      <strong className={isGoodRate(delivery_rate) ? 'text-received' : 'text-waiting'}>
        {formatShare(delivery_rate)}
      </strong>,
    );
  }

  return (
    <li>
      <a
        href={`/register?redirect=${encodeURIComponent(offer)}`}
        onClick={() => noteTappedService(serv_code)}
        className={`${rowClasses} -outline-offset-2 transition-colors duration-(--duration-fast) hover:bg-surface-sunken`}
      >
        <BrandTile name={name} src={service_image_url ?? undefined} />
        <span className="grid min-w-0 flex-1">
          <span className="truncate font-semibold">{name}</span>
          <span className="text-sm text-muted">{delivery()}</span>
        </span>
        <b className="whitespace-nowrap tabular-nums">{formatMoney(price_cents, currency)}</b>
        <ChevronRight aria-hidden className="size-4.5 shrink-0 text-muted" />
      </a>
    </li>
  );
}

function PriceRowSkeleton() {
  return (
    <li className={rowClasses}>
      <Skeleton className="size-9" />
      <span className="grid flex-1 gap-2">
        <Skeleton className="w-24" />
        <Skeleton className="h-3 w-36" />
      </span>
      <Skeleton className="h-5 w-16" />
    </li>
  );
}
