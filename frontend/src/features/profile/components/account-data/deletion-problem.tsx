import { Banner } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../../shared/brand';
import { useErrorText } from '../../../../shared/errors/use-error-text';
import { formatMoney } from '../../../../shared/format/money';
import type { DeletionObstacle, OpenMatter } from '../../rules/deletion-obstacles';

/** Why nothing was deleted, and what to do about it. */
export function DeletionProblem({ obstacle }: { obstacle: DeletionObstacle | undefined }) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();

  function matterText(matter: OpenMatter): string {
    return matter.kind === 'open_activations'
      ? t('data.deletion.activations', { count: matter.count })
      : t('data.deletion.held', { amount: formatMoney(matter.held_cents, matter.currency) });
  }

  if (!obstacle || obstacle.kind === 'wrong_password') return null;
  if (obstacle.kind === 'balance') {
    return (
      <Banner tone="warning" title={t('data.deletion.balanceLeft')}>
        {t('data.deletion.balanceHint', { email: brand.contact.email })}
      </Banner>
    );
  }
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
