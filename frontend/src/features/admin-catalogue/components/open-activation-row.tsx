import { Link } from '@tanstack/react-router';
import { BrandTile, classNames, Flag, MenuItem } from '@torpedo/ui-kit';
import { CircleAlert, CircleCheck, Clock, RefreshCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RowButton } from '../../../shared/back-office/list/row-button';
import { RowMenu } from '../../../shared/back-office/list/record-row';
import { StateChip } from '../../../shared/back-office/state-word';
import { shortPerson } from '../../../shared/back-office/short-person';
import { bareMoney } from '../../../shared/back-office/amounts';
import { orderNumber } from '../../../shared/order-number';
import { formatTimeLeft } from '../../../shared/time/format-time';
import type { OpenActivation } from '../api/providers';
import { ENDING_MS, isUncertain, leftOf } from '../rules/open-numbers';

/** The columns of the list, for its head and its rows. */
export const OPEN_ACTIVATION_COLUMNS =
  'grid items-center gap-x-2 px-3.5 py-1.5 md:pointer-coarse:pr-12 max-md:grid-cols-[minmax(0,1fr)_auto] md:min-h-8.5 md:py-0 md:grid-cols-[--spacing(45)_minmax(0,1fr)_minmax(0,--spacing(18))_--spacing(22)_--spacing(20)_--spacing(12)]';

interface OpenActivationRowProps {
  activation: OpenActivation;
  /** Null until a provider has been asked. */
  providerName: string | null;
  now: number;
  onRecheck?: () => void;
  onCancel?: () => void;
}

export function OpenActivationRow({
  activation,
  providerName,
  now,
  onRecheck,
  onCancel,
}: OpenActivationRowProps) {
  const { t } = useTranslation('admin-catalogue');
  const { id, item, user_name, user_email, actions } = activation;
  const whole = user_name ?? user_email ?? undefined;
  const stateText = useStateText();
  const name = item.phone_number_formatted || `${item.service.name} ${item.country.name}`;
  return (
    <li
      data-number={id}
      className={classNames(
        OPEN_ACTIVATION_COLUMNS,
        'group/row relative text-sm hover:bg-surface-page has-[a:focus-visible]:bg-surface-sunken has-[a:focus-visible]:shadow-[inset_3px_0_var(--focus)] max-md:pr-14',
      )}
    >
      <Link
        to="/admin/orders/$id"
        params={{ id }}
        title={orderNumber(id)}
        className="touch-target flex min-w-0 items-center gap-1.5 rounded-tile outline-none"
      >
        <BrandTile
          size={null}
          className="size-5 text-xs [&_img]:size-3.5"
          src={item.service.image_url ?? undefined}
          name={item.service.name}
        />
        <Flag src={item.country.flag_image_url} code={item.country.iso_code} className="h-3 w-4.5" />
        <span className="sr-only">
          {item.service.name} {item.country.name}
        </span>
        <span className="font-mono text-xs whitespace-nowrap">
          {item.phone_number_formatted || `#${orderNumber(id)}`}
        </span>
      </Link>
      <span className="min-w-0 text-xs text-muted wrap-anywhere md:hidden max-md:col-span-2">
        {[
          isUncertain(activation) ? null : stateText(activation),
          user_name ? shortPerson(user_name) : user_email,
          providerName,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span title={whole} className="min-w-0 truncate text-muted max-md:hidden">
        {user_name ? shortPerson(user_name) : (user_email ?? '—')}
      </span>
      <span className="min-w-0 truncate text-muted max-md:hidden">{providerName ?? '—'}</span>
      <ActivationState activation={activation} />
      <TimeLeft activation={activation} now={now} />
      <span className="text-right tabular-nums max-md:hidden">
        {bareMoney(activation.price_cents, activation.currency)}
      </span>
      <span
        className={classNames(
          'absolute inset-y-0 right-1 flex items-center md:right-0 md:bg-surface-page md:px-1',
          'md:opacity-0 md:group-focus-within/row:opacity-100 md:group-hover/row:opacity-100 md:pointer-coarse:opacity-100',
        )}
      >
        {onRecheck && onCancel && (actions.recheck.is_possible || actions.cancel.is_possible) && (
          <>
            <span className="flex max-md:hidden pointer-coarse:hidden">
              {actions.recheck.is_possible && (
                <RowButton
                  label={t('desk.recheck')}
                  shortcut="R"
                  icon={<RefreshCw aria-hidden />}
                  onClick={onRecheck}
                />
              )}
              {actions.cancel.is_possible && (
                <RowButton
                  label={t('desk.cancel')}
                  shortcut="C"
                  icon={<X aria-hidden />}
                  onClick={onCancel}
                />
              )}
            </span>
            <span className="md:pointer-fine:hidden">
              <RowMenu label={t('desk.actionsOf', { name })}>
                {actions.recheck.is_possible && <MenuItem onSelect={onRecheck}>{t('desk.recheck')}</MenuItem>}
                {actions.cancel.is_possible && (
                  <MenuItem tone="danger" onSelect={onCancel}>
                    {t('desk.cancel')}
                  </MenuItem>
                )}
              </RowMenu>
            </span>
          </>
        )}
      </span>
    </li>
  );
}

function TimeLeft({ activation, now }: { activation: OpenActivation; now: number }) {
  const { t } = useTranslation('admin-catalogue');
  const left = leftOf(activation, now);
  if (left === null || !activation.allotted_at || !activation.expires_at)
    return <span className="max-md:hidden">—</span>;
  const whole = Date.parse(activation.expires_at) - Date.parse(activation.allotted_at);
  const isEnding = left < ENDING_MS;
  const isReceived = activation.message_count > 0;
  return (
    <span
      className={classNames(
        'flex items-center gap-2 max-md:col-start-2 max-md:row-start-1 max-md:justify-self-end',
        isEnding && 'text-danger',
      )}
    >
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
        {formatTimeLeft(left)}
      </span>
    </span>
  );
}

/** How its state is called. */
function useStateText() {
  const { t } = useTranslation('admin-catalogue');
  return (activation: OpenActivation) => {
    if (isUncertain(activation)) return t('desk.states.unknown');
    if (activation.status === 'REQUESTING') return t('desk.states.requesting');
    return t(activation.message_count > 0 ? 'desk.states.received' : 'desk.states.waiting');
  };
}

/** On a phone the line below the number has the state, so only states that staff must act on are shown here. */
function ActivationState({ activation }: { activation: OpenActivation }) {
  const text = useStateText()(activation);
  if (isUncertain(activation)) {
    return (
      <span className="max-md:col-start-2 max-md:row-start-1 max-md:justify-self-end">
        <StateChip tone="failed" icon={<CircleAlert aria-hidden />}>
          {text}
        </StateChip>
      </span>
    );
  }
  const isReceived = activation.message_count > 0;
  const Icon = isReceived ? CircleCheck : Clock;
  return (
    <span
      className={classNames('inline-flex items-center gap-1.5 max-md:hidden', !isReceived && 'text-muted')}
    >
      {activation.status !== 'REQUESTING' && (
        <Icon aria-hidden className={classNames('size-3.5', isReceived && 'text-received')} />
      )}
      {text}
    </span>
  );
}
