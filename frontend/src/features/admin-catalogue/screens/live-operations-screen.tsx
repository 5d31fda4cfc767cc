import { useQuery } from '@tanstack/react-query';
import { Banner } from '@torpedo/ui-kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { useMay } from '../../../shared/back-office/staff-rights';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { StaffPage } from '../../../shared/back-office/staff-page';
import { staffQuery } from '../../../shared/back-office/staff-query';
import { formatMoney } from '../../../shared/format/money';
import { openNumbersQuery, type ProductDelivery, providersQuery, READ_AGAIN_MS } from '../api/providers';
import { productQuery } from '../api/products';
import { DeliveryHeat } from '../components/delivery-heat';
import { deliveryClass, LEAST_NUMBERS } from '../rules/delivery-grid';
import { Unread } from '../../../shared/back-office/unread';
import { figureFormat } from '../../../shared/format/figure-format';
import { OfferList } from '../components/offer-list';
import { OpenActivations } from '../components/open-activations';
import { PauseDialog } from '../components/pause-dialog';
import { ProviderDialog } from '../components/provider-dialog';
import { ProviderCard } from '../components/provider-card';

interface LiveOperationsScreenProps {
  /** The code of the provider that the address asks to pause. */
  pausing: string | undefined;
  onPauseEnd: () => void;
}

export function LiveOperationsScreen({ pausing, onPauseEnd }: LiveOperationsScreenProps) {
  const { t } = useTranslation('admin-catalogue');
  const query = useQuery(providersQuery());
  const { data } = query;
  const may = useMay();
  // The desk needs one figure of it, and not at every change of a number.
  const held = useQuery({
    ...staffQuery(staffKeys.providers, '/api/v1/admin/dashboard/overview', { query: { period: 'today' } }),
    enabled: may('overview.read'),
    refetchInterval: READ_AGAIN_MS * 4,
  });
  const [isAdding, setAdding] = useState(false);
  // Also those that no provider has answered for yet.
  const open = useQuery(openNumbersQuery()).data?.total;
  return (
    <StaffPage
      title={t('desk.title')}
      count={
        <>
          {open !== undefined && t('desk.open', { count: open })}
          {open !== undefined && held.data && (
            <span className="max-md:hidden">
              {`, ${t('desk.held', { amount: formatMoney(held.data.held_cents, 'BRL') })}`}
            </span>
          )}
        </>
      }
      end={
        may('providers.change') && (
          <SmallButton
            variant="outline"
            className="font-sans tracking-normal max-md:w-11 max-md:border-transparent max-md:px-0"
            onClick={() => setAdding(true)}
          >
            <Plus aria-hidden />
            <span className="max-md:sr-only">{t('provider.new')}</span>
          </SmallButton>
        )
      }
    >
      <div className="flex min-h-0 flex-1 flex-col gap-3">
        <Unread query={query} className="h-25" />
        {data?.items.length === 0 && <Banner tone="warning">{t('desk.noProviders')}</Banner>}
        {data && (
          <div className="grid shrink-0 grid-cols-1 gap-3 max-md:gap-0 max-md:divide-y max-md:divide-border max-md:rounded-card max-md:border max-md:border-border max-md:bg-surface-card md:grid-cols-2 xl:grid-cols-[repeat(auto-fit,minmax(--spacing(60),1fr))]">
            {data.items.map((provider) => (
              <ProviderCard
                key={provider.code}
                provider={provider}
                {...(provider.code === pausing && { onPauseEnd })}
              />
            ))}
          </div>
        )}
        {isAdding && <ProviderDialog provider={null} onClose={() => setAdding(false)} />}
        <div className="grid min-h-0 items-start gap-3 xl:flex-1 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:grid-rows-[minmax(0,1fr)] xl:*:max-h-full">
          <OpenActivations />
          <div className="grid min-w-0 gap-3 xl:overflow-y-auto">
            <DeliveryHeat>
              {(product) =>
                product.product_id !== null && (
                  <ChosenProduct product={product} productId={product.product_id} />
                )
              }
            </DeliveryHeat>
          </div>
        </div>
      </div>
    </StaffPage>
  );
}

function ChosenProduct({ product, productId }: { product: ProductDelivery; productId: string }) {
  const { t } = useTranslation('admin-catalogue');
  const { data } = useQuery(productQuery(productId));
  const [isPausing, setPausing] = useState(false);
  const rate = product.delivered / product.numbers;
  const isIll = product.numbers >= LEAST_NUMBERS && deliveryClass(rate) === 0;
  const share = figureFormat({ style: 'percent', maximumFractionDigits: 0 });
  return (
    <DetailCard
      title={`${product.service_name} ${product.country_name}`}
      count={
        <>
          <b className={isIll ? 'font-semibold text-danger' : 'font-semibold text-text'}>
            {share.format(rate)}
          </b>{' '}
          {t('desk.delivered', { delivered: product.delivered, numbers: product.numbers })}
        </>
      }
      action={
        data?.paused_at === null && (
          <SmallButton variant="outline" onClick={() => setPausing(true)}>
            {t('actions.pause')}
          </SmallButton>
        )
      }
    >
      <OfferList productId={productId} />
      <PauseDialog product={isPausing && data ? data : null} onClose={() => setPausing(false)} />
    </DetailCard>
  );
}
