import {
  BookOpen,
  ChartLine,
  CircleHelp,
  Code,
  Download,
  Keyboard,
  PackagePlus,
  Settings,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { KeyCaps } from '../../../../shared/back-office/small-controls';
import { useMay } from '../../../../shared/back-office/staff-rights';
import { labelMatches, type PaletteQuery } from '../../rules/palette-query';
import { openKeyList } from '../key-list';
import { usePlaceGroups } from '../../rules/places';
import { MatchedText } from './matched-text';
import type { PaletteEntry, PaletteGroup } from './palette-data';
import { keyIn, staffKeys } from '../../../../shared/back-office/staff-keys';
import { staffQuery } from '../../../../shared/back-office/staff-query';
import { useLanguage } from '../../../../shared/i18n/use-language';

const SHOWN_SETTINGS = 5;

const REPORTS = [
  ...(['revenue', 'change', 'topups', 'delivery', 'users', 'sales', 'refunds', 'fiscal'] as const),
  'reconciliation',
] as const;

const HELP_TOPICS = ['paid', 'no-code', 'refused', 'refund', 'states'] as const;

/** Pages of the public site, which the browser loads as separate documents. */
const SITE_PAGES = [
  { id: 'reference', path: '/docs', icon: BookOpen },
  { id: 'developers', path: '/developers', icon: Code },
] as const;

/** Settings, reports and help pages whose names match the text. */
function useKnownGroups(text: string): PaletteGroup[] {
  const { t } = useTranslation(['admin-frame', 'admin-reports', 'help']);
  const { language } = useLanguage();
  const may = useMay();
  const { data: settings } = useQuery({
    ...staffQuery(keyIn(staffKeys.settings, language), '/api/v1/admin/settings'),
    enabled: may('settings.read'),
  });
  const title = (label: string) => <MatchedText label={label} text={text} />;
  const isNamed = (label: string) => labelMatches(label, text);
  if (text === '') return [];

  const found = (settings?.items ?? []).filter(({ key, parts }) =>
    [key, ...parts.map((part) => part.text)].some(isNamed),
  );
  const help: PaletteEntry[] = [
    ...HELP_TOPICS.filter((topic) => isNamed(t(`help:${topic}.title`))).map((topic): PaletteEntry => ({
      id: `help-${topic}`,
      title: title(t(`help:${topic}.title`)),
      detail: t(`help:${topic}.text`),
      image: <CircleHelp aria-hidden className="mx-0.5 text-muted" />,
      link: { to: '/help', search: { topic } },
    })),
    ...SITE_PAGES.filter(({ id }) => isNamed(t(`palette.help.${id}`))).map(
      ({ id, path, icon: Icon }): PaletteEntry => ({
        id: `site-${id}`,
        title: title(t(`palette.help.${id}`)),
        detail: path,
        image: <Icon aria-hidden className="mx-0.5 text-muted" />,
        run: () => window.location.assign(path),
      }),
    ),
  ];
  return [
    {
      id: 'settings',
      title: t('palette.groups.settings'),
      items: found.slice(0, SHOWN_SETTINGS).map(({ key, parts }): PaletteEntry => ({
        id: `setting-${key}`,
        title: title((parts.find((part) => isNamed(part.text)) ?? parts[0])?.text ?? key),
        image: <Settings aria-hidden className="mx-0.5 text-muted" />,
        link: { to: '/admin/settings', search: { setting: key } },
      })),
    },
    {
      id: 'reports',
      title: t('palette.groups.reports'),
      items: REPORTS.filter(
        (report) => may('reports.read') && isNamed(t(`admin-reports:reports.${report}`)),
      ).map((report): PaletteEntry => ({
        id: `report-${report}`,
        title: title(t(`admin-reports:reports.${report}`)),
        image: <ChartLine aria-hidden className="mx-0.5 text-muted" />,
        link: { to: '/admin/reports', search: { report } },
      })),
    },
    { id: 'help', title: t('palette.groups.help'), items: help },
  ];
}

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
      trailing: <KeyCaps keys={['G', key.toUpperCase()]} className="hidden md:inline-flex" />,
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
