import { useQuery } from '@tanstack/react-query';
import { Banner, TextArea } from '@torpedo/ui-kit';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { forgetDrafts, useDraft } from '../../../shared/back-office/change/drafts';
import { useShortcuts } from '../../../shared/back-office/shortcuts';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { useStaffErrorText } from '../../../shared/back-office/staff-error-text';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useStaffMutation } from '../../../shared/back-office/staff-query';
import { type CaseDetail, caseQuery, isDraft, replyAnew, takeReplyBack } from '../api/cases';
import { useCaseTexts } from './case-texts';

/** The reply to a decided case: waiting, sent, or a draft again. */
export function CaseReply({ found }: { found: CaseDetail }) {
  const { t } = useTranslation('admin-cases');
  if (found.reply === null) return null;
  if (isDraft(found)) return <Draft found={found} reply={found.reply} />;
  return (
    <>
      <blockquote className="whitespace-pre-line text-muted">{found.reply}</blockquote>
      {found.reply_due_at !== null && <p className="text-muted">{t('reply.leaving')}</p>}
    </>
  );
}

function Draft({ found, reply: before }: { found: CaseDetail; reply: string }) {
  const { t } = useTranslation('admin-cases');
  const errorText = useStaffErrorText();
  const name = `case reply ${found.id}`;
  const [reply, setReply] = useDraft(name, before);
  const sending = useStaffMutation([staffKeys.cases], {
    mutationFn: () => replyAnew(found, reply),
    meta: { handlesErrors: true },
    onSuccess: () => forgetDrafts(name),
  });
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending.isPending && reply.trim() !== '') sending.mutate();
      }}
    >
      <TextArea
        size="xs"
        autoFocus
        label={t('reply.label')}
        hint={t('reply.draft')}
        rows={2}
        maxLength={2000}
        value={reply}
        onChange={({ target }) => setReply(target.value)}
      />
      {sending.error && <Banner tone="danger">{errorText(sending.error)}</Banner>}
      <SmallButton type="submit" className="justify-self-end" loading={sending.isPending}>
        {t('reply.send')}
      </SmallButton>
    </form>
  );
}

interface DecidedBarProps {
  id: string;
  /** Called when the reply is a draft again. */
  onTakenBack: () => void;
}

/** The last decision, with a button that takes its reply back until the mail is sent. */
export function DecidedBar({ id, onTakenBack }: DecidedBarProps) {
  const { t } = useTranslation('admin-cases');
  const errorText = useStaffErrorText();
  const { amount } = useCaseTexts();
  const { data: decided } = useQuery(caseQuery(id));
  const undo = useStaffMutation([staffKeys.cases], {
    mutationFn: () => takeReplyBack(id),
    meta: { handlesErrors: true },
    onSuccess: onTakenBack,
  });
  const isWaiting = typeof decided?.reply_due_at === 'string';
  const run = () => !undo.isPending && undo.mutate();
  useShortcuts(t('keys.title'), isWaiting ? [{ keys: 'ctrl+z', label: t('reply.undo'), run }] : []);
  if (!decided) return null;
  const { decision, number } = decided;
  const money = decision === 'refund' || decision === 'credit' ? amount(decided) : '';
  const what = `${decision ? t(`decided.${decision}`) : t('asked')} ${money}`.trim();
  return (
    <div
      role="status"
      data-surface="ink"
      className="mt-3 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-surface-ink px-3.5 py-1.5 text-sm text-text"
    >
      <p className="min-w-0 flex-1 max-md:basis-full">
        {undo.error ? errorText(undo.error) : t(isWaiting ? 'leaving' : 'done', { number, what })}
      </p>
      {isWaiting && (
        <SmallButton icon={<Undo2 aria-hidden />} loading={undo.isPending} onClick={run}>
          {t('reply.undo')}
        </SmallButton>
      )}
    </div>
  );
}
