import { Button, classNames, Dialog, TextField } from '@torpedo/ui-kit';
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSavedReplies } from '../../../shared/back-office/saved-choices';
import type { CaseDetail, Decision } from '../api/cases';
import { withoutWords, withWords } from '../rules/reply-words';
import { useCaseTexts } from './case-texts';

const CHIP =
  'touch-target flex h-6.5 items-center gap-1 rounded-chip border border-border-strong bg-surface-card px-2.5 text-xs font-medium whitespace-nowrap text-muted hover:text-text aria-pressed:border-text aria-pressed:font-semibold aria-pressed:text-text';

interface ReplyTemplatesProps {
  found: CaseDetail;
  language: CaseDetail['language'];
  decision: Decision | null;
  /** The text in the field. */
  reply: string;
  onChoose: (decision: Decision, reply: string) => void;
}

/** The templates for this case. Staff can save a text of their own beside them. */
export function ReplyTemplates({ found, language, decision, reply, onChoose }: ReplyTemplatesProps) {
  const { t } = useTranslation('admin-cases');
  const [saved, save] = useSavedReplies();
  const [isNaming, setNaming] = useState(false);
  const texts = useCaseTexts();
  const words = { name: found.customer_name?.trim().split(/\s+/)[0] ?? '', amount: texts.amount(found) };
  const own = saved
    .filter(({ kind }) => kind === found.kind)
    .map((kept) => ({ kept, text: withWords(kept.text, words) }));
  const given = found.templates.map((each) => ({ ...each, text: each.texts[language] }));
  const isOwnText = reply.trim() !== '' && [...given, ...own].every(({ text }) => text !== reply);

  function keep(name: string) {
    const text = withoutWords(reply.trim(), words);
    const others = saved.filter((each) => each.name !== name || each.kind !== found.kind);
    save([...others, { name, kind: found.kind, decision: decision ?? 'answer', text }]);
    setNaming(false);
  }

  return (
    <div role="group" aria-label={t('templates.label')} className="mb-2 flex flex-wrap gap-1.5">
      {given.map(({ template, decision: its, text }) => (
        <button
          key={template}
          type="button"
          aria-pressed={text === reply}
          className={CHIP}
          onClick={() => onChoose(its, text)}
        >
          {t(`templates.${template}`)}
        </button>
      ))}
      {own.map(({ kept, text }) => (
        <span key={kept.name} className="flex items-center">
          <button
            type="button"
            aria-pressed={text === reply}
            className={CHIP}
            onClick={() => onChoose(kept.decision as Decision, text)}
          >
            {kept.name}
          </button>
          {text === reply && (
            <button
              type="button"
              aria-label={t('templates.remove', { name: kept.name })}
              className="touch-target grid size-6.5 place-items-center text-muted hover:text-text"
              onClick={() => save(saved.filter((each) => each !== kept))}
            >
              <X aria-hidden className="size-3.5" />
            </button>
          )}
        </span>
      ))}
      {isOwnText && (
        <button type="button" className={classNames(CHIP, 'border-dashed')} onClick={() => setNaming(true)}>
          <Plus aria-hidden className="size-3.5" />
          {t('templates.keep')}
        </button>
      )}
      {isNaming && <NameTemplate onClose={() => setNaming(false)} onName={keep} />}
    </div>
  );
}

function NameTemplate({ onClose, onName }: { onClose: () => void; onName: (name: string) => void }) {
  const { t } = useTranslation(['admin-cases', 'admin-kit']);
  const formId = useId();
  const [name, setName] = useState('');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('templates.keepTitle')}
      description={t('templates.keepText')}
      closeLabel={t('admin-kit:close')}
      footer={
        <Button type="submit" form={formId}>
          {t('templates.submit')}
        </Button>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) onName(name.trim());
        }}
      >
        <TextField
          size="sm"
          required
          label={t('templates.name')}
          maxLength={40}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  );
}
