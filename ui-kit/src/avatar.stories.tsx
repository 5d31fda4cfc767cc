import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { brandPicture } from '../.storybook/pictures';
import { Avatar } from './avatar';

const meta = {
  title: 'Brand/Avatar',
  parameters: guided({
    dos: ['Show the initial until there is a picture: it is never an empty circle.'],
    donts: ['Use it as the only name of a person.'],
    notes: ['A picture where it has a label, else decorative beside the name.'],
  }),
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
