import { useQuery } from '@tanstack/react-query';
import { classNames, Logo } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../shared/back-office/small-controls';
import type { Language } from '../../../shared/i18n/languages';
import { brand } from '../../../shared/brand';
import { useLanguage } from '../../../shared/i18n/use-language';
import { StatusPage } from '../../../shared/status/status-page';
import { formatShopTime } from '../../../shared/time/shop-time';
import { type Incident, measuredQuery } from '../api/incidents';
import { type IncidentDraft, momentOf, pageWithDraft } from '../rules/incident-draft';

interface PublicPagePreviewProps {
  incident: Incident | null;
  draft: IncidentDraft;
  language: Language;
  now: number;
}

/** The public page with the draft in its place. */
export function PublicPagePreview({ incident, draft, language, now }: PublicPagePreviewProps) {
  const { t } = useTranslation('admin-status');
  const { data } = useQuery(measuredQuery());
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop');
  const shown =
    data && pageWithDraft(data, { incident, draft, language, untitled: t('preview.untitled'), now });
  return (
    <section aria-label={t('preview.title')} className="flex min-h-0 min-w-0 flex-col gap-2.5">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h2 className="text-sm font-semibold">{t('preview.title')}</h2>
        <span className="text-xs text-muted">{t('preview.live')}</span>
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
      <div
        className={classNames(
          'flex min-h-0 flex-col overflow-hidden rounded-card border border-border shadow-card',
          width === 'phone' && 'mx-auto w-full max-w-90',
        )}
      >
        <p className="flex min-h-7.5 shrink-0 items-center gap-3 border-b border-border bg-surface-sunken px-3 text-xs text-muted">
          <span aria-hidden className="flex gap-1">
            {[0, 1, 2].map((dot) => (
              <span key={dot} className="size-2 rounded-chip bg-border-strong" />
            ))}
          </span>
          <a href="/status" target="_blank" rel="noopener" className="touch-target hover:underline">
            {window.location.host}/status <span className="sr-only">({t('preview.page')})</span>
          </a>
        </p>
        <div
          role="group"
          aria-label={t('preview.page')}
          tabIndex={0}
          className="min-h-0 bg-surface-page px-4 pt-3.5 pb-5 -outline-offset-2 lg:overflow-y-auto"
          // As the page of a wider window, in the room there is.
          style={{ zoom: width === 'phone' ? undefined : 0.8 }}
        >
          <Logo name={brand.wordmark} src={brand.logoUrl} className="mb-4" />
          <StatusPage
            status={shown?.status}
            now={now}
            draft={
              shown && {
                incidentId: shown.incidentId,
                text: <DraftedText draft={draft} language={language} now={now} />,
              }
            }
          />
        </div>
      </div>
    </section>
  );
}

function DraftedText({ draft, language, now }: Omit<PublicPagePreviewProps, 'incident'>) {
  const { t } = useTranslation('admin-status');
  const { locale } = useLanguage();
  const next = draft.state === 'resolved' ? null : momentOf(draft.nextUpdateAt, 'after', now);
  return (
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
        {draft.texts[language] || draft.texts.pt || t('preview.textless')}{' '}
        {next && (
          <span className="text-muted">{t('preview.next', { time: formatShopTime(next, locale) })}</span>
        )}
      </p>
    </div>
  );
}
