import { Link } from '@tanstack/react-router';
import { BrandTile, Card, classNames, StatusBadge } from '@torpedo/ui-kit';
import { ArrowUpRight, ChevronRight, Plus, Undo2, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '../../../shared/balance';
import { Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatClock, isSameDay } from '../../../shared/time/format-time';
import { wordOfGateway } from '../../../shared/topup-amounts';
import { daysOf } from '../rules/months';
import { byDay, type StatementItem } from '../rules/statement-items';

const DAY_MS = 86_400_000;

const columns =
  'md:grid md:grid-cols-[--spacing(12)_minmax(0,1fr)_--spacing(28)_--spacing(28)] md:items-center md:gap-x-3 lg:grid-cols-[--spacing(12)_minmax(0,1.4fr)_minmax(0,1fr)_--spacing(32)_--spacing(32)]';

interface StatementListProps {
  items: readonly StatementItem[];
  currency: Currency;
  busy: boolean;
  /** With what the month began, once every movement since is shown. */
  opening: { month: string; cents: number } | null;
}

export function StatementList({ items, currency, busy, opening }: StatementListProps) {
  const { t } = useTranslation('statement');
  return (
    <Card padding="none" className="overflow-hidden" aria-busy={busy || undefined}>
      <div
        aria-hidden
        className={classNames('px-5 py-3 text-sm font-semibold text-muted max-md:hidden', columns)}
      >
        <span>{t('columns.time')}</span>
        <span>{t('columns.what')}</span>
        <span className="max-lg:hidden">{t('columns.order')}</span>
        <span className="text-right">{t('columns.amount')}</span>
        <span className="text-right">{t('columns.after')}</span>
      </div>
      {byDay(items).map(({ day, items: lines }) => (
        <section key={day} aria-label={day}>
          <DayHeading at={lines[0]?.at ?? day} />
          <ul className="divide-y divide-border">
            {lines.map((item) => (
              <li key={item.id}>
                <StatementLine item={item} currency={currency} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {opening && <OpeningBalance {...opening} currency={currency} />}
    </Card>
  );
}

interface OpeningBalanceProps {
  month: string;
  cents: number;
  currency: Currency;
}

/** From which the column of balances can be followed by hand. */
function OpeningBalance({ month, cents, currency }: OpeningBalanceProps) {
  const { t } = useTranslation('statement');
  const { locale } = useLanguage();
  const first = new Date(daysOf(month).from);
  const inUtc = (options: Intl.DateTimeFormatOptions, at: Date) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(at);
  const before = inUtc({ month: 'long' }, new Date(first.getTime() - DAY_MS));
  return (
    <p
      className={classNames(
        'flex items-center justify-between gap-3 border-t border-border px-4 py-2.5 text-muted md:px-5',
        columns,
      )}
    >
      <span className="text-sm tabular-nums max-md:hidden">
        {inUtc({ day: 'numeric', month: '2-digit' }, first)}
      </span>
      <span className="min-w-0 md:col-span-2 lg:col-span-3">{t('cameFrom', { month: before })}</span>
      <Money cents={cents} currency={currency} className="text-right tabular-nums" />
    </p>
  );
}

const isToday = (at: string) => isSameDay(at, new Date());

function DayHeading({ at }: { at: string }) {
  const { t } = useTranslation('statement');
  const { locale } = useLanguage();
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(new Date(at));
  return (
    <h2 className="border-y border-border bg-surface-page px-4 py-2 text-sm font-semibold text-muted md:px-5">
      {isToday(at) ? t('today', { date }) : date}
    </h2>
  );
}

const row = 'block px-4 py-3 transition-colors duration-(--duration-fast) md:px-5';

function StatementLine({ item, currency }: { item: StatementItem; currency: Currency }) {
  const { t } = useTranslation('statement');
  const { locale } = useLanguage();
  const { order, kind } = item;
  const number = order?.type === 'sms_number' ? order : null;
  // A number that was never allotted has no page.
  const isLinked = order !== null && (number === null || number.phone_number !== null);
  const linkedTo = number ? number.phone_number_formatted : order && t('topup');

  const content = (
    <>
      <span className={classNames('flex items-center gap-3', columns)}>
        <time dateTime={item.at} className="text-sm text-muted tabular-nums max-md:hidden">
          {formatClock(item.at, locale)}
        </time>
        <span className="flex min-w-0 flex-1 items-center gap-3">
          {number ? (
            <BrandTile src={number.service.image_url ?? undefined} name={number.service.name} />
          ) : (
            <BrandTile
              name={kind}
              tone={kind === 'topup' ? 'brand' : 'sunken'}
              icon={kind === 'topup' ? <Plus aria-hidden /> : <Wallet aria-hidden />}
            />
          )}
          <span className="grid min-w-0 gap-0.5">
            <span className="truncate font-semibold max-md:hidden">
              <Title item={item} currency={currency} width="wide" />
            </span>
            <span className="font-semibold text-pretty md:hidden">
              <Title item={item} currency={currency} width="narrow" />
            </span>
            <span className="truncate text-sm text-muted max-md:hidden">
              <Detail item={item} width="wide" />
            </span>
            <span className="text-sm text-pretty text-muted md:hidden">
              <time dateTime={item.at} className="tabular-nums">
                {formatClock(item.at, locale)}
              </time>
              {order && ' · '}
              <Detail item={item} width="narrow" />
            </span>
          </span>
        </span>
        <span className="flex min-w-0 items-center gap-1.5 text-sm font-semibold text-link max-lg:hidden">
          {isLinked && (
            <>
              <span className="truncate tabular-nums">{linkedTo}</span>
              <ArrowUpRight aria-hidden className="size-4 shrink-0" />
            </>
          )}
        </span>
        {kind === 'returned' && item.reservation ? (
          <span className="flex justify-end md:col-span-2">
            <StatusBadge status="received" icon={<Undo2 aria-hidden />} className="max-md:hidden">
              {t('returned.badge')}
            </StatusBadge>
            <Money cents={0} currency={currency} className="font-semibold md:hidden" />
          </span>
        ) : (
          <>
            <Money
              cents={item.amountCents}
              currency={currency}
              sign="movement"
              className={classNames('text-right font-semibold tabular-nums', toneOf(item))}
            />
            <Money
              cents={item.balanceAfterCents}
              currency={currency}
              className="text-right text-muted tabular-nums max-md:hidden"
            />
          </>
        )}
        {isLinked && <ChevronRight aria-hidden className="size-4 shrink-0 text-muted md:hidden" />}
      </span>
      {kind === 'returned' && item.reservation && <BothEnds item={item} currency={currency} />}
    </>
  );
  return isLinked ? (
    <Link
      to="/dashboard/orders/$id"
      params={{ id: order.id }}
      className={classNames(row, '-outline-offset-2 hover:bg-surface-sunken')}
    >
      {content}
    </Link>
  ) : (
    <div className={row}>{content}</div>
  );
}

function toneOf({ kind, amountCents }: StatementItem): string {
  if (kind === 'reserved') return 'text-waiting';
  return amountCents > 0 ? 'text-received' : '';
}

type Width = 'wide' | 'narrow';

function Title({
  item: { kind, order },
  currency,
  width,
}: LineTextProps & { currency: Currency }): ReactNode {
  const { t } = useTranslation('statement');
  if (kind !== 'reserved' && kind !== 'paid' && kind !== 'returned' && kind !== 'refunded') {
    return t(`kind.${kind}`);
  }
  if (order?.type !== 'sms_number') return null;
  const names = { service: order.service.name, country: order.country.name };
  if (width === 'narrow') return t(`shortNumber.${kind}`, names);
  const title = t(`number.${kind}`, names);
  if (kind !== 'returned') return title;
  return (
    <>
      {title} <Money cents={0} currency={currency} />
    </>
  );
}

interface LineTextProps {
  item: StatementItem;
  width: Width;
}

function endOf(status: string): 'expired' | 'cancelled' | 'failed' {
  if (status === 'EXPIRED') return 'expired';
  return status === 'CANCELLED' ? 'cancelled' : 'failed';
}

function Detail({ item: { order, reservation, kind, at, endedAt }, width }: LineTextProps): ReactNode {
  const { t } = useTranslation('statement');
  const { locale } = useLanguage();
  if (order?.type === 'credit_transaction') {
    return t(`gateway.${wordOfGateway(order.gateway)}`);
  }
  if (!order) return '';
  const clock = (instant: string) => formatClock(instant, locale);
  const texts = width === 'wide' ? 'detail' : 'shortDetail';
  switch (kind) {
    case 'reserved':
      // The refund is a line of its own.
      if (order.status === 'EXPIRED' || order.status === 'CANCELLED' || order.status === 'FAILED')
        return t(`${texts}.${endOf(order.status)}`);
      return order.expires_at
        ? t(`${texts}.reserved`, { time: clock(order.expires_at) })
        : t(`${texts}.requesting`);
    case 'paid':
      return t(`${texts}.paid`, {
        reserved: clock(reservation?.at ?? at),
        received: clock(endedAt ?? at),
      });
    case 'refunded':
      return t(`${texts}.refunded`);
    default:
      return t(`${texts}.${endOf(order.status)}`);
  }
}

function BothEnds({ item, currency }: { item: StatementItem; currency: Currency }) {
  const { t } = useTranslation('statement');
  const { locale } = useLanguage();
  const { reservation, at, balanceAfterCents } = item;
  if (!reservation) return null;
  const reservedAt = formatClock(reservation.at, locale);
  const ends = [
    {
      at: reservedAt,
      text: t('returned.reservation'),
      cents: reservation.amountCents,
      after: reservation.balanceAfterCents,
    },
    {
      at: formatClock(at, locale),
      text: t('returned.return', { time: reservedAt }),
      cents: -reservation.amountCents,
      after: balanceAfterCents,
    },
  ];
  return (
    <span className="mt-2 ml-12 grid gap-1 border-l-2 border-border pl-3 text-sm md:ml-15">
      {ends.map((end) => (
        <span
          key={end.text}
          className="flex gap-3 md:grid md:grid-cols-[minmax(0,1fr)_--spacing(28)_--spacing(28)] lg:grid-cols-[minmax(0,1fr)_--spacing(32)_--spacing(32)]"
        >
          <span className="min-w-0 flex-1 text-muted">
            <span className="tabular-nums">{end.at}</span> {end.text}
          </span>
          <Money
            cents={end.cents}
            currency={currency}
            sign="movement"
            className={classNames('text-right font-semibold tabular-nums', end.cents > 0 && 'text-received')}
          />
          <Money
            cents={end.after}
            currency={currency}
            className="text-right text-muted tabular-nums max-md:hidden"
          />
        </span>
      ))}
    </span>
  );
}
