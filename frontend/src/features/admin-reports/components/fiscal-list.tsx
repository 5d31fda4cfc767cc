import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '@torpedo/api-client';
import type { ListColumn } from '../../../shared/back-office/list/list-column';
import { RecordList } from '../../../shared/back-office/list/record-list';
import { SheetLink } from '../../../shared/back-office/csv-file';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import { csvAddress, pageQuery } from '../../../shared/back-office/list/list-query';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import type { Days } from '../rules/days';
import type { ReportsSearch } from '../rules/reports-search';

const FISCAL = '/api/v1/admin/reports/fiscal';

interface FiscalListProps {
  days: Days;
  search: ReportsSearch;
}

/** All paid numbers with masked CPFs, and the file with whole CPFs. */
export function FiscalList({ days, search }: FiscalListProps) {
  const { t } = useTranslation('admin-reports');
  const { locale } = useLanguage();
  const { page, cursor, columns: chosen } = search;
  const place = { page, cursor, columns: chosen };
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p className="max-w-160 text-sm text-muted max-md:sr-only">{t('fiscal.text')}</p>
        <SmallButton asChild variant="outline" className="ml-auto" icon={<Download aria-hidden />}>
          <SheetLink href={csvAddress(FISCAL, { from: days.from, to: days.to })}>
            {t('fiscal.download')}
          </SheetLink>
        </SmallButton>
      </div>
      <RecordList
        list="fiscal"
        label={t('fiscal.title')}
        search={place}
        columns={useColumns()}
        query={pageQuery(staffKeys.reports, FISCAL, { ...place, from: days.from, to: days.to })}
        rowKey={(line) => line.activation_id}
        rowName={(line) =>
          `${line.service_code} ${line.country_iso} ${formatMoment(line.occurred_at, locale)}`
        }
        rowLink={(line) => ({ to: '/admin/orders/$id', params: { id: line.activation_id } })}
        card={(line) => ({
          title: `${line.service_code.toUpperCase()} · ${line.country_iso}`,
          subtitle: [formatMoment(line.occurred_at, locale), line.cpf].filter(Boolean).join(' · '),
          trailing: formatMoney(line.amount_cents, line.currency),
        })}
        defaultSort={{ column: 'occurred_at', direction: 'asc' }}
        empty={t('fiscal.empty')}
      />
    </>
  );
}

function useColumns(): readonly ListColumn<Schemas['FiscalLineDto']>[] {
  const { t } = useTranslation('admin-reports');
  const { locale } = useLanguage();
  return [
    {
      id: 'occurred_at',
      header: t('fiscal.columns.at'),
      isName: true,
      cell: (line) => formatMoment(line.occurred_at, locale),
    },
    {
      id: 'product',
      width: 130,
      header: t('fiscal.columns.product'),
      cell: (line) => `${line.service_code.toUpperCase()} · ${line.country_iso}`,
    },
    { id: 'cpf', width: 140, givesWay: 2, header: t('fiscal.columns.cpf'), cell: ({ cpf }) => cpf ?? '—' },
    {
      id: 'amount',
      width: 110,
      givesWay: 4,
      header: t('fiscal.columns.amount'),
      numeric: true,
      cell: ({ amount_cents, currency }) => formatMoney(amount_cents, currency),
    },
    {
      id: 'refunded',
      width: 110,
      givesWay: 3,
      header: t('fiscal.columns.refunded'),
      numeric: true,
      cell: ({ refunded_cents, currency }) => formatMoney(refunded_cents, currency),
    },
    {
      id: 'left',
      width: 120,
      header: t('fiscal.columns.left'),
      numeric: true,
      cell: ({ amount_brl_cents }) => formatMoney(amount_brl_cents, 'BRL'),
    },
    {
      id: 'id',
      width: 300,
      givesWay: 0,
      header: t('fiscal.columns.id'),
      isExtra: true,
      cell: (line) => line.activation_id,
    },
  ];
}
