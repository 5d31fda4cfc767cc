import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Card, classNames } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { mayLeave } from '../../../shared/back-office/change/drafts';
import { Segments, SmallButton } from '../../../shared/back-office/small-controls';
import { StaffPage } from '../../../shared/back-office/staff-page';
import { Unread } from '../../../shared/back-office/unread';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import { type Incident, incidentsQuery } from '../api/incidents';
import { IncidentEditor } from '../components/incident-editor';
import { NEW_INCIDENT, type StatusSearch } from '../rules/status-search';

export function PublicStatusScreen({ search }: { search: StatusSearch }) {
  const { t } = useTranslation('admin-status');
  const navigate = useNavigate({ from: '/admin/status' });
  const query = useQuery(incidentsQuery());
  const incidents = query.data?.items ?? [];
  const open = incidents.filter(({ resolved_at }) => resolved_at === null);
  const edited =
    search.incident === NEW_INCIDENT
      ? null
      : (incidents.find(({ id }) => id === search.incident) ?? open[0] ?? null);
  const { view = 'edit' } = search;

  async function edit(incident: string) {
    if (await mayLeave()) void navigate({ search: { incident } });
  }

  return (
    <StaffPage
      title={t('title')}
      count={query.data && <span className="max-md:hidden">{t('open', { count: open.length })}</span>}
    >
      {!query.data && <Unread query={query} className="h-120" />}
      {query.data && (
        <>
          <div className="mb-3 lg:hidden">
            <Segments
              isWide
              label={t('title')}
              options={(['edit', 'see'] as const).map((value) => ({ value, label: t(`views.${value}`) }))}
              value={view}
              onChange={(next) => void navigate({ search: { ...search, view: next }, replace: true })}
            />
          </div>
          <div
            className={classNames(
              'grid grid-cols-1 items-start gap-3 lg:grid-cols-[--spacing(100)_minmax(0,1fr)] xl:grid-cols-[--spacing(111)_minmax(0,1fr)]',
              view === 'edit' ? 'max-lg:[&>section]:hidden' : 'max-lg:[&>div]:hidden',
            )}
          >
            <IncidentEditor
              key={edited ? `${edited.id} ${edited.updated_at}` : NEW_INCIDENT}
              incident={edited}
              onPublished={({ id }) => void navigate({ search: { incident: id } })}
            >
              <Incidents incidents={incidents} edited={edited} onEdit={(id) => void edit(id)} />
            </IncidentEditor>
          </div>
        </>
      )}
    </StaffPage>
  );
}

interface IncidentsProps {
  incidents: readonly Incident[];
  edited: Incident | null;
  onEdit: (id: string) => void;
}

/** The list of all incidents of 90 days, to edit another one. */
function Incidents({ incidents, edited, onEdit }: IncidentsProps) {
  const { t } = useTranslation('admin-status');
  const { locale } = useLanguage();
  return (
    <Card padding="none">
      <div className="flex items-center justify-between gap-3 border-b border-border px-3.5 py-2">
        <h2 className="text-sm font-semibold">{t('incidents.title')}</h2>
        {edited && (
          <SmallButton variant="outline" onClick={() => onEdit(NEW_INCIDENT)}>
            {t('incidents.new')}
          </SmallButton>
        )}
      </div>
      <ul className="divide-y divide-border text-sm">
        {incidents.map(({ id, titles, state, started_at }) => (
          <li key={id} className="flex items-baseline gap-3 px-3.5 py-2.5">
            <span className="text-muted tabular-nums">{formatMoment(started_at, locale)}</span>
            <button
              type="button"
              aria-current={id === edited?.id}
              className="min-w-0 flex-1 truncate text-left font-semibold hover:underline aria-[current=true]:text-link"
              onClick={() => onEdit(id)}
            >
              {titles.pt}
            </button>
            <span className={classNames(state === 'resolved' ? 'text-muted' : 'font-semibold text-waiting')}>
              {t(`states.${state}`)}
            </span>
          </li>
        ))}
        {incidents.length === 0 && <li className="px-3.5 py-3 text-muted">{t('incidents.none')}</li>}
      </ul>
      <p className="border-t border-border px-3.5 py-2.5 text-sm">
        <a href="/status" target="_blank" rel="noopener" className="font-semibold text-link hover:underline">
          {t('incidents.page')}
        </a>
      </p>
    </Card>
  );
}
