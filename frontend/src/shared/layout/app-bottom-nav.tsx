import { Link } from '@tanstack/react-router';
import { BottomNav, BottomNavItem } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { placesWithProfile } from './places';

export function AppBottomNav() {
  const { t } = useTranslation();
  return (
    <BottomNav label={t('navigation')} className="md:hidden">
      {placesWithProfile.map(({ id, link, icon: Icon }) => (
        <BottomNavItem key={id} asChild icon={<Icon />}>
          <Link {...link}>{t(`places.${id}.short`)}</Link>
        </BottomNavItem>
      ))}
    </BottomNav>
  );
}
