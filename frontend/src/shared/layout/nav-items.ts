import type { LinkOptions } from '@tanstack/react-router';
import { House, MessageSquareText, ReceiptText, UserRound, Wallet } from 'lucide-react';
import { createElement, lazy, Suspense, type ComponentType } from 'react';
import { useWallet } from '../session/wallet';

interface NavItem {
  id: string;
  link: LinkOptions;
  icon: ComponentType;
}

const LazyAdminIcon = lazy(() => import('./admin-icon'));

/** Only administrators load its code. */
export const AdminIcon = () => createElement(Suspense, null, createElement(LazyAdminIcon));

/** Replaces the balance while a team's wallet pays, because members cannot top it up. */
export const statementItem = {
  id: 'statement',
  link: { to: '/dashboard/statement' },
  icon: Wallet,
} as const satisfies NavItem;

export const navItems = [
  { id: 'home', link: { to: '/dashboard', activeOptions: { exact: true } }, icon: House },
  { id: 'numbers', link: { to: '/services' }, icon: MessageSquareText },
  { id: 'balance', link: { to: '/dashboard/balance' }, icon: Wallet },
  { id: 'orders', link: { to: '/dashboard/orders' }, icon: ReceiptText },
] as const satisfies NavItem[];

/** The navigation's items for the wallet that pays. */
export function useNavItems(): ((typeof navItems)[number] | typeof statementItem)[] {
  const { team, canBuy } = useWallet();
  if (!canBuy) return [statementItem];
  return team ? navItems.map((item) => (item.id === 'balance' ? statementItem : item)) : [...navItems];
}

export const profileItem = {
  id: 'profile',
  link: { to: '/profile' },
  icon: UserRound,
} as const satisfies NavItem;

export const adminNavItem = {
  id: 'admin',
  link: { to: '/admin' },
  icon: AdminIcon,
} as const satisfies NavItem;
