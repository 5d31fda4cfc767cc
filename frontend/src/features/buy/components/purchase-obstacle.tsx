import { Banner } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import type { PurchaseBlock } from '../rules/purchase-refusals';
import { DebtText, DebtWays } from './debt-notice';
import { BlockCountdown } from './purchase-outcome';

interface PurchaseObstacleProps {
  block: PurchaseBlock | null;
  max: number;
}

export function PurchaseObstacle({ block, max }: PurchaseObstacleProps) {
  const { t } = useTranslation('buy');
  return (
    <Banner
      tone="warning"
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
