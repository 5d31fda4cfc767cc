import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wallet } from 'lucide-react';
import { expect } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { StoryFlag } from '../.storybook/pictures';
import { Avatar } from './avatar';
import { Logo } from './logo';
import { SelectMenu } from './select-menu';
import { TopBar, TopBarActions, TopBarLink, TopBarNav, TopBarPill } from './top-bar';

const meta = {
  title: 'Navigation/TopBar',
  component: TopBar,
  parameters: {
    ...guided({
      dos: ['The same places as in the bottom bar.'],
      donts: ['Let it take more than one line.'],
      keys: [['Tab', 'logo, places, actions']],
      notes: ['A header with one navigation; the current place has aria-current.'],
    }),
    layout: 'fullscreen',
  },
  args: {
    children: (
      <>
        <a href="#inicio" className="touch-target">
          <Logo name="torpedo" />
        </a>
        <TopBarNav label="Principal">
          <TopBarLink href="#inicio">Início</TopBarLink>
          <TopBarLink asChild>
            <a href="#numeros" aria-current="page">
              Números
            </a>
          </TopBarLink>
          <TopBarLink href="#saldo">Adicionar saldo</TopBarLink>
          <TopBarLink href="#pedidos">Pedidos</TopBarLink>
        </TopBarNav>
        <TopBarActions>
          <TopBarPill asChild icon={<Wallet aria-hidden />}>
            <a href="#saldo">R$ 24,10</a>
          </TopBarPill>
          <SelectMenu
            label="Idioma"
            className="max-lg:hidden"
            value="pt"
            onValueChange={() => undefined}
            options={[
              { value: 'pt', label: 'Português', shortLabel: 'PT', image: <StoryFlag code="BR" /> },
              { value: 'en', label: 'English', shortLabel: 'EN', image: <StoryFlag code="US" /> },
            ]}
          />
          <Avatar name="Ana Lima" label="Ana Lima" className="max-lg:hidden" />
        </TopBarActions>
      </>
    ),
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'R$ 24,10' })).toBeVisible();
  },
};
