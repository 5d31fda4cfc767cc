import { Link } from '@tanstack/react-router';
import { Badge, BrandTile, classNames, Flag, MenuItem } from '@torpedo/ui-kit';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RowMenu } from '../../../shared/back-office/list/record-row';
import { formatMoney } from '../../../shared/format/money';
import { formatWait } from '../../../shared/time/format-time';
import type { OpenActivation } from '../api/providers';
import { ENDING_MS, isUncertain, leftOf } from '../rules/open-numbers';

/** The columns of the list, for its heads and its rows. */
export const OPEN_ACTIVATION_COLUMNS =
  'md:grid md:grid-cols-[--spacing(47)_minmax(0,1fr)_minmax(0,--spacing(16))_--spacing(21)_--spacing(21)_--spacing(15)_--spacing(8)] md:items-center gap-x-1.5 px-3.5 py-1.5';

interface OpenActivationRowProps {
  activation: OpenActivation;
  now: number;
  onRecheck?: () => void;
  onCancel?: () => void;
}

export function OpenActivationRow({ activation, now, onRecheck, onCancel }: OpenActivationRowProps) {
  const { t } = useTranslation('admin-catalogue');
  const { id, item, user_name, user_email, provider, actions } = activation;
  const name = item.phone_number_formatted || `${item.service.name} ${item.country.name}`;
  return (
    <li
      data-number={id}
      className={classNames(
        OPEN_ACTIVATION_COLUMNS,
        'relative flex flex-wrap items-center text-sm has-[a:focus-visible]:bg-surface-sunken max-md:gap-y-1 max-md:pr-14',
      )}
    >
      <Link
        to="/admin/orders/$id"
        params={{ id }}
        className="touch-target flex min-w-0 items-center gap-2 rounded-tile max-md:w-full"
      >
        <BrandTile
          size={null}
          className="size-6 text-xs [&_img]:size-4"
          src={item.service.image_url ?? undefined}
          name={item.service.name}
        />
        <Flag src={item.country.flag_image_url} code={item.country.iso_code} />
        <span className="sr-only">
          {item.service.name} {item.country.name}
        </span>
        <span className="font-mono text-xs whitespace-nowrap">{item.phone_number_formatted || '—'}</span>
      </Link>
      <span className="min-w-0 truncate text-muted max-md:w-full">{user_name ?? user_email ?? '—'}</span>
      <span className="min-w-0 truncate text-muted">{provider ?? '—'}</span>
      <ActivationState activation={activation} />
      <TimeLeft activation={activation} now={now} />
      <span className="text-right tabular-nums max-md:ml-auto">
        {formatMoney(activation.price_cents, activation.currency)}
      </span>
      <span className="max-md:absolute max-md:top-1 max-md:right-1">
        {onRecheck && onCancel && (actions.recheck.is_possible || actions.cancel.is_possible) && (
          <RowMenu label={t('desk.actionsOf', { name })}>
            {actions.recheck.is_possible && (
              <MenuItem onSelect={onRecheck}>{t('desk.keys.recheck')}</MenuItem>
            )}
            {actions.cancel.is_possible && (
              <MenuItem tone="danger" onSelect={onCancel}>
                {t('desk.keys.cancel')}
              </MenuItem>
            )}
          </RowMenu>
        )}
      </span>
    </li>
  );
}

function TimeLeft({ activation, now }: { activation: OpenActivation; now: number }) {
  const { t } = useTranslation('admin-catalogue');
  const left = leftOf(activation, now);
  if (left === null || !activation.allotted_at || !activation.expires_at) return <span>—</span>;
  const whole = Date.parse(activation.expires_at) - Date.parse(activation.allotted_at);
  const isEnding = left < ENDING_MS;
  const isReceived = activation.message_count > 0;
  return (
    <span className={classNames('flex items-center gap-2', isEnding && 'text-danger')}>
      <span aria-hidden className="h-1 w-7 overflow-hidden rounded-chip bg-surface-sunken">
        <span
          className={classNames(
            'block h-full rounded-chip',
            isEnding ? 'bg-danger' : isReceived ? 'bg-received' : 'bg-muted',
          )}
          style={{ width: `${Math.max(0, Math.min(100, (left / whole) * 100))}%` }}
        />
      </span>
      <span aria-label={t('desk.left')} className="font-semibold tabular-nums">
        {formatWait(left)}
      </span>
    </span>
  );
}

function ActivationState({ activation }: { activation: OpenActivation }) {
  const { t } = useTranslation('admin-catalogue');
  if (isUncertain(activation)) {
    return (
      <span>
        <Badge size="sm" tone="failed">
          <CircleAlert aria-hidden />
          {t('desk.states.unknown')}
        </Badge>
      </span>
    );
  }
  if (activation.status === 'REQUESTING') {
    return <span className="text-muted">{t('desk.states.requesting')}</span>;
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
