import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './logo';

const meta = { title: 'Brand/Logo', component: Logo, args: { name: 'torpedo' } } satisfies Meta<typeof Logo>;

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
