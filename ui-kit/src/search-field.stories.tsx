import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { SearchField } from './search-field';

const meta = {
  title: 'Forms/SearchField',
  parameters: guided({
    dos: ['Search while it is typed.'],
    donts: ['Take the focus on a phone.'],
    keys: [['Esc', 'clears it']],
    notes: ['type="search" with a name.'],
  }),
  component: SearchField,
  args: {
    label: 'Buscar pedidos',
    placeholder: 'Número, serviço, país',
    clearLabel: 'Limpar a busca',
    value: '',
    onValueChange: () => undefined,
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <SearchField {...args} value={value} onValueChange={setValue} className="max-w-90" />;
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const ClearsWithItsButton: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Buscar pedidos' });
    await userEvent.type(input, 'whats');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar a busca' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

export const Small: Story = { args: { size: 'sm', value: 'ana.lima' } };

export const Smallest: Story = {
  args: { size: 'xs', trailing: <kbd className="font-mono text-2xs">/</kbd> },
};
