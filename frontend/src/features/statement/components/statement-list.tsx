import { Card, classNames } from '@torpedo/ui-kit';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '../../../shared/balance';
import { Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { isSameDay } from '../../../shared/time/format-time';
import { firstDayOf, monthBefore, nameOfMonth } from '../../../shared/time/months';
import { byDay, type StatementItem } from '../rules/statement-items';
import { columns, type LineProps } from './statement-line';

interface StatementListProps {
  items: readonly StatementItem[];
  currency: Currency;
  busy: boolean;
  Line: ComponentType<LineProps>;
  /** False when only a part of the movements is shown, because the balances would not add up. */
  hasBalances: boolean;
  /** The balance at the start of the month; null until every movement since then is shown. */
  opening: { month: string; cents: number } | null;
}

export function StatementList({ items, currency, busy, Line, hasBalances, opening }: StatementListProps) {
  const { t } = useTranslation('statement');
  return (
    <Card padding="none" className="overflow-hidden" aria-busy={busy || undefined}>
      <div
        aria-hidden
        className={classNames('px-5 py-2.5 text-sm font-semibold text-muted max-md:hidden', columns)}
      >
        <span>{t('columns.time')}</span>
        <span>{t('columns.what')}</span>
        <span className="max-lg:hidden">{t('columns.order')}</span>
        <span className="text-right">{t('columns.amount')}</span>
        <span className="text-right">{hasBalances && t('columns.after')}</span>
      </div>
      {byDay(items).map(({ day, items: lines }) => (
        <section key={day} aria-label={day}>
          <DayHeading at={lines[0]?.at ?? day} />
          <ul className="divide-y divide-border">
            {lines.map((item) => (
              <li key={item.id}>
                <Line item={item} currency={currency} hasBalance={hasBalances} />
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

/** The first value of the column of balances, so that the reader can check the sums. */
function OpeningBalance({ month, cents, currency }: OpeningBalanceProps) {
  const { t } = useTranslation('statement');
  const { locale } = useLanguage();
  return (
    <p
      className={classNames(
        'flex items-center justify-between gap-3 border-t border-border px-4 py-2.5 text-muted md:px-5',
        columns,
      )}
    >
      <span className="text-sm tabular-nums max-md:hidden">{firstDayOf(month, locale)}</span>
      <span className="min-w-0 md:col-span-2 lg:col-span-3">
        {t('cameFrom', { month: nameOfMonth(monthBefore(month), locale) })}
      </span>
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
