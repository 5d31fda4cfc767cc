import { Banner } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/errors/error-text';
import { formatMoney } from '../../../../shared/format/money';
import { BalanceLeft } from './balance-left';
import type { DeletionObstacle, OpenMatter } from '../../rules/deletion-obstacles';

/** Why nothing was deleted, and what to do about it. */
export function DeletionProblem({ obstacle }: { obstacle: DeletionObstacle | undefined }) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();

  function matterText(matter: OpenMatter): string {
    switch (matter.kind) {
      case 'open_activations':
        return t('data.deletion.activations', { count: matter.count });
      case 'held_money':
        return t('data.deletion.held', { amount: formatMoney(matter.held_cents, matter.currency) });
      case 'pending_payout':
        return t('data.deletion.payout', { amount: formatMoney(matter.amount_cents, matter.currency) });
    }
  }

  if (!obstacle || obstacle.kind === 'wrong_password') return null;
  if (obstacle.kind === 'balance') return <BalanceLeft balances={obstacle.balances} />;
  if (obstacle.kind === 'open') {
    return (
      <Banner tone="danger" title={t('data.deletion.open')}>
        <ul className="list-disc pl-5">
          {obstacle.matters.map((matter) => (
            <li key={matterText(matter)}>{matterText(matter)}</li>
          ))}
        </ul>
      </Banner>
    );
  }
  return (
    <Banner tone="danger" title={t('data.deletion.failed')}>
      {errorText(obstacle.error)}
    </Banner>
  );
}
