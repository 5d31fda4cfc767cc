import type { Meta, StoryObj } from '@storybook/react-vite';
import { guided } from '../.storybook/parameters';
import { Divider } from './divider';

const meta = {
  title: 'Surfaces/Divider',
  parameters: guided({
    dos: ['Separate two ways to the same thing: "ou".'],
    donts: ['Use it where space would do.'],
    notes: ['Decorative unless it has a word.'],
  }),
  component: Divider,
  args: { className: 'max-w-90' },
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const WithWord: Story = { args: { children: 'ou' } };
