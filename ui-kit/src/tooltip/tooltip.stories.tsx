import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { guided } from '../../.storybook/guide';
import { Button } from '../button';
import { Tooltip } from './tooltip';

const meta = {
  title: 'Feedback/Tooltip',
  parameters: guided({
    dos: ['Explain a word or an icon in a few words.'],
    donts: ['Hide what is needed to decide.'],
    keys: [
      ['Tab', 'shows it on focus'],
      ['Esc', 'hides it'],
    ],
    notes: ['Joined by aria-describedby; touch gets the same words elsewhere.'],
  }),
  component: Tooltip,
  args: {
    content: 'De cada 100 números, 92 receberam o SMS',
    children: (
      <Button variant="outline" size="sm">
        92%
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div className="grid min-h-30 place-items-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: true } };

export const ShowsAtFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/92 receberam/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const WrapsALongText: Story = {
  args: {
    open: true,
    content: 'Contamos os números dos últimos sete dias que receberam ao menos uma mensagem dentro do prazo.',
  },
};
