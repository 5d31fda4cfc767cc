import { Link } from '@tanstack/react-router';
import { BrandTile, classNames } from '@torpedo/ui-kit';
import { ArrowUpRight, ChevronRight, Plus, Wallet } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '../../../shared/balance';
import { Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { orderNumber } from '../../../shared/order-number';
import { formatDuration } from '../../../shared/time/duration';
import { formatClock } from '../../../shared/time/format-time';
import { useWallet } from '../../../shared/session/wallet';
import { wordOfGateway } from '../../../shared/topup-amounts';
import type { StatementItem } from '../rules/statement-items';

export const columns =
  'md:grid md:grid-cols-[--spacing(15)_minmax(0,1fr)_--spacing(38)_--spacing(28)] md:items-center md:gap-x-3 lg:grid-cols-[--spacing(16)_minmax(0,1fr)_--spacing(50)_--spacing(40)_--spacing(36)]';

export interface LineProps {
  item: StatementItem;
  currency: Currency;
  hasBalance: boolean;
}

/** The time with seconds, to distinguish two movements of one minute. */
export const formatSecond = (at: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'medium', hourCycle: 'h23' }).format(new Date(at));

/** Whether the title of a line names a number. */
export const isOfNumber = (
  kind: StatementItem['kind'],
): kind is 'reserved' | 'paid' | 'returned' | 'refunded' =>
  kind === 'reserved' || kind === 'paid' || kind === 'returned' || kind === 'refunded';

/** How a reservation without a message ended. */
export function endOf(status: string): 'expired' | 'cancelled' | 'failed' {
  if (status === 'EXPIRED') return 'expired';
  return status === 'CANCELLED' ? 'cancelled' : 'failed';
}

/** The gateway of a top-up, and how soon it was paid. */
export function usePayment({ order, kind }: StatementItem): string {
  const { t } = useTranslation('statement');
  const { locale } = useLanguage();
  if (order?.type !== 'credit_transaction') return '';
  const gateway = t(`gateway.${wordOfGateway(order.gateway)}`);
  if (kind !== 'topup' || order.paid_after_seconds === null) return gateway;
  return t('confirmedIn', { gateway, time: formatDuration(order.paid_after_seconds, locale) });
}

/** On a phone, the tile stands beside both lines of text. */
const tile = 'max-md:row-span-2 max-md:self-start';

const row = 'block px-3.5 py-2.5 transition-colors duration-(--duration-fast) md:px-5 md:py-1.5';

/** Shows `short` on phones and `text` on wider screens. */
function Wording({ text, short }: { text: ReactNode; short: string | undefined }) {
  if (short === undefined || short === text) return text;
  return (
    <>
      <span className="md:hidden">{short}</span>
      <span className="max-md:hidden">{text}</span>
    </>
  );
}

interface StatementLineProps extends LineProps {
  title: ReactNode;
  detail: ReactNode;
  /** Replaces title and detail on a phone. */
  short?: { title: string; detail: string } | undefined;
  /** Replaces the amount. */
  amount?: ReactElement | false;
  tone?: string | undefined;
  /** True for a reservation whose end is on another line. */
  isClosed?: boolean;
  children?: ReactNode;
}

/** One line, with a link to its number or top-up. */
export function StatementLine({
  item,
  currency,
  hasBalance,
  title,
  detail,
  short,
  amount,
  tone,
  isClosed = false,
  children,
}: StatementLineProps) {
  const { t } = useTranslation('statement');
  const { locale } = useLanguage();
  const { order, kind } = item;
  // Only people who may buy can open an order.
  const { canBuy } = useWallet();
  const number = order?.type === 'sms_number' ? order : null;
  const buyer = number?.member?.name;
  // A number that the provider never gave has no page.
  const isLinked = canBuy && order !== null && (number === null || number.phone_number !== null);
  const linkedTo = number
    ? number.phone_number_formatted
    : order && t('topup', { number: orderNumber(order.id) });

  const content = (
    <>
      <span
        className={classNames(
          'grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-2.5 md:min-h-11',
          columns,
        )}
      >
        <time dateTime={item.at} className="text-sm text-muted tabular-nums max-md:hidden">
          {formatSecond(item.at, locale)}
        </time>
        <span className="contents min-w-0 items-center gap-3 md:flex md:flex-1">
          {number ? (
            <BrandTile
              src={number.service.image_url ?? undefined}
              name={number.service.name}
              className={tile}
            />
          ) : (
            <BrandTile
              name={kind}
              tone={kind === 'topup' ? 'brand' : 'sunken'}
              icon={kind === 'topup' ? <Plus aria-hidden /> : <Wallet aria-hidden />}
              className={tile}
            />
          )}
          <span className="contents min-w-0 md:grid">
            <span className="font-semibold text-pretty max-md:text-md lg:truncate">
              <Wording text={title} short={short?.title} />
            </span>
            <span className="col-span-3 col-start-2 row-start-2 text-sm text-pretty text-muted md:col-auto md:row-auto lg:truncate">
              <time dateTime={item.at} className="tabular-nums md:hidden">
                {formatClock(item.at, locale)}
              </time>
              {(buyer || detail) && <span className="md:hidden"> · </span>}
              {buyer}
              {buyer && detail && ' · '}
              <Wording text={detail} short={short?.detail} />
              {hasBalance && (
                <span className="whitespace-nowrap md:hidden">
                  {' · '}
                  {t('after')} <Money cents={item.balanceAfterCents} currency={currency} />
                </span>
              )}
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
        <span className="flex shrink-0 justify-end">
          {amount || (
            <Money
              cents={item.amountCents}
              currency={currency}
              sign="movement"
              className={classNames('tabular-nums', !isClosed && 'font-semibold', tone)}
            />
          )}
        </span>
        <span
          className={classNames(
            'text-right tabular-nums max-md:hidden',
            item.amountCents === 0 && 'text-muted',
          )}
        >
          {hasBalance && <Money cents={item.balanceAfterCents} currency={currency} />}
        </span>
        {isLinked && <ChevronRight aria-hidden className="size-4 shrink-0 text-muted md:hidden" />}
      </span>
      {children}
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
