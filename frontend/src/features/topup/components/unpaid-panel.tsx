import { Button, Card, EmptyState } from '@torpedo/ui-kit';
import { CircleX, Clock, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CheckWithBank } from './check-with-bank';

const icons = { expired: Clock, failed: CircleX, refunded: Undo2 };

type UnpaidPanelProps = {
  status: keyof typeof icons;
  topupId: string;
  onAnother: () => void;
};

/** A Pix that ended without money in the wallet, and the way on. */
export function UnpaidPanel({ status, topupId, onAnother }: UnpaidPanelProps) {
  const { t } = useTranslation('topup');
  const Icon = icons[status];
  return (
    <div className="grid content-start gap-3">
      <Card padding="lg">
        <EmptyState
          icon={<Icon aria-hidden />}
          title={t(`${status}.title`)}
          text={t(`${status}.text`)}
          action={<Button onClick={onAnother}>{t('panel.another')}</Button>}
        />
      </Card>
      {status === 'expired' && <CheckWithBank topupId={topupId} />}
    </div>
  );
}
