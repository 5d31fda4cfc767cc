import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { StatCard } from './stat-card';
import { Sparkline } from './sparkline';

const meta = {
  title: 'Data/Sparkline',
  parameters: guided({
    dos: ['Set it beside the figure whose way it draws.'],
    donts: ['Use it where somebody has to read a value from it.'],
    notes: ['A picture with its label: "De 12 a 37 números em sete dias".'],
  }),
  component: Sparkline,
  args: { label: 'De 12 a 37 números em sete dias', values: [12, 18, 15, 22, 30, 26, 37] },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rising: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'De 12 a 37 números em sete dias' })).toBeVisible();
  },
};

export const Flat: Story = { args: { label: 'Sempre 7 números', values: [7, 7, 7] } };

export const InAStatCard: Story = {
  render: (args) => (
    <StatCard
      className="max-w-70"
      label="Números"
      value="37"
      hint="+42% na semana"
      actions={<Sparkline {...args} />}
    />
  ),
};
