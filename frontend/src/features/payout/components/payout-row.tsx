import { ListRow, StatusBadge } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { Payout } from '../../../shared/payouts';
import { formatMoment } from '../../../shared/time/format-time';

const badges = { pending: 'waiting', paid: 'received', failed: 'failed' } as const;

/** One payout, and where its money is. */
export function PayoutRow({ payout }: { payout: Payout }) {
  const { t } = useTranslation('payout');
  const { locale } = useLanguage();
  return (
    <ListRow
      asChild
      title={t('payout', { amount: formatMoney(payout.amount_cents, payout.currency) })}
      subtitle={formatMoment(payout.created_at, locale)}
      trailing={<StatusBadge status={badges[payout.status]}>{t(`status.${payout.status}`)}</StatusBadge>}
      note={payout.status === 'failed' ? t('failedText') : undefined}
    >
      <li />
    </ListRow>
  );
}
