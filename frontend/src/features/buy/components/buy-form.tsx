import type { Schemas } from '@torpedo/api-client';
import { Banner, Card, ErrorState, SectionHeading, Skeleton } from '@torpedo/ui-kit';
import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLimits } from '../../../shared/limits';
import { useBalance } from '../../../shared/balance';
import { useMe, useSignedIn } from '../../../shared/session/account';
import { useNowSelector } from '../../../shared/time/use-now';
import { wholeMinutes } from '../../../shared/time/format-time';
import type { PurchaseOrder } from '../api/purchase-calls';
import { CompareCountries } from './compare-countries';
import { InsufficientBalance } from './insufficient-balance';
import { OrderControls } from './order-controls';
import { CountryPicker, ServicePicker } from './product-pickers';
import { BlockCountdown, OrderProgress } from './purchase-outcome';
import { PurchaseSheet } from './purchase-sheet';
import type { ProductChoice } from './use-product-choice';
import type { PurchaseProcess } from './use-purchase';

interface BuyFormProps {
  choice: ProductChoice;
  slots: Schemas['UserTransactionsDto']['slots'] | undefined;
  /** ISO codes of the countries that the customer bought in lately. */
  usedCountries: readonly string[];
  purchase: PurchaseProcess;
}

interface ChosenProduct {
  country: Schemas['CountryDto'];
  service: Schemas['ServiceDto'];
}

/** Country, service, quantity, total, buy. */
export function BuyForm({ choice, slots, usedCountries, purchase }: BuyFormProps) {
  const { t } = useTranslation('buy');
  const me = useMe();
  const signedIn = useSignedIn();
  const limits = useLimits();
  const balance = useBalance();
  const { countries, services, country, service } = choice;
  const { flow, quoting } = purchase;
  const free = slots ? slots.max - slots.used : limits.max_quantity;
  const freeQuantity = Math.max(1, Math.min(limits.max_quantity, free));
  const [wanted, setWanted] = useState(1);
  const quantity = Math.min(wanted, freeQuantity);
  const serviceRef = useRef<HTMLButtonElement>(null);
  const buyRef = useRef<HTMLButtonElement>(null);
  const focusServicesNext = useFocusWhenLoaded(serviceRef, services.data);
  const blockEnds = purchase.blockedUntil ?? 0;
  const blockedUntil = useNowSelector((now) => blockEnds > now) ? blockEnds : null;
  const obstacleId = useId();
  const obstacle = blockedUntil ? 'block' : free < 1 ? 'limit' : null;

  // While the services of another country are read, its comparison stays.
  const [compared, setCompared] = useState(service);
  if (service && service !== compared) setCompared(service);
  const comparable = services.data ? service : compared;

  const chosen = country && service ? { country, service } : null;
  const [asked, setAsked] = useState<ChosenProduct | null>(null);
  // What was asked for may be sold out meanwhile: its sheet stays until the reader closes it.
  const onSheet = chosen ?? asked;

  const orderOf = (product: ChosenProduct): PurchaseOrder => ({
    userId: me.id,
    serviceCode: product.service.serv_code,
    countryIso: product.country.iso_code,
    quantity,
    unitPriceCents: product.service.price_cents,
  });

  function buy(product: ChosenProduct) {
    setAsked(product);
    void purchase.ask(orderOf(product));
  }

  function chooseCountry(isoCode: string) {
    if (isoCode !== country?.iso_code) focusServicesNext();
    choice.chooseCountry(isoCode);
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
      {comparable && countries.data && (
        <CompareCountries
          service={comparable}
          countries={countries.data}
          value={country?.iso_code}
          used={usedCountries}
          onValueChange={choice.chooseCountry}
        />
      )}
      {obstacle && (
        <Banner
          id={obstacleId}
          tone="warning"
          role={undefined}
          title={blockedUntil ? t('errors.blockedTitle') : undefined}
        >
          {blockedUntil ? (
            <BlockCountdown until={blockedUntil} />
          ) : (
            t('errors.limitReached', { max: slots?.max ?? 0 })
          )}
        </Banner>
      )}
      <OrderControls
        unitCents={service?.price_cents ?? 0}
        currency={service?.currency ?? balance.currency}
        balanceCents={balance.data?.balance_cents}
        quantity={quantity}
        maxQuantity={limits.max_quantity}
        freeQuantity={freeQuantity}
        disabled={!chosen}
        obstacleId={obstacle ? obstacleId : undefined}
        busy={quoting || flow.step === 'ordering'}
        signedIn={signedIn}
        buyRef={buyRef}
        onQuantityChange={setWanted}
        onBuy={() => chosen && buy(chosen)}
      />
      {flow.step === 'ordering' && flow.isOutOfSight && <OrderProgress order={flow} />}
      {flow.step === 'number_received' && (
        // The ticket shows it; here it is only said.
        <p role="status" className="sr-only">
          {t('result.received', { count: flow.count })}
        </p>
      )}
      <p className="text-center text-sm text-muted">
        {t('form.promise', { count: wholeMinutes(limits.activation_window_seconds) })}
      </p>

      {onSheet && (
        <PurchaseSheet
          flow={flow}
          country={onSheet.country}
          service={onSheet.service}
          quantity={quantity}
          blockedUntil={blockedUntil}
          quoting={quoting}
          onConfirm={() => void purchase.order(orderOf(onSheet))}
          onRepeat={() => void purchase.repeat()}
          onAskAgain={() => buy(onSheet)}
          onDismiss={purchase.dismiss}
        />
      )}
      {flow.step === 'insufficient_balance' && onSheet && (
        <InsufficientBalance
          money={flow.money}
          currency={onSheet.service.currency}
          choice={{ service: onSheet.service.serv_code, country: onSheet.country.iso_code }}
          onDismiss={purchase.dismiss}
        />
      )}
    </Card>
  );
}

/** Answers a function after which the target takes the focus as soon as its data is there. */
function useFocusWhenLoaded(target: RefObject<HTMLElement | null>, data: unknown): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current || !data) return;
    wanted.current = false;
    target.current?.focus();
  }, [data, target]);
  return useCallback(() => {
    wanted.current = true;
  }, []);
}
