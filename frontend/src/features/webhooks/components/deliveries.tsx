import { useInfiniteQuery } from '@tanstack/react-query';
import { Badge, Button, FilterChips, StatusBadge } from '@torpedo/ui-kit';
import { type ComponentProps, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { NextPage } from '../../../shared/layout/next-page';
import { QueryFailure } from '../../../shared/layout/query-failure';
import { formatMoment } from '../../../shared/time/format-time';
import { eventKey } from '../../../shared/webhook-events';
import {
  deliveriesQuery,
  type DeliveryFilter,
  useResend,
  useResendFailed,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '../api/webhooks';

interface DeliveriesProps {
  endpoint: WebhookEndpoint;
  onOutcome: (outcome: string) => void;
}

export function Deliveries({ endpoint, onOutcome }: DeliveriesProps) {
  const { t } = useTranslation('webhooks');
  const rows = useRef<HTMLUListElement>(null);
  const [filter, setFilter] = useState<DeliveryFilter>('all');
  const list = useInfiniteQuery(deliveriesQuery(endpoint.id, filter));
  const resendFailed = useResendFailed(endpoint.id);
  const deliveries = list.data?.pages.flatMap((page) => page.deliveries) ?? [];
  const resend = () =>
    resendFailed.mutate(undefined, {
      onSuccess: ({ resent }) => onOutcome(t('deliveries.resentCount', { count: resent })),
    });

  return (
    <section aria-label={t('deliveries.title')} className="grid gap-3 border-t border-border p-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterChips
          label={t('deliveries.filter')}
          value={filter}
          onValueChange={setFilter}
          options={[
            { value: 'all', label: t('deliveries.all') },
            { value: 'failed', label: t('deliveries.onlyFailed') },
          ]}
        />
        {filter === 'failed' && deliveries.length > 0 && !endpoint.disabled ? (
          <Button variant="outline" size="sm" loading={resendFailed.isPending} onClick={resend}>
            {t('deliveries.resendFailed')}
          </Button>
        ) : (
          <Button variant="ghost" size="sm" loading={list.isRefetching} onClick={() => void list.refetch()}>
            {t('deliveries.refresh')}
          </Button>
        )}
      </div>
      {list.isError && !list.data && <QueryFailure query={list} title={t('deliveries.failed')} />}
      {list.data && deliveries.length === 0 && (
        <p className="text-muted">{t(filter === 'all' ? 'deliveries.empty' : 'deliveries.emptyFailed')}</p>
      )}
      {deliveries.length > 0 && (
        <ul
          ref={rows}
          aria-label={t('deliveries.title')}
          className="divide-y divide-border border-y border-border"
        >
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} endpoint={endpoint} onOutcome={onOutcome} />
          ))}
        </ul>
      )}
      <NextPage list={list} rows={rows} label={t('deliveries.more')} />
    </section>
  );
}

const STATUS: Record<WebhookDelivery['status'], ComponentProps<typeof StatusBadge>['status']> = {
  pending: 'waiting',
  delivered: 'received',
  failed: 'failed',
};

function DeliveryRow({ delivery, endpoint, onOutcome }: DeliveriesProps & { delivery: WebhookDelivery }) {
  const { t } = useTranslation('webhooks');
  const { locale } = useLanguage();
  const resend = useResend(delivery.id);
  const { type, status, tries, occurred_at, tried_at, answer_status, answer, answer_ms, next_try_at } =
    delivery;
  const event: string = t(`events.${eventKey(type)}`);
  const time = formatMoment(occurred_at, locale);
  const answered =
    answer_status === null
      ? answer && t('deliveries.noAnswer', { reason: answer })
      : t('deliveries.answered', { status: answer_status, ms: answer_ms });
  const facts = [
    time,
    tries > 0 && t('deliveries.tries', { count: tries }),
    answered,
    tried_at && next_try_at && t('deliveries.again', { time: formatMoment(next_try_at, locale) }),
  ].filter(Boolean);

  return (
    <li className="py-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {event} <StatusBadge status={STATUS[status]}>{t(`deliveries.status.${status}`)}</StatusBadge>
            {delivery.test && <Badge tone="waiting">{t('deliveries.test')}</Badge>}
          </p>
          <p className="mt-0.5 text-sm text-pretty text-muted tabular-nums">{facts.join(' · ')}</p>
        </div>
        {!endpoint.disabled && tries > 0 && (
          <Button
            variant="outline"
            size="sm"
            aria-label={t('deliveries.resendOf', { event, time })}
            loading={resend.isPending}
            onClick={() => resend.mutate(undefined, { onSuccess: () => onOutcome(t('deliveries.resent')) })}
          >
            {t('deliveries.resend')}
          </Button>
        )}
      </div>
      <details className="mt-1">
        <summary className="touch-target w-fit cursor-pointer text-sm font-semibold text-link">
          {t('deliveries.body')}
        </summary>
        <Text>{JSON.stringify(JSON.parse(delivery.body), null, 2)}</Text>
        {answer_status !== null && answer && (
          <>
            <p className="mt-2 text-sm font-semibold">{t('deliveries.answer')}</p>
            <Text>{answer}</Text>
          </>
        )}
      </details>
    </li>
  );
}

function Text({ children }: { children: string }) {
  return (
    <pre className="mt-1 rounded-control bg-surface-sunken p-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
      {children}
    </pre>
  );
}
