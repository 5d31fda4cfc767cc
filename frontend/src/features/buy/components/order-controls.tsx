import { Link } from '@tanstack/react-router';
import type { Schemas } from '@torpedo/api-client';
import { Button, Stepper } from '@torpedo/ui-kit';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, Money } from '../../../shared/format/money';
import { useOnline } from '../../../shared/layout/offline-banner';
import { amountCovering } from '../../../shared/topup-amounts';

export interface OrderControlsProps {
  service: Pick<Schemas['ServiceDto'], 'name' | 'price_cents' | 'currency'>;
  balanceCents: number | undefined;
  quantity: number;
  maxQuantity: number;
  freeQuantity: number;
  obstacle: ReactNode;
  busy: boolean;
  signedIn: boolean;
  buyRef: RefObject<HTMLButtonElement | null>;
  onQuantityChange: (quantity: number) => void;
  onBuy: () => void;
}

/** Quantity and button, in the card of the chosen product. */
export function OrderControls(props: OrderControlsProps) {
  const { t } = useTranslation('buy');
  const { signedIn, obstacle, freeQuantity } = props;
  return (
    <>
      {freeQuantity > 0 && (
        <div className="flex items-center justify-between gap-3">
          <span className="text-sm font-semibold">{t('form.quantity')}</span>
          <QuantityStepper {...props} />
        </div>
      )}
      {!signedIn && <p>{t('errors.loginRequired')}</p>}
      {signedIn && obstacle ? obstacle : <BuyButton {...props} />}
      <BalanceAfter {...props} className="text-sm text-muted" />
    </>
  );
}

export function QuantityStepper({
  quantity,
  freeQuantity,
  onQuantityChange,
  showMax = true,
}: Pick<OrderControlsProps, 'quantity' | 'freeQuantity' | 'onQuantityChange'> & { showMax?: boolean }) {
  const { t } = useTranslation('buy');
  return (
    <Stepper
      label={t('form.quantity')}
      value={quantity}
      onValueChange={onQuantityChange}
      max={freeQuantity}
      showMax={showMax}
      increaseLabel={t('form.increase')}
      decreaseLabel={t('form.decrease')}
    />
  );
}

type BuyButtonProps = Pick<
  OrderControlsProps,
  'service' | 'quantity' | 'signedIn' | 'busy' | 'buyRef' | 'onBuy'
> & { isNamed?: boolean; missingCents?: number };

export function BuyButton({
  service,
  quantity,
  signedIn,
  busy,
  buyRef,
  onBuy,
  isNamed,
  missingCents = 0,
}: BuyButtonProps) {
  const { t } = useTranslation('buy');
  const online = useOnline();
  if (!signedIn) {
    return (
      <Button asChild block className="px-2">
        <Link to="/login" search={{ redirect: window.location.pathname + window.location.search }}>
          {t('form.loginToBuy')}
        </Link>
      </Button>
    );
  }
  const amount = formatMoney(service.price_cents * quantity, service.currency);
  const added = formatMoney(amountCovering(missingCents, service.currency), service.currency);
  if (!online)
    return (
      <Button block disabled>
        {t('form.offline')}
      </Button>
    );
  return (
    <Button
      ref={buyRef}
      block
      className={missingCents > 0 ? 'px-1 tracking-tight' : 'px-2'}
      loading={busy}
      onClick={onBuy}
    >
      {missingCents > 0
        ? t('insufficient.add', { amount: added })
        : isNamed
          ? t('form.buyNamed', { service: service.name, amount })
          : t('form.buyFor', { amount })}
    </Button>
  );
}

type BalanceAfterProps = Pick<OrderControlsProps, 'service' | 'quantity' | 'balanceCents'> & {
  className: string;
};

function BalanceAfter({ service, quantity, balanceCents, className }: BalanceAfterProps) {
  const { t } = useTranslation('buy');
  if (balanceCents === undefined) return null;
  const left = balanceCents - service.price_cents * quantity;
  const balance = formatMoney(balanceCents, service.currency);
  const amount = formatMoney(Math.abs(left), service.currency);
  return (
    <p className={className}>{t(left < 0 ? 'form.missing' : 'form.balanceAfter', { balance, amount })}</p>
  );
}

/** The price, the total and the limits of an order, in one line. */
export function OrderFacts({
  service: { price_cents, currency },
  quantity,
  maxQuantity,
  freeQuantity,
}: Pick<OrderControlsProps, 'service' | 'quantity' | 'maxQuantity' | 'freeQuantity'>) {
  const { t } = useTranslation('buy');
  return (
    <p className="flex flex-wrap gap-x-3 text-xs text-muted">
      <span>
        {t('form.price')}: <Money cents={price_cents} currency={currency} />
      </span>
      {freeQuantity > 0 && (
        <span>
          <span>{t('form.total')}</span> <Money cents={price_cents * quantity} currency={currency} />
        </span>
      )}
      <span>{t('form.maximumHint', { count: maxQuantity })}</span>
      {freeQuantity > 0 && freeQuantity < maxQuantity && (
        <span>{t('form.free', { count: freeQuantity })}</span>
      )}
    </p>
  );
}
