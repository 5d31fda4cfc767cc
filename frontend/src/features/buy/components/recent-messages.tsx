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
  const { service, codigo_atual, sms_text, quantidade_codigos, historico_codigos, status, updated_at } =
    activation;
  // A number without a message counts from its end.
  const at = historico_codigos[0]?.recebido_em ?? updated_at;
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
      <time dateTime={at} className="text-sm text-muted tabular-nums">
        {formatClock(at, locale)}
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
