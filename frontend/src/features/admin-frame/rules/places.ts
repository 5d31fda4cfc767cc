import type { LinkOptions } from '@tanstack/react-router';
import {
  Activity,
  ChartLine,
  Globe,
  KeyRound,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  Package,
  QrCode,
  RadioTower,
  ScrollText,
  Settings,
  ShoppingBag,
  Tags,
  Users,
} from 'lucide-react';
import type texts from '../../../locales/pt/admin-frame.json';
import { type StaffPermission, useMay } from '../../../shared/back-office/staff-rights';

/** The key of a place's name in `places` of the frame's texts. */
export type PlaceId = keyof (typeof texts)['places'];

interface Place {
  id: PlaceId;
  link: LinkOptions;
  icon: LucideIcon;
  /** The place is hidden from people without this permission. */
  permission: StaffPermission;
  /** The key that opens the place after G. */
  key: string;
  /** The key of its name in the bar of a phone. A place without one is in the menu "more" there. */
  forThumbs?: keyof (typeof texts)['short'];
}

interface PlaceGroup {
  id: string;
  places: readonly Place[];
}

/** All screens of the back-office, in the order of the navigation. */
const PLACE_GROUPS = [
  {
    id: 'operation',
    places: [
      {
        id: 'overview',
        link: { to: '/admin', activeOptions: { exact: true } },
        icon: LayoutDashboard,
        permission: 'overview.read',
        key: 'v',
        forThumbs: 'overview',
      },
      {
        id: 'sms',
        link: { to: '/admin/sms' },
        icon: RadioTower,
        permission: 'providers.read',
        key: 's',
        forThumbs: 'sms',
      },
      {
        id: 'orders',
        link: { to: '/admin/orders' },
        icon: ShoppingBag,
        permission: 'orders.read',
        key: 'p',
        forThumbs: 'orders',
      },
      {
        id: 'users',
        link: { to: '/admin/users' },
        icon: Users,
        permission: 'users.read',
        key: 'u',
        forThumbs: 'users',
      },
      { id: 'cases', link: { to: '/admin/cases' }, icon: LifeBuoy, permission: 'cases.read', key: 'k' },
    ],
  },
  {
    id: 'catalogue',
    places: [
      {
        id: 'products',
        link: { to: '/admin/products' },
        icon: Package,
        permission: 'catalogue.read',
        key: 'd',
      },
      {
        id: 'categories',
        link: { to: '/admin/categories' },
        icon: Tags,
        permission: 'catalogue.read',
        key: 'c',
      },
      {
        id: 'countries',
        link: { to: '/admin/countries' },
        icon: Globe,
        permission: 'catalogue.read',
        key: 'y',
      },
    ],
  },
  {
    id: 'money',
    places: [
      { id: 'topups', link: { to: '/admin/topups' }, icon: QrCode, permission: 'topups.read', key: 'x' },
      {
        id: 'reports',
        link: { to: '/admin/reports' },
        icon: ChartLine,
        permission: 'reports.read',
        key: 'r',
      },
    ],
  },
  {
    id: 'system',
    places: [
      { id: 'audit', link: { to: '/admin/audit' }, icon: ScrollText, permission: 'audit.read', key: 'a' },
      {
        id: 'status',
        link: { to: '/admin/status' },
        icon: Activity,
        permission: 'incidents.read',
        key: 't',
      },
      {
        id: 'tokens',
        link: { to: '/admin/tokens' },
        icon: KeyRound,
        permission: 'tokens.of_others',
        key: 'n',
      },
      {
        id: 'settings',
        link: { to: '/admin/settings' },
        icon: Settings,
        permission: 'settings.read',
        key: 'o',
      },
    ],
  },
] as const satisfies readonly PlaceGroup[];

/** Tabs of the reports with a key of their own after G. */
export const REPORT_KEYS = [
  { id: 'change', link: { to: '/admin/reports', search: { report: 'change' } }, key: 'w' },
  { id: 'reconciliation', link: { to: '/admin/reports', search: { report: 'reconciliation' } }, key: 'l' },
] as const;

type GroupId = (typeof PLACE_GROUPS)[number]['id'];

/** The places that the signed-in person may open, by group. Empty groups are left out. */
export function usePlaceGroups(): { id: GroupId; places: Place[] }[] {
  const may = useMay();
  return PLACE_GROUPS.map(({ id, places }) => ({
    id,
    places: (places as readonly Place[]).filter(({ permission }) => may(permission)),
  })).filter(({ places }) => places.length > 0);
}
