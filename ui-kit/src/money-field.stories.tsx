import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { MoneyField } from './money-field';

const meta = {
  title: 'Forms/MoneyField',
  parameters: guided({
    dos: ['Say the limits below it.', 'Offer amounts that people really pay.'],
    donts: ['Show a number that cannot be meant.'],
    keys: [['↑ ↓', 'change nothing: amounts are typed']],
    notes: ['inputmode="decimal", so that phones show digits.'],
  }),
  component: MoneyField,
  args: {
    label: 'Valor',
    cents: 0,
    onCentsChange: fn(),
    currency: 'BRL',
    locale: 'pt-BR',
    minCents: 11,
    maxCents: 1_000_000,
    presets: [500, 1000, 2500, 5000, 10000],
    presetsLabel: 'Valores sugeridos',
  },
  render: function Controlled(args) {
    const [cents, setCents] = useState(args.cents);
    function change(next: number) {
      args.onCentsChange(next);
      setCents(next);
    }
    return <MoneyField {...args} cents={cents} onCentsChange={change} className="max-w-90" />;
  },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const ReadsCommaAndPeriod: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Valor');
    await userEvent.type(input, '1.234,5');
    await expect(args.onCentsChange).toHaveBeenLastCalledWith(123450);
    await userEvent.tab();
    await expect(input).toHaveValue('1.234,50');
  },
};

export const StopsAtItsMaximum: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Valor');
    await userEvent.type(input, '99999999');
    await expect(args.onCentsChange).toHaveBeenLastCalledWith(1_000_000);
    await expect(input).toHaveValue('10.000,00');
  },
};

export const TellsAtOnceWhatItReads: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Valor'), '1.000');
    await expect(canvas.getByText(/^= R\$\s1,00$/)).toBeVisible();
  },
};

export const TakesANegativeAmountForZero: Story = {
  tags: ['!autodocs', '!dev'],
  args: { cents: 2500 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Valor');
    await userEvent.clear(input);
    await userEvent.paste('-5');
    await expect(args.onCentsChange).toHaveBeenLastCalledWith(0);
  },
};

export const SetsPresets: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /25,00/, pressed: false }));
    await expect(args.onCentsChange).toHaveBeenLastCalledWith(2500);
    await expect(canvas.getByRole('button', { name: /25,00/, pressed: true })).toBeVisible();
    await expect(canvas.getByLabelText('Valor')).toHaveValue('25,00');
  },
};

export const KeepsPresetsBetweenItsLimits: Story = {
  tags: ['!autodocs', '!dev'],
  args: { presets: [5, 2_000_000] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /0,05/ }));
    await expect(args.onCentsChange).toHaveBeenLastCalledWith(11);
    await userEvent.click(canvas.getByRole('button', { name: /20\.000/ }));
    await expect(args.onCentsChange).toHaveBeenLastCalledWith(1_000_000);
  },
};

export const Invalid: Story = { args: { cents: 5, error: 'Valor mínimo: R$ 0,11' } };

export const InDollars: Story = {
  args: { cents: 1000, currency: 'USD', locale: 'en-US', label: 'Amount', presets: [400, 1000, 2500] },
};
