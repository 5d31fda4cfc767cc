import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  Badge,
  Banner,
  BrandTile,
  Chip,
  classNames,
  Flag,
  MenuItem,
  SearchField,
  Skeleton,
} from '@torpedo/ui-kit';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { KeyCaps } from '../../../shared/back-office/key-caps';
import { PauseButton, WaitingRows } from '../../../shared/back-office/list/live-bar';
import { RowMenu } from '../../../shared/back-office/list/record-row';
import { useHeldRows } from '../../../shared/back-office/list/use-held-rows';
import { useLiveHold } from '../../../shared/back-office/list/use-live-hold';
import { CancelDialog, useRecheck } from '../../../shared/back-office/orders/order-changes';
import { useShortcuts } from '../../../shared/back-office/shortcuts';
import { useMay } from '../../../shared/back-office/staff-rights';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useErrorText } from '../../../shared/errors/error-text';
import { formatMoney } from '../../../shared/format/money';
import { invalidate } from '../../../shared/query-keys';
import { formatWait } from '../../../shared/time/format-time';
import { useNow } from '../../../shared/time/use-now';
import { type OpenActivation, openActivationsQuery } from '../api/desk';
import {
  byRemainingTime,
  inView,
  type DeskView,
  ENDING_MS,
  isUncertain,
  leftOf,
} from '../rules/open-numbers';

const VIEWS: readonly DeskView[] = ['open', 'uncertain', 'ending'];

const idOf = ({ id }: OpenActivation) => id;

/** Numbers in use, those that end first on top, and what can be done with one without leaving the desk. */
export function OpenActivations() {
  const { t } = useTranslation('admin-catalogue');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const [view, setView] = useState<DeskView>('open');
  const [cancelling, setCancelling] = useState<OpenActivation | null>(null);
  const searchRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const { data, error, isPlaceholderData } = useQuery(openActivationsQuery(typed));
  const now = useNow(Boolean(data?.length));
  const hold = useLiveHold(true);
  const { rows, waiting, release } = useHeldRows(isPlaceholderData ? undefined : data, {
    request: typed,
    isHeld: hold.isHeld,
    rowKey: idOf,
  });
  const recheck = useRecheck();
  const may = useMay();
  const mayChange = may('orders.change');
  const shown = inView(rows, view, now).toSorted(byRemainingTime);

  /** The row that has the focus, by its link; the first one where none has. */
  const current = () => {
    const id = document.activeElement?.closest<HTMLElement>('[data-number]')?.dataset['number'];
    return shown.find((row) => row.id === id) ?? shown[0];
  };
  function move(step: number) {
    const id = document.activeElement?.closest<HTMLElement>('[data-number]')?.dataset['number'];
    const at = shown.findIndex((row) => row.id === id);
    const next = shown[at === -1 ? 0 : Math.min(shown.length - 1, Math.max(0, at + step))];
    listRef.current?.querySelector<HTMLElement>(`[data-number="${next?.id}"] a`)?.focus();
  }

  useShortcuts(t('desk.activations'), [
    { keys: '/', label: t('desk.search'), run: () => searchRef.current?.querySelector('input')?.focus() },
    { keys: 'j', label: t('desk.keys.down'), run: () => move(1) },
    { keys: 'k', label: t('desk.keys.up'), run: () => move(-1) },
    ...(mayChange
      ? [
          {
            keys: 'r',
            label: t('desk.keys.recheck'),
            run: () => {
              const row = current();
              if (row && canRecheck(row)) recheck.mutate(row.id);
            },
          },
          {
            keys: 'c',
            label: t('desk.keys.cancel'),
            run: () => {
              const row = current();
              if (row && canCancel(row)) setCancelling(row);
            },
          },
        ]
      : []),
  ]);

  return (
    <DetailCard
      title={t('desk.activations')}
      action={
        <div ref={searchRef} className="w-44 max-md:hidden">
          <Search typed={typed} onType={setTyped} />
        </div>
      }
    >
      <div className="grid gap-2 px-3.5 py-2">
        <div role="group" aria-label={t('desk.views.label')} className="flex flex-wrap gap-1.5">
          {VIEWS.map((each) => (
            <Chip key={each} pressed={each === view} onClick={() => setView(each)}>
              {t(`desk.views.${each}`)} <span className="tabular-nums">{inView(rows, each, now).length}</span>
            </Chip>
          ))}
        </div>
        <div className="md:hidden">
          <Search typed={typed} onType={setTyped} />
        </div>
        <WaitingRows waiting={waiting} onShow={release} />
      </div>
      {error && <Banner tone="danger">{errorText(error)}</Banner>}
      {!data && !error && <Skeleton className="m-3.5 h-40" />}
      {data && shown.length === 0 && (
        <p className="px-3.5 py-3 text-sm text-muted">
          {t(typed || view !== 'open' ? 'desk.noMatch' : 'desk.noActivations')}
        </p>
      )}
      {shown.length > 0 && (
        <div {...hold.around}>
          <p aria-hidden className={classNames(ROW, 'bg-surface-sunken text-xs text-muted max-md:hidden')}>
            <span>{t('desk.columns.number')}</span>
            <span className="truncate">{t('desk.columns.customer')}</span>
            <span className="truncate">{t('desk.columns.provider')}</span>
            <span>{t('columns.status')}</span>
            <span>{t('desk.columns.left')}</span>
            <span className="text-right">{t('desk.columns.price')}</span>
            <span />
          </p>
          <ul ref={listRef} aria-label={t('desk.activations')} className="divide-y divide-border">
            {shown.map((activation) => (
              <ActivationRow
                key={activation.id}
                activation={activation}
                now={now}
                {...(mayChange && {
                  onRecheck: () => recheck.mutate(activation.id),
                  onCancel: () => setCancelling(activation),
                })}
              />
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-border px-3.5 py-1 text-xs text-muted">
        {(
          [
            ['move', ['J', 'K']],
            ['open', ['Enter']],
            ['recheck', ['R']],
            ['cancel', ['C']],
          ] as const
        ).map(([name, keys]) => (
          <span key={name} className="flex items-center gap-1.5 max-lg:hidden">
            <KeyCaps keys={keys} />
            {t(`desk.keys.${name}`)}
          </span>
        ))}
        <span className="ml-auto">
          <PauseButton hold={hold} />
        </span>
      </div>
      {cancelling && (
        <CancelDialog
          open
          onOpenChange={(open) => {
            if (open) return;
            setCancelling(null);
            invalidate(queryClient, staffKeys.live);
          }}
          orderId={cancelling.id}
          amount={formatMoney(cancelling.price_cents, cancelling.currency)}
        />
      )}
    </DetailCard>
  );
}

const ROW =
  'md:grid md:grid-cols-[--spacing(47)_minmax(0,1fr)_minmax(0,--spacing(16))_--spacing(21)_--spacing(21)_--spacing(15)_--spacing(8)] md:items-center gap-x-1.5 px-3.5 py-1.5';

const canRecheck = ({ status }: OpenActivation) => status !== 'REQUESTING';
const canCancel = ({ status }: OpenActivation) => status === 'WAITING_SMS';

function Search({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const { t } = useTranslation('admin-catalogue');
  return (
    <SearchField
      label={t('desk.search')}
      placeholder={t('desk.search')}
      clearLabel={t('desk.clear')}
      size="sm"
      value={typed}
      onValueChange={onType}
    />
  );
}

interface ActivationRowProps {
  activation: OpenActivation;
  now: number;
  onRecheck?: () => void;
  onCancel?: () => void;
}

function ActivationRow({ activation, now, onRecheck, onCancel }: ActivationRowProps) {
  const { t } = useTranslation('admin-catalogue');
  const { id, item, user_name, user_email, provider } = activation;
  const name = item.phone_number_formatted || `${item.service.name} ${item.country.name}`;
  return (
    <li
      data-number={id}
      className={classNames(
        ROW,
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
        {onRecheck && onCancel && (canRecheck(activation) || canCancel(activation)) && (
          <RowMenu label={t('desk.actionsOf', { name })}>
            {canRecheck(activation) && <MenuItem onSelect={onRecheck}>{t('desk.keys.recheck')}</MenuItem>}
            {canCancel(activation) && (
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

/** How much of its window is left, as a bar and as a clock. */
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
