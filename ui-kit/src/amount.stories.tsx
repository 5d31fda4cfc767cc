import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { Button } from './button';
import { Amount } from './amount';
import { CountingAmount } from './counting-amount';

const meta = {
  title: 'Text/Amount',
  parameters: guided({
    dos: ["Give the amount in cents and the currency; it is written by the reader's language."],
    donts: ['Put a sign or a currency of your own around it.'],
    notes: ['A figure that counts up is read once, at its end.'],
  }),
  component: Amount,
  argTypes: {
    size: { description: '`inherit` in a line of text; `table` for columns of figures.' },
  },
  args: { cents: 2410, currency: 'BRL', locale: 'pt-BR' },
} satisfies Meta<typeof Amount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Large: Story = { args: { size: 'lg' } };

export const Balance: Story = { args: { size: 'xl' } };

export const Movement: Story = { args: { cents: -240, sign: 'movement', size: 'md' } };

export const Concealed: Story = {
  args: { size: 'xl', concealedLabel: 'Saldo escondido' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saldo escondido')).toBeInTheDocument();
    await expect(canvas.queryByText(/24,10/)).not.toBeInTheDocument();
  },
};

export const CountsUpToANewFigure: Story = {
  tags: ['!autodocs', '!dev'],
  render: function Paid(args) {
    const [cents, setCents] = useState(args.cents);
    return (
      <div className="grid w-fit gap-4">
        <CountingAmount {...args} size="xl" cents={cents} />
        <Button size="sm" onClick={() => setCents(cents + 2500)}>
          Pagar
        </Button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pagar' }));
    await waitFor(() => expect(canvas.getAllByText(/49,10/)).toHaveLength(2));
  },
};
