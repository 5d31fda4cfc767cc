import { useQuery } from '@tanstack/react-query';
import { Badge, Banner, BrandTile, classNames, Flag, Skeleton } from '@torpedo/ui-kit';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { useErrorText } from '../../../shared/errors/error-text';
import { formatMoney } from '../../../shared/format/money';
import { formatWait } from '../../../shared/time/format-time';
import { useNow } from '../../../shared/time/use-now';
import { type OpenActivation, openActivationsQuery } from '../api/desk';

const ENDING_MS = 120_000;

/** Numbers in use, those that end first on top. */
export function OpenActivations() {
  const { t } = useTranslation('admin-catalogue');
  const errorText = useErrorText();
  const { data, error } = useQuery(openActivationsQuery());
  const now = useNow(Boolean(data?.length));
  const ordered = [...(data ?? [])].sort(
    (one, other) => Date.parse(one.expires_at ?? '9999') - Date.parse(other.expires_at ?? '9999'),
  );
  return (
    <DetailCard title={t('desk.activations')} count={data?.length}>
      {error && <Banner tone="danger">{errorText(error)}</Banner>}
      {!data && !error && <Skeleton className="m-3.5 h-40" />}
      {data?.length === 0 && <p className="px-3.5 py-3 text-sm text-muted">{t('desk.noActivations')}</p>}
      {ordered.length > 0 && (
        <ul aria-label={t('desk.activations')} className="divide-y divide-border">
          {ordered.map((activation) => (
            <ActivationRow key={activation.id} activation={activation} now={now} />
          ))}
        </ul>
      )}
    </DetailCard>
  );
}

function ActivationRow({ activation, now }: { activation: OpenActivation; now: number }) {
  const { t } = useTranslation('admin-catalogue');
  const { item, user_name, user_email, provider, expires_at } = activation;
  const left = expires_at === null ? null : Date.parse(expires_at) - now;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-2 text-sm">
      <BrandTile
        size={null}
        className="size-6 text-xs [&_img]:size-4"
        src={item.service.image_url ?? undefined}
        name={item.service.name}
      />
      <Flag src={item.country.flag_image_url} code={item.country.iso_code} />
      <span className="w-40 font-mono whitespace-nowrap">{item.phone_number_formatted || '—'}</span>
      <span className="min-w-24 flex-1 truncate text-muted">{user_name ?? user_email ?? '—'}</span>
      <span className="w-20 truncate text-muted">{provider ?? '—'}</span>
      <span className="w-28">
        <ActivationState activation={activation} />
      </span>
      <span
        className={classNames(
          'w-14 text-right font-semibold tabular-nums',
          left !== null && left < ENDING_MS && 'text-danger',
        )}
      >
        {left === null ? '—' : <span aria-label={t('desk.left')}>{formatWait(left)}</span>}
      </span>
      <span className="w-20 text-right tabular-nums">
        {formatMoney(activation.price_cents, activation.currency)}
      </span>
    </li>
  );
}

function ActivationState({ activation }: { activation: OpenActivation }) {
  const { t } = useTranslation('admin-catalogue');
  if (activation.status === 'REQUESTING') {
    const isUnknown = activation.last_attempt?.outcome === 'unknown';
    return isUnknown ? (
      <Badge size="sm" tone="failed">
        <CircleAlert aria-hidden />
        {t('desk.states.unknown')}
      </Badge>
    ) : (
      <span className="text-muted">{t('desk.states.requesting')}</span>
    );
  }
  const isReceived = activation.message_count > 0;
  const Icon = isReceived ? CircleCheck : Clock;
  return (
    <span className={classNames('inline-flex items-center gap-1.5', !isReceived && 'text-muted')}>
      <Icon aria-hidden className={classNames('size-3.5', isReceived && 'text-received')} />
      {t(isReceived ? 'desk.states.received' : 'desk.states.waiting')}
    </span>
  );
}
