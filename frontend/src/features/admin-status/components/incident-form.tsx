import { Card, Checkbox, classNames, TextArea, TextField } from '@torpedo/ui-kit';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../../../shared/i18n/languages';
import { Segments } from '../../../shared/back-office/small-controls';
import {
  type DraftProblem,
  IMPACTS,
  type IncidentDraft,
  MOST_CHARACTERS,
  STATES,
} from '../rules/incident-draft';
import { formatFigure } from '../../../shared/format/figure';
import { ScopePicker, useScopeName } from './scope-picker';

interface IncidentFormProps {
  /** When the incident began, who opened it, and whether the draft is saved. */
  head: ReactNode;
  draft: IncidentDraft;
  onChange: (draft: IncidentDraft) => void;
  language: Language;
  onLanguage: (language: Language) => void;
  /** Shown after the first try to publish. */
  problems: readonly DraftProblem[];
  /** How many customers would be notified; undefined while nothing is affected or while they are counted. */
  customers: number | undefined;
  /** How many followers are mailed in any case; undefined while they are counted. */
  followers: number | undefined;
  footer: ReactNode;
}

export function IncidentForm(props: IncidentFormProps) {
  const { head, draft, onChange, language, onLanguage, problems, customers, followers, footer } = props;
  const { t } = useTranslation('admin-status');
  const set = (change: Partial<IncidentDraft>) => onChange({ ...draft, ...change });
  const problem = (name: DraftProblem) => problems.includes(name) && t(`problems.${name}`);
  const nameOf = useScopeName();
  const numbers = draft.affects.filter(({ area }) => area === 'numbers');
  const sold = numbers.map(nameOf).join(', ');
  const notifyLabel = !customers
    ? t(customers === 0 ? 'form.notifyNone' : 'form.notify')
    : t('form.notifyCount', { count: customers, number: formatFigure(customers) });
  const isPortuguese = language === 'pt';
  const text = draft.texts[language];
  return (
    <Card padding="none">
      <div className="flex items-baseline justify-between gap-3 border-b border-border px-3.5 py-2.5 text-xs text-muted">
        {head}
      </div>
      <div className="grid gap-3.5 p-3.5 md:gap-2.5 md:pt-2.5">
        <TextField
          size="xs"
          label={isPortuguese ? t('form.title') : t('form.titleIn', { language: language.toUpperCase() })}
          maxLength={100}
          autoComplete="off"
          placeholder={isPortuguese ? undefined : draft.titles.pt}
          value={draft.titles[language]}
          onChange={(event) => set({ titles: { ...draft.titles, [language]: event.target.value } })}
          error={isPortuguese && problem('title')}
        />
        <Choice
          label={t('form.state')}
          className="max-md:[&>[role=group]]:grid max-md:[&>[role=group]]:grid-cols-2"
        >
          <Segments
            label={t('form.state')}
            options={STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
            value={draft.state}
            onChange={(state) => set({ state })}
          />
        </Choice>
        <div className="grid grid-cols-2 items-start gap-3 xl:grid-cols-[minmax(0,1fr)_--spacing(21)_--spacing(24)]">
          <Choice label={t('form.impact')} className="max-xl:col-span-2">
            <Segments
              label={t('form.impact')}
              options={IMPACTS.map((value) => ({ value, label: t(`impacts.${value}`) }))}
              value={draft.impact}
              onChange={(impact) => set({ impact })}
            />
          </Choice>
          <TextField
            size="xs"
            label={t('form.startedAt')}
            inputMode="numeric"
            autoComplete="off"
            value={draft.startedAt}
            onChange={(event) => set({ startedAt: event.target.value })}
            error={problem('startedAt')}
          />
          {draft.state !== 'resolved' && (
            <TextField
              size="xs"
              label={t('form.nextUpdateAt')}
              inputMode="numeric"
              autoComplete="off"
              value={draft.nextUpdateAt}
              onChange={(event) => set({ nextUpdateAt: event.target.value })}
              error={problem('nextUpdateAt')}
            />
          )}
        </div>
        <ScopePicker
          value={draft.affects}
          onChange={(affects) => set({ affects })}
          error={problem('affects')}
        />
        <div className="grid gap-1">
          <TextArea
            size="xs"
            rows={4}
            label={t('form.text')}
            labelAction={
              <Segments
                label={t('form.language')}
                options={languages.map((value) => ({
                  value,
                  label:
                    draft.texts[value].trim() === '' ? (
                      <span className="text-waiting">{t(`missing.${value}`)}</span>
                    ) : (
                      value.toUpperCase()
                    ),
                }))}
                value={language}
                onChange={onLanguage}
              />
            }
            value={text}
            placeholder={isPortuguese ? undefined : draft.texts.pt}
            onChange={(event) => set({ texts: { ...draft.texts, [language]: event.target.value } })}
            error={(isPortuguese && problem('text')) || problem('tooLong')}
          />
          <p className="flex justify-between gap-3 text-xs text-muted">
            <span className="flex items-center gap-1">
              <CircleCheck aria-hidden className="size-3.5" />
              {t('form.noProvider')}
            </span>
            <span className="tabular-nums">
              {t('form.length', { length: text.trim().length, most: MOST_CHARACTERS })}
            </span>
          </p>
        </div>
        <div className="grid">
          <div className="flex flex-wrap items-center gap-x-2">
            <Checkbox
              size="xs"
              label={notifyLabel}
              checked={draft.notify}
              onChange={(event) => set({ notify: event.target.checked })}
            />
            {followers !== undefined && (
              <span className="text-xs text-muted">
                {followers === 0
                  ? t('form.noFollowers')
                  : t('form.followers', { count: followers, number: formatFigure(followers) })}
              </span>
            )}
          </div>
          {sold && (
            <Checkbox
              size="xs"
              label={t('form.stopSales', { names: sold })}
              checked={draft.stopsSales}
              onChange={(event) => set({ stopsSales: event.target.checked })}
            />
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2 border-t border-border px-3.5 py-2.5 max-lg:sticky max-lg:bottom-(--bottom-bars) max-lg:z-10 max-lg:rounded-b-card max-lg:bg-surface-card">
        {footer}
      </div>
    </Card>
  );
}

function Choice(props: { label: string; className?: string; children: ReactNode }) {
  const { label, className, children } = props;
  return (
    <div
      className={classNames(
        'grid min-w-0 gap-1 [&_button]:h-9 [&_button]:flex-1 [&_button]:px-1 md:[&_button]:h-6.5 [&>[role=group]]:w-full',
        className,
      )}
    >
      <span aria-hidden className="text-xs font-semibold">
        {label}
      </span>
      {children}
    </div>
  );
}
