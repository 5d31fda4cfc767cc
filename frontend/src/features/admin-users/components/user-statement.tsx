import { useQuery } from '@tanstack/react-query';
import { Select } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type adminTexts from '../../../locales/pt/admin-users.json';
import { DataTable } from '../../../shared/back-office/detail/data-table';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { csvAddress, listQuery } from '../../../shared/back-office/list/list-query';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { SheetLink } from '../../../shared/back-office/csv-file';
import { Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import type { AdminUserDetails } from '../api/users';

const SHOWN_ROWS = 8;

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
              header: t('statement.amount'),
              isFigure: true,
              cell: ({ amount_cents }) => <Money cents={amount_cents} currency={currency} />,
            },
            {
              header: t('statement.balance'),
              isFigure: true,
              className: 'font-semibold',
              cell: ({ balance_after_cents }) => <Money cents={balance_after_cents} currency={currency} />,
            },
            {
              header: t('statement.held'),
              isWide: true,
              isFigure: true,
              className: 'text-muted',
              cell: ({ held_after_cents }) => <Money cents={held_after_cents} currency={currency} />,
            },
          ]}
        />
      )}
    </DetailCard>
  );
}
