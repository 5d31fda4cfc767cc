import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '@torpedo/api-client';
import { bareMoney, centsText } from '../../../shared/back-office/amounts';
import { useCodeNames } from '../../../shared/back-office/code-names';
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

type FiscalLine = Schemas['FiscalLineDto'];

const FISCAL = '/api/v1/admin/reports/fiscal';

interface FiscalListProps {
  days: Days;
  /** The choice of the days. */
  period: ReactNode;
  search: ReportsSearch;
}

/** All paid numbers with masked CPFs, and the file with whole CPFs. */
export function FiscalList({ days, period, search }: FiscalListProps) {
  const { t } = useTranslation('admin-reports');
  const { locale } = useLanguage();
  const names = useCodeNames();
  const product = ({ service_code, country_iso }: FiscalLine) =>
    `${names.service(service_code)} ${names.country(country_iso)}`;
  const { page, cursor, columns: chosen } = search;
  const place = { page, cursor, columns: chosen };
  return (
    <RecordList
      list="fiscal"
      label={t('fiscal.title')}
      search={place}
      columns={useColumns()}
      query={pageQuery(staffKeys.reports, FISCAL, { ...place, from: days.from, to: days.to })}
      rowKey={(line) => line.activation_id}
      rowName={(line) => `${product(line)} ${formatMoment(line.occurred_at, locale)}`}
      rowLink={(line) => ({ to: '/admin/orders/$id', params: { id: line.activation_id } })}
      card={(line) => ({
        title: product(line),
        subtitle: [formatMoment(line.occurred_at, locale), line.cpf && dotted(line.cpf)]
          .filter(Boolean)
          .join(' · '),
        trailing: formatMoney(line.amount_cents, line.currency),
      })}
      defaultSort={{ column: 'occurred_at', direction: 'asc' }}
      barStart={period}
      summary={t('fiscal.text')}
      wayOn={
        <SmallButton asChild variant="outline" icon={<Download aria-hidden />}>
          <SheetLink href={csvAddress(FISCAL, { from: days.from, to: days.to })}>
            {t('fiscal.download')}
          </SheetLink>
        </SmallButton>
      }
      empty={t('fiscal.empty')}
    />
  );
}

/** Masked as everywhere in the back-office. */
const dotted = (cpf: string) => cpf.replaceAll('*', '•');

function useColumns(): readonly ListColumn<FiscalLine>[] {
  const { t } = useTranslation('admin-reports');
  const { locale } = useLanguage();
  const names = useCodeNames();
  return [
    {
      id: 'product',
      header: t('fiscal.columns.product'),
      isName: true,
      cell: ({ service_code, country_iso }) => (
        <>
          {names.service(service_code)}{' '}
          <span className="font-normal text-muted">{names.country(country_iso)}</span>
        </>
      ),
    },
    {
      id: 'occurred_at',
      header: t('fiscal.columns.at'),
      width: 120,
      cell: (line) => formatMoment(line.occurred_at, locale),
    },
    {
      id: 'cpf',
      width: 140,
      givesWay: 2,
      header: t('fiscal.columns.cpf'),
      cell: ({ cpf }) => (cpf ? dotted(cpf) : '—'),
    },
    {
      id: 'amount',
      width: 110,
      givesWay: 4,
      header: t('fiscal.columns.amount'),
      numeric: true,
      cell: ({ amount_cents, currency }) => bareMoney(amount_cents, currency),
    },
    {
      id: 'refunded',
      width: 128,
      givesWay: 3,
      header: t('fiscal.columns.refunded'),
      numeric: true,
      cell: ({ refunded_cents: cents, currency }) => (
        <span className={cents === 0 ? 'text-muted' : undefined}>{bareMoney(cents, currency)}</span>
      ),
    },
    {
      id: 'left',
      width: 120,
      header: t('fiscal.columns.left'),
      numeric: true,
      cell: ({ amount_brl_cents }) => centsText(amount_brl_cents),
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
