import { Button, Card, SectionHeading } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { openCookiePreferences } from '../../../shared/consent/cookie-preferences';
import { PageTitle } from '../../../shared/layout/page-title';
import { ActivityCard } from '../components/activity-card';
import { ApiKeysCard } from '../components/api-keys-card';
import { DeleteAccountCard } from '../components/delete-account';
import { ExportCard } from '../components/export-card';
import { PasswordCard } from '../components/password-card';
import { PersonalData } from '../components/personal-data';
import { Preferences } from '../components/preferences';
import { ProfileGroup } from '../components/profile-card';
import { SessionsCard } from '../components/sessions-card';
import { StaffOverview } from '../components/staff-overview';
import { TwoFactorCard } from '../components/two-factor-card';

interface ProfileScreenProps {
  /** Cards about the app on this device. */
  app: ReactNode;
}

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

/** The way back to the choice about cookies, for those who are past the public pages and their footer. */
function CookieChoice() {
  const { t } = useTranslation('profile');
  return (
    <Card padding="lg" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <p className="font-semibold">{t('cookies.title')}</p>
        <p className="text-md text-muted">{t('cookies.text')}</p>
      </div>
      <Button variant="outline" size="sm" onClick={openCookiePreferences}>
        {t('cookies.open')}
      </Button>
    </Card>
  );
}
