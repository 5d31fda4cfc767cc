import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { classNames } from '@torpedo/ui-kit';
import { ArrowRight, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SheetLink } from '../../../shared/back-office/csv-file';
import { DataTable } from '../../../shared/back-office/detail/data-table';
import { csvAddress, listQuery } from '../../../shared/back-office/list/list-query';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { Unread } from '../../../shared/back-office/unread';
import { figureFormat } from '../../../shared/format/figure-format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { bareMoney } from '../../../shared/back-office/amounts';
import { orderNumber } from '../../../shared/order-number';
import { shortTime } from '../../../shared/back-office/row-time';
import { firstField, type AuditEntry } from '../rules/audit-search';
import { undoOf } from '../rules/restoration';
import { useAuditObject } from './audit-object';
import { AuditValue, FirstChange, isKnownField, useAuditText } from './audit-value';
import { useStaffName } from './use-staff-people';

/** How many records of an operation are shown below its row. */
const SHOWN_RECORDS = 4;
const PATH = '/api/v1/admin/audit';
const LINK = 'touch-target text-xs font-semibold text-link hover:underline';

interface AuditRecordsProps {
  entry: AuditEntry;
  onRestore: (record: AuditEntry, scope: 'one' | 'all') => void;
  mayRestore: (record: AuditEntry) => boolean;
}

/** What an operation changed in each object, the value of today, and a button to restore the old value. */
export function AuditRecords({ entry, onRestore, mayRestore }: AuditRecordsProps) {
  const { t } = useTranslation('admin-audit');
  const { locale } = useLanguage();
  const nameOf = useStaffName();
  const textOf = useAuditText();
  const { request_id, records } = entry;
  const query = useQuery(
    listQuery(staffKeys.audit, PATH, { query: { request_id, per_page: SHOWN_RECORDS } }),
  );
  const isRestored = undoOf(entry) !== null && mayRestore(entry);
  const figure = figureFormat();
  const later = ({ changed_later }: AuditEntry) => changed_later && 'font-semibold text-waiting';

  function restoreText(record: AuditEntry): string {
    const named = firstField(record) ?? '';
    const value = record.before?.[named] == null ? undefined : textOf(record, named, record.before);
    return value === undefined ? t('restore.submit') : t('restore.value', { value });
  }

  // The margin is from the cost at that time. Old records have no cost, so they have no margin.
  function marginText(...facts: AuditEntry['before'][]): string {
    const [before, after] = facts.map((each) => each?.['margin_percent']);
    if (typeof after !== 'number') return '—';
    const percent = figureFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
    return `${typeof before === 'number' ? percent.format(before) : '—'} → ${percent.format(after)}%`;
  }

  if (!query.data) return <Unread query={query} className="h-24" />;
  const isPrice = query.data.rows.every((record) => firstField(record) === 'price_cents');
  const field = firstField(entry);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-xs text-muted">
        <p className="min-w-0 flex-1 text-pretty wrap-anywhere">
          {[
            field &&
              isKnownField(field) &&
              t('didEach', { what: t(`fields.${field}`), number: figure.format(records) }),
            entry.reason,
            entry.client,
            entry.ip_address,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="whitespace-nowrap">
          {t('operation')} <span className="font-mono text-text">{orderNumber(request_id)}</span>
        </p>
      </div>
      <DataTable
        label={t('records')}
        className="overflow-x-auto rounded-control border border-border bg-surface-card"
        tableClassName="min-w-120 lg:table-fixed"
        cellClassName="h-7.5 [&>*]:px-3 [&>*]:py-0 [&>*]:truncate"
        rows={query.data.rows}
        rowKey={({ id }) => id}
        columns={[
          {
            header: t(isPrice ? 'columns.product' : 'columns.object'),
            isName: true,
            cell: (record) => <RecordName record={record} />,
          },
          {
            header: t(isPrice ? 'columns.price' : 'columns.change'),
            className: 'tabular-nums',
            cell: (record) => (isPrice ? <PriceChange record={record} /> : <FirstChange entry={record} />),
          },
          ...(entry.action === 'product.change'
            ? [
                {
                  header: t('columns.margin'),
                  isWidest: true,
                  className: 'text-muted tabular-nums',
                  cell: ({ before, after }: AuditEntry) => marginText(before, after),
                },
              ]
            : []),
          {
            header: t(isPrice ? 'columns.priceToday' : 'columns.today'),
            className: (record) => classNames('tabular-nums', later(record)),
            cell: (record) => {
              const facts = record.changed_later?.after ?? record.after;
              const named = firstField(record) ?? '';
              return isPrice ? (
                <Price facts={facts} />
              ) : (
                <AuditValue entry={record} field={named} facts={facts} />
              );
            },
          },
          {
            header: t('columns.later'),
            className: (record) => classNames(later(record) ?? 'text-muted'),
            cell: ({ changed_later: change }) =>
              change
                ? t('laterBy', {
                    person: nameOf(change.staff).split(' ')[0],
                    time: shortTime(change.at, new Date(), locale),
                  })
                : t('laterNo'),
          },
          {
            header: t('columns.restore'),
            isFigure: true,
            cell: (record) =>
              mayRestore(record) && (
                <button type="button" className={LINK} onClick={() => onRestore(record, 'one')}>
                  {restoreText(record)}
                </button>
              ),
          },
        ]}
      />
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {isRestored && (
          <SmallButton
            variant="outline"
            className="mr-auto"
            icon={<History aria-hidden />}
            onClick={() => onRestore(entry, 'all')}
          >
            {t('restore.all', { count: records, number: figure.format(records) })}
          </SmallButton>
        )}
        <Link to="/admin/audit" search={{ request_id }} className={LINK}>
          {t('seeRecords', { count: records })}
        </Link>
        <SheetLink href={csvAddress(PATH, { request_id })} className={LINK}>
          {t('operationFile')}
        </SheetLink>
      </div>
    </>
  );
}

function RecordName({ record }: { record: AuditEntry }) {
  const { t } = useTranslation('admin-audit');
  const object = useAuditObject()(record);
  if (!object?.link) return <>{object?.name ?? t('nothing')}</>;
  return (
    <Link {...object.link} className="touch-target font-semibold text-link hover:underline">
      {object.name}
    </Link>
  );
}

type Facts = AuditEntry['before'];

/** A price without its unit, which the header names. */
function Price({ facts }: { facts: Facts }) {
  const { t } = useTranslation('admin-audit');
  const cents = facts?.['price_cents'];
  return <>{typeof cents === 'number' ? bareMoney(cents, 'BRL') : t('words.followsCost')}</>;
}

function PriceChange({ record: { before, after } }: { record: AuditEntry }) {
  const { t } = useTranslation('admin-audit');
  return (
    <span className="inline-flex items-center gap-1.5">
      <Price facts={before} />
      <ArrowRight aria-label={t('becomes')} className="size-3.5 shrink-0 text-muted" />
      <b className="font-semibold">
        <Price facts={after} />
      </b>
    </span>
  );
}
