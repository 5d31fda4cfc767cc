import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { DateField } from './date-field';

const meta = {
  title: 'Forms/DateField',
  parameters: guided({
    dos: ['Say which days are possible when another was typed.', 'Give the calendar its first and last day.'],
    donts: ['Use the browser’s own date field: it follows the system’s language, not the reader’s.'],
    keys: [
      ['0–9', 'type the day; slashes come by themselves'],
      ['↓', 'opens the calendar'],
      ['← → ↑ ↓', 'move in the calendar, Page Up and Page Down by a month'],
      ['Esc', 'closes it'],
    ],
    notes: ['The calendar is a grid whose days have whole names: “sexta-feira, 20 de novembro de 2026”.'],
  }),
  component: DateField,
  args: {
    label: 'De',
    value: '2026-11-20',
    onValueChange: fn(),
    locale: 'pt-BR',
    min: '2024-01-01',
    max: '2026-11-22',
    openLabel: 'Abrir o calendário',
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    function change(next: string) {
      args.onValueChange(next);
      setValue(next);
    }
    return <DateField {...args} value={value} onValueChange={change} className="max-w-60" />;
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Empty: Story = { args: { value: '' } };

export const Small: Story = { args: { size: 'sm' } };

export const Invalid: Story = { args: { value: '31/02/2026', error: 'Este dia não existe' } };

export const Disabled: Story = { args: { disabled: true } };

export const InEnglish: Story = {
  args: { label: 'From', locale: 'en-US', openLabel: 'Open the calendar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('From')).toHaveValue('11/20/2026');
  },
};

export const ReadsWhatIsTyped: Story = {
  tags: ['!autodocs', '!dev'],
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('De');
    await expect(input).toHaveAttribute('placeholder', 'dd/mm/aaaa');
    await userEvent.type(input, '3112');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('31/12');
    await userEvent.type(input, '2025');
    await expect(input).toHaveValue('31/12/2025');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-12-31');
  },
};

export const ChoosesByKeys: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('De');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    const chosen = await screen.findByRole('button', { name: /20 de novembro de 2026/ });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-19');
    await expect(input).toHaveValue('19/11/2026');
  },
};

export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir o calendário' }));
    const chosen = await screen.findByRole('button', { name: /20 de novembro de 2026/ });
    await waitFor(() => expect(chosen).toHaveFocus());
    await expect(screen.getByRole('button', { name: /23 de novembro de 2026/ })).toBeDisabled();
  },
};
