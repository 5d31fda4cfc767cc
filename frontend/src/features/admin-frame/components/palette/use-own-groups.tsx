import { Download, Keyboard, PackagePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { KeyCaps } from '../../../../shared/back-office/small-controls';
import { useMay } from '../../../../shared/back-office/staff-rights';
import { labelMatches, type PaletteQuery } from '../../rules/palette-query';
import { openKeyList } from '../key-list';
import { usePlaceGroups } from '../../rules/places';
import { MatchedText } from './matched-text';
import type { PaletteEntry, PaletteGroup } from './palette-data';
import { useKnownGroups } from './use-known-groups';

/** Lists in which the text can be searched. */
const SEARCHED = ['users', 'orders', 'topups', 'audit'] as const;

/** The groups that need no server: screens, searches in the screens, and general actions. */
export function useOwnGroups({ kind, verb, text }: PaletteQuery): PaletteGroup[] {
  const { t } = useTranslation('admin-frame');
  const may = useMay();
  const places = usePlaceGroups().flatMap((group) => group.places);
  const known = useKnownGroups(text);
  const title = (label: string) => <MatchedText label={label} text={text} />;

  const go = places
    .filter(({ id }) => labelMatches(t(`places.${id}`), text))
    .map(({ id, key, link, icon: Icon }): PaletteEntry => ({
      id: `place-${id}`,
      title: title(t(`places.${id}`)),
      image: <Icon aria-hidden className="mx-0.5 text-muted" />,
      trailing: <KeyCaps keys={['G', key.toUpperCase()]} />,
      link,
    }));
  const find = places
    .filter(({ id }) => text !== '' && (SEARCHED as readonly string[]).includes(id))
    .map(({ id, link, icon: Icon }): PaletteEntry => ({
      id: `find-${id}`,
      title: t('palette.findIn', { place: t(`places.${id}`), text }),
      image: <Icon aria-hidden className="mx-0.5 text-muted" />,
      link: { ...link, search: { search: text } },
    }));
  const act = [
    {
      id: 'do-product',
      label: t('palette.acts.newProduct'),
      icon: PackagePlus,
      permission: 'catalogue.change',
      way: { link: { to: '/admin/products/new' } },
    },
    {
      id: 'do-export',
      label: t('palette.acts.exportOrders'),
      icon: Download,
      permission: 'orders.read',
      way: { link: { to: '/admin/orders/export' } },
    },
    {
      id: 'do-keys',
      label: t('keys.title'),
      icon: Keyboard,
      permission: 'overview.read',
      way: { run: openKeyList },
    },
  ] as const;
  const todo = act
    .filter(({ label, permission }) => may(permission) && labelMatches(label, text))
    .map(({ id, label, icon: Icon, way }): PaletteEntry => ({
      id,
      title: title(label),
      image: <Icon aria-hidden className="mx-0.5 text-muted" />,
      ...way,
    }));

  const groups: PaletteGroup[] = [];
  if (verb) return groups;
  if (kind === 'all') groups.push(...known);
  if (kind === 'all' || kind === 'action') groups.push({ id: 'todo', title: t('palette.todo'), items: todo });
  if (kind === 'all') groups.push({ id: 'places', title: t('keys.places'), items: [...go, ...find] });
  return groups;
}
