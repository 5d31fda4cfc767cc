import { useTranslation } from 'react-i18next';
import { useConsent } from '../../../shared/consent/consent';
import { formatMoney } from '../../../shared/format/money';
import { BuyButton, type OrderControlsProps, QuantityStepper } from './order-controls';

/** On a phone: quantity and button above the bars of every screen, whatever is scrolled. */
export function BuyBar({ minutes, ...props }: OrderControlsProps & { minutes: number }) {
  const { t } = useTranslation('buy');
  const { service, quantity, balanceCents, signedIn, obstacle, freeQuantity } = props;
  // With the question about cookies there is only room for the button.
  const isShort = useConsent() === null;
  const left = (balanceCents ?? -1) - service.price_cents * quantity;
  return (
    <section
      data-slot="buy-bar"
      data-short={isShort || undefined}
      aria-label={t('form.bar')}
      className="fixed inset-x-0 bottom-(--bars-below-buy) z-20 flex h-(--buy-bar) flex-col justify-center gap-2 border-t border-border bg-surface-card px-4 in-data-keyboard:hidden"
    >
      {signedIn && obstacle ? (
        obstacle
      ) : (
        <>
          <div className="flex items-center gap-3">
            {!isShort && freeQuantity > 0 && signedIn && (
              <span className="shrink-0">
                <QuantityStepper {...props} />
              </span>
            )}
            <BuyButton {...props} isNamed={isShort} />
          </div>
          {!isShort && (
            <p className="truncate text-center text-sm text-muted">
              {signedIn ? t('form.promiseShort', { count: minutes }) : t('errors.loginRequired')}
              {signedIn &&
                left >= 0 &&
                ` · ${t('form.left', { amount: formatMoney(left, service.currency) })}`}
            </p>
          )}
        </>
      )}
    </section>
  );
}
