import { Link } from '@tanstack/react-router';
import { Button } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../shared/session/account';
import { ProfileCard, ProfileGroup } from './profile-card';

export function StaffOverview() {
  const { t } = useTranslation('profile');
  const { role } = useMe();
  if (role !== 'MANAGER') return null;
  return (
    <ProfileGroup id="staff" title={t('staff.title')} text={t('staff.text')}>
      <ProfileCard
        title={t('staff.overview.title')}
        text={t('staff.overview.text')}
        action={
          <Button asChild variant="outline" size="sm">
            <Link to="/admin">{t('staff.overview.action')}</Link>
          </Button>
        }
      />
    </ProfileGroup>
  );
}
