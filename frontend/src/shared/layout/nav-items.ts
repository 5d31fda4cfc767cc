import type { LinkOptions } from '@tanstack/react-router';
import { House, MessageSquareText, ReceiptText, UserRound, Wallet } from 'lucide-react';
import { createElement, lazy, Suspense, type ComponentType } from 'react';

interface NavItem {
  id: string;
  link: LinkOptions;
  icon: ComponentType;
}

const LazyAdminIcon = lazy(() => import('./admin-icon'));

/** Loaded by administrators only. */
export const AdminIcon = () => createElement(Suspense, null, createElement(LazyAdminIcon));

/** The places of the app, in the order of every navigation; each has its texts under `places`. */
export const navItems = [
  { id: 'home', link: { to: '/dashboard', activeOptions: { exact: true } }, icon: House },
  { id: 'numbers', link: { to: '/services' }, icon: MessageSquareText },
  { id: 'balance', link: { to: '/dashboard/balance' }, icon: Wallet },
  { id: 'orders', link: { to: '/dashboard/orders' }, icon: ReceiptText },
] as const satisfies NavItem[];

/** With the account's own place, which the top bar reaches through the menu of the account. */
export const navItemsWithProfile = [
  ...navItems,
  { id: 'profile', link: { to: '/profile' }, icon: UserRound },
] as const satisfies NavItem[];

/** The back-office, to which only administrators are led. */
export const adminNavItem = {
  id: 'admin',
  link: { to: '/admin' },
  icon: AdminIcon,
} as const satisfies NavItem;
