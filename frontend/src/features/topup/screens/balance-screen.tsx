import { Button, Card, ListRow, SectionHeading, TimeLeft } from '@torpedo/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, ReceiptText } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/money';
import { PageTitle } from '../../../shared/layout/page-title';
import type { ProductLink } from '../../../shared/product-link';
import { useNow } from '../../../shared/time/use-now';
import { pendingTopupQuery, type Topup, topupQuery } from '../api/topups';
import { PaymentPanel, PaymentPlaceholder } from '../components/payment-panel';
import { TopupForm } from '../components/topup-form';
import { TopupSummary } from '../components/topup-summary';
import { keepTopupChoice, keptTopupChoice } from '../rules/topup-choice';

interface BalanceScreenProps {
  topupId: string | undefined;
  wanted: { choice?: ProductLink | undefined; cents?: number | undefined };
  onTopupChange: (topupId: string | undefined) => void;
  onResume: (topupId: string) => void;
  children: ReactNode;
}

export function BalanceScreen({ topupId, wanted, onTopupChange, onResume, children }: BalanceScreenProps) {
  const { t } = useTranslation('topup');
  const pending = useQuery(pendingTopupQuery());
  const topup = useQuery({ ...topupQuery(topupId ?? ''), enabled: topupId !== undefined });
  const heading = useRef<HTMLHeadingElement>(null);
  const [isLeft, setLeft] = useState(false);
  // One that is too small is offered, not shown.
  const isTooLittle = (pending.data?.amount_cents ?? 0) < (wanted.cents ?? 0);
  const resumedId = isLeft || topupId || isTooLittle ? undefined : pending.data?.id;

  // Made before a reload, or on another device.
  useEffect(() => {
    if (resumedId) onResume(resumedId);
  }, [resumedId, onResume]);

  function leave() {
    setLeft(true);
    onTopupChange(undefined);
    heading.current?.focus();
  }
  function created(id: string) {
    setLeft(false);
    keepTopupChoice(id, wanted.choice);
    onTopupChange(id);
  }

  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <SectionHeading
        ref={heading}
        tabIndex={-1}
        level={1}
        size="page"
        className="mb-4 outline-none"
        trailing={
          topupId ? (
            <PendingTimeLeft topupId={topupId} />
          ) : (
            <Button asChild variant="outline" size="sm" icon={<ReceiptText aria-hidden />}>
              <Link to="/dashboard/statement">{t('statement')}</Link>
            </Button>
          )
        }
      >
        {t('title')}
      </SectionHeading>
      <div
        className={
          topupId
            ? 'grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]'
            : 'grid items-start gap-4 lg:grid-cols-2'
        }
      >
        {topupId ? (
          <div className="max-lg:order-last">
            {topup.data && <TopupSummary topup={topup.data} onAnother={leave} />}
          </div>
        ) : (
          <TopupForm choice={wanted.choice} cents={wanted.cents} onCreated={created} />
        )}
        {topupId ? (
          <PaymentPanel
            key={topupId}
            topupId={topupId}
            choice={wanted.choice ?? keptTopupChoice(topupId)}
            onAnother={leave}
          />
        ) : (
          <div className="grid gap-4">
            {(isLeft || isTooLittle) && pending.data && (
              <WaitingPix topup={pending.data} onShow={() => created(pending.data?.id ?? '')} />
            )}
            <PaymentPlaceholder />
            {children}
          </div>
        )}
      </div>
    </>
  );
}

function WaitingPix({ topup, onShow }: { topup: Topup; onShow: () => void }) {
  const { t } = useTranslation('topup');
  const amount = formatMoney(topup.amount_cents, topup.currency);
  return (
    <Card padding="none" asChild interactive>
      <button type="button" className="w-full text-left" onClick={onShow}>
        <ListRow
          title={t('waiting.title', { amount })}
          subtitle={t('waiting.text')}
          trailing={<ChevronRight aria-hidden className="size-5" />}
        />
      </button>
    </Card>
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
