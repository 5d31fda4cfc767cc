import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from './divider';

const meta = {
  title: 'Surfaces/Divider',
  component: Divider,
  args: { className: 'max-w-90' },
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const WithWord: Story = { args: { children: 'ou' } };
