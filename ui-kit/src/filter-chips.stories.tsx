import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { FilterChips } from './filter-chips';

const meta = {
  title: 'Forms/FilterChips',
  parameters: guided({
    dos: ['One is always on: "Todos" is one of them.', 'Show how many each leaves.'],
    donts: ['Use them for places with an address.'],
    keys: [
      ['Tab', 'moves to the group'],
      ['← →', 'move between chips'],
      ['Space', 'chooses'],
    ],
    notes: ['A group with a name; the chosen one is checked.'],
  }),
  component: FilterChips,
  args: {
    label: 'Tipo de pedido',
    value: 'all',
    onValueChange: fn(),
    options: [
      { value: 'all', label: 'Todos', count: '42' },
      { value: 'numbers', label: 'Números', count: '37' },
      { value: 'topups', label: 'Saldo', count: '5' },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    function change(next: string) {
      args.onValueChange(next);
      setValue(next);
    }
    return <FilterChips {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AlwaysKeepsOneChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Todos 42' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('numbers');
    await expect(canvas.getByRole('radio', { name: 'Números 37' })).toBeChecked();
  },
};

export const Heads: Story = { args: { look: 'heads', className: 'flex gap-6' } };

export const ScrollsWhenNarrow: Story = {
  args: {
    options: [
      { value: 'all', label: 'Todos', count: '1.480' },
      { value: 'waiting', label: 'Aguardando SMS', count: '12' },
      { value: 'received', label: 'Concluídos', count: '1.391' },
      { value: 'refunded', label: 'Expirados e devolvidos', count: '77' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-70">
        <Story />
      </div>
    ),
  ],
};
