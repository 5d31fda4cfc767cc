import { Link } from '@tanstack/react-router';
import { BottomNav, BottomNavItem } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { useMe } from '../session/account';
import { adminPlace, placesWithProfile } from './places';

export function AppBottomNav() {
  const { t } = useTranslation();
  const { role } = useMe();
  const places = role === 'ADMIN' ? [...placesWithProfile, adminPlace] : placesWithProfile;
  return (
    <BottomNav label={t('navigation')} className="md:hidden">
      {places.map(({ id, link, icon: Icon }) => (
        <BottomNavItem key={id} asChild icon={<Icon />}>
          <Link {...link}>{t(`places.${id}.short`)}</Link>
        </BottomNavItem>
      ))}
    </BottomNav>
  );
}
