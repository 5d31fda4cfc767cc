import type { Schemas } from '@torpedo/api-client';
import { Banner, Card, ErrorState, SectionHeading, Skeleton } from '@torpedo/ui-kit';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLimits } from '../../../shared/app-info';
import { useBalance } from '../../../shared/balance';
import { useMe, useSignedIn } from '../../../shared/session/account';
import { useNow } from '../../../shared/time/use-now';
import { formatWait, wholeMinutes } from '../../../shared/time/format-time';
import type { PurchaseOrder } from '../api/purchase-calls';
import type { ProductChoice } from '../api/use-product-choice';
import type { usePurchase } from '../api/use-purchase';
import { ConfirmPurchase } from './confirm-purchase';
import { CountryPicker } from './country-picker';
import { InsufficientBalance } from './insufficient-balance';
import { OrderControls } from './order-controls';
import { PurchaseOutcome } from './purchase-outcome';
import { ServicePicker } from './service-picker';
import { useFocusWhenLoaded } from './use-focus-when-loaded';

type BuyFormProps = {
  choice: ProductChoice;
  slots: Schemas['UserTransactionsDto']['slots'] | undefined;
  purchase: ReturnType<typeof usePurchase>;
};

/** Country, service, quantity, total, buy. */
export function BuyForm({ choice, slots, purchase }: BuyFormProps) {
  const { t } = useTranslation('buy');
  const me = useMe();
  const signedIn = useSignedIn();
  const limits = useLimits();
  const balance = useBalance();
  const { countries, services, country, service } = choice;
  const { flow, quoting, blockedUntil } = purchase;
  const maxQuantity = limits.max_quantity;
  const [quantity, setQuantity] = useState(1);
  const [overLimit, setOverLimit] = useState(false);
  const serviceRef = useRef<HTMLButtonElement>(null);
  const buyRef = useRef<HTMLButtonElement>(null);
  const focusServicesNext = useFocusWhenLoaded(serviceRef, services.data);
  const now = useNow(blockedUntil !== null);
  const blockedMs = blockedUntil === null ? 0 : blockedUntil - now;
  const busy = quoting || flow.step === 'ordering';

  const order: PurchaseOrder | null =
    country && service
      ? {
          userId: me.id,
          serviceCode: service.serv_code,
          countryIso: country.iso_code,
          quantity,
          unitPrice: service.price,
        }
      : null;

  function chooseCountry(isoCode: string) {
    if (isoCode !== country?.iso_code) focusServicesNext();
    choice.chooseCountry(isoCode);
  }

  function buy() {
    if (!order) return;
    const tooMany = slots !== undefined && slots.used + quantity > slots.max;
    setOverLimit(tooMany);
    purchase.dismiss();
    if (!tooMany) void purchase.ask(order);
  }

  if (countries.isError || services.isError) {
    return (
      <Card>
        <ErrorState
          title={t('form.catalogueFailed')}
          retryLabel={t('form.retry')}
          retrying={countries.isFetching || services.isFetching}
          onRetry={() => void (countries.isError ? countries.refetch() : services.refetch())}
        />
      </Card>
    );
  }

  return (
    <Card className="grid gap-3">
      <SectionHeading level={2}>{t('form.heading')}</SectionHeading>
      {countries.data ? (
        <CountryPicker
          countries={countries.data}
          value={country?.iso_code}
          onValueChange={chooseCountry}
          focusAfterChoice={serviceRef}
        />
      ) : (
        <Skeleton className="h-14" />
      )}
      {country && !services.data ? (
        <Skeleton className="h-14" />
      ) : (
        <ServicePicker
          ref={serviceRef}
          services={services.data ?? []}
          value={service?.serv_code}
          onValueChange={choice.chooseService}
          disabledReason={country ? undefined : t('form.countryFirst')}
          focusAfterChoice={buyRef}
        />
      )}
      <OrderControls
        unitCents={service?.price_cents ?? 0}
        currency={service?.currency ?? balance.currency}
        balanceCents={balance.data?.balance_cents}
        quantity={quantity}
        maxQuantity={maxQuantity}
        disabled={!order || quantity > maxQuantity || blockedMs > 0}
        busy={busy}
        signedIn={signedIn}
        buyRef={buyRef}
        onQuantityChange={setQuantity}
        onBuy={buy}
      />
      {overLimit && slots && (
        <Banner tone="warning" onDismiss={() => setOverLimit(false)} dismissLabel={t('result.close')}>
          {t('errors.limitReached', { max: slots.max })}
        </Banner>
      )}
      {blockedMs > 0 && (
        <Banner tone="warning" title={t('errors.blockedTitle')}>
          {t('errors.blocked', { time: formatWait(blockedMs) })}
        </Banner>
      )}
      {blockedMs <= 0 && order && (
        <PurchaseOutcome
          flow={flow}
          currency={service?.currency ?? balance.currency}
          unitCents={service?.price_cents ?? 0}
          onRetry={() => void purchase.order(order)}
          onDismiss={purchase.dismiss}
        />
      )}
      <p className="text-center text-sm text-muted">
        {t('form.promise', { count: wholeMinutes(limits.activation_window_seconds) })}
      </p>

      {order && country && service && (
        <ConfirmPurchase
          open={flow.step === 'confirming'}
          country={country}
          service={service}
          quantity={quantity}
          onConfirm={() => void purchase.order(order)}
          onDismiss={purchase.dismiss}
        />
      )}
      {flow.step === 'insufficient_balance' && (
        <InsufficientBalance
          money={flow.money}
          currency={service?.currency ?? balance.currency}
          onDismiss={purchase.dismiss}
        />
      )}
    </Card>
  );
}
