import { useQuery } from '@tanstack/react-query';
import { Select } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import adminTexts from '../../../locales/pt/admin-users.json';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { csvAddress } from '../../../shared/back-office/list/list-query';
import { SheetLink } from '../../../shared/back-office/sheet-link';
import { Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import { statementQuery } from '../api/user-records';
import type { AdminUserDetails } from '../api/users';

type Kind = keyof (typeof adminTexts)['statement']['kinds'];

const kindOf = (kind: string): Kind =>
  Object.hasOwn(adminTexts.statement.kinds, kind) ? (kind as Kind) : 'other';

/** The newest movements of one wallet, as the ledger has them. */
export function StatementCard({ user }: { user: AdminUserDetails }) {
  const { t } = useTranslation('admin-users');
  const { locale } = useLanguage();
  const opened = user.wallets.map(({ currency }) => currency);
  const [currency, setCurrency] = useState(opened[0] ?? 'BRL');
  const { data } = useQuery(statementQuery(user.id, currency));

  return (
    <DetailCard
      title={t('statement.title')}
      count={data?.total}
      action={
        <>
          {opened.length > 1 && (
            <Select
              label={t('statement.wallet')}
              hideLabel
              size="sm"
              value={currency}
              onChange={(event) => setCurrency(event.target.value as typeof currency)}
              options={opened.map((value) => ({ value, label: value }))}
            />
          )}
          <SheetLink
            className="touch-target text-link"
            href={csvAddress(`/api/v1/admin/users/${user.id}/statement`, { currency })}
          >
            {t('page.csv')}
          </SheetLink>
        </>
      }
    >
      {data?.rows.length === 0 && <p className="px-3.5 pb-3.5 text-sm text-muted">{t('page.none')}</p>}
      {data && data.rows.length > 0 && (
        // The table is wider than a phone.
        <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={t('statement.title')}>
          <table className="w-full min-w-120 text-sm">
            <thead className="bg-surface-sunken text-xs text-muted">
              <tr className="[&>th]:px-3.5 [&>th]:py-1.5 [&>th]:text-left [&>th]:font-medium">
                <th scope="col">{t('statement.time')}</th>
                <th scope="col">{t('statement.kind')}</th>
                <th scope="col" className="text-right!">
                  {t('statement.amount')}
                </th>
                <th scope="col" className="text-right!">
                  {t('statement.balance')}
                </th>
                <th scope="col" className="text-right!">
                  {t('statement.held')}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-border">
              {data.rows.map((entry) => (
                <tr key={entry.id} className="[&>td]:px-3.5 [&>td]:py-1.5">
                  <td className="whitespace-nowrap text-muted tabular-nums">
                    {formatMoment(entry.created_at, locale)}
                  </td>
                  <td>
                    {t(`statement.kinds.${kindOf(entry.kind)}`)}
                    {entry.note && <span className="block text-xs text-muted">{entry.note}</span>}
                  </td>
                  <td className="text-right tabular-nums">
                    <Money cents={entry.amount_cents} currency={currency} />
                  </td>
                  <td className="text-right font-semibold tabular-nums">
                    <Money cents={entry.balance_after_cents} currency={currency} />
                  </td>
                  <td className="text-right text-muted tabular-nums">
                    <Money cents={entry.held_after_cents} currency={currency} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </DetailCard>
  );
}
