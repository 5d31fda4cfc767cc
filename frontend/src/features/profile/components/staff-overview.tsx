import { useTranslation } from 'react-i18next';
import { useMe } from '../../../shared/session/account';
import { LinkCard, ProfileGroup } from './profile-card';

export function StaffOverview() {
  const { t } = useTranslation('profile');
  const { role } = useMe();
  if (role !== 'MANAGER') return null;
  return (
    <ProfileGroup id="staff" title={t('staff.title')} text={t('staff.text')}>
      <LinkCard
        title={t('staff.overview.title')}
        text={t('staff.overview.text')}
        to="/admin"
        action={t('staff.overview.action')}
      />
    </ProfileGroup>
  );
}
