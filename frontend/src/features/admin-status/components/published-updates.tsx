import { Button, Card, TextArea } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../shared/back-office/change/drafts';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { languages } from '../../../shared/i18n/languages';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import { correct, type Incident } from '../api/incidents';
import { MOST_CHARACTERS } from '../rules/incident-draft';

type Update = Incident['updates'][number];

/** The published updates. They stay, but their texts can be corrected. */
export function PublishedUpdates({ incident }: { incident: Incident }) {
  const { t } = useTranslation('admin-status');
  const { locale } = useLanguage();
  const [correcting, setCorrecting] = useState<Update>();
  return (
    <Card padding="none">
      <h2 className="flex min-h-9.5 items-center gap-2 border-b border-border px-3.5 text-sm font-semibold">
        {t('published.title')}
        <span className="text-xs font-normal text-muted tabular-nums">{incident.updates.length}</span>
      </h2>
      <ul className="divide-y divide-border">
        {incident.updates.map((update) => (
          <li key={update.id} className="flex items-baseline gap-3 px-3.5 py-2.5 text-sm">
            <span className="text-muted tabular-nums">{formatMoment(update.published_at, locale)}</span>
            <b className="font-semibold whitespace-nowrap">{t(`states.${update.state}`)}</b>
            <span className="min-w-0 flex-1 truncate text-muted" title={update.texts.pt}>
              {t('published.quoted', { text: update.texts.pt })}
              {update.corrected_at && ` (${t('published.corrected')})`}
            </span>
            <Button variant="link" size="inline" onClick={() => setCorrecting(update)}>
              {t('published.correct')}
            </Button>
          </li>
        ))}
      </ul>
      {correcting && (
        <CorrectDialog incident={incident} update={correcting} onClose={() => setCorrecting(undefined)} />
      )}
    </Card>
  );
}

function CorrectDialog(props: { incident: Incident; update: Update; onClose: () => void }) {
  const { incident, update, onClose } = props;
  const { t } = useTranslation('admin-status');
  const draft = `incident.correct ${update.id}`;
  const { pt, en, es } = update.texts;
  const [texts, setTexts] = useDraft(`${draft}.texts`, { pt, en: en ?? '', es: es ?? '' });
  return (
    <ReasonDialog
      action="incident.correct"
      draft={draft}
      title={t('published.correctTitle')}
      text={t('published.correctText')}
      submitLabel={t('published.correct')}
      call={correct(incident, update.id, texts)}
      problem={texts.pt.trim() === '' ? t('problems.text') : undefined}
      rereads={[staffKeys.incidents]}
      done={t('published.correctedDone')}
      onClose={onClose}
    >
      {languages.map((language) => (
        <TextArea
          key={language}
          rows={2}
          label={t(`languages.${language}`)}
          maxLength={MOST_CHARACTERS}
          value={texts[language]}
          onChange={(event) => setTexts({ ...texts, [language]: event.target.value })}
        />
      ))}
    </ReasonDialog>
  );
}
