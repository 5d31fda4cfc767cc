import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandPicture } from '../../.storybook/pictures';
import { Avatar } from './avatar';

const meta = {
  title: 'Brand/Avatar',
  component: Avatar,
  argTypes: {
    size: { description: '`md` for the header, `lg` for the profile.' },
  },
  args: { name: 'Ana Lima', label: 'Ana Lima' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initial: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ana Lima' })).toHaveTextContent('A');
  },
};

export const Picture: Story = { args: { src: brandPicture('Discord') } };

export const Large: Story = { args: { size: 'lg' } };
