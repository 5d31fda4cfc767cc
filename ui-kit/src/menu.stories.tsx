import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, UserRound, Wallet } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { Avatar } from './avatar';
import { IconButton } from './icon-button';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from './menu';

const leave = fn();

const meta = {
  title: 'Actions/Menu',
  parameters: guided({
    dos: ['Put rare actions here, dangerous ones last.'],
    donts: ['Hide the main action in it.'],
    keys: [
      ['Enter, Space, ↓', 'opens it'],
      ['↑ ↓', 'move'],
      ['letters', 'jump to an entry'],
      ['Esc', 'closes it'],
    ],
    notes: ['A menu with menu items; gives the focus back.'],
  }),
  component: Menu,
  beforeEach: () => {
    leave.mockClear();
  },
  render: () => (
    <Menu>
      <MenuTrigger>
        <IconButton label="Conta" className="rounded-chip">
          <Avatar name="Ana Lima" />
        </IconButton>
      </MenuTrigger>
      <MenuContent align="start">
        <MenuLabel>ana.lima@exemplo.com.br</MenuLabel>
        <MenuItem>
          <UserRound aria-hidden />
          Perfil
        </MenuItem>
        <MenuItem disabled>
          <Wallet aria-hidden />
          Devolver saldo
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" onSelect={leave}>
          <LogOut aria-hidden />
          Sair
        </MenuItem>
      </MenuContent>
    </Menu>
  ),
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Conta' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Perfil' })).toBeVisible());
  },
};

export const WorksByKeyboard: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Conta' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(leave).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
