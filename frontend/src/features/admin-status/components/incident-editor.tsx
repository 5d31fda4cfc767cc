import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import type { Schemas } from '@torpedo/api-client';
import { Banner, Button } from '@torpedo/ui-kit';
import { forgetDrafts, useDraft } from '../../../shared/back-office/change/drafts';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useMay } from '../../../shared/back-office/staff-rights';
import { formatFigure } from '../../../shared/format/figure';
import type { Language } from '../../../shared/i18n/languages';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import { useNow } from '../../../shared/time/use-now';
import { customersQuery, type Incident, measuredQuery, publish, type Scope } from '../api/incidents';
import { draftOf, isPublic, numbersOf, problemsOf, requestOf } from '../rules/incident-draft';
import { IncidentForm } from './incident-form';
import { PublicPagePreview } from './public-page-preview';
import { PublishedUpdates } from './published-updates';
import { figureFormat } from '../../../shared/format/figure-format';

const AGAIN_MS = 5_000;

/** Shown until the public page, which is some seconds old or unreachable, has what was published. */
function NotYetVisible({ incident }: { incident: Incident }) {
  const { t } = useTranslation('admin-status');
  const page = useQuery({
    ...measuredQuery(),
    refetchInterval: ({ state: { data, status } }) =>
      status === 'success' && data && isPublic(incident, data) ? false : AGAIN_MS,
  });
  if (page.isPending || (!page.isError && isPublic(incident, page.data))) return null;
  return (
    <Banner
      tone="warning"
      role="status"
      title={t('notYetVisible.title')}
      action={
        <Button size="sm" variant="outline" loading={page.isFetching} onClick={() => void page.refetch()}>
          {t('notYetVisible.again')}
        </Button>
      }
    >
      {t(page.isError ? 'notYetVisible.unreachable' : 'notYetVisible.older')}
    </Banner>
  );
}

const SHOWN = 3;

interface MeasuredProps {
  /** The products with unstable delivery, those with the most numbers first. */
  products: readonly Schemas['StatusProductDto'][];
  onTake: (scope: Scope) => void;
}

/** The measured problems, even when staff have published nothing about them. */
function Measured({ products, onTake }: MeasuredProps) {
  const { t } = useTranslation('admin-status');
  return products.slice(0, SHOWN).map(({ hour, day, ...names }) => (
    <Banner
      key={`${names.service_code} ${names.country_iso}`}
      tone="warning"
      size="sm"
      title={t(day.delivery_percent === null ? 'measured.title' : 'measured.titleUsual', {
        product: `${names.service_name} ${names.country_name}`,
        percent: hour.delivery_percent,
        usual: day.delivery_percent,
      })}
    >
      {t('measured.numbers', { count: hour.numbers, number: figureFormat().format(hour.numbers) })} ·{' '}
      <Link
        className="font-semibold text-link hover:underline"
        to="/admin/orders"
        search={{ service: names.service_code, country: names.country_iso }}
      >
        {t('measured.orders')}
      </Link>{' '}
      ·{' '}
      <button
        type="button"
        className="touch-target font-semibold text-link hover:underline"
        onClick={() => onTake({ area: 'numbers', ...names })}
      >
        {t('measured.take')}
      </button>
    </Banner>
  ));
}

interface IncidentEditorProps {
  /** Null for a new incident. */
  incident: Incident | null;
  onPublished: (incident: Incident) => void;
  /** Leaves it, once what is written may be lost. */
  onCancel: () => void;
  /** Names what is written about, and leads to another one. */
  title: ReactNode;
}

/** What staff tell of one incident, with what everybody will read beside it. */
export function IncidentEditor({ incident, onPublished, onCancel, title }: IncidentEditorProps) {
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
  const numbers = numbersOf(draft.affects);
  const { data: counted } = useQuery(customersQuery(numbers));
  const customers = numbers.length > 0 ? counted?.customers : undefined;
  const problems = problemsOf(draft, now);
  const missing = (['en', 'es'] as const).filter((each) => draft.texts[each].trim() === '');

  function ask() {
    setTried(true);
    if (problems.length === 0) setAsking(true);
  }

  return (
    <>
      <div className="grid min-w-0 grid-cols-1 content-start gap-2.5 lg:-m-1 lg:overflow-y-auto lg:p-1">
        {incident && <NotYetVisible incident={incident} />}
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
          customers={customers}
          followers={counted?.followers}
          head={
            <>
              {title}
              <span className="mr-auto min-w-0 truncate">
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
              <SmallButton variant="outline" className="mr-auto" onClick={onCancel}>
                {t('form.cancel')}
              </SmallButton>
              {missing.length > 0 && (
                <span className="text-xs text-muted max-md:hidden">
                  {t('form.inPortuguese', { languages: missing.join(', ').toUpperCase() })}
                </span>
              )}
              {may('incidents.change') && (
                <SmallButton onClick={ask}>{t(incident ? 'form.update' : 'form.open')}</SmallButton>
              )}
            </>
          }
        />
        {incident && <PublishedUpdates key={incident.updated_at} incident={incident} />}
      </div>
      <PublicPagePreview incident={incident} draft={draft} language={language} now={now} />
      {isAsking && (
        <ReasonDialog<Incident>
          action={incident ? 'incident.update' : 'incident.open'}
          draft={`${name}.reason`}
          title={t('confirm.title')}
          text={t(draft.notify ? 'confirm.textNotify' : 'confirm.text')}
          submitLabel={
            draft.notify && customers
              ? t('confirm.notify', { count: customers, number: formatFigure(customers) })
              : t('confirm.submit')
          }
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

/** The update that another person published in the meantime. */
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
