import { classNames } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { formatMoney, Money } from '../../../shared/format/money';
import type { TeamPerson } from '../../../shared/teams/teams';
import { monthLimitOf } from '../rules/month-limit';

const WORDS = { free: 'text-muted', near: 'font-semibold text-waiting', used: 'font-semibold text-danger' };
const BARS = { free: 'bg-received', near: 'bg-waiting', used: 'bg-danger' };

/** The amount that the person spent this month, and its share of the limit. */
export function PersonLimit({ person, className }: { person: TeamPerson; className?: string }) {
  const { t } = useTranslation('team');
  const { role, spent_cents: spent, currency } = person;
  const limit = monthLimitOf(person);
  if (role === 'viewer') return <p className="text-sm text-muted">{t('people.buysNothing')}</p>;

  function word() {
    if (!limit) return t(role === 'owner' ? 'people.ofBalance' : 'people.unlimited');
    if (limit.state === 'used') return t('people.used');
    return t('people.left', { amount: formatMoney(limit.leftCents, currency) });
  }
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <p className="flex items-baseline justify-between gap-2 text-sm whitespace-nowrap">
        <Money cents={spent} currency={currency} className="font-bold tabular-nums" />
        <span className={WORDS[limit?.state ?? 'free']}>{word()}</span>
      </p>
      {limit && (
        <span aria-hidden className="h-1.5 overflow-hidden rounded-chip bg-surface-sunken">
          <span
            className={classNames('block h-full rounded-chip', BARS[limit.state])}
            style={{ width: `${limit.percent}%` }}
          />
        </span>
      )}
    </div>
  );
}
