import { useTranslation } from 'react-i18next';
import { useConsent } from '../../../shared/consent/consent';
import { formatMoney } from '../../../shared/format/money';
import { useWallet } from '../../../shared/session/wallet';
import { BuyButton, type OrderControlsProps, QuantityStepper } from './order-controls';

/** The fixed bar of a phone, with quantity and button. It stays in sight while the screen scrolls. */
export function BuyBar({ minutes, ...props }: OrderControlsProps & { minutes: number }) {
  const { t } = useTranslation('buy');
  const { service, quantity, balanceCents, signedIn, obstacle, freeQuantity } = props;
  const { team } = useWallet();
  // While the question about cookies is open, there is only room for the button.
  const isShort = useConsent() === null;
  const left = balanceCents === undefined ? undefined : balanceCents - service.price_cents * quantity;
  const missingCents = Math.max(0, -(left ?? 0));
  const money = (cents: number) => formatMoney(cents, service.currency);

  function line() {
    if (!signedIn) return t('errors.loginRequired');
    if (missingCents > 0)
      return t('form.missing', { balance: money(balanceCents ?? 0), amount: money(missingCents) });
    const promise = t('form.promiseShort', { count: minutes });
    return left === undefined ? promise : `${promise} · ${t('form.left', { amount: money(left) })}`;
  }

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
                <QuantityStepper {...props} showMax={missingCents === 0} />
              </span>
            )}
            <BuyButton {...props} isNamed={isShort} missingCents={team ? 0 : missingCents} />
          </div>
          {!isShort && <p className="truncate text-center text-sm text-muted">{line()}</p>}
        </>
      )}
    </section>
  );
}
