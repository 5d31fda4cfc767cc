import type { Schemas } from '@torpedo/api-client';
import { Skeleton } from '@torpedo/ui-kit';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLimits } from '../../../shared/limits';
import { useBalance } from '../../../shared/balance';
import { useSignedIn } from '../../../shared/session/account';
import { useWallet } from '../../../shared/session/wallet';
import { wholeMinutes } from '../../../shared/time/format-time';
import type { PurchaseOrder } from '../api/purchase-calls';
import type { ComparedCountry } from '../rules/compare-countries';
import { CompareCountries } from './compare-countries';
import { MonthUsed, PurchaseObstacle } from './purchase-obstacle';
import { BuyBar } from './buy-bar';
import { ChoiceCard } from './choice-card';
import { OrderControls, type OrderControlsProps, OrderFacts } from './order-controls';
import { CountryPicker, ServiceColumn, ServiceList, ServicePicker } from './product-pickers';
import { NumberNews, OrderProgress } from './purchase-outcome';
import { CatalogueFailure, OffersForm, PhoneForm, WideForm } from './buy-form-parts';
import { RefusedTicket } from './refused-ticket';
import { OrderSheets } from './order-sheets';
import type { ProductChoice } from './use-product-choice';
import { useHasColumns, useIsWide } from './use-is-wide';
import { useFocusWhenLoaded } from './use-focus-when-loaded';
import { useOrderTerms } from './use-order-terms';
import type { ChosenProduct } from './use-left-order';
import { useOncePerVisit } from './use-once-per-visit';
import type { PurchaseProcess } from './use-purchase';

interface BuyFormProps {
  choice: ProductChoice;
  slots: Schemas['UserTransactionsDto']['slots'] | undefined;
  usedCountries: readonly string[];
  purchase: PurchaseProcess;
  /** How many tickets stand beside the form: of numbers in use and of those that ended a moment ago. */
  tickets: number;
  /** Shown below the chosen product, in its column. */
  children?: ReactNode;
}

export function BuyForm({ choice, slots, usedCountries, purchase, tickets, children }: BuyFormProps) {
  const { t } = useTranslation('buy');
  const { accountId } = useWallet();
  const signedIn = useSignedIn();
  const limits = useLimits();
  const balance = useBalance();
  const { countries, services, country, service } = choice;
  const { flow, quoting } = purchase;
  const terms = useOrderTerms(slots, purchase);
  const { quantity, freeQuantity, block } = terms;
  const isWide = useIsWide();
  const hasColumns = useHasColumns();
  // More than one ticket needs the room of the details.
  const isFolded = tickets > 1;
  const serviceRef = useRef<HTMLElement>(null);
  const buyRef = useRef<HTMLButtonElement>(null);
  const focusServicesNext = useFocusWhenLoaded(serviceRef, services.data);
  const focusBuyNext = useFocusWhenLoaded(buyRef, services.data && service);
  const [isComparing, setComparing] = useState(false);
  const [isCompareOpen, setCompareOpen] = useState(false);
  const chosen = country && service ? { country, service } : null;
  const orderOf = (product: ChosenProduct): PurchaseOrder => ({
    userId: accountId,
    serviceCode: product.service.serv_code,
    countryIso: product.country.iso_code,
    quantity,
    unitPriceCents: product.service.price_cents,
    currency: product.service.currency,
  });

  const obstacle =
    block !== null || freeQuantity === 0 ? (
      <PurchaseObstacle block={block} max={terms.maxSlots} />
    ) : chosen && purchase.isOverMonth(orderOf(chosen)) ? (
      <MonthUsed />
    ) : null;

  // Keeps the comparison on the screen while the services of another country load.
  const [compared, setCompared] = useState(service);
  if (service && service !== compared) setCompared(service);
  const comparable = services.data ? service : compared;

  const onSheet = purchase.product ?? chosen;

  const isCovered = service && (balance.data?.balance_cents ?? 0) >= service.price_cents;
  const isDecidable = choice.isLinked && chosen !== null && slots !== undefined && !balance.isLoading;
  useOncePerVisit(isDecidable, () => {
    if (chosen && signedIn && !obstacle && isCovered) void purchase.offer(orderOf(chosen), chosen);
  });

  function buy(product: ChosenProduct) {
    void purchase.ask(orderOf(product), product);
  }

  function chooseCountry(isoCode: string) {
    if (isoCode !== country?.iso_code) focusServicesNext();
    choice.chooseCountry(isoCode);
  }

  function chooseService(code: string) {
    setComparing(true);
    choice.chooseService(code);
  }

  function chooseListedService(code: string) {
    focusBuyNext();
    buyRef.current?.focus();
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

  function compareAll() {
    purchase.dismiss();
    setCompareOpen(true);
  }

  const { left } = purchase;
  const refused = left && (
    <RefusedTicket
      order={left}
      onRepeat={() => void purchase.repeat()}
      onAskAgain={() => buy(left.product)}
      used={usedCountries}
      disabled={quoting}
      onChoose={buyElsewhere}
      onCompare={compareAll}
      onPutAway={() => {
        purchase.changeLeft(null);
        buyRef.current?.focus();
      }}
    />
  );
  const progress = flow.step === 'ordering' && flow.isOutOfSight && <OrderProgress order={flow} />;
  const failed = countries.isError || services.isError;
  const controls: OrderControlsProps | null = comparable
    ? {
        service: comparable,
        balanceCents: balance.data?.balance_cents,
        quantity,
        maxQuantity: limits.max_quantity,
        freeQuantity,
        obstacle,
        busy: !chosen || quoting || flow.step === 'ordering',
        signedIn,
        buyRef,
        onQuantityChange: terms.onQuantityChange,
        onBuy: () => chosen && buy(chosen),
      }
    : null;
  const countryPicker = countries.data ? (
    <CountryPicker
      countries={countries.data}
      value={country?.iso_code}
      onValueChange={chooseCountry}
      focusAfterChoice={serviceRef}
    />
  ) : (
    <Skeleton className="h-14" />
  );
  const servicePicker = (
    <ServicePicker
      focusRef={serviceRef}
      services={services.data ?? []}
      value={service?.serv_code}
      onValueChange={choice.chooseService}
      disabledReason={country ? undefined : t('form.countryFirst')}
      focusAfterChoice={buyRef}
    />
  );
  const comparison = comparable && countries.data && (
    <CompareCountries
      key={comparable.serv_code}
      service={comparable}
      countries={countries.data}
      value={country?.iso_code}
      used={usedCountries}
      onValueChange={chooseComparedCountry}
      onKeep={() => buyRef.current?.focus()}
      onBack={() => {
        choice.leaveService();
        serviceRef.current?.focus();
      }}
      autoFocus={isComparing}
      isOpen={isCompareOpen}
      onOpenChange={setCompareOpen}
    />
  );
  const isListed = country !== undefined && services.data !== undefined;
  // The text of a debt is too long for the bar.
  const isDebt = block?.kind === 'debt';
  const nothingChosen = obstacle ?? <p className="text-sm text-muted">{t('errors.selectBoth')}</p>;

  return (
    <>
      <NumberNews flow={flow} />
      {failed ? (
        <CatalogueFailure countries={countries} services={services} isWide={hasColumns} />
      ) : hasColumns && isListed && !comparable ? (
        <OffersForm services={services.data} onValueChange={chooseService} focusRef={serviceRef}>
          {countryPicker}
          {nothingChosen}
        </OffersForm>
      ) : isWide ? (
        <WideForm
          services={
            hasColumns &&
            (isListed ? (
              <ServiceColumn
                services={services.data}
                value={service?.serv_code}
                onValueChange={chooseService}
                focusRef={serviceRef}
              />
            ) : (
              <Skeleton className="h-100" />
            ))
          }
          comparison={comparison}
        >
          {!comparable && countryPicker}
          {!hasColumns && servicePicker}
          {!comparable && nothingChosen}
        </WideForm>
      ) : (
        <PhoneForm
          refused={refused}
          hasTickets={tickets > 0}
          country={countryPicker}
          services={
            tickets > 0 || !country ? (
              servicePicker
            ) : isListed ? (
              <ServiceList
                services={services.data}
                value={service?.serv_code}
                country={country.name}
                onValueChange={chooseListedService}
                focusRef={serviceRef}
                action={comparison}
              />
            ) : (
              <Skeleton className="h-100" />
            )
          }
          comparison={comparison}
          onChangeService={() => serviceRef.current?.click()}
        >
          {progress}
          {controls ? <OrderFacts {...controls} /> : nothingChosen}
          {isDebt && obstacle}
        </PhoneForm>
      )}
      {isWide ? (
        <div className="grid min-w-0 grid-cols-1 content-start gap-3">
          {controls && comparable && (
            <ChoiceCard service={comparable} country={country} isFolded={isFolded}>
              {progress}
              <OrderControls {...controls} />
              {!isFolded && <OrderFacts {...controls} />}
            </ChoiceCard>
          )}
          {refused}
          {children}
        </div>
      ) : (
        controls &&
        !isDebt && <BuyBar {...controls} minutes={wholeMinutes(limits.activation_window_seconds)} />
      )}
      {onSheet && (
        <OrderSheets
          {...onSheet}
          purchase={purchase}
          quantity={quantity}
          block={block}
          used={usedCountries}
          onConfirm={(unitPriceCents) => void purchase.order({ ...orderOf(onSheet), unitPriceCents })}
          onAskAgain={() => buy(onSheet)}
          onElsewhere={buyElsewhere}
          onCompare={compareAll}
        />
      )}
    </>
  );
}
