import { Link } from '@tanstack/react-router';
import { Select } from '@torpedo/ui-kit';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DayFilter } from '../../../shared/back-office/day-filter';
import { csvAddress } from '../../../shared/back-office/list/list-query';
import { SheetLink } from '../../../shared/back-office/csv-file';
import { filtersOf } from '../../../shared/back-office/list/list-search';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { StaffPage } from '../../../shared/back-office/staff-page';
import { ORDER_STATUSES, ORDER_TYPES, type OrdersSearch } from '../rules/orders-search';

interface ExportScreenProps {
  search: OrdersSearch;
  onSearchChange: (change: Record<string, unknown>) => void;
}

export function ExportScreen({ search, onSearchChange }: ExportScreenProps) {
  const { t } = useTranslation('admin-orders');
  const choose = (name: string) => (event: { target: { value: string } }) =>
    onSearchChange({ [name]: event.target.value || undefined });
  return (
    <StaffPage title={t('export.title')} parent={<Link to="/admin/orders">{t('title')}</Link>}>
      <section
        aria-label={t('export.title')}
        className="max-w-160 rounded-card border border-border bg-surface-card"
      >
        <div className="grid gap-3 p-3.5">
          <p className="text-sm text-muted">{t('export.text')}</p>
          <div className="grid gap-3 md:grid-cols-2">
            <DayFilter
              size="xs"
              label={t('filters.from')}
              value={search.from}
              max={search.to}
              onChange={(from) => onSearchChange({ from })}
            />
            <DayFilter
              size="xs"
              label={t('filters.to')}
              value={search.to}
              min={search.from}
              onChange={(to) => onSearchChange({ to })}
            />
            <Select
              size="xs"
              label={t('filters.status')}
              value={search.status ?? ''}
              onChange={choose('status')}
              options={[
                { value: '', label: t('views.all') },
                ...ORDER_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
              ]}
            />
            <Select
              size="xs"
              label={t('filters.type')}
              value={search.type ?? ''}
              onChange={choose('type')}
              options={[
                { value: '', label: t('views.all') },
                ...ORDER_TYPES.map((value) => ({ value, label: t(`types.${value}`) })),
              ]}
            />
          </div>
          <div className="flex flex-wrap gap-2">
            <SmallButton asChild icon={<Download aria-hidden />}>
              <SheetLink href={csvAddress('/api/v1/admin/orders', filtersOf(search))}>
                {t('export.download')}
              </SheetLink>
            </SmallButton>
            <SmallButton asChild variant="outline">
              <Link to="/admin/orders" search={search}>
                {t('export.open')}
              </Link>
            </SmallButton>
          </div>
        </div>
      </section>
    </StaffPage>
  );
}
