import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { Spinner } from './spinner';

const meta = {
  title: 'Status/Spinner',
  parameters: guided({
    dos: ['Use it inside what was pressed.'],
    donts: ['Cover a screen with it.'],
    notes: ['Appears after 300 ms; has a label where it stands alone.'],
  }),
  component: Spinner,
  args: { label: 'Carregando' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando');
    const icon = canvasElement.querySelector('svg');
    await expect(icon && getComputedStyle(icon).animationDelay).toContain('0.3s');
  },
};
