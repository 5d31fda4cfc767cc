import { Button, Dialog, SectionHeading, toast } from '@torpedo/ui-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Download } from 'lucide-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { openCookiePreferences } from '../../../shared/consent/cookie-preferences';
import { PageTitle } from '../../../shared/layout/page-title';
import { useWallet } from '../../../shared/session/wallet';
import { ActivityCard } from '../components/activity-card';
import { ApiKeysCard } from '../components/api-keys-card';
import { DeleteAccountCard } from '../components/delete-account';
import { PersonalData } from '../components/personal-data';
import { LinkCard, ProfileCard, ProfileGroup } from '../components/profile-card';
import { SessionsCard } from '../components/sessions-card';
import { StaffOverview } from '../components/staff-overview';
import { TwoFactorCard } from '../components/two-factor-card';
import { useErrorText } from '../../../shared/errors/error-text';
import { useExportAccount } from '../api/account';
import { invalidate, queryKeys } from '../../../shared/query-keys';
import { signInMethodsQuery } from '../../../shared/session/account';
import { ChangePasswordForm } from '../components/change-password-form';

function PasswordCard() {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const hasPassword = useQuery(signInMethodsQuery()).data?.has_password ?? true;

  function close() {
    setOpen(false);
    // A new password has ended all other sessions and may have revoked API keys.
    invalidate(queryClient, queryKeys.sessions);
    invalidate(queryClient, queryKeys.apiKeys);
  }

  if (!hasPassword) return <NoPassword />;
  return (
    <ProfileCard
      title={t('password.title')}
      text={t('password.text')}
      action={
        <Dialog
          open={open}
          onOpenChange={setOpen}
          trigger={
            <Button variant="outline" size="sm">
              {t('password.submit')}
            </Button>
          }
          title={t('password.submit')}
          closeLabel={t('password.close')}
        >
          <ChangePasswordForm onChanged={close} onCancel={() => setOpen(false)} />
        </Dialog>
      }
    />
  );
}

function NoPassword() {
  const { t } = useTranslation(['security', 'profile']);
  return (
    <ProfileCard
      title={t('password.title', { ns: 'profile' })}
      text={t('card.noPassword')}
      action={
        <Button asChild variant="outline" size="sm">
          <Link to="/forgot-password">{t('card.setPassword')}</Link>
        </Button>
      }
    />
  );
}

function ExportCard() {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const exporting = useExportAccount();

  function start() {
    exporting.mutate(undefined, {
      onSuccess: () => toast.success({ title: t('data.export.done') }),
      onError: (error) => toast.error({ title: t('data.export.failed'), message: errorText(error) }),
    });
  }

  return (
    <ProfileCard
      title={t('data.export.title')}
      text={t('data.export.text')}
      action={
        <Button
          variant="outline"
          size="sm"
          icon={<Download aria-hidden />}
          loading={exporting.isPending}
          onClick={start}
        >
          {t('data.export.action')}
        </Button>
      }
    />
  );
}

interface ProfileScreenProps {
  app: ReactNode;
  version: ReactNode;
}

export function ProfileScreen({ app, version }: ProfileScreenProps) {
  const { t } = useTranslation(['profile', 'account', 'shell']);
  const { canBuy } = useWallet();
  return (
    <>
      <PageTitle>{t('shell:headings.profile')}</PageTitle>
      <SectionHeading level={1} size="page" className="mb-4 md:mb-6">
        {t('shell:headings.profile')}
      </SectionHeading>
      <ProfileIndex
        groups={[
          { id: 'personal', title: t('personal.title') },
          { id: 'security', title: t('security.title') },
          { id: 'app', title: t('app.title') },
          { id: 'data', title: t('account:data.title') },
          { id: 'advanced', title: t('advanced.title') },
        ]}
      />
      <div className="grid gap-8 lg:gap-10">
        <ProfileGroup id="personal" title={t('personal.title')} text={t('personal.text')}>
          <PersonalData />
        </ProfileGroup>
        <StaffOverview />
        <ProfileGroup id="security" title={t('security.title')} text={t('security.text')}>
          <PasswordCard />
          <TwoFactorCard />
          <SessionsCard />
          <ActivityCard />
        </ProfileGroup>
        <ProfileGroup id="app" title={t('app.title')} text={t('app.text')}>
          {app}
          <CookieChoice />
        </ProfileGroup>
        <ProfileGroup id="data" title={t('account:data.title')} text={t('account:data.text')}>
          <ExportCard />
          <DeleteAccountCard />
        </ProfileGroup>
        <ProfileGroup id="advanced" title={t('advanced.title')} text={t('advanced.text')}>
          <TeamLink />
          {canBuy && <ApiKeysCard />}
          <WebhooksLink />
          {version}
        </ProfileGroup>
      </div>
    </>
  );
}

function TeamLink() {
  const { t } = useTranslation('account');
  return <LinkCard title={t('team.title')} text={t('team.text')} to="/team" action={t('team.open')} />;
}

function WebhooksLink() {
  const { t } = useTranslation('account');
  return (
    <LinkCard
      title={t('webhooks.title')}
      text={t('webhooks.text')}
      to="/profile/webhooks"
      action={t('webhooks.open')}
    />
  );
}

function CookieChoice() {
  const { t } = useTranslation('profile');
  return (
    <ProfileCard
      title={t('cookies.title')}
      text={t('cookies.text')}
      action={
        <Button variant="outline" size="sm" onClick={openCookiePreferences}>
          {t('cookies.open')}
        </Button>
      }
    />
  );
}

interface ProfileIndexProps {
  groups: readonly { id: string; title: string }[];
}

function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

function ProfileIndex({ groups }: ProfileIndexProps) {
  const { t } = useTranslation('profile');
  return (
    <nav aria-label={t('index')} className="mb-6 lg:hidden">
      <ul className="flex flex-wrap gap-2">
        {groups.map(({ id, title }) => (
          <li key={id}>
            <Button variant="outline" size="sm" onClick={() => goTo(id)}>
              {title}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
