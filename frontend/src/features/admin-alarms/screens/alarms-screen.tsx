import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MenuItem } from '@torpedo/ui-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn, ListFilter, ListView } from '../../../shared/back-office/list/list-column';
import { RecordList } from '../../../shared/back-office/list/record-list';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { StaffPage } from '../../../shared/back-office/staff-page';
import { useMay } from '../../../shared/back-office/staff-rights';
import { figureFormat } from '../../../shared/format/figure';
import { useLanguage } from '../../../shared/i18n/use-language';
import { invalidate } from '../../../shared/query-keys';
import { formatMoment } from '../../../shared/time/format-time';
import { acknowledgeAlarm, type Alarm, alarmsQuery } from '../api/alarms';
import { AlarmIcon, useAlarmWords, wayTo } from '../components/alarm-words';
import { ALARM_CODES, type AlarmsSearch } from '../rules/alarms-search';

interface AlarmsScreenProps {
  search: AlarmsSearch;
  onSearchChange: (change: Record<string, unknown>) => void;
}

/** What is and what was wrong, how long, and who looked after it. */
export function AlarmsScreen({ search, onSearchChange }: AlarmsScreenProps) {
  const { t } = useTranslation('admin-alarms');
  const { locale } = useLanguage();
  const may = useMay();
  const words = useAlarmWords();
  const queryClient = useQueryClient();
  const query = alarmsQuery(search);
  const { data } = useQuery(query);
  const acknowledge = useMutation({
    mutationFn: (id: string) => acknowledgeAlarm(id),
    onSettled: () => invalidate(queryClient, staffKeys.alarms.all),
  });
  const columns = useColumns();
  const filters = useMemo<ListFilter[]>(
    () => [
      {
        name: 'state',
        label: t('columns.state'),
        kind: 'choice',
        options: (['open', 'closed'] as const).map((value) => ({ value, label: t(`state.${value}`) })),
      },
      {
        name: 'code',
        label: t('columns.kind'),
        kind: 'choice',
        options: ALARM_CODES.map((value) => ({ value, label: t(`kinds.${value}`) })),
      },
    ],
    [t],
  );
  const views = useMemo<ListView[]>(
    () => [
      { id: 'all', label: t('views.all'), search: {} },
      { id: 'open', label: t('views.open'), search: { state: 'open' } },
      { id: 'closed', label: t('views.closed'), search: { state: 'closed' } },
    ],
    [t],
  );

  return (
    <StaffPage title={t('historyTitle')} count={data && figureFormat().format(data.total)}>
      <RecordList
        list="alarms"
        label={t('historyTitle')}
        {...{ search, onSearchChange, query, columns, filters, views }}
        rowKey={({ id }) => id}
        rowName={(alarm) => words(alarm).title}
        rowLink={wayTo}
        defaultSort={{ column: 'opened_at', direction: 'desc' }}
        card={(alarm) => ({
          title: words(alarm).title,
          subtitle: words(alarm).detail,
          trailing: formatMoment(alarm.opened_at, locale),
          note: alarm.closed_at
            ? t('closedAt', { time: formatMoment(alarm.closed_at, locale) })
            : t('state.open'),
        })}
        rowActions={(alarm) =>
          alarm.closed_at === null && alarm.acknowledged_at === null && may('alarms.acknowledge') ? (
            <MenuItem onSelect={() => acknowledge.mutate(alarm.id)}>{t('acknowledge')}</MenuItem>
          ) : null
        }
        csvPath="/api/v1/admin/alarms"
        empty={{ title: t('emptyHistory') }}
      />
    </StaffPage>
  );
}

function useColumns(): readonly ListColumn<Alarm>[] {
  const { t } = useTranslation('admin-alarms');
  const { locale } = useLanguage();
  const words = useAlarmWords();
  return useMemo(
    () => [
      {
        id: 'alarm',
        header: t('columns.alarm'),
        isName: true,
        cell: (alarm) => (
          <span className="inline-flex items-center gap-2 font-semibold">
            <AlarmIcon severity={alarm.severity} />
            {words(alarm).title}
          </span>
        ),
      },
      { id: 'facts', header: t('columns.facts'), cell: (alarm) => words(alarm).detail },
      {
        id: 'opened_at',
        header: t('columns.opened'),
        sort: 'opened_at',
        cell: ({ opened_at }) => formatMoment(opened_at, locale),
      },
      {
        id: 'closed_at',
        header: t('columns.closed'),
        cell: ({ closed_at }) => (closed_at ? formatMoment(closed_at, locale) : t('state.open')),
      },
      {
        id: 'acknowledged',
        header: t('columns.acknowledged'),
        cell: ({ acknowledged_at: at, acknowledged_by_email: by }) =>
          at ? `${by ?? t('formerStaff')} · ${formatMoment(at, locale)}` : '—',
      },
    ],
    [t, locale, words],
  );
}
