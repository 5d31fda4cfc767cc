import type { Schemas } from '@torpedo/api-client';
import {
  Badge,
  BrandTile,
  Card,
  classNames,
  CopyIconButton,
  EmptyState,
  SectionHeading,
  Skeleton,
} from '@torpedo/ui-kit';
import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { codesOf } from '../../../shared/activations/activation-phase';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useDeferredMount } from '../../../shared/performance/lazy-after-idle';
import { formatClock } from '../../../shared/time/format-time';
import type { Activation } from '../../../shared/activations/user-transactions';

import { MessageText } from './message-text';

interface RecentMessagesProps {
  transactions: Schemas['UserTransactionsDto'] | undefined;
  failed: boolean;
  className?: string;
}

export function RecentMessages({ transactions, failed, className }: RecentMessagesProps) {
  const isTheirTurn = useDeferredMount();
  if (failed && !transactions) return null;
  return (
    <div className={classNames('grid content-start gap-4', className)}>
      {isTheirTurn && <TodayMessages transactions={transactions} />}
    </div>
  );
}

const SHOWN_CODES = 3;

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
  const { service, sms_text, historico_codigos, status, closed_at, updated_at, expires_at } = activation;
  // A number without a message shows the time of its end.
  const endedAt = status === 'EXPIRED' ? expires_at : (closed_at ?? updated_at);
  const at = historico_codigos[0]?.recebido_em ?? endedAt;
  const [newest, ...others] = codesOf(activation);
  const earlier = others.length + 1 - SHOWN_CODES;
  const hasMessages = historico_codigos.length > 0;
  const words = { CANCELLED: t('today.cancelled'), EXPIRED: t('today.expired') };
  const ended = !hasMessages && (status === 'CANCELLED' || status === 'EXPIRED') ? words[status] : null;
  // A message that came after the end of the window costs nothing.
  const cost =
    status === 'EXPIRED'
      ? t('today.refunded')
      : t('today.paid', { amount: formatMoney(activation.activation_cost_cents, activation.currency) });

  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <BrandTile src={service.image_url ?? undefined} name={service.name} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-mono font-semibold">
          {newest?.codigo ?? <span className="font-sans text-muted">{ended ?? t('today.noCode')}</span>}
          {newest && <Badge size="sm">{t('today.current')}</Badge>}
        </p>
        <p className="truncate text-sm text-muted">{activation.phone_number_formatted}</p>
        {sms_text && <MessageText text={sms_text} />}
        {others.length > 0 && (
          <p className="truncate text-sm text-muted">
            {others
              .slice(0, SHOWN_CODES - 1)
              .map(({ codigo }) => codigo)
              .join(' · ')}
            {earlier > 0 && ` · ${t('today.earlier', { count: earlier })}`}
          </p>
        )}
        {hasMessages && (
          <p className="text-sm text-muted">
            <span>{t('today.codes', { count: others.length + (newest ? 1 : 0) })}</span>
            {` · ${cost}`}
          </p>
        )}
        {ended && <p className="text-sm text-muted">{t('today.refunded')}</p>}
      </div>
      <time dateTime={at} className="text-sm text-muted tabular-nums">
        {formatClock(at, locale)}
      </time>
      {newest && (
        <CopyIconButton
          size="sm"
          value={newest.codigo}
          label={t('ticket.copyCode')}
          copiedLabel={t('ticket.copied')}
        />
      )}
    </li>
  );
}
