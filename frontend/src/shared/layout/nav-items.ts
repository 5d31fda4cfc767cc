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

export const navItems = [
  { id: 'home', link: { to: '/dashboard', activeOptions: { exact: true } }, icon: House },
  { id: 'numbers', link: { to: '/services' }, icon: MessageSquareText },
  { id: 'balance', link: { to: '/dashboard/balance' }, icon: Wallet },
  { id: 'orders', link: { to: '/dashboard/orders' }, icon: ReceiptText },
] as const satisfies NavItem[];

export const navItemsWithProfile = [
  ...navItems,
  { id: 'profile', link: { to: '/profile' }, icon: UserRound },
] as const satisfies NavItem[];

export const adminNavItem = {
  id: 'admin',
  link: { to: '/admin' },
  icon: AdminIcon,
} as const satisfies NavItem;
