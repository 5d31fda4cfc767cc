import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  classNames,
  Menu,
  MenuContent,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuTrigger,
} from '@torpedo/ui-kit';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mayLeave } from '../../../shared/back-office/change/drafts';
import { Segments } from '../../../shared/back-office/small-controls';
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

  async function leave() {
    if (!(await mayLeave())) return;
    if (search.incident) void navigate({ search: {} });
    else void navigate({ to: '/admin' });
  }

  return (
    <StaffPage
      title={t('title')}
      count={query.data && <span className="max-md:hidden">{t('open', { count: open.length })}</span>}
    >
      {!query.data && <Unread query={query} className="h-120" />}
      {query.data && (
        <div className="flex min-h-0 flex-1 flex-col">
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
              'grid grid-cols-1 gap-3 lg:min-h-0 lg:flex-1 lg:grid-rows-[minmax(0,1fr)] lg:grid-cols-[--spacing(100)_minmax(0,1fr)] xl:grid-cols-[--spacing(111)_minmax(0,1fr)]',
              view === 'edit' ? 'max-lg:[&>section]:hidden' : 'max-lg:[&>div]:hidden',
            )}
          >
            <IncidentEditor
              key={edited ? `${edited.id} ${edited.updated_at}` : NEW_INCIDENT}
              incident={edited}
              onPublished={({ id }) => void navigate({ search: { incident: id } })}
              onCancel={() => void leave()}
              title={<IncidentMenu incidents={incidents} edited={edited} onEdit={(id) => void edit(id)} />}
            />
          </div>
        </div>
      )}
    </StaffPage>
  );
}

interface IncidentMenuProps {
  incidents: readonly Incident[];
  edited: Incident | null;
  onEdit: (id: string) => void;
}

/** All of 90 days, to go to another one. */
function IncidentMenu({ incidents, edited, onEdit }: IncidentMenuProps) {
  const { t } = useTranslation('admin-status');
  const { locale } = useLanguage();
  const name = t('form.incident');
  if (incidents.length === 0) return <b className="text-sm font-semibold text-text">{name}</b>;
  return (
    <Menu>
      <MenuTrigger>
        <button
          type="button"
          className="touch-target inline-flex items-center gap-1 text-sm font-semibold whitespace-nowrap text-text"
        >
          {name}
          <ChevronDown aria-hidden className="size-4 text-muted" />
        </button>
      </MenuTrigger>
      <MenuContent align="start" className="w-96 max-w-[calc(100vw_-_--spacing(8))]">
        <MenuRadioGroup value={edited?.id ?? NEW_INCIDENT} onValueChange={onEdit}>
          <MenuRadioItem value={NEW_INCIDENT}>{t('incidents.new')}</MenuRadioItem>
          <MenuLabel>{t('incidents.title')}</MenuLabel>
          {incidents.map(({ id, titles, state, started_at }) => (
            <MenuRadioItem key={id} value={id} className="text-sm">
              <span className="shrink-0 text-muted tabular-nums">{formatMoment(started_at, locale)}</span>
              <span className="min-w-0 flex-1 truncate">{titles.pt}</span>
              <span
                className={classNames(
                  'shrink-0 text-xs',
                  state === 'resolved' ? 'text-muted' : 'font-semibold text-waiting',
                )}
              >
                {t(`states.${state}`)}
              </span>
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
