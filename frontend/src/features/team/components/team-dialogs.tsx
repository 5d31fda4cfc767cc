import { Button, Dialog, DialogClose } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import type { TeamDetail, TeamPerson } from '../../../shared/teams/teams';
import { useChangeMember, useCloseTeam, useRemoveMember, useRenameTeam } from '../api/team';
import { LimitForm } from './limit-form';
import { NameForm } from './name-form';
import { nameOf } from './person-parts';

export type TeamAsk =
  { kind: 'limit' | 'role' | 'remove' | 'leave'; person: TeamPerson } | { kind: 'rename' | 'close' };

interface TeamDialogsProps {
  team: TeamDetail;
  ask: TeamAsk | null;
  onClose: () => void;
  onDone: (text: string) => void;
}

/** The dialogs that change a team, one at a time. */
export function TeamDialogs({ team, ask, onClose, onDone }: TeamDialogsProps) {
  const { t } = useTranslation('team');
  if (!ask) return null;
  const done = (text: string) => {
    onDone(text);
    onClose();
  };
  const frame = {
    open: true,
    onOpenChange: (isOpen: boolean) => !isOpen && onClose(),
    closeLabel: t('close'),
  };
  switch (ask.kind) {
    case 'rename':
      return (
        <Dialog {...frame} title={t('rename.title')}>
          <RenameForm team={team} onSaved={() => done(t('rename.done'))} />
        </Dialog>
      );
    case 'limit':
      return (
        <Dialog {...frame} title={t('limit.of', { name: nameOf(ask.person) })}>
          <LimitForm
            accountId={team.account_id}
            person={ask.person}
            currency={team.currency}
            onSaved={() => done(t('limit.saved', { name: nameOf(ask.person) }))}
          />
        </Dialog>
      );
    case 'close':
      return <CloseQuestion team={team} frame={frame} onDone={done} />;
    case 'role':
      return <RoleQuestion team={team} person={ask.person} frame={frame} onDone={done} />;
    default:
      return <RemoveQuestion team={team} ask={ask} frame={frame} onDone={done} />;
  }
}

interface QuestionProps {
  team: TeamDetail;
  frame: { open: boolean; onOpenChange: (isOpen: boolean) => void; closeLabel: string };
  onDone: (text: string) => void;
}

function RenameForm({ team, onSaved }: { team: TeamDetail; onSaved: () => void }) {
  const { t } = useTranslation('team');
  const rename = useRenameTeam(team.account_id);
  return <NameForm name={team.name} submitLabel={t('rename.save')} call={rename} onSaved={onSaved} />;
}

function CloseQuestion({ team, frame, onDone }: QuestionProps) {
  const { t } = useTranslation('team');
  const close = useCloseTeam(team.account_id);
  return (
    <Question
      frame={frame}
      call={close}
      title={t('closing.title', { name: team.name })}
      text={t('closing.text')}
      confirm={t('closing.confirm')}
      onConfirm={() => close.mutate(undefined, { onSuccess: () => onDone(t('closing.done')) })}
    />
  );
}

function RoleQuestion({ team, person, frame, onDone }: QuestionProps & { person: TeamPerson }) {
  const { t } = useTranslation('team');
  const change = useChangeMember(team.account_id, person.user_id);
  const name = nameOf(person);
  const role = person.role === 'buyer' ? 'viewer' : 'buyer';
  const { monthly_budget_cents, warns_owner } = person;
  return (
    <Question
      frame={frame}
      call={change}
      isGentle
      title={t(`role.${role}.title`, { name })}
      text={t(`role.${role}.text`)}
      confirm={t(`role.${role}.confirm`)}
      onConfirm={() =>
        change.mutate(
          { role, monthly_budget_cents, warns_owner },
          { onSuccess: () => onDone(t(`role.${role}.done`, { name })) },
        )
      }
    />
  );
}

interface RemoveQuestionProps extends QuestionProps {
  ask: Extract<TeamAsk, { kind: 'limit' | 'role' | 'remove' | 'leave' }>;
}

function RemoveQuestion({ team, ask: { kind, person }, frame, onDone }: RemoveQuestionProps) {
  const { t } = useTranslation('team');
  const remove = useRemoveMember(team.account_id, person.user_id);
  const about = kind === 'leave' ? 'leaving' : 'removing';
  const names = { name: nameOf(person), team: team.name };
  return (
    <Question
      frame={frame}
      call={remove}
      title={t(`${about}.title`, names)}
      text={t(`${about}.text`, names)}
      confirm={t(`${about}.confirm`)}
      onConfirm={() => remove.mutate(undefined, { onSuccess: () => onDone(t(`${about}.done`, names)) })}
    />
  );
}

interface YesOrNoProps {
  frame: QuestionProps['frame'];
  call: { isPending: boolean; error: Error | null };
  title: string;
  text: string;
  confirm: string;
  isGentle?: boolean;
  onConfirm: () => void;
}

function Question({ frame, call, title, text, confirm, isGentle = false, onConfirm }: YesOrNoProps) {
  const { t } = useTranslation('team');
  const errorText = useErrorText();
  return (
    <Dialog
      {...frame}
      busy={call.isPending}
      title={title}
      description={text}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">{t('cancel')}</Button>
          </DialogClose>
          <Button variant={isGentle ? 'primary' : 'danger'} loading={call.isPending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {call.error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {errorText(call.error)}
        </p>
      )}
    </Dialog>
  );
}
