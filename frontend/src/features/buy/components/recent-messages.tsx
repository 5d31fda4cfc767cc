import type { Schemas } from '@torpedo/api-client';
import {
  Badge,
  BrandTile,
  Card,
  classNames,
  CopyIconButton,
  EmptyState,
  ListRow,
  SectionHeading,
  Skeleton,
  TimeLeft,
} from '@torpedo/ui-kit';
import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useDeferredMount } from '../../../shared/performance/use-deferred-mount';
import { formatClock } from '../../../shared/time/format-time';
import { useNow } from '../../../shared/time/use-now';
import type { Activation } from '../../../shared/activations/user-transactions';
import { activationPhase } from '../../../shared/activations/activation-phase';

import { MessageText } from './message-text';

interface RecentMessagesProps {
  running: readonly Activation[] | undefined;
  transactions: Schemas['UserTransactionsDto'] | undefined;
  className?: string;
}

/** What is still awaited and what came today, built after what people come to the screen for. */
export function RecentMessages({ running, transactions, className }: RecentMessagesProps) {
  const isTheirTurn = useDeferredMount();
  return (
    <div className={classNames('grid content-start gap-4', className)}>
      {isTheirTurn && (
        <>
          {running && <PendingList activations={running} />}
          <TodayMessages transactions={transactions} />
        </>
      )}
    </div>
  );
}

const SHOWN = 10;

/** The numbers that still wait for their first message, at a glance. */
function PendingList({ activations }: { activations: readonly Activation[] }) {
  const { t } = useTranslation('buy');
  const pending = activations
    .filter((activation) => activationPhase(activation) === 'waiting')
    .slice(0, SHOWN);
  if (pending.length === 0) return null;

  return (
    <Card padding="none" aria-labelledby="pending-heading">
      <SectionHeading id="pending-heading" size="card" className="px-4 py-3">
        {t('pending.heading')}
      </SectionHeading>
      <ul className="divide-y divide-border border-t border-border">
        {pending.map((activation) => (
          <li key={activation.activation_id}>
            <PendingRow activation={activation} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PendingRow({ activation }: { activation: Activation }) {
  const { service, phone_number_formatted, expires_at } = activation;
  return (
    <ListRow
      image={<BrandTile src={service.image_url ?? undefined} name={service.name} />}
      title={service.name}
      subtitle={phone_number_formatted}
      trailing={<Remaining expiresAt={Date.parse(expires_at)} />}
    />
  );
}

function Remaining({ expiresAt }: { expiresAt: number }) {
  const { t } = useTranslation('buy');
  return <TimeLeft label={t('ticket.timeLeft')} expiresAt={expiresAt} now={useNow()} />;
}

const SHOWN_CODES = 3;

/** What came today, newest first. */
function TodayMessages({ transactions }: { transactions: Schemas['UserTransactionsDto'] | undefined }) {
  const { t } = useTranslation('buy');
  const recent = transactions?.recent_completed;

  return (
    <Card padding="none" aria-labelledby="today-heading" className="self-start">
      <SectionHeading
        id="today-heading"
        size="card"
        className="px-4 py-3"
        trailing={
          transactions && (
            <Badge title={t('today.count', { count: transactions.sms_today })}>
              <span aria-hidden>{transactions.sms_today}</span>
              <span className="sr-only">{t('today.count', { count: transactions.sms_today })}</span>
            </Badge>
          )
        }
      >
        {t('today.heading')}
      </SectionHeading>
      {!recent && <Skeleton className="m-4 h-12" />}
      {recent?.length === 0 && (
        <EmptyState
          icon={<MessageSquareText aria-hidden />}
          title={t('today.empty')}
          text={t('today.emptyText')}
        />
      )}
      {recent && recent.length > 0 && (
        <ul className="divide-y divide-border border-t border-border">
          {recent.map((activation) => (
            <TodayRow key={activation.activation_id} activation={activation} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function TodayRow({ activation }: { activation: Activation }) {
  const { t } = useTranslation('buy');
  const { locale } = useLanguage();
  const { service, codigo_atual, sms_text, quantidade_codigos, historico_codigos, status, updated_at } =
    activation;
  const earlier = quantidade_codigos - SHOWN_CODES;
  const codes = historico_codigos.slice(0, SHOWN_CODES);
  const ended =
    status === 'CANCELLED' ? t('today.cancelled') : status === 'EXPIRED' ? t('today.expired') : null;

  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <BrandTile src={service.image_url ?? undefined} name={service.name} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-mono font-semibold">
          {codigo_atual ?? <span className="font-sans text-muted">{ended ?? t('today.noCode')}</span>}
          {codes.length > 0 && <Badge size="sm">{t('today.current')}</Badge>}
        </p>
        <p className="truncate text-sm text-muted">{activation.phone_number_formatted}</p>
        {sms_text && <MessageText text={sms_text} />}
        {codes.length > 1 && (
          <p className="truncate text-sm text-muted">
            {codes
              .slice(1)
              .map(({ codigo }) => codigo ?? t('today.noCode'))
              .join(' · ')}
            {earlier > 0 && ` · ${t('today.earlier', { count: earlier })}`}
          </p>
        )}
        {quantidade_codigos > 0 && (
          <p className="text-sm text-muted">{t('today.codes', { count: quantidade_codigos })}</p>
        )}
        {ended && quantidade_codigos === 0 && <p className="text-sm text-muted">{t('today.refunded')}</p>}
      </div>
      <time dateTime={updated_at} className="text-sm text-muted tabular-nums">
        {formatClock(updated_at, locale)}
      </time>
      {codigo_atual && (
        <CopyIconButton
          size="sm"
          value={codigo_atual}
          label={t('ticket.copyCode')}
          copiedLabel={t('ticket.copied')}
        />
      )}
    </li>
  );
}
