import { Banner, classNames, TextArea } from '@torpedo/ui-kit';
import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetDrafts, useDraft } from '../../../shared/back-office/change/drafts';
import { useShortcuts } from '../../../shared/back-office/shortcuts';
import { KeyHint, Segments, SmallButton } from '../../../shared/back-office/small-controls';
import { useStaffErrorText } from '../../../shared/back-office/staff-error-text';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useStaffMutation } from '../../../shared/back-office/staff-query';
import { formatMoney } from '../../../shared/format/money';
import { languages } from '../../../shared/i18n/languages';
import { type CaseDetail, decide, type Decision, isDraft } from '../api/cases';
import { useCaseTexts } from './case-texts';
import { ReplyTemplates } from './reply-templates';

interface CaseDecisionProps {
  found: CaseDetail;
  onDecided: (decided: CaseDetail) => void;
}

const WITH_MONEY: readonly Decision[] = ['refund', 'credit'];

interface Draft {
  decision: Decision | null;
  reply: string;
  language: CaseDetail['language'];
}

/** Chooses a decision, which brings its reply; pressing it again sends both. */
export function CaseDecision({ found, onDecided }: CaseDecisionProps) {
  const { t } = useTranslation('admin-cases');
  const errorText = useStaffErrorText();
  const { amount, suggestion } = useCaseTexts();
  const fieldId = useId();
  const name = `case ${found.id}`;
  const { templates, language: theirs } = found;
  const replyOf = (wanted: Decision | null, language: Draft['language']) =>
    templates.find(({ decision }) => decision === wanted)?.texts[language] ?? '';
  const suggested = found.suggestion.decision;
  const [draft, setDraft] = useDraft<Draft>(
    name,
    isDraft(found)
      ? { decision: 'ask', reply: found.reply ?? '', language: theirs }
      : { decision: suggested, reply: replyOf(suggested, theirs), language: theirs },
  );
  const decision = useStaffMutation<CaseDetail, Decision>(
    [staffKeys.cases, staffKeys.live, staffKeys.users, staffKeys.differences],
    {
      mutationFn: (chosen) => decide(found, chosen, draft),
      meta: { handlesErrors: true },
      onSuccess: (decided) => {
        forgetDrafts(name);
        onDecided(decided);
      },
    },
  );

  const template = templates.find(({ texts }) => texts[draft.language] === draft.reply);

  function press(chosen: Decision) {
    if (chosen === draft.decision) {
      if (!decision.isPending && draft.reply.trim() !== '') decision.mutate(chosen);
      return;
    }
    const isUntouched = draft.reply === '' || template !== undefined;
    setDraft({
      ...draft,
      decision: chosen,
      reply: isUntouched ? replyOf(chosen, draft.language) : draft.reply,
    });
    document.getElementById(fieldId)?.focus();
  }

  /** Another language replaces the text of a template; a text that staff wrote stays. */
  function speak(language: Draft['language']) {
    setDraft({ ...draft, language, reply: template?.texts[language] ?? draft.reply });
  }

  const withAmount = (each: Decision) =>
    WITH_MONEY.includes(each) ? `${t(`decisions.${each}`)} ${amount(found)}` : t(`decisions.${each}`);
  useShortcuts(
    t('keys.title'),
    found.decisions.map((each, place) => ({
      keys: String(place + 1),
      label: withAmount(each.decision),
      run: () => press(each.decision),
    })),
  );

  return (
    <>
      <section className="grid gap-2 rounded-card bg-received-soft p-3 text-sm">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Sparkles aria-hidden className="size-4 text-received" />
          <b className="font-semibold">
            {suggested ? t('suggestion', { what: uncapped(withAmount(suggested)) }) : suggestion(found)}
          </b>
          {suggested && found.alike.decided > 0 && (
            <span className="ml-auto text-xs text-muted max-md:hidden">
              {t('alike', { same: found.alike.as_suggested, number: found.alike.decided })}
            </span>
          )}
        </div>
        <MoneyAfter found={found} decision={draft.decision} />
        <div
          className={classNames(
            'flex flex-wrap gap-2',
            'max-md:fixed max-md:inset-x-0 max-md:bottom-(--bottom-bars) max-md:z-30 max-md:border-t max-md:border-border max-md:bg-surface-card max-md:px-3 max-md:py-2',
            'max-md:gap-1.5 max-md:*:flex-1 max-md:*:px-2 max-md:*:text-xs max-md:*:leading-tight max-md:*:whitespace-normal',
          )}
        >
          {found.decisions.map(({ decision: each }, place) => (
            <SmallButton
              key={each}
              variant={each === draft.decision ? 'primary' : 'outline'}
              className={classNames(
                each !== draft.decision && 'bg-surface-card',
                each === 'refuse' && each !== draft.decision && 'border-danger text-danger',
              )}
              aria-pressed={each === draft.decision}
              loading={decision.isPending && each === draft.decision}
              onClick={() => press(each)}
            >
              {each === draft.decision ? withAmount(each) : `${t(`decisions.${each}`)}…`}
              <KeyHint name={String(place + 1)} />
            </SmallButton>
          ))}
        </div>
      </section>
      {decision.error && <Banner tone="danger">{errorText(decision.error)}</Banner>}
      <TextArea
        size="xs"
        id={fieldId}
        label={t('reply.label')}
        hint={t(draft.decision ? 'reply.hint' : 'reply.choose')}
        labelAction={
          <Segments
            label={t('reply.language')}
            options={languages.map((value) => ({
              value,
              label: (
                <>
                  {value.toUpperCase()} <span className="sr-only">{t(`languages.${value}`)}</span>
                </>
              ),
            }))}
            value={draft.language}
            onChange={speak}
          />
        }
        above={
          <ReplyTemplates
            found={found}
            {...draft}
            onChoose={(chosen, reply) => setDraft({ ...draft, decision: chosen, reply })}
          />
        }
        rows={3}
        maxLength={2000}
        value={draft.reply}
        onChange={({ target }) => setDraft({ ...draft, reply: target.value })}
      />
    </>
  );
}

function MoneyAfter({ found, decision }: { found: CaseDetail; decision: Decision | null }) {
  const { t } = useTranslation('admin-cases');
  const { balance_cents: balance, amount_cents: cents, currency } = found;
  if (decision === null || !WITH_MONEY.includes(decision)) return null;
  if (balance === null || cents === null || currency === null) return null;
  const after = formatMoney(balance + cents, currency);
  return (
    <p className="text-xs tabular-nums">
      {t('balance', { before: formatMoney(balance, currency), after })}
      {decision === 'credit' && ` · ${t('becomesPaid')}`}
    </p>
  );
}

/** Within a sentence. */
const uncapped = (text: string) => text.slice(0, 1).toLocaleLowerCase() + text.slice(1);
