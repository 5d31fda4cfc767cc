import { Banner } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { BlockCountdown } from './purchase-outcome';

interface PurchaseObstacleProps {
  /** The end of a pause of purchases; null when there is none. */
  blockedUntil: number | null;
  /** How many numbers may be in use at once. */
  max: number;
}

/** Why nothing can be bought now, in the place of the button that would only be refused. */
export function PurchaseObstacle({ blockedUntil, max }: PurchaseObstacleProps) {
  const { t } = useTranslation('buy');
  return (
    <Banner
      tone="warning"
      role={blockedUntil === null ? 'status' : undefined}
      title={blockedUntil === null ? t('errors.limitReached', { count: max }) : t('errors.blockedTitle')}
    >
      {blockedUntil === null ? t('errors.makeRoom') : <BlockCountdown until={blockedUntil} />}
    </Banner>
  );
}
