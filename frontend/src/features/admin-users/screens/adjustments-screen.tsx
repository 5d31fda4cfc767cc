import { Link } from '@tanstack/react-router';
import { Banner, Button, Dialog, FileDrop, TextArea } from '@torpedo/ui-kit';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetDrafts, useDraft } from '../../../shared/back-office/change/drafts';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { StaffPage } from '../../../shared/back-office/staff-page';
import { useStaffErrorText } from '../../../shared/back-office/staff-error-text';
import { figureFormat } from '../../../shared/format/figure-format';
import { AdjustmentResults, sumOf } from '../components/adjustment-results';
import { useAdjustments } from '../components/use-adjustments';
import { type AdjustmentSheet, SHEET_HEAD } from '../rules/adjustment-sheet';

const MOST_PROBLEMS = 20;

/** Credits and debits of many accounts from a sheet. All lines are checked, then each is posted once. */
export function AdjustmentsScreen() {
  const { t } = useTranslation('admin-users');
  const errorText = useStaffErrorText();
  const [text, setText] = useDraft('sheet', '');
  const [isAsking, setAsking] = useState(false);
  const run = useAdjustments();
  const figure = figureFormat();
  const ready = run.outcomes.filter(({ status }) => status === 'ready');
  const isBusy = run.check.isPending || run.post.isPending;

  function change(next: string) {
    setText(next);
    run.forget();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    run.read(text);
  }

  return (
    <StaffPage title={t('adjust.title')} parent={<Link to="/admin/users">{t('title')}</Link>}>
      <div className="grid items-start gap-3 xl:grid-cols-[--spacing(100)_minmax(0,1fr)]">
        <DetailCard title={t('adjust.sheet')}>
          <form noValidate className="grid gap-3 px-3.5 pt-1 pb-3.5" onSubmit={submit}>
            <FileDrop
              label={t('adjust.file')}
              hint={t('adjust.fileHint')}
              accept=".csv,text/csv,text/plain"
              disabled={isBusy}
              onFiles={([file]) => void file?.text().then(change)}
            />
            <TextArea
              size="xs"
              label={t('adjust.paste')}
              hint={t('adjust.pasteHint')}
              rows={8}
              wrap="off"
              spellCheck={false}
              className="[&_textarea]:font-mono [&_textarea:placeholder-shown]:whitespace-pre-wrap [&_textarea::placeholder]:text-xs md:[&_textarea]:text-xs"
              placeholder={`${SHEET_HEAD}\nana@exemplo.com.br,4.80,BRL,${t('adjust.example')},q-1`}
              disabled={isBusy}
              value={text}
              onChange={(event) => change(event.target.value)}
            />
            <SmallButton
              type="submit"
              variant={run.canPost ? 'outline' : 'primary'}
              loading={run.check.isPending}
              disabled={run.post.isPending}
            >
              {t('adjust.check')}
            </SmallButton>
          </form>
        </DetailCard>
        <div className="grid min-w-0 gap-3">
          {!run.sheet && (
            <p className="rounded-card border border-dashed border-border p-5 text-center text-sm text-muted max-xl:hidden">
              {t('adjust.before')}
            </p>
          )}
          {run.sheet && <SheetProblems sheet={run.sheet} />}
          {run.check.error && <Banner tone="danger">{errorText(run.check.error)}</Banner>}
          {run.post.error && (
            <Banner
              tone="danger"
              title={t('adjust.interrupted', {
                done: figure.format(run.posted),
                total: figure.format(run.lines.length),
              })}
            >
              {errorText(run.post.error)}
            </Banner>
          )}
          {run.isOver && <Banner tone="success">{t('adjust.over')}</Banner>}
          {run.isChecked && !run.canPost && !run.isOver && (
            <Banner tone="warning">
              {t(
                run.outcomes.some(({ status }) => status === 'refused') ? 'adjust.refused' : 'adjust.nothing',
              )}
            </Banner>
          )}
          {run.canPost && !run.isOver && (
            <div className="flex flex-wrap items-center gap-3">
              <SmallButton loading={run.post.isPending} onClick={() => setAsking(true)}>
                {run.post.isError
                  ? t('adjust.resume')
                  : t('adjust.post', { count: ready.length, number: figure.format(ready.length) })}
              </SmallButton>
              <p role="status" className="text-sm text-muted tabular-nums">
                {run.post.isPending
                  ? t('bulk.progress', {
                      done: figure.format(run.posted),
                      total: figure.format(run.lines.length),
                    })
                  : t('adjust.sum', { amount: sumOf(ready) })}
              </p>
            </div>
          )}
          {run.outcomes.length > 0 && <AdjustmentResults outcomes={run.outcomes} />}
        </div>
      </div>
      <Question
        open={isAsking}
        onOpenChange={setAsking}
        title={t('adjust.ask', { count: ready.length, number: figure.format(ready.length) })}
        text={t('adjust.askText', { amount: sumOf(ready) })}
        onConfirm={() => run.post.mutate(undefined, { onSuccess: () => forgetDrafts('sheet') })}
      />
    </StaffPage>
  );
}

interface QuestionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: string;
  onConfirm: () => void;
}

function Question({ open, onOpenChange, title, text, onConfirm }: QuestionProps) {
  const { t } = useTranslation('admin-users');
  const { t: kit } = useTranslation('admin-kit');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      role="alertdialog"
      description={text}
      closeLabel={kit('close')}
      footer={
        <>
          <Button variant="outline" size="sm" onClick={() => onOpenChange(false)}>
            {kit('cancel')}
          </Button>
          <Button
            size="sm"
            onClick={() => {
              onOpenChange(false);
              onConfirm();
            }}
          >
            {t('adjust.confirm')}
          </Button>
        </>
      }
    />
  );
}

function SheetProblems({ sheet }: { sheet: AdjustmentSheet }) {
  const { t } = useTranslation('admin-users');
  const { lines, problems, missingColumns } = sheet;
  if (missingColumns.length > 0) {
    return (
      <Banner tone="danger" title={t('adjust.columnsMissing', { columns: missingColumns.join(', ') })}>
        {t('adjust.headIs', { head: SHEET_HEAD })}
      </Banner>
    );
  }
  if (lines.length === 0) return <Banner tone="danger">{t('adjust.empty')}</Banner>;
  if (problems.length === 0) return null;
  return (
    <Banner tone="danger" title={t('adjust.unreadable')}>
      <ul>
        {problems.slice(0, MOST_PROBLEMS).map(({ line, why }) => (
          <li key={`${line} ${why}`}>{t('adjust.problem', { line, why: t(`adjust.why.${why}`) })}</li>
        ))}
      </ul>
    </Banner>
  );
}
