import { MenuItem } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { choiceFilter } from '../../../shared/back-office/list/list-column';
import { ListScreen } from '../../../shared/back-office/list/list-screen';
import { useCountedViews } from '../../../shared/back-office/list/view-counts';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useMay } from '../../../shared/back-office/staff-rights';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import { useAcknowledge } from '../api/alarms';
import { AlarmIcon, linkOf, useAlarmTexts } from '../components/alarm-texts';
import { ALARM_CODES, type AlarmsSearch } from '../rules/alarms-search';

const PATH = '/api/v1/admin/alarms';

export function AlarmsScreen({ search }: { search: AlarmsSearch }) {
  const { t } = useTranslation('admin-alarms');
  const { locale } = useLanguage();
  const may = useMay();
  const textsOf = useAlarmTexts();
  const acknowledge = useAcknowledge();
  return (
    <ListScreen
      list="alarms"
      title={t('historyTitle')}
      path={PATH}
      family={staffKeys.alarms}
      search={search}
      rowName={(alarm) => textsOf(alarm).title}
      rowLink={linkOf}
      defaultSort={{ column: 'opened_at', direction: 'desc' }}
      columns={[
        {
          id: 'alarm',
          header: t('columns.alarm'),
          isName: true,
          wraps: true,
          cell: (alarm) => (
            <span className="flex items-center gap-2 font-semibold">
              <AlarmIcon severity={alarm.severity} />
              {textsOf(alarm).title}
            </span>
          ),
        },
        {
          id: 'facts',
          width: 290,
          givesWay: 2,
          header: t('columns.facts'),
          wraps: true,
          cell: (alarm) => textsOf(alarm).detail,
        },
        {
          id: 'opened_at',
          width: 102,
          header: t('columns.opened'),
          sort: 'opened_at',
          cell: ({ opened_at }) => formatMoment(opened_at, locale),
        },
        {
          id: 'closed_at',
          width: 102,
          givesWay: 3,
          header: t('columns.closed'),
          cell: ({ closed_at }) => (closed_at ? formatMoment(closed_at, locale) : t('state.open')),
        },
        {
          id: 'acknowledged',
          width: 168,
          givesWay: 1,
          wraps: true,
          header: t('columns.acknowledged'),
          cell: ({ acknowledged_at: at, acknowledged_by_email: by }) =>
            at ? `${by ?? t('formerStaff')} · ${formatMoment(at, locale)}` : '—',
        },
      ]}
      card={(alarm) => ({
        image: (
          <span className="self-start pt-0.5">
            <AlarmIcon severity={alarm.severity} />
          </span>
        ),
        title: <span className="text-pretty">{textsOf(alarm).title}</span>,
        isWholeTitle: true,
        subtitle: <span className="text-pretty whitespace-normal">{textsOf(alarm).detail}</span>,
        note: (
          <span className="text-xs text-muted tabular-nums">
            {[
              formatMoment(alarm.opened_at, locale),
              alarm.closed_at
                ? t('closedAt', { time: formatMoment(alarm.closed_at, locale) })
                : t('state.open'),
            ].join(' · ')}
          </span>
        ),
      })}
      filters={[
        choiceFilter('state', t('columns.state'), ['open', 'closed'], (value) => t(`state.${value}`)),
        choiceFilter('code', t('columns.kind'), ALARM_CODES, (value) => t(`kinds.${value}`)),
      ]}
      views={useCountedViews(PATH, [
        { id: 'all', label: t('views.all'), search: {} },
        { id: 'open', label: t('views.open'), search: { state: 'open' }, isToDo: true },
        { id: 'closed', label: t('views.closed'), search: { state: 'closed' } },
      ])}
      rowActions={(alarm) =>
        alarm.closed_at === null && alarm.acknowledged_at === null && may('alarms.acknowledge') ? (
          <MenuItem onSelect={() => acknowledge.mutate(alarm.id)}>{t('acknowledge')}</MenuItem>
        ) : null
      }
      empty={t('emptyHistory')}
      emptyText={t('emptyHistoryText')}
    />
  );
}
