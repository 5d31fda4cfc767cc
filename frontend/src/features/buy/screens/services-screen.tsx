import { useQuery } from '@tanstack/react-query';
import { SectionHeading } from '@torpedo/ui-kit';
import type { Schemas } from '@torpedo/api-client';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Undo2 } from 'lucide-react';
import { PageTitle } from '../../../shared/layout/page-title';
import { brand } from '../../../shared/brand';
import { useBalance } from '../../../shared/balance';
import { formatMoney } from '../../../shared/format/money';
import { useLiveStatus } from '../../../shared/live/live-updates';
import { useMe } from '../../../shared/session/account';
import { useWallet } from '../../../shared/session/wallet';
import { useEnded } from '../components/use-ended';
import { useIsWide } from '../components/use-is-wide';
import { useExpiryNotice } from '../components/use-expiry-notice';
import { type ProductLink, useProductChoice } from '../components/use-product-choice';
import { ServicesSkeleton, useFirstAnswers } from '../components/first-answers';
import { useRunning } from '../../../shared/activations/use-running';
import { type Activation, userTransactionsQuery } from '../../../shared/activations/user-transactions';
import { ActivePanel } from '../components/active-panel';
import { BuyForm } from '../components/buy-form';
import { AccountStatus, ConnectionStatus } from '../components/connection-status';
import { EndedTickets } from '../components/ended-tickets';
import { RecentMessages } from '../components/recent-messages';
import { useLeftOrderEnd } from '../components/use-left-order';
import { usePurchase, usePurchaseEnd } from '../components/use-purchase';
import { useFreshCodes } from '../../../shared/activations/use-fresh-codes';
import { useLimits } from '../../../shared/limits';
import { wholeMinutes } from '../../../shared/time/format-time';

/** Says that the money goes back when no code comes. */
function MoneyPromise() {
  const { t } = useTranslation('buy');
  const count = wholeMinutes(useLimits().activation_window_seconds);
  return (
    <div className="flex gap-3 rounded-card bg-received-soft p-4">
      <Undo2 aria-hidden className="mt-0.5 size-5 shrink-0 text-received" />
      <p className="text-md">
        <strong className="text-received">{t('form.promise', { count })}</strong> {t('form.promiseReserved')}
      </p>
    </div>
  );
}

const columns =
  'grid grid-cols-1 gap-4 md:grid-cols-[minmax(0,1fr)_--spacing(75)] desk:grid-cols-[--spacing(50)_minmax(0,1fr)_--spacing(75)]';

export function ServicesScreen({ link }: { link: ProductLink }) {
  const { t } = useTranslation('buy');
  const { t: shell } = useTranslation();
  const me = useMe();
  const { accountId } = useWallet();
  const live = useLiveStatus().state === 'connected';
  const transactions = useQuery(userTransactionsQuery(accountId, live));
  const listed = transactions.data?.active_transactions;
  const running = useRunning(listed);
  const purchase = usePurchase();
  const choice = useProductChoice(link);
  // Deferred, so that a slow phone reacts to touches while the panels are built.
  const isAnswered = useDeferredValue(
    useFirstAnswers(transactions, choice.countries, choice.services, useBalance()),
  );
  const [announcement, setAnnouncement] = useState('');
  const showInTitle = useBackgroundTitle();

  const arrived = useArrivals(listed, ({ codigo_atual }) => {
    const code = codigo_atual ?? t('ticket.messageWithoutCode');
    showInTitle(t('ticket.documentTitle', { code, brand: brand.name }));
  });
  const { ended, putAway } = useEnded(transactions.data, running, (activation) => {
    // The dialog of the cancel has told the customer already.
    if (activation.closed_by === 'customer') return;
    const { activation_cost_cents: cents, currency } = activation;
    setAnnouncement(t('ended.back', { amount: formatMoney(cents, currency) }));
  });
  useExpiryNotice(listed, running);

  const { noteBlock } = purchase;
  useEffect(() => {
    if (transactions.data) noteBlock(transactions.data);
  }, [transactions.data, noteBlock]);

  usePurchaseEnd(purchase, running, transactions.dataUpdatedAt);
  useLeftOrderEnd(purchase, transactions.data, transactions.dataUpdatedAt);

  const slots = transactions.data?.slots;
  const usedCountries = useMemo(() => countriesOf(transactions.data), [transactions.data]);
  const isWide = useIsWide();
  const tickets = (running?.length ?? 0) + ended.length;
  const title = tickets > 0 ? t('title') : shell('headings.buy');
  const panel = (
    <ActivePanel
      key="panel"
      activations={running}
      ended={ended.length > 0 && <EndedTickets ended={ended} onPutAway={putAway} />}
      status={
        <>
          <AccountStatus
            email={me.email}
            refreshing={transactions.isRefetching}
            onRefresh={() => void transactions.refetch()}
          />
          {!isWide && tickets === 0 && slots && <span>{t('active.slots', slots)}</span>}
        </>
      }
      arrived={arrived}
      onBlocked={purchase.noteBlock}
      failed={transactions.isError}
      retrying={transactions.isFetching}
      onRetry={() => void transactions.refetch()}
    />
  );
  const form = (
    <BuyForm
      key="form"
      choice={choice}
      slots={slots}
      usedCountries={usedCountries}
      purchase={purchase}
      tickets={tickets}
    >
      {tickets === 0 && <MoneyPromise />}
      {isWide && panel}
    </BuyForm>
  );
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className="mb-2.5 flex min-h-8 items-center justify-between gap-x-4 md:-mt-2 md:mb-3 md:min-h-9">
        <SectionHeading level={1} size="page" className="shrink-0 text-2xl md:text-3xl">
          {title}
        </SectionHeading>
        {isAnswered && slots && (
          <p className="flex min-w-0 items-center gap-1.5 text-sm text-muted">
            <ConnectionStatus isShort={!isWide && tickets > 0} />
            {isWide && <span aria-hidden>·</span>}
            {(isWide || tickets > 0) && <span className="shrink-0">{t('active.slots', slots)}</span>}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {isAnswered ? (
        <div className={columns}>
          {isWide ? form : tickets > 0 ? [panel, form] : [form, panel]}
          <RecentMessages
            transactions={transactions.data}
            failed={transactions.isError}
            className="md:col-span-full"
          />
        </div>
      ) : (
        <ServicesSkeleton className={columns} />
      )}
    </>
  );
}

function countriesOf(transactions: Schemas['UserTransactionsDto'] | undefined): string[] {
  const numbers = [...(transactions?.active_transactions ?? []), ...(transactions?.recent_completed ?? [])];
  return [...new Set(numbers.map(({ country }) => country.iso_code))];
}

const CELEBRATION_MS = 5_000;

function useArrivals(activations: readonly Activation[] | undefined, onArrival: (a: Activation) => void) {
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  useFreshCodes(activations, (fresh) => {
    for (const activation of fresh) onArrival(activation);
    setArrived(new Set(fresh.map(({ activation_id }) => activation_id)));
  });

  useEffect(() => {
    if (arrived.size === 0) return;
    const timer = setTimeout(() => setArrived(new Set()), CELEBRATION_MS);
    return () => clearTimeout(timer);
  }, [arrived]);

  return arrived;
}

function useBackgroundTitle(): (text: string) => void {
  const [text, setText] = useState<string | null>(null);

  useEffect(() => {
    if (text === null) return;
    const title = document.title;
    document.title = text;
    const comeBack = () => {
      if (document.hidden) return;
      document.title = title;
      setText(null);
    };
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [text]);

  return (next) => {
    if (document.hidden) setText(next);
  };
}
