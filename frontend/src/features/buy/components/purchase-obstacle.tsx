import { Banner, Button, Dialog, DialogClose } from '@torpedo/ui-kit';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import type { PurchaseBlock } from '../rules/purchase-refusals';
import { DebtText, DebtWays } from './debt-notice';
import { BlockCountdown } from './purchase-outcome';
import { formatMoney, Money } from '../../../shared/format/money';
import type { Currency } from '../../../shared/limits';
import type { ProductLink } from '../../../shared/product-link';
import { amountCovering } from '../../../shared/topup-amounts';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useWallet } from '../../../shared/session/wallet';
import { firstDayOf, monthAfter, monthOf } from '../../../shared/time/months';
import { useNowSelector } from '../../../shared/time/use-now';
import type { MissingMoney } from '../rules/purchase-flow';
import { DetailList } from './detail-list';

interface PurchaseObstacleProps {
  block: PurchaseBlock | null;
  max: number;
}

export function PurchaseObstacle({ block, max }: PurchaseObstacleProps) {
  const { t } = useTranslation('buy');
  return (
    <Banner
      tone="warning"
      icon={block === null ? Lock : undefined}
      className={block === null ? 'max-sm:gap-2 max-sm:px-3 [&>div]:text-text' : undefined}
      role={block?.kind === 'pause' ? undefined : 'status'}
      title={block === null ? t('errors.limitReached', { count: max }) : t('errors.blockedTitle')}
      action={block?.kind === 'debt' && <DebtWays debts={block.debts} />}
    >
      {block === null && t('errors.makeRoom')}
      {block?.kind === 'pause' && <BlockCountdown until={block.until} />}
      {block?.kind === 'debt' && <DebtText debts={block.debts} />}
    </Banner>
  );
}

/** Replaces the button when the purchase would exceed the monthly limit of the member. */
export function MonthUsed() {
  const { t } = useTranslation('buy');
  const { locale } = useLanguage();
  const date = firstDayOf(monthAfter(useNowSelector(monthOf)), locale);
  return (
    <div className="grid gap-1.5" role="status">
      <Button block disabled className="px-2">
        {t('month.used')}
      </Button>
      <p className="text-center text-sm text-pretty text-muted">{t('month.text', { date })}</p>
    </div>
  );
}

interface InsufficientBalanceProps {
  money: MissingMoney;
  currency: Currency;
  choice: ProductLink;
  onDismiss: () => void;
}

/** Takes the focus before the dialog gives the focus to its first button. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

export function InsufficientBalance({ money, currency, choice, onDismiss }: InsufficientBalanceProps) {
  const { t } = useTranslation('buy');
  const amount = amountCovering(money.missingCents, currency);
  const { team } = useWallet();

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onDismiss()}
      title={t('insufficient.title')}
      description={t(team ? 'insufficient.ofTeam' : 'insufficient.description')}
      closeLabel={t('confirm.close')}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">{t(team ? 'insufficient.closeOfTeam' : 'insufficient.cancel')}</Button>
          </DialogClose>
          {!team && (
            <Button asChild>
              <Link ref={takeFocus} to="/dashboard/balance" search={{ ...choice, then: 'buy', amount }}>
                {t('insufficient.add', { amount: formatMoney(amount, currency) })}
              </Link>
            </Button>
          )}
        </>
      }
    >
      <DetailList
        rows={[
          {
            name: t('insufficient.balance'),
            value: <Money cents={money.balanceCents} currency={currency} />,
          },
          {
            name: t('insufficient.required'),
            value: <Money cents={money.requiredCents} currency={currency} />,
          },
          {
            name: t('insufficient.missing'),
            value: <Money cents={money.missingCents} currency={currency} />,
            strong: true,
          },
        ]}
      />
    </Dialog>
  );
}
