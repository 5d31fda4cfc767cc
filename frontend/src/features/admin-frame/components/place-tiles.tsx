import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePlaceGroups } from '../rules/places';

/** Two full rows; the other places are in the navigation. */
const TILES: ReadonlySet<string> = new Set([
  ...['users', 'products', 'categories', 'countries'],
  ...['sms', 'audit', 'settings', 'reports'],
]);

export function PlaceTiles() {
  const { t } = useTranslation('admin-frame');
  const places = usePlaceGroups()
    .flatMap((group) => group.places)
    .filter(({ id }) => TILES.has(id));
  if (places.length === 0) return null;
  return (
    <nav aria-label={t('tiles')}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {places.map((place) => (
          <li key={place.id}>
            <Link
              {...place.link}
              className="flex min-h-13 items-center gap-3 rounded-card border border-border bg-surface-card px-4 text-sm font-semibold hover:border-border-strong"
            >
              <place.icon aria-hidden className="size-4.5 shrink-0 text-muted" />
              {t(`places.${place.id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
