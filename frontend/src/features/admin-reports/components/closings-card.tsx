import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Skeleton } from '@torpedo/ui-kit';
import { Download, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { useMay } from '../../../shared/back-office/staff-rights';
import { useErrorText } from '../../../shared/errors/error-text';
import { centsText } from '../../../shared/back-office/amounts';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { Schemas } from '@torpedo/api-client';
import { closingsQuery } from '../api/reconciliation';

export function ClosingsCard() {
  const { t } = useTranslation('admin-reports');
  const errorText = useErrorText();
  const may = useMay();
  const { data, error } = useQuery(closingsQuery());
  const closings = data?.items;
  return (
    <DetailCard
      title={t('closings.title')}
      action={
        may('reports.close') && (
          <SmallButton asChild variant="outline" icon={<Lock aria-hidden />}>
            <Link to="/admin/reports" search={{ report: 'reconciliation' }}>
              {t('closings.next')}
            </Link>
          </SmallButton>
        )
      }
    >
      {error && <p className="px-3.5 py-3 text-sm text-muted">{errorText(error)}</p>}
      {!closings && !error && <Skeleton className="mx-3.5 my-3 h-12" />}
      {closings?.length === 0 && <p className="px-3.5 py-3 text-sm text-muted">{t('closings.none')}</p>}
      {closings && closings.length > 0 && (
        <ul className="divide-y divide-border">
          {closings.map((closing) => (
            <ClosingRow key={closing.month} closing={closing} />
          ))}
        </ul>
      )}
    </DetailCard>
  );
}

function ClosingRow({ closing: { month, closed_at, revenue_cents } }: { closing: Schemas['ClosingDto'] }) {
  const { t } = useTranslation('admin-reports');
  const { locale } = useLanguage();
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit' });
  const name = `${monthName.format(new Date(`${month}-01`))} ${month.slice(0, 4)}`;
  return (
    <li className="flex min-h-11 items-center gap-2 px-3.5 text-sm whitespace-nowrap md:min-h-8.5">
      <span className="first-letter:uppercase">{name}</span>
      <span className="min-w-0 truncate text-xs text-muted">
        {t('closings.closedAt', { day: day.format(new Date(closed_at)) })}
      </span>
      <span className="ml-auto tabular-nums">{centsText(revenue_cents)}</span>
      <a
        href={`/api/v1/admin/reports/closings/${month}`}
        download={`${month}.json`}
        aria-label={t('closings.download', { month: name })}
        className="touch-target text-muted hover:text-text [&_svg]:size-4"
      >
        <Download aria-hidden />
      </a>
    </li>
  );
}
