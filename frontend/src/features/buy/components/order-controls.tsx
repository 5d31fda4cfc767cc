import { Link } from '@tanstack/react-router';
import { Button, Stepper } from '@torpedo/ui-kit';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, Money } from '../../../shared/format/money';

interface OrderControlsProps {
  unitCents: number;
  currency: string;
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

export function OrderControls({
  unitCents,
  currency,
  balanceCents,
  quantity,
  maxQuantity,
  freeQuantity,
  obstacle,
  busy,
  signedIn,
  buyRef,
  onQuantityChange,
  onBuy,
}: OrderControlsProps) {
  const { t } = useTranslation('buy');
  const totalCents = unitCents * quantity;
  const isNarrowed = freeQuantity > 0 && freeQuantity < maxQuantity;

  return (
    <div className="flex flex-wrap items-center gap-3">
      {freeQuantity > 0 && (
        <>
          <span className="text-muted">
            {t('form.quantity')}
            {isNarrowed && <span className="block text-sm">{t('form.free', { count: freeQuantity })}</span>}
          </span>
          <Stepper
            label={t('form.quantity')}
            value={quantity}
            onValueChange={onQuantityChange}
            max={freeQuantity}
            showMax
            increaseLabel={t('form.increase')}
            decreaseLabel={t('form.decrease')}
            className="ml-auto"
          />
          <div className="flex basis-full items-baseline justify-between">
            <span className="text-muted">{t('form.total')}</span>
            <Money cents={totalCents} currency={currency} size="lg" />
          </div>
        </>
      )}
      {signedIn && obstacle && <div className="basis-full">{obstacle}</div>}
      {signedIn && !obstacle && (
        <Button ref={buyRef} size="lg" block loading={busy} onClick={onBuy}>
          {t('form.buyFor', { amount: formatMoney(totalCents, currency) })}
        </Button>
      )}
      {!signedIn && (
        <>
          <p className="basis-full">{t('errors.loginRequired')}</p>
          <Button asChild size="lg" block>
            <Link to="/login" search={{ redirect: window.location.pathname + window.location.search }}>
              {t('form.loginToBuy')}
            </Link>
          </Button>
        </>
      )}
      <p className="flex basis-full flex-wrap justify-between gap-x-3 text-sm text-muted">
        <span>
          {t('form.price')}: <Money cents={unitCents} currency={currency} />
        </span>
        {balanceCents !== undefined && (
          <span>{t('form.balance', { amount: formatMoney(balanceCents, currency) })}</span>
        )}
        <span className="basis-full">{t('form.maximumHint', { count: maxQuantity })}</span>
      </p>
    </div>
  );
}
