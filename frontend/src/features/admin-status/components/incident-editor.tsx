import { useQuery } from '@tanstack/react-query';
import { Button, SectionHeading } from '@torpedo/ui-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetDrafts, useDraft } from '../../../shared/back-office/change/drafts';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import { Segments } from '../../../shared/back-office/small-controls';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useMay } from '../../../shared/back-office/staff-rights';
import type { Language } from '../../../shared/i18n/languages';
import { useLanguage } from '../../../shared/i18n/use-language';
import { IncidentCard } from '../../../shared/incidents/incident-card';
import { formatMoment, formatShopTime } from '../../../shared/time/format-time';
import { useNow } from '../../../shared/time/use-now';
import { type Incident, measuredQuery, publish } from '../api/incidents';
import { draftOf, momentOf, problemsOf, requestOf } from '../rules/incident-draft';
import { IncidentForm } from './incident-form';
import { Measured } from './measured';
import { PublishedUpdates } from './published-updates';

interface IncidentEditorProps {
  /** Null for a new one. */
  incident: Incident | null;
  onPublished: (incident: Incident) => void;
  /** Below the form. */
  children: ReactNode;
}

/** What staff tell of one incident, with what everybody will read beside it. */
export function IncidentEditor({ incident, onPublished, children }: IncidentEditorProps) {
  const { t } = useTranslation('admin-status');
  const { locale } = useLanguage();
  const may = useMay();
  const [openedAt] = useState(Date.now);
  const now = useNow();
  const name = `incident ${incident?.id ?? 'new'}`;
  const [draft, setDraft, isUnsaved] = useDraft(name, draftOf(incident, openedAt));
  const [language, setLanguage] = useState<Language>('pt');
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { data: measured } = useQuery(measuredQuery());
  const problems = problemsOf(draft, now);
  const missing = (['en', 'es'] as const).filter((each) => draft.texts[each].trim() === '');

  function ask() {
    setTried(true);
    if (problems.length === 0) setAsking(true);
  }

  return (
    <>
      <div className="grid min-w-0 grid-cols-1 content-start gap-3">
        <Measured
          products={measured?.unstable ?? []}
          onTake={(scope) => setDraft({ ...draft, affects: [scope] })}
        />
        <IncidentForm
          draft={draft}
          onChange={setDraft}
          language={language}
          onLanguage={setLanguage}
          problems={isTried ? problems : []}
          head={
            <>
              <span className="min-w-0 truncate">
                <b className="mr-2 font-semibold text-text">{t('form.incident')}</b>
                {incident
                  ? t('form.opened', {
                      time: formatMoment(incident.started_at, locale),
                      person: incident.opened_by ?? t('form.formerStaff'),
                    })
                  : t('form.new')}
              </span>
              {isUnsaved && <span className="whitespace-nowrap">{t('form.saved')}</span>}
            </>
          }
          footer={
            <>
              {isUnsaved && (
                <Button size="sm" variant="outline" className="mr-auto" onClick={() => forgetDrafts(name)}>
                  {t('form.discard')}
                </Button>
              )}
              {missing.length > 0 && (
                <span className="text-xs text-muted">
                  {t('form.inPortuguese', { languages: missing.join(', ').toUpperCase() })}
                </span>
              )}
              {may('incidents.change') && (
                <Button size="sm" onClick={ask}>
                  {t(incident ? 'form.update' : 'form.open')}
                </Button>
              )}
            </>
          }
        />
        {incident && <PublishedUpdates key={incident.updated_at} incident={incident} />}
        {children}
      </div>
      <Preview incident={incident} draft={draft} language={language} now={now} />
      {isAsking && (
        <ReasonDialog<Incident>
          action={incident ? 'incident.update' : 'incident.open'}
          draft={`${name}.reason`}
          title={t('confirm.title')}
          text={t(draft.notify ? 'confirm.textNotify' : 'confirm.text')}
          submitLabel={t('confirm.submit')}
          call={publish(incident, requestOf(draft, incident, now))}
          {...(draft.notify && {
            intent: JSON.stringify(draft),
            preview: { labels: { notified: t('confirm.notified') } },
          })}
          rereads={[staffKeys.incidents]}
          done={t('confirm.done')}
          describeCurrent={(current) => <OthersUpdate incident={current as Incident} />}
          onDone={(published) => {
            forgetDrafts(name);
            setTried(false);
            onPublished(published);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** What somebody else told meanwhile. */
function OthersUpdate({ incident: { updates } }: { incident: Incident }) {
  const { t } = useTranslation('admin-status');
  const [newest] = updates;
  return (
    <>
      {t('confirm.changed')}
      {newest && <blockquote className="mt-1 font-semibold">{newest.texts.pt}</blockquote>}
    </>
  );
}

interface PreviewProps {
  incident: Incident | null;
  draft: ReturnType<typeof draftOf>;
  language: Language;
  now: number;
}

function Preview({ incident, draft, language, now }: PreviewProps) {
  const { t } = useTranslation('admin-status');
  const { locale } = useLanguage();
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop');
  const request = requestOf(draft, incident, now);
  const inLanguage = (texts: Partial<Record<Language, string | null>>) => texts[language] || texts.pt || '';
  const next = draft.state === 'resolved' ? null : momentOf(draft.nextUpdateAt, 'after', now);
  return (
    <section aria-label={t('preview.title')} className="grid min-w-0 content-start gap-2.5">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <SectionHeading size="card">{t('preview.title')}</SectionHeading>
        <span className="text-sm text-muted">{t('preview.live')}</span>
        <div className="ml-auto max-md:hidden">
          <Segments
            label={t('preview.width')}
            options={(['desktop', 'phone'] as const).map((value) => ({
              value,
              label: t(`preview.${value}`),
            }))}
            value={width}
            onChange={setWidth}
          />
        </div>
      </div>
      <div className={width === 'phone' ? 'max-w-90' : undefined}>
        <IncidentCard
          incident={{
            id: incident?.id ?? '',
            title: inLanguage(draft.titles) || t('preview.untitled'),
            state: draft.state,
            impact: draft.impact,
            affects: draft.affects,
            started_at: request.started_at || new Date(now).toISOString(),
            next_update_at: null,
            resolved_at: null,
            updates: (incident?.updates ?? []).map((update) => ({
              ...update,
              text: inLanguage(update.texts),
            })),
          }}
          draft={
            <div className="mt-3 rounded-control border border-dashed border-border-strong p-3 text-md">
              <p className="flex items-baseline justify-between gap-3">
                <span>
                  <span className="mr-2 rounded-chip bg-surface-sunken px-2 py-0.5 text-xs font-semibold text-muted">
                    {t('preview.draft')}
                  </span>
                  <b className="font-semibold">{t(`states.${draft.state}`)}</b>
                </span>
                <span className="text-sm text-muted">{t('preview.now')}</span>
              </p>
              <p className="mt-1.5 text-pretty whitespace-pre-line">
                {inLanguage(draft.texts) || t('preview.textless')}{' '}
                {next && (
                  <span className="text-muted">
                    {t('preview.next', { time: formatShopTime(next, locale) })}
                  </span>
                )}
              </p>
            </div>
          }
        />
      </div>
    </section>
  );
}
