import { Button, Card, classNames, ListRow, SectionHeading, TimeLeft } from '@torpedo/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, ReceiptText, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/money';
import { PageTitle } from '../../../shared/layout/page-title';
import { payoutsQuery } from '../../../shared/payouts';
import type { ProductLink } from '../../../shared/product-link';
import { useNow } from '../../../shared/time/use-now';
import { pendingTopupQuery } from '../../../shared/pending-topup';
import { type Topup, topupQuery } from '../api/topups';
import { ChoiceAfterCard } from '../components/buy-choice';
import { PaymentPanel, PaymentPlaceholder } from '../components/payment-panel';
import { TopupForm } from '../components/topup-form';
import { TopupSummary } from '../components/topup-summary';
import { useFocusOnArrival } from '../components/use-focus-on-arrival';
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
  const [isLeft, setLeft] = useState(false);
  const status = topupId ? topup.data?.status : undefined;
  const isShownInPanel = status === 'pending' || status === 'paid';
  // A pending top-up that is too small is not opened; it is only offered.
  const isTooLittle = (pending.data?.amount_cents ?? 0) < (wanted.cents ?? 0);
  const resumedId = isLeft || topupId || isTooLittle ? undefined : pending.data?.id;

  // The pending top-up was created before a reload or on another device.
  useEffect(() => {
    if (resumedId) onResume(resumedId);
  }, [resumedId, onResume]);

  const choice = wanted.choice ?? (topupId ? keptTopupChoice(topupId) : undefined);

  function leave() {
    setLeft(true);
    onTopupChange(undefined);
  }
  function created(id: string) {
    setLeft(false);
    keepTopupChoice(id, wanted.choice);
    onTopupChange(id);
  }

  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {status === 'pending' && topup.data ? (
        <Heading key={topupId} arrives trailing={<PendingTimeLeft topup={topup.data} />}>
          {t('panel.pay', { amount: formatMoney(topup.data.amount_cents, topup.data.currency) })}
        </Heading>
      ) : (
        status !== 'paid' && (
          <Heading
            key="form"
            arrives={isLeft}
            trailing={
              !topupId && (
                <Button
                  asChild
                  variant="outline"
                  size="sm"
                  icon={<ReceiptText aria-hidden />}
                  className="max-md:hidden"
                >
                  <Link to="/dashboard/statement">{t('statement')}</Link>
                </Button>
              )
            }
          >
            {t('title')}
          </Heading>
        )
      )}
      <div
        className={
          topupId
            ? 'grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]'
            : 'grid items-start gap-4 lg:grid-cols-2'
        }
      >
        {topupId ? (
          <div className={classNames('grid gap-4 max-lg:order-last', isShownInPanel && 'max-lg:hidden')}>
            {topup.data && <TopupSummary topup={topup.data} onAnother={leave} />}
            {topup.data && status === 'pending' && choice && (
              <ChoiceAfterCard choice={choice} cents={topup.data.amount_cents} />
            )}
          </div>
        ) : (
          <div className="grid gap-4">
            <TopupForm choice={wanted.choice} cents={wanted.cents} onCreated={created} />
            <UnspentComesBack />
          </div>
        )}
        {topupId ? (
          <PaymentPanel key={topupId} topupId={topupId} choice={choice} onAnother={leave} />
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

function UnspentComesBack() {
  const { t } = useTranslation('topup');
  const { data } = useQuery(payoutsQuery());
  return (
    <p className="flex items-start gap-3 px-1 text-md text-muted max-sm:min-h-11">
      <Undo2 aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>
        {t('unspent.text')}{' '}
        {data && data.payable.length > 0 && (
          <Link
            to="/dashboard/balance"
            hash="payouts"
            className="touch-target font-semibold text-link underline-offset-4 hover:underline"
          >
            {t('unspent.link')}
          </Link>
        )}
      </span>
    </p>
  );
}

function PendingTimeLeft({ topup }: { topup: Topup }) {
  const { t } = useTranslation('topup');
  const now = useNow(true);
  return (
    <TimeLeft
      label={t('panel.expiresIn')}
      expiresAt={Date.parse(topup.expires_at)}
      now={now}
      className="lg:hidden"
    />
  );
}

interface HeadingProps {
  /** True when the part below has just appeared, so that the heading takes the focus. */
  arrives: boolean;
  trailing: ReactNode;
  children: string;
}

function Heading({ arrives, ...props }: HeadingProps) {
  const arrived = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <SectionHeading
      ref={arrives ? arrived : undefined}
      tabIndex={-1}
      level={1}
      size="page"
      className="mb-4 min-h-9"
      {...props}
    />
  );
}
