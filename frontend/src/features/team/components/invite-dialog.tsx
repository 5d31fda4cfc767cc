import { Button, Dialog, OptionCards, TextField } from '@torpedo/ui-kit';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emailViolation } from '../../../shared/email-rule';
import { useErrorText } from '../../../shared/errors/error-text';
import type { TeamDetail } from '../../../shared/teams/teams';
import { type Invitation, useInvite } from '../api/team';
import { LimitField } from './limit-form';

interface InviteDialogProps {
  team: TeamDetail;
  onClose: () => void;
  onSent: (email: string) => void;
}

/** Asks for the address, the role and the limit of the new member. */
export function InviteDialog({ team, onClose, onSent }: InviteDialogProps) {
  const { t } = useTranslation('team');
  const errorText = useErrorText();
  const formId = useId();
  const invite = useInvite(team.account_id);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Invitation['role']>('buyer');
  const [cents, setCents] = useState<number | null>(null);
  const [isChecked, setChecked] = useState(false);
  const address = email.trim();
  const problem = isChecked && emailViolation(address) ? t('invite.emailProblem') : undefined;

  function submit() {
    setChecked(true);
    if (emailViolation(address) !== undefined || invite.isPending) return;
    invite.mutate(
      { email: address, role, monthly_budget_cents: role === 'buyer' ? cents : null },
      {
        onSuccess: () => {
          onSent(address);
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      busy={invite.isPending}
      title={t('invite.title')}
      description={t('invite.text')}
      closeLabel={t('close')}
      footer={
        <Button block type="submit" form={formId} loading={invite.isPending}>
          {t('invite.send')}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={t('invite.email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={problem}
          required
        />
        <OptionCards
          label={t('people.may')}
          options={(['buyer', 'viewer'] as const).map((value) => ({
            value,
            title: t(`roles.${value}`),
            subtitle: t(`roleTexts.${value}`),
          }))}
          value={role}
          onValueChange={setRole}
        />
        {role === 'buyer' && <LimitField cents={cents} onCentsChange={setCents} currency={team.currency} />}
        <p role="alert" className="text-sm font-medium text-danger empty:hidden">
          {invite.error && errorText(invite.error)}
        </p>
      </form>
    </Dialog>
  );
}
