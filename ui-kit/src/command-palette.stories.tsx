import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScrollText, UserX, Users, Wallet } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { Avatar } from './avatar';
import type { CommandGroup } from './command-list';
import { CommandPalette, type CommandPaletteProps } from './command-palette';

const GROUPS: CommandGroup[] = [
  {
    id: 'people',
    title: 'Clientes',
    count: 2,
    items: [
      {
        id: 'ana',
        title: 'Ana Beatriz Lima',
        detail: 'ana.lima@exemplo.com.br · R$ 24,10',
        image: <Avatar name="Ana Lima" />,
      },
      {
        id: 'gustavo',
        title: 'Gustavo Lima',
        detail: 'gustavo@exemplo.com.br · R$ 0,00',
        image: <Avatar name="Gustavo Lima" />,
      },
    ],
  },
  {
    id: 'actions',
    title: 'Fazer com Ana Beatriz Lima',
    items: [
      { id: 'balance', title: 'Ajustar saldo…', detail: 'pede motivo', image: <Wallet aria-hidden /> },
      { id: 'deactivate', title: 'Desativar…', tone: 'danger', image: <UserX aria-hidden /> },
    ],
  },
  {
    id: 'places',
    title: 'Ir para',
    items: [
      { id: 'users', title: 'Usuários com “lima”', image: <Users aria-hidden />, trailing: 'G U' },
      { id: 'audit', title: 'Auditoria com “lima”', image: <ScrollText aria-hidden />, trailing: 'G A' },
    ],
  },
];

const choose = fn();

function Palette(props: CommandPaletteProps) {
  const [query, setQuery] = useState(props.query);
  return <CommandPalette {...props} query={query} onQueryChange={setQuery} />;
}

const meta = {
  title: 'Surfaces/CommandPalette',
  component: CommandPalette,
  parameters: {
    ...guided({
      dos: ['Offer everything that has a place or a name.'],
      donts: ['Make it the only way to something.'],
      keys: [
        ['↑ ↓', 'move'],
        ['Enter', 'opens'],
        ['Esc', 'closes'],
      ],
      notes: ['A dialog with a listbox; groups are named.'],
    }),
    docs: { story: { inline: false, height: '36rem' } },
  },
  beforeEach: () => {
    choose.mockClear();
  },
  args: {
    open: true,
    onOpenChange: fn(),
    label: 'Buscar em tudo',
    closeLabel: 'Fechar',
    placeholder: 'Cliente, pedido, número, Pix…',
    query: 'lima',
    onQueryChange: fn(),
    groups: GROUPS,
    tabGroup: 'actions',
    onChoose: choose,
    status: '2 achados',
    empty: 'Nada encontrado.',
    foot: <span>Enter abre</span>,
  },
  render: (args) => <Palette {...args} />,
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};

export const Empty: Story = { args: { groups: [], query: 'xyz', status: '' } };

export const MovesByKeyboard: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('combobox', { name: 'Buscar em tudo' });
    await expect(field).toHaveFocus();
    const selected = () => screen.getByRole('option', { selected: true });
    await expect(selected()).toHaveTextContent('Ana Beatriz Lima');
    await userEvent.keyboard('{ArrowDown}');
    await expect(selected()).toHaveTextContent('Gustavo Lima');
    await expect(field).toHaveAttribute('aria-activedescendant', selected().id);
    await userEvent.keyboard('{Tab}');
    await expect(selected()).toHaveTextContent('Ajustar saldo…');
    await userEvent.keyboard('{Enter}');
    await expect(choose).toHaveBeenCalledWith('balance', false);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(selected()).toHaveTextContent('Auditoria com “lima”');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(choose).toHaveBeenLastCalledWith('audit', true);
    await userEvent.type(field, 'x');
    await expect(selected()).toHaveTextContent('Ana Beatriz Lima');
  },
};
