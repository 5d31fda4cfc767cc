import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { Logo } from './logo';

const meta = {
  title: 'Brand/Logo',
  parameters: guided({
    dos: ['Leave the space of its own height around it.'],
    donts: ['Recolour it: it follows the brand token.'],
    notes: ['The mark is decorative, the word is its name.'],
  }),
  component: Logo,
  args: { name: 'torpedo' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnInk: Story = {
  decorators: [
    (Story) => (
      <div data-surface="ink" className="w-fit rounded-card bg-surface-ink p-5 text-text">
        <Story />
      </div>
    ),
  ],
};

export const FallsBackToTheWord: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('torpedo')).toBeVisible();
  },
};
