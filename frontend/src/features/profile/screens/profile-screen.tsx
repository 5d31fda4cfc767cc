import { SectionHeading } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/layout/page-title';
import { ActivityCard } from '../components/activity/activity-card';
import { ApiKeysCard } from '../components/api-keys/api-keys-card';
import { CookieChoice } from '../components/cookie-choice';
import { DeleteAccountCard } from '../components/account-data/delete-account-card';
import { ExportCard } from '../components/account-data/export-card';
import { PasswordCard } from '../components/password/password-card';
import { PersonalData } from '../components/personal-data/personal-data';
import { Preferences } from '../components/personal-data/preferences';
import { ProfileGroup } from '../components/profile-group';
import { StaffOverview } from '../components/staff-overview';
import { SessionsCard } from '../components/sessions/sessions-card';
import { TwoFactorCard } from '../components/two-factor/two-factor-card';

type ProfileScreenProps = {
  /** Cards about the app on this device. */
  app: ReactNode;
};

/** Everything about the account that is its owner's to see and to change. */
export function ProfileScreen({ app }: ProfileScreenProps) {
  const { t } = useTranslation(['profile', 'account']);
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <SectionHeading level={1} size="page" className="mb-4 md:mb-6">
        {t('title')}
      </SectionHeading>
      <div className="grid gap-8 lg:gap-10">
        <ProfileGroup title={t('personal.title')} text={t('personal.text')}>
          <PersonalData />
        </ProfileGroup>
        <StaffOverview />
        <ProfileGroup title={t('preferences.title')} text={t('preferences.text')}>
          <Preferences />
          <CookieChoice />
        </ProfileGroup>
        <ProfileGroup title={t('security.title')} text={t('security.text')}>
          <PasswordCard />
          <TwoFactorCard />
          <SessionsCard />
          <ActivityCard />
          <ApiKeysCard />
        </ProfileGroup>
        <ProfileGroup title={t('app.title')} text={t('app.text')}>
          {app}
        </ProfileGroup>
        <ProfileGroup title={t('account:data.title')} text={t('account:data.text')}>
          <ExportCard />
          <DeleteAccountCard />
        </ProfileGroup>
      </div>
    </>
  );
}
