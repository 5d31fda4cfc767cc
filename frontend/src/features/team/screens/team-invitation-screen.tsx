import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { hasCode, type Schemas } from '@torpedo/api-client';
import { Banner, Button, Card, SectionHeading, Skeleton, toast } from '@torpedo/ui-kit';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { PageTitle } from '../../../shared/layout/page-title';
import { useMe } from '../../../shared/session/account';
import { chooseWallet } from '../../../shared/teams/choose-wallet';
import { isOfAnother } from '../../../shared/teams/teams';
import { formatDay } from '../../../shared/time/format-time';
import { invitationQuery, useAcceptInvitation } from '../api/team';
import { forgetInvitation } from '../rules/kept-invitation';

/** The invitation of the mailed link, shown to a signed-in person. */
export function TeamInvitationScreen({ token }: { token: string }) {
  const { t } = useTranslation('team');
  const errorText = useErrorText();
  const { email } = useMe();
  const invitation = useQuery(invitationQuery(token));

  function problem() {
    if (!invitation.error) return null;
    if (hasCode(invitation.error, 'INVALID_TOKEN')) return t('invitation.over');
    if (hasCode(invitation.error, 'INVITATION_OF_ANOTHER')) return t('invitation.ofAnother', { email });
    return errorText(invitation.error);
  }
  const text = problem();

  return (
    <div className="mx-auto grid w-full max-w-130 gap-6">
      <PageTitle>{t('invitation.title')}</PageTitle>
      <SectionHeading level={1} size="page">
        {t('invitation.title')}
      </SectionHeading>
      <Card padding="lg">
        {text && (
          <Banner tone="danger" role="alert">
            {text}
          </Banner>
        )}
        {!text && !invitation.data && <Skeleton className="h-30 w-full" />}
        {!text && invitation.data && <Offer invitation={invitation.data} token={token} />}
      </Card>
      <Button asChild variant="ghost" className="justify-self-center">
        <Link to="/dashboard" onClick={forgetInvitation}>
          {t('invitation.home')}
        </Link>
      </Button>
    </div>
  );
}

interface OfferProps {
  invitation: Schemas['OpenInvitationDto'];
  token: string;
}

function Offer({ invitation, token }: OfferProps) {
  const { t } = useTranslation('team');
  const { locale } = useLanguage();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const accept = useAcceptInvitation();
  const { owner_name, team_name, role, monthly_budget_cents: cents, currency, expires_at } = invitation;

  function join() {
    accept.mutate(token, {
      onSuccess: (team) => {
        forgetInvitation();
        // An own team is not chosen, because the own wallet pays without a choice.
        if (isOfAnother(team)) chooseWallet(team);
        toast.success({ title: t('invitation.joined', { name: team.name }) });
        void navigate({ to: team.role === 'viewer' ? '/dashboard/statement' : '/services' });
      },
    });
  }

  return (
    <div className="grid gap-4">
      <p className="text-lg text-pretty">{t('invitation.offer', { owner: owner_name, team: team_name })}</p>
      <ul className="grid list-disc gap-1 pl-5 text-pretty text-muted">
        <li>{t(`roleTexts.${role}`)}</li>
        {role === 'buyer' && (
          <li>
            {cents === null
              ? t('invitation.unlimited')
              : t('invitation.limited', { amount: formatMoney(cents, currency) })}
          </li>
        )}
        <li>{t('invitation.ownStays')}</li>
        <li>{t('invitation.until', { date: formatDay(expires_at, locale) })}</li>
      </ul>
      {accept.error && (
        <Banner tone="danger" role="alert">
          {hasCode(accept.error, 'INVALID_TOKEN') ? t('invitation.over') : errorText(accept.error)}
        </Banner>
      )}
      <Button block loading={accept.isPending} onClick={join}>
        {t('invitation.accept')}
      </Button>
    </div>
  );
}
