import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type adminTexts from '../../../locales/pt/admin-users.json';
import { centsText, currencySign } from '../../../shared/back-office/amounts';
import { DataTable } from '../../../shared/back-office/detail/data-table';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { csvAddress, listQuery } from '../../../shared/back-office/list/list-query';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { Segments } from '../../../shared/back-office/small-controls';
import { SheetLink } from '../../../shared/back-office/csv-file';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import type { AdminUserDetails } from '../api/users';

const SHOWN_ROWS = 8;

const signed = (cents: number) =>
  cents === 0 ? centsText(0) : `${cents < 0 ? '−' : '+'}${centsText(Math.abs(cents))}`;

type Kind = keyof (typeof adminTexts)['statement']['kinds'];

export function StatementCard({ user }: { user: AdminUserDetails }) {
  const { t } = useTranslation('admin-users');
  const { locale } = useLanguage();
  const opened = user.wallets.map(({ currency }) => currency);
  const [currency, setCurrency] = useState(opened[0] ?? 'BRL');
  const { data } = useQuery(
    listQuery(staffKeys.users, '/api/v1/admin/users/{id}/statement', {
      path: { id: user.id },
      query: { currency, per_page: SHOWN_ROWS },
    }),
  );

  return (
    <DetailCard
      title={t('statement.title')}
      count={data?.total}
      action={
        <>
          {opened.length > 1 && (
            <Segments
              label={t('statement.wallet')}
              value={currency}
              onChange={setCurrency}
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
        <DataTable
          label={t('statement.title')}
          className="overflow-x-auto"
          tableClassName="md:min-w-116"
          rows={data.rows}
          rowKey={({ id }) => id}
          columns={[
            {
              header: t('statement.time'),
              isWide: true,
              className: 'whitespace-nowrap text-muted tabular-nums',
              cell: ({ created_at }) => formatMoment(created_at, locale),
            },
            {
              header: t('statement.kind'),
              cell: ({ kind, note, created_at }) => (
                <>
                  {t([`statement.kinds.${kind as Kind}`, 'statement.kinds.other'])}
                  <span className="block text-xs text-muted tabular-nums md:hidden">
                    {formatMoment(created_at, locale)}
                  </span>
                  {note && <span className="block text-xs text-muted">{note}</span>}
                </>
              ),
            },
            {
              header: `${t('statement.amount')} ${currencySign(currency)}`,
              isFigure: true,
              className: ({ amount_cents }) => (amount_cents > 0 ? 'text-received' : ''),
              cell: ({ amount_cents }) => signed(amount_cents),
            },
            {
              header: t('statement.balance'),
              isFigure: true,
              className: 'font-semibold',
              cell: ({ balance_after_cents }) => centsText(balance_after_cents),
            },
            {
              header: t('statement.held'),
              isWide: true,
              isFigure: true,
              className: 'text-muted',
              cell: ({ held_after_cents }) => centsText(held_after_cents),
            },
          ]}
        />
      )}
    </DetailCard>
  );
}
