import { SectionHeading, TimeLeft } from '@torpedo/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/layout/page-title';
import { useNow } from '../../../shared/time/use-now';
import { topupQuery } from '../api/topups';
import { PaymentPanel, PaymentPlaceholder } from '../components/payment-panel';
import { TopupForm } from '../components/topup-form';

interface BalanceScreenProps {
  /** The top-up in the address, so that a reload shows it again. */
  topupId: string | undefined;
  onTopupChange: (topupId: string | undefined) => void;
  /** Below the place of the payment while there is none. */
  children: ReactNode;
}

/** Adding money: the form, and the payment beside it; one after the other on a phone. */
export function BalanceScreen({ topupId, onTopupChange, children }: BalanceScreenProps) {
  const { t } = useTranslation('topup');

  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <SectionHeading
        level={1}
        size="page"
        className="mb-4"
        trailing={topupId && <PendingTimeLeft topupId={topupId} />}
      >
        {t('title')}
      </SectionHeading>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className={topupId ? 'max-lg:hidden' : undefined}>
          <TopupForm onCreated={onTopupChange} />
        </div>
        {topupId ? (
          <PaymentPanel key={topupId} topupId={topupId} onAnother={() => onTopupChange(undefined)} />
        ) : (
          <div className="grid gap-4">
            <PaymentPlaceholder />
            {children}
          </div>
        )}
      </div>
    </>
  );
}

function PendingTimeLeft({ topupId }: { topupId: string }) {
  const { t } = useTranslation('topup');
  const topup = useQuery(topupQuery(topupId));
  const pending = topup.data?.status === 'pending';
  const now = useNow(pending);
  if (!topup.data || !pending) return null;
  return <TimeLeft label={t('panel.expiresIn')} expiresAt={Date.parse(topup.data.expires_at)} now={now} />;
}
