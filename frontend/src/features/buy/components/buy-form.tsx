import type { Schemas } from '@torpedo/api-client';
import { useRouterState } from '@tanstack/react-router';
import { Card, ErrorState, SectionHeading, Skeleton } from '@torpedo/ui-kit';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLimits } from '../../../shared/limits';
import { useBalance } from '../../../shared/balance';
import { useMe, useSignedIn } from '../../../shared/session/account';
import { useNowSelector } from '../../../shared/time/use-now';
import { wholeMinutes } from '../../../shared/time/format-time';
import type { PurchaseOrder } from '../api/purchase-calls';
import type { ComparedCountry } from '../rules/compare-countries';
import { isOrderOpen } from '../rules/purchase-flow';
import { CompareCountries } from './compare-countries';
import { InsufficientBalance, PurchaseObstacle } from './purchase-obstacle';
import { OrderControls } from './order-controls';
import { ChosenService, CountryPicker, ServiceList, ServicePicker } from './product-pickers';
import { OrderProgress } from './purchase-outcome';
import { PurchaseSheet } from './purchase-sheet';
import type { ProductChoice } from './use-product-choice';
import { useIsWide } from './use-is-wide';
import type { PurchaseProcess } from './use-purchase';

interface BuyFormProps {
  choice: ProductChoice;
  slots: Schemas['UserTransactionsDto']['slots'] | undefined;
  usedCountries: readonly string[];
  purchase: PurchaseProcess;
}

interface ChosenProduct {
  country: { iso_code: string; name: string };
  service: Schemas['ServiceDto'];
}

/** Names the visit whose link has made its offer: a reload offers nothing. */
const OFFERED = 'offered-link';

export function BuyForm({ choice, slots, usedCountries, purchase }: BuyFormProps) {
  const { t } = useTranslation('buy');
  const me = useMe();
  const signedIn = useSignedIn();
  const limits = useLimits();
  const balance = useBalance();
  const { countries, services, country, service } = choice;
  const { flow, quoting } = purchase;
  // Counts the places of an order only after its outcome, so that the button keeps the focus.
  const [settledSlots, setSettledSlots] = useState(slots);
  if (!isOrderOpen(flow) && slots !== settledSlots) setSettledSlots(slots);
  const free = settledSlots ? settledSlots.max - settledSlots.used : limits.max_quantity;
  const freeQuantity = Math.max(0, Math.min(limits.max_quantity, free));
  const [wanted, setWanted] = useState(1);
  const quantity = Math.max(1, Math.min(wanted, freeQuantity));
  const isWide = useIsWide();
  const serviceRef = useRef<HTMLElement>(null);
  const buyRef = useRef<HTMLButtonElement>(null);
  const focusServicesNext = useFocusWhenLoaded(serviceRef, services.data);
  const focusBuyNext = useFocusWhenLoaded(buyRef, services.data);
  const [isComparing, setComparing] = useState(false);
  const pauseEnds = purchase.block?.kind === 'pause' ? purchase.block.until : Infinity;
  const block = useNowSelector((now) => pauseEnds > now) ? purchase.block : null;
  const obstacle =
    block !== null || freeQuantity === 0 ? (
      <PurchaseObstacle block={block} max={settledSlots?.max ?? 0} />
    ) : null;

  // Keeps the comparison while the services of another country load.
  const [compared, setCompared] = useState(service);
  if (service && service !== compared) setCompared(service);
  const comparable = services.data ? service : compared;

  const chosen = country && service ? { country, service } : null;
  const [asked, setAsked] = useState<ChosenProduct | null>(null);
  // Stays when it sells out meanwhile.
  const onSheet = chosen ?? asked;

  const orderOf = (product: ChosenProduct): PurchaseOrder => ({
    userId: me.id,
    serviceCode: product.service.serv_code,
    countryIso: product.country.iso_code,
    quantity,
    unitPriceCents: product.service.price_cents,
    currency: product.service.currency,
  });

  const isCovered = service && (balance.data?.balance_cents ?? 0) >= service.price_cents;
  const isDecidable = choice.isLinked && chosen !== null && slots !== undefined && !balance.isLoading;
  useOncePerVisit(isDecidable, () => {
    if (chosen && signedIn && !obstacle && isCovered) void purchase.offer(orderOf(chosen));
  });

  function buy(product: ChosenProduct) {
    setAsked(product);
    void purchase.ask(orderOf(product));
  }

  function chooseCountry(isoCode: string) {
    if (isoCode !== country?.iso_code) focusServicesNext();
    choice.chooseCountry(isoCode);
  }

  function chooseService(code: string) {
    setComparing(true);
    choice.chooseService(code);
  }

  function chooseComparedCountry(isoCode: string) {
    focusBuyNext();
    choice.chooseCountry(isoCode);
  }

  function buyElsewhere(product: ComparedCountry) {
    choice.chooseCountry(product.country.iso_code);
    buy({ country: product.country, service: product });
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
    <Card className="grid grid-cols-1 gap-3">
      <SectionHeading level={2}>{t('form.heading')}</SectionHeading>
      {isWide && comparable ? (
        <ChosenService service={comparable} onChange={choice.leaveService} />
      ) : countries.data ? (
        <CountryPicker
          countries={countries.data}
          value={country?.iso_code}
          onValueChange={chooseCountry}
          focusAfterChoice={serviceRef}
        />
      ) : (
        <Skeleton className="h-14" />
      )}
      {country && !services.data && !comparable && <Skeleton className="h-14" />}
      {isWide && country && services.data && !comparable && (
        <ServiceList services={services.data} onValueChange={chooseService} focusRef={serviceRef} />
      )}
      {(!country || (!isWide && (services.data || comparable))) && (
        <ServicePicker
          focusRef={serviceRef}
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
          onValueChange={chooseComparedCountry}
          onKeep={() => buyRef.current?.focus()}
          onBack={choice.leaveService}
          autoFocus={isComparing}
        />
      )}
      {comparable ? (
        <OrderControls
          unitCents={comparable.price_cents}
          currency={comparable.currency}
          balanceCents={balance.data?.balance_cents}
          quantity={quantity}
          maxQuantity={limits.max_quantity}
          freeQuantity={freeQuantity}
          obstacle={obstacle}
          busy={!chosen || quoting || flow.step === 'ordering'}
          signedIn={signedIn}
          buyRef={buyRef}
          onQuantityChange={setWanted}
          onBuy={() => chosen && buy(chosen)}
        />
      ) : (
        (obstacle ?? <p className="text-center text-muted">{t('errors.selectBoth')}</p>)
      )}
      {flow.step === 'ordering' && flow.isOutOfSight && <OrderProgress order={flow} />}
      {flow.step === 'number_received' && (
        // For screen readers: the ticket shows it.
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
          block={block}
          quoting={quoting}
          onConfirm={(unitPriceCents) => void purchase.order({ ...orderOf(onSheet), unitPriceCents })}
          onRepeat={() => void purchase.repeat()}
          onAskAgain={() => buy(onSheet)}
          onElsewhere={buyElsewhere}
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

function useOncePerVisit(isDue: boolean, act: () => void) {
  const visit = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (!isDue || sessionStorage.getItem(OFFERED) === visit) return;
    sessionStorage.setItem(OFFERED, visit);
    actNow();
  }, [isDue, visit]);
}

function useFocusWhenLoaded(target: RefObject<HTMLElement | null>, data: unknown): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current || !data) return;
    wanted.current = false;
    target.current?.focus();
  }, [data, target]);
  // Leaves the focus where the reader has moved it meanwhile.
  useEffect(() => {
    const noteArrival = (event: FocusEvent) => {
      if (event.target === target.current) wanted.current = false;
    };
    document.addEventListener('focusin', noteArrival);
    return () => document.removeEventListener('focusin', noteArrival);
  }, [target]);
  return useCallback(() => {
    wanted.current = true;
  }, []);
}
