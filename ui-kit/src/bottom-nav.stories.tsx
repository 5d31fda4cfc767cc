import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, MessageSquareText, ReceiptText, ShieldCheck, UserRound, Wallet } from 'lucide-react';
import { expect } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { BottomNav, BottomNavItem } from './bottom-nav';

const meta = {
  title: 'Navigation/BottomNav',
  component: BottomNav,
  // The component covers the page, so each story in the document has its own page.
  parameters: {
    ...guided({
      dos: ['Three to five places, the same ones as in the bar of large screens.'],
      donts: ['Put actions among places.'],
      keys: [
        ['Tab', 'moves from place to place'],
        ['Enter', 'goes there'],
      ],
      notes: ['The current place has aria-current.', 'Each target is at least 44 px high.'],
    }),
    docs: { story: { inline: false, height: '8rem' } },
  },
  args: {
    label: 'Principal',
    className: 'lg:block',
    children: (
      <>
        <BottomNavItem asChild icon={<House />}>
          <a href="#inicio">Início</a>
        </BottomNavItem>
        <BottomNavItem asChild icon={<MessageSquareText />}>
          <a href="#numeros" aria-current="page">
            Números
          </a>
        </BottomNavItem>
        <BottomNavItem href="#saldo" icon={<Wallet />}>
          Saldo
        </BottomNavItem>
        <BottomNavItem href="#pedidos" icon={<ReceiptText />}>
          Pedidos
        </BottomNavItem>
        <BottomNavItem href="#perfil" icon={<UserRound />}>
          Perfil
        </BottomNavItem>
      </>
    ),
  },
} satisfies Meta<typeof BottomNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Números', current: 'page' })).toBeVisible();
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};

export const SixPlaces: Story = {
  args: {
    children: (
      <>
        {meta.args.children}
        <BottomNavItem href="#admin" icon={<ShieldCheck />}>
          Admin
        </BottomNavItem>
      </>
    ),
  },
};
