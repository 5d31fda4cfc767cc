import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { CodeField } from './code-field';

const meta = {
  title: 'Forms/CodeField',
  parameters: guided({
    dos: ['Let the whole code be pasted, and submit by itself when it is full.'],
    donts: ['Divide it into six inputs.'],
    keys: [
      ['0 to 9', 'types a digit'],
      ['Backspace', 'deletes the last one'],
    ],
    notes: ['One input with autocomplete="one-time-code": phones offer the code.'],
  }),
  component: CodeField,
  args: {
    label: 'Código de 6 dígitos',
    hint: 'Enviamos para ana.lima@exemplo.com.br.',
    value: '',
    onValueChange: fn(),
    onComplete: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    function change(digits: string) {
      args.onValueChange(digits);
      setValue(digits);
    }
    return <CodeField {...args} value={value} onValueChange={change} className="max-w-90" />;
  },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Código de 6 dígitos' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
  },
};

export const Partial: Story = { args: { value: '482' } };

export const TakesAPastedCodeWithItsPunctuation: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Código de 6 dígitos' });
    await userEvent.click(input);
    await userEvent.paste('Seu código é 482-913.');
    await expect(input).toHaveValue('482913');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('482913');
  },
};

export const TypesAndDeletesDigitsOnly: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Código de 6 dígitos' });
    await userEvent.type(input, '4a8 2{Backspace}9');
    await expect(input).toHaveValue('489');
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = {
  args: { value: '482910', error: 'Código incorreto. Confira e digite de novo.' },
};

export const Disabled: Story = { args: { value: '482913', disabled: true } };
