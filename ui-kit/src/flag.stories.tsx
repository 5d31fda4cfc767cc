import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { StoryFlag } from '../.storybook/pictures';
import { Flag } from './flag';

const meta = {
  title: 'Brand/Flag',
  parameters: guided({
    dos: ['Stand it beside the name of the country.'],
    donts: ['Use it for a language alone.'],
    notes: ['Decorative; a missing picture shows the code.'],
  }),
  component: Flag,
  args: { code: 'BR' },
} satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <div className="flex gap-2">
      <StoryFlag code="BR" />
      <StoryFlag code="US" />
      <StoryFlag code="PT" />
      <StoryFlag code="ES" />
    </div>
  ),
};

export const FallsBackToItsCode: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('BR')).toBeVisible();
  },
};
