import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { AttemptProgress } from './attempt-progress';

const meta = {
  title: 'Status/Progress',
  parameters: guided({
    dos: ['Say which attempt runs, and of how many.'],
    donts: ['Use it for what takes less than a second.'],
    notes: ['A progress bar with its name; the words below it are announced.'],
  }),
  component: AttemptProgress,
  args: {
    label: 'Tentativas',
    attempt: 2,
    attempts: 3,
    text: 'Tentativa 2 de 3…',
    className: 'max-w-90',
  },
} satisfies Meta<typeof AttemptProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Attempts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Tentativas' })).toHaveAttribute(
      'aria-valuenow',
      '2',
    );
  },
};
