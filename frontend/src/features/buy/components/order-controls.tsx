import { Link } from '@tanstack/react-router';
import { Button, Stepper } from '@torpedo/ui-kit';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, Money } from '../../../shared/format/money';

interface OrderControlsProps {
  unitCents: number;
  currency: string;
  balanceCents: number | undefined;
  quantity: number;
  /** What one purchase may hold. */
  maxQuantity: number;
  /** How many can be bought now: at least 1, so that the price of one is shown. */
  freeQuantity: number;
  disabled: boolean;
  /** The element that says why nothing can be bought now. */
  obstacleId: string | undefined;
  busy: boolean;
  signedIn: boolean;
  buyRef: RefObject<HTMLButtonElement | null>;
  onQuantityChange: (quantity: number) => void;
  onBuy: () => void;
}

/** Quantity, total against the balance, and the button. */
export function OrderControls({
  unitCents,
  currency,
  balanceCents,
  quantity,
  maxQuantity,
  freeQuantity,
  disabled,
  obstacleId,
  busy,
  signedIn,
  buyRef,
  onQuantityChange,
  onBuy,
}: OrderControlsProps) {
  const { t } = useTranslation('buy');
  const totalCents = unitCents * quantity;

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
      <span className="text-muted">{t('form.quantity')}</span>
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
      {signedIn ? (
        <Button
          ref={buyRef}
          size="lg"
          block
          disabled={disabled || obstacleId !== undefined}
          aria-describedby={obstacleId}
          loading={busy}
          onClick={onBuy}
        >
          {unitCents > 0 ? t('form.buyFor', { amount: formatMoney(totalCents, currency) }) : t('form.buy')}
        </Button>
      ) : (
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
        {unitCents > 0 ? (
          <span>
            {t('form.price')}: <Money cents={unitCents} currency={currency} />
          </span>
        ) : (
          <span>{t('errors.selectBoth')}</span>
        )}
        {balanceCents !== undefined && (
          <span>{t('form.balance', { amount: formatMoney(balanceCents, currency) })}</span>
        )}
        <span className="basis-full">{t('form.maximumHint', { count: maxQuantity })}</span>
      </p>
    </div>
  );
}
