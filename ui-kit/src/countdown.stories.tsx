import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { Countdown, TimeLeft } from './countdown';

const minute = 60_000;

const meta = {
  title: 'Status/Countdown',
  parameters: guided({
    dos: ['Count to a moment that the server named.'],
    donts: ['Show more than the longest time there is.'],
    notes: ['A timer: named with its time, and not announced every second.'],
  }),
  component: Countdown,
  args: { label: 'Tempo restante', now: 0, totalMs: 20 * minute, expiresAt: 17 * minute + 42_000 },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Tempo restante 17:42' })).not.toHaveAttribute(
      'data-warning',
    );
  },
};

export const WarnsInItsLastTwoMinutes: Story = {
  args: { expiresAt: 2 * minute },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Tempo restante 02:00' })).toHaveAttribute('data-warning');
  },
};

export const DoesNotWarnASecondEarlier: Story = {
  tags: ['!autodocs', '!dev'],
  args: { expiresAt: 2 * minute + 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Tempo restante 02:01' })).not.toHaveAttribute(
      'data-warning',
    );
  },
};

export const NeverShowsMoreThanTheWhole: Story = {
  args: { expiresAt: 20 * minute + 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Tempo restante 20:00' })).toBeInTheDocument();
  },
};

export const Over: Story = { args: { expiresAt: 0 } };

export const AsBadge: Story = {
  render: ({ label, expiresAt, now }) => <TimeLeft label={label} expiresAt={expiresAt} now={now} />,
};

export const AsWarningBadge: Story = { ...AsBadge, args: { expiresAt: minute } };
