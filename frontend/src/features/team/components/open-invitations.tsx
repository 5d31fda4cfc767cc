import { Button, Card, ListRow } from '@torpedo/ui-kit';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { reportOnToast } from '../../../shared/errors/error-text';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { TeamDetail } from '../../../shared/teams/teams';
import { formatDay } from '../../../shared/time/format-time';
import { useNowSelector } from '../../../shared/time/use-now';
import { type TeamInvitation, useInvite, useWithdrawInvitation } from '../api/team';

interface OpenInvitationsProps {
  team: TeamDetail;
  onDone: (text: string) => void;
}

export function OpenInvitations({ team, onDone }: OpenInvitationsProps) {
  const { t } = useTranslation('team');
  if (team.invitations.length === 0) return null;
  return (
    <Card padding="none" asChild>
      <ul aria-label={t('invitations.label')} className="divide-y divide-border">
        {team.invitations.map((invitation) => (
          <InvitationRow key={invitation.id} team={team} invitation={invitation} onDone={onDone} />
        ))}
      </ul>
    </Card>
  );
}

function InvitationRow({ team, invitation, onDone }: OpenInvitationsProps & { invitation: TeamInvitation }) {
  const { t } = useTranslation('team');
  const { locale } = useLanguage();
  const resend = useInvite(team.account_id);
  const withdraw = useWithdrawInvitation(team.account_id);
  const { id, email, role, monthly_budget_cents: cents, sent_at, expires_at } = invitation;
  const isOver = useNowSelector((now) => Date.parse(expires_at) <= now);
  const dates = t(isOver ? 'invitations.over' : 'invitations.until', {
    sent: formatDay(sent_at, locale),
    until: formatDay(expires_at, locale),
  });
  const budget =
    cents === null
      ? t('people.noLimit')
      : t('people.perMonth', { amount: formatMoney(cents, team.currency) });
  const terms = role === 'buyer' ? `${t('roles.buyer')}, ${budget}` : t('roles.viewer');

  return (
    <li className="flex flex-wrap items-center gap-x-4 pr-4.5">
      <ListRow
        className="min-w-0 flex-1 basis-72 md:pl-4.5"
        image={
          <span
            aria-hidden
            className="inline-flex size-9.5 shrink-0 items-center justify-center rounded-chip bg-surface-sunken text-muted [&_svg]:size-5"
          >
            <Mail />
          </span>
        }
        title={email}
        subtitle={<span className="whitespace-normal">{`${dates} · ${terms}`}</span>}
      />
      <span className="flex gap-4 max-md:pb-3 max-md:pl-16.5">
        <Button
          variant="link"
          size="inline"
          loading={resend.isPending}
          aria-label={t('invitations.resendTo', { email })}
          onClick={() =>
            resend.mutate(
              { email, role, monthly_budget_cents: cents },
              { onSuccess: () => onDone(t('invite.sent', { email })), onError: reportOnToast },
            )
          }
        >
          {t('invitations.resend')}
        </Button>
        <Button
          variant="link"
          size="inline"
          className="text-muted"
          loading={withdraw.isPending}
          aria-label={t('invitations.withdrawFrom', { email })}
          onClick={() =>
            withdraw.mutate(id, {
              onSuccess: () => onDone(t('invitations.withdrawn', { email })),
              onError: reportOnToast,
            })
          }
        >
          {t('invitations.withdraw')}
        </Button>
      </span>
    </li>
  );
}
