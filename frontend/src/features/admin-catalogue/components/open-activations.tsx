import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { classNames, SearchField } from '@torpedo/ui-kit';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { KeyCaps, Segments } from '../../../shared/back-office/small-controls';
import {
  PauseButton,
  useHeldRows,
  useLiveHold,
  WaitingRows,
} from '../../../shared/back-office/list/live-rows';
import { useProviderName } from '../../../shared/back-office/provider-names';
import { CancelDialog, useRecheck } from '../../../shared/back-office/orders/order-changes';
import { leaveOnEscape, useShortcuts } from '../../../shared/back-office/shortcuts';
import { useMay } from '../../../shared/back-office/staff-rights';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { formatMoney } from '../../../shared/format/money';
import { useNow } from '../../../shared/time/use-now';
import { useReread } from '../../../shared/back-office/staff-query';
import { Unread } from '../../../shared/back-office/unread';
import { type OpenActivation, openNumbersQuery } from '../api/providers';
import { byRemainingTime, inView, type LiveView } from '../rules/open-numbers';
import { OPEN_ACTIVATION_COLUMNS, OpenActivationRow } from './open-activation-row';

const VIEWS: readonly LiveView[] = ['open', 'uncertain', 'ending'];

const idOf = ({ id }: OpenActivation) => id;

/** The numbers in use, those that end first on top, with the actions for each number. */
export function OpenActivations() {
  const { t } = useTranslation('admin-catalogue');
  const reread = useReread(staffKeys.live);
  const [typed, setTyped] = useState('');
  const [view, setView] = useState<LiveView>('open');
  const [cancelling, setCancelling] = useState<OpenActivation | null>(null);
  const searchRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const search = typed.trim();
  const query = useQuery({
    ...openNumbersQuery(search),
    placeholderData: keepPreviousData,
  });
  const data = query.data?.items;
  const now = useNow(Boolean(data?.length));
  const hold = useLiveHold(true);
  const { rows, waiting, release } = useHeldRows(query.isPlaceholderData ? undefined : data, {
    request: typed,
    isHeld: hold.isHeld,
    rowKey: idOf,
  });
  const recheck = useRecheck();
  const providerName = useProviderName();
  const may = useMay();
  const mayChange = may('orders.change');
  const shown = inView(rows, view, now).toSorted(byRemainingTime);

  /** The row with the focus, or the first row. */
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
              if (row?.actions.recheck.is_possible) recheck.mutate(row.id);
            },
          },
          {
            keys: 'c',
            label: t('desk.keys.cancel'),
            run: () => {
              const row = current();
              if (row?.actions.cancel.is_possible) setCancelling(row);
            },
          },
        ]
      : []),
  ]);

  return (
    <DetailCard
      title={t('desk.activations')}
      className="relative flex flex-col max-md:[&>div]:first:min-h-11 xl:max-h-full"
      isTitleBareOnPhone
      count={
        <>
          <Segments
            label={t('desk.views.label')}
            options={VIEWS.map((each) => ({
              value: each,
              label: (
                <>
                  {t(`desk.views.${each}`)} {inView(rows, each, now).length}
                </>
              ),
            }))}
            value={view}
            onChange={setView}
          />
          <div
            ref={searchRef}
            // On a phone, the search covers the views while it has the focus or a text.
            className={classNames(
              'absolute top-0 right-0 z-20 focus-within:left-0 md:top-1 md:right-3.5 md:w-28 md:focus-within:left-auto',
              typed ? 'left-0 md:left-auto' : 'w-11 focus-within:w-auto',
            )}
          >
            <SearchField
              size="xs"
              label={t('desk.search')}
              placeholder={t('desk.search')}
              clearLabel={t('desk.clear')}
              onKeyDown={leaveOnEscape}
              value={typed}
              onValueChange={setTyped}
              className={
                typed
                  ? undefined
                  : 'max-md:not-focus-within:*:border-transparent max-md:not-focus-within:*:bg-transparent'
              }
            />
          </div>
        </>
      }
    >
      <WaitingRows waiting={waiting} onShow={release} />
      <Unread query={query} className="m-3.5 h-40" />
      {data && shown.length === 0 && (
        <p className="px-3.5 py-3 text-sm text-muted">
          {t(typed || view !== 'open' ? 'desk.noMatch' : 'desk.noActivations')}
        </p>
      )}
      {shown.length > 0 && (
        <div {...hold.around} className="min-h-0 overflow-y-auto">
          <p
            aria-hidden
            className={classNames(
              OPEN_ACTIVATION_COLUMNS,
              'sticky top-0 z-10 bg-surface-sunken text-xs text-muted max-md:hidden',
            )}
          >
            <span>{t('desk.columns.number')}</span>
            <span className="truncate">{t('desk.columns.customer')}</span>
            <span className="truncate">{t('desk.columns.provider')}</span>
            <span>{t('columns.status')}</span>
            <span>{t('desk.columns.left')}</span>
            <span className="text-right">{t('desk.columns.price')}</span>
          </p>
          <ul ref={listRef} aria-label={t('desk.activations')} className="divide-y divide-border">
            {shown.map((activation) => (
              <OpenActivationRow
                key={activation.id}
                activation={activation}
                providerName={activation.provider === null ? null : providerName(activation.provider)}
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
          onClose={() => {
            setCancelling(null);
            void reread();
          }}
          orderId={cancelling.id}
          amount={formatMoney(cancelling.price_cents, cancelling.currency)}
        />
      )}
    </DetailCard>
  );
}
