import { House, MessageSquareText, ReceiptText, UserRound, Wallet } from 'lucide-react';
import type { LinkOptions } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { AdminMark } from './admin-mark';

type Place = { id: string; link: LinkOptions; icon: ComponentType };

/** The places of the app, in the order of every navigation; each has its texts under `places`. */
export const places = [
  { id: 'home', link: { to: '/dashboard', activeOptions: { exact: true } }, icon: House },
  { id: 'numbers', link: { to: '/services' }, icon: MessageSquareText },
  { id: 'balance', link: { to: '/dashboard/balance' }, icon: Wallet },
  { id: 'orders', link: { to: '/dashboard/orders' }, icon: ReceiptText },
] as const satisfies Place[];

/** With the account's own place, which the top bar reaches through the menu of the account. */
export const placesWithProfile = [
  ...places,
  { id: 'profile', link: { to: '/profile' }, icon: UserRound },
] as const satisfies Place[];

/** The back-office, to which only administrators are led. */
export const adminPlace = { id: 'admin', link: { to: '/admin' }, icon: AdminMark } as const satisfies Place;
