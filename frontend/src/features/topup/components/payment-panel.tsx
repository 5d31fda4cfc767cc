import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  Banner,
  Button,
  Card,
  CountingAmount,
  EmptyState,
  ErrorState,
  Skeleton,
  Ticket,
  TicketStrip,
  toast,
} from '@torpedo/ui-kit';
import { Check, CircleAlert, CircleX, Clock, QrCode as QrIcon, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { balanceQuery } from '../../../shared/balance';
import { OpenCase } from '../../../shared/cases/open-case';
import { useErrorText } from '../../../shared/errors/error-text';
import { moneyLocale } from '../../../shared/format/figure';
import { formatMoney, Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { orderNumber } from '../../../shared/order-number';
import type { ProductLink } from '../../../shared/product-link';
import { formatDuration, secondsBetween } from '../../../shared/time/duration';
import { formatClock, formatMoment, isSameDay } from '../../../shared/time/format-time';
import { useNowSelector } from '../../../shared/time/use-now';
import { balanceBeforeQuery, type Topup, topupQuery, topupState } from '../api/topups';
import { BuyChoice } from './buy-choice';
import { CheckWithBank, PendingPix, PENDING_TOAST } from './pending-pix';
import { useFocusOnArrival } from './use-focus-on-arrival';

export function PaymentPlaceholder() {
  const { t } = useTranslation('topup');
  return (
    <Card padding="lg" className="grid place-items-center">
      <EmptyState icon={<QrIcon aria-hidden />} title={t('panel.heading')} text={t('panel.before')} />
    </Card>
  );
}

interface PaymentPanelProps {
  topupId: string;
  choice: ProductLink | undefined;
  onAnother: () => void;
}

export function PaymentPanel({ topupId, choice, onAnother }: PaymentPanelProps) {
  const { t } = useTranslation('topup');
  const errorText = useErrorText();
  const topup = useQuery(topupQuery(topupId));

  if (topup.isError && !topup.data) {
    return (
      <Card padding="lg">
        <ErrorState
          title={t('panel.failed')}
          text={`${errorText(topup.error)} ${t('panel.failedText')}`}
          retryLabel={t('errors.retry')}
          retrying={topup.isFetching}
          onRetry={() => void topup.refetch()}
        />
      </Card>
    );
  }
  if (!topup.data) return <Skeleton className="h-120 rounded-card" />;
  const state = topupState(topup.data);
  if (state === 'pending') return <PendingPix topup={topup.data} choice={choice} onAnother={onAnother} />;
  if (state === 'paid') return <PaidPanel topup={topup.data} choice={choice} onAnother={onAnother} />;
  return <UnpaidPanel status={state} topupId={topupId} onAnother={onAnother} />;
}

interface PaidPanelProps {
  topup: Topup;
  choice: ProductLink | undefined;
  onAnother: () => void;
}

function PaidPanel({ topup, choice, onAnother }: PaidPanelProps) {
  const { t } = useTranslation('topup');
  const balance = useQuery(balanceQuery(topup.currency));
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  useEffect(() => toast.dismiss(PENDING_TOAST), []);
  const ways = (
    <div className="flex w-full flex-col gap-2 sm:w-auto sm:flex-row">
      <Button asChild>
        <Link to="/services">{t('paid.buy')}</Link>
      </Button>
      <Button variant="outline" onClick={onAnother}>
        {t('paid.again')}
      </Button>
    </div>
  );

  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <Ticket>
        <div className="grid justify-items-center gap-2 px-4 pt-5 pb-3 text-center">
          <span className="grid size-13 place-items-center rounded-chip bg-brand text-on-brand">
            <Check aria-hidden className="size-7" />
          </span>
          <h1
            ref={heading}
            tabIndex={-1}
            aria-describedby="paid-balance"
            className="font-display text-2xl font-bold tracking-heading outline-none"
          >
            {t('paid.title')}
          </h1>
          <PaidText topup={topup} />
          {topup.paid_at && <PaidWhen from={topup.created_at} at={topup.paid_at} />}
        </div>
        <dl className="mx-4 divide-y divide-border pb-2">
          <BalanceBefore topup={topup} />
          <ReceiptRow name={t('paid.received')}>
            <Money
              cents={topup.amount_cents}
              currency={topup.currency}
              sign="movement"
              className="text-received"
            />
          </ReceiptRow>
          <ReceiptRow name={t('paid.topup')}>
            {t('paid.number', { number: orderNumber(topup.id) })} ·{' '}
            <Link
              to="/dashboard/orders/$id"
              params={{ id: topup.id }}
              className="touch-target text-link underline-offset-4 hover:underline"
            >
              {t('paid.receipt')}
            </Link>
          </ReceiptRow>
        </dl>
        <TicketStrip id="paid-balance">
          <div className="flex w-full items-center justify-between gap-2 px-1 sm:px-0.5">
            <span className="text-sm text-muted">{t('paid.balance')}</span>
            {balance.data && (
              <CountingAmount
                size="xl"
                cents={balance.data.balance_cents}
                currency={topup.currency}
                locale={moneyLocale}
              />
            )}
          </div>
        </TicketStrip>
      </Ticket>
      {balance.data && balance.data.owed_cents > 0 && (
        <Banner tone="warning">
          {t('form.owed', { amount: formatMoney(balance.data.owed_cents, topup.currency) })}
        </Banner>
      )}
      {choice ? <BuyChoice choice={choice}>{ways}</BuyChoice> : ways}
    </div>
  );
}

function ReceiptRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

function BalanceBefore({ topup: { id, currency } }: { topup: Topup }) {
  const { t } = useTranslation('topup');
  const { language } = useLanguage();
  const { data: cents, isPending } = useQuery(balanceBeforeQuery(id, language));
  const isKnown = typeof cents === 'number';
  if (!isKnown && !isPending) return null;
  return (
    <ReceiptRow name={t('paid.before')}>
      {isKnown ? <Money cents={cents} currency={currency} /> : <Skeleton className="w-20" />}
    </ReceiptRow>
  );
}

/** Says that the amount differs from the requested one, or that a part repaid a debt. */
function PaidText({ topup }: { topup: Topup }) {
  const { t } = useTranslation('topup');
  const { amount_cents, expected_amount_cents, repaid_cents } = topup;
  const money = (cents: number) => formatMoney(cents, topup.currency);
  const left = amount_cents - repaid_cents;
  const isOther = amount_cents !== expected_amount_cents;
  if (!isOther && repaid_cents === 0) return null;
  return (
    <p className="text-muted">
      {isOther && `${t('paid.other', { amount: money(amount_cents), asked: money(expected_amount_cents) })} `}
      {repaid_cents > 0 && `${t('paid.repaid', { amount: money(repaid_cents) })} `}
      {left > 0 && t('paid.text', { amount: money(left) })}
    </p>
  );
}

function PaidWhen({ from, at }: { from: string; at: string }) {
  const { t } = useTranslation('topup');
  const { locale } = useLanguage();
  const isToday = useNowSelector((now) => isSameDay(at, now));
  const wait = formatDuration(secondsBetween(from, at), locale);
  return (
    <p className="text-sm text-muted tabular-nums">
      {isToday
        ? t('paid.whenToday', { wait, clock: formatClock(at, locale) })
        : t('paid.when', { wait, moment: formatMoment(at, locale) })}
    </p>
  );
}

const PAID = ['paid_nothing_came'] as const;

const icons = { expired: Clock, failed: CircleX, refunded: Undo2, contested: CircleAlert };

interface UnpaidPanelProps {
  status: keyof typeof icons;
  topupId: string;
  onAnother: () => void;
}

function UnpaidPanel({ status, topupId, onAnother }: UnpaidPanelProps) {
  const { t } = useTranslation('topup');
  const Icon = icons[status];
  const panel = useFocusOnArrival<HTMLDivElement>();
  return (
    <div
      ref={panel}
      tabIndex={-1}
      role="group"
      aria-label={t(`${status}.title`)}
      className="grid content-start gap-3 outline-none"
    >
      <Card padding="lg">
        <EmptyState
          icon={<Icon aria-hidden />}
          title={t(`${status}.title`)}
          text={t(`${status}.text`)}
          action={<Button onClick={onAnother}>{t('panel.another')}</Button>}
        />
      </Card>
      {status === 'expired' && (
        <>
          <CheckWithBank topupId={topupId} words="askBank" />
          <OpenCase orderId={topupId} kinds={PAID} since={null} />
        </>
      )}
    </div>
  );
}
