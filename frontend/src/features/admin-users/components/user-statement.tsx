import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type adminTexts from '../../../locales/pt/admin-users.json';
import { centsText, currencySign } from '../../../shared/back-office/amounts';
import { useCodeNames } from '../../../shared/back-office/code-names';
import { DataTable } from '../../../shared/back-office/detail/data-table';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { csvAddress, listQuery } from '../../../shared/back-office/list/list-query';
import { OrderCode } from '../../../shared/back-office/order-code';
import { ShortTime } from '../../../shared/back-office/row-time';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { Segments } from '../../../shared/back-office/small-controls';
import { SheetLink } from '../../../shared/back-office/csv-file';
import { figureFormat } from '../../../shared/format/figure-format';
import type { AdminUserDetails } from '../api/users';

const SHOWN_ROWS = 8;

const signed = (cents: number) =>
  cents === 0 ? centsText(0) : `${cents < 0 ? '−' : '+'}${centsText(Math.abs(cents))}`;

type Kind = keyof (typeof adminTexts)['statement']['kinds'];

export function StatementCard({ user }: { user: AdminUserDetails }) {
  const { t } = useTranslation('admin-users');
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
      count={data && [currencySign(currency), figureFormat().format(data.total)].join(' · ')}
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
          cellClassName="[&>*]:px-2 [&>*]:py-1.5 [&>*:first-child]:pl-3.5 [&>*:last-child]:pr-3.5"
          rows={data.rows}
          rowKey={({ id }) => id}
          columns={[
            {
              header: t('statement.time'),
              isWide: true,
              className: 'whitespace-nowrap text-muted',
              cell: ({ created_at }) => <ShortTime at={created_at} />,
            },
            {
              header: t('statement.kind'),
              className: 'whitespace-nowrap max-md:whitespace-normal',
              cell: (movement) => (
                <>
                  {t([`statement.kinds.${movement.kind as Kind}`, 'statement.kinds.other'])}
                  <span className="flex flex-wrap items-baseline gap-x-1.5 text-xs text-muted md:hidden [&>a]:-my-1.5">
                    <ShortTime at={movement.created_at} /> <Reference movement={movement} />
                  </span>
                </>
              ),
            },
            {
              header: t('statement.reference'),
              isWide: true,
              className: 'max-w-0 w-full text-muted',
              cell: (movement) => (
                <span className="flex items-baseline gap-1.5 [&>a]:-my-1.5">
                  <Reference movement={movement} />
                </span>
              ),
            },
            {
              header: t('statement.amount'),
              isFigure: true,
              className: ({ amount_cents }) =>
                amount_cents > 0 ? 'text-received' : amount_cents === 0 ? 'text-muted' : '',
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

/** What it belongs to: the service or the gateway's charge by its code, else why staff made it. */
function Reference({ movement: { reference, product, note } }: { movement: Schemas['UserMovementDto'] }) {
  const names = useCodeNames();
  if (product || reference.type === 'topup') {
    return (
      <>
        {product && <span className="min-w-0 truncate">{names.service(product.service_code)}</span>}
        <OrderCode id={reference.id} isTopup={!product} />
      </>
    );
  }
  return (
    note && (
      <span className="min-w-0 truncate" title={note}>
        {note}
      </span>
    )
  );
}
