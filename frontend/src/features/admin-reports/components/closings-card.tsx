import { useQuery } from '@tanstack/react-query';
import { Skeleton, TextField } from '@torpedo/ui-kit';
import { Download, Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useMay } from '../../../shared/back-office/staff-rights';
import { useErrorText } from '../../../shared/errors/error-text';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { Schemas } from '@torpedo/api-client';
import { changeCall, staffQuery } from '../../../shared/back-office/staff-query';
import { lastMonth } from '../rules/days';

export function ClosingsCard({ now }: { now: number }) {
  const { t } = useTranslation('admin-reports');
  const errorText = useErrorText();
  const may = useMay();
  const [isClosing, setClosing] = useState(false);
  const { data, error } = useQuery(staffQuery(staffKeys.closings, '/api/v1/admin/reports/closings'));
  const closings = data?.items;
  return (
    <DetailCard
      title={t('closings.title')}
      action={
        may('reports.close') && (
          <SmallButton variant="outline" icon={<Lock aria-hidden />} onClick={() => setClosing(true)}>
            {t('closings.close')}
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
      {isClosing && <CloseMonthDialog month={lastMonth(now)} onEnd={() => setClosing(false)} />}
    </DetailCard>
  );
}

function ClosingRow({ closing: { month, closed_at, revenue_cents } }: { closing: Schemas['ClosingDto'] }) {
  const { t } = useTranslation('admin-reports');
  const { locale } = useLanguage();
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit' });
  const name = monthName.format(new Date(`${month}-01`));
  return (
    <li className="flex min-h-11 items-center gap-2 px-3.5 text-sm">
      <span className="first-letter:uppercase">{name}</span>
      <span className="text-xs text-muted">
        {t('closings.closedAt', { day: day.format(new Date(closed_at)) })}
      </span>
      <span className="ml-auto tabular-nums">{formatMoney(revenue_cents, 'BRL')}</span>
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

function CloseMonthDialog({ month: proposed, onEnd }: { month: string; onEnd: () => void }) {
  const { t } = useTranslation('admin-reports');
  const [month, setMonth] = useState(proposed);
  return (
    <ReasonDialog
      action="reports.close"
      onClose={onEnd}
      title={t('closings.dialog.title')}
      text={t('closings.dialog.text')}
      submitLabel={t('closings.dialog.submit', { month })}
      reasons={[t('closings.dialog.usual')]}
      problem={/^\d{4}-\d{2}$/.test(month) ? undefined : t('closings.dialog.noMonth')}
      call={changeCall('post', '/api/v1/admin/reports/closings', null, { month })}
      rereads={[staffKeys.closings]}
    >
      <TextField
        type="month"
        label={t('closings.dialog.month')}
        value={month}
        max={proposed}
        onChange={(event) => setMonth(event.target.value)}
      />
    </ReasonDialog>
  );
}
