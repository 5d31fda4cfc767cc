import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { CodeDigits } from './code-digits';

const meta = {
  title: 'Tickets/CodeDigits',
  parameters: guided({
    dos: ['Group the digits as people say them: 482-913.'],
    donts: ['Animate anything else when a code lands.'],
    notes: ['Numbers of equal width; the animation is off for those who ask for less motion.'],
  }),
  component: CodeDigits,
  args: { code: '482913', label: 'Código recebido:' },
  decorators: [
    (Story) => (
      <div data-surface="ink" className="max-w-80 rounded-card bg-surface-ink p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CodeDigits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Settled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Código recebido: 4 8 2 9 1 3')).toBeInTheDocument();
  },
};

export const Arriving: Story = {
  args: { arriving: true },
  play: async ({ canvas }) => {
    const last = canvas.getByText('3', { ignore: '.sr-only' });
    await expect(getComputedStyle(last).animationName).toBe('land');
    await expect(getComputedStyle(last).animationDelay).toBe('0.2s');
  },
};

export const FourDigits: Story = { args: { code: '7120' } };

export const LettersAndDigits: Story = { args: { code: 'G9951204' } };
