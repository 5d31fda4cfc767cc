import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { Card } from './card';
import { Skeleton, SkeletonGroup } from './skeleton';

const meta = {
  title: 'Status/Skeleton',
  parameters: guided({
    dos: ['Give it the size of what is coming.'],
    donts: ['Show it for less than 300 ms.'],
    notes: ['Hidden from screen readers; its group says that it loads.'],
  }),
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { className: 'w-40' } };

export const OfATicket: Story = {
  render: () => (
    <SkeletonGroup label="Carregando os seus números">
      <Card className="grid max-w-90 gap-4">
        <div className="flex items-center gap-3">
          <Skeleton className="size-9" />
          <div className="grid gap-2">
            <Skeleton className="w-24" />
            <Skeleton className="h-3 w-16" />
          </div>
        </div>
        <Skeleton className="h-6 w-52" />
      </Card>
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando os seus números');
  },
};
