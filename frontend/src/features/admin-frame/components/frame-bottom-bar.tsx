import { Link } from '@tanstack/react-router';
import {
  BottomNav,
  BottomNavItem,
  Menu,
  MenuContent,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
} from '@torpedo/ui-kit';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StaffMenuItems } from './staff-menu';
import { usePlaceGroups } from '../rules/places';

export function FrameBottomBar() {
  const { t } = useTranslation(['admin-frame', 'shell']);
  const places = usePlaceGroups().flatMap((group) => group.places);
  const others = places.filter(({ forThumbs }) => !forThumbs);
  return (
    <BottomNav label={t('shell:navigation')} className="md:hidden">
      {places.map(
        (place) =>
          place.forThumbs && (
            <BottomNavItem key={place.id} asChild icon={<place.icon />}>
              <Link {...place.link}>{t(`short.${place.forThumbs}`)}</Link>
            </BottomNavItem>
          ),
      )}
      <Menu>
        <MenuTrigger>
          <BottomNavItem asChild icon={<Ellipsis />}>
            <button type="button">{t('more')}</button>
          </BottomNavItem>
        </MenuTrigger>
        <MenuContent side="top" className="w-64">
          {others.map((place) => (
            <MenuItem key={place.id} asChild>
              <Link {...place.link}>
                <place.icon aria-hidden />
                {t(`places.${place.id}`)}
              </Link>
            </MenuItem>
          ))}
          {others.length > 0 && <MenuSeparator />}
          <StaffMenuItems />
        </MenuContent>
      </Menu>
    </BottomNav>
  );
}
