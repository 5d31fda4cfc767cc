import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { Card } from './card';
import { ErrorState } from './error-state';

const meta = {
  title: 'Status/ErrorState',
  parameters: guided({
    dos: ['Offer to try again where that can help.'],
    donts: ['Show codes of machines.'],
    keys: [['Enter', 'tries again']],
    notes: ['An alert; the button keeps the focus while it tries.'],
  }),
  component: ErrorState,
  args: {
    title: 'Não deu para carregar os pedidos',
    text: 'Confira a sua conexão. Nada foi cobrado.',
    retryLabel: 'Tentar de novo',
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <Card padding="none" className="max-w-100">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não deu para carregar os pedidos');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
