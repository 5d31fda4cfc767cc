import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide-react';
import { expect, screen } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { Tooltip } from './tooltip';

const meta = {
  title: 'Feedback/Tooltip',
  parameters: guided({
    dos: ['Name with it what is only an icon, with the key that does the same.'],
    donts: ['Say in it what must be read: a phone shows none.'],
    keys: [
      ['Tab', 'shows it at once'],
      ['Esc', 'hides it'],
    ],
    notes: ['Describes its control; the control keeps a name of its own.'],
  }),
  component: Tooltip,
  args: { label: 'Rechecar no provedor', shortcut: 'R', children: null },
  render: (props) => (
    <Tooltip {...props}>
      <button type="button" aria-label={props.label} className="touch-target grid size-8 place-items-center">
        <RefreshCw aria-hidden className="size-4" />
      </button>
    </Tooltip>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {};

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Rechecar no provedor' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Rechecar no provedor');
  },
};

export const WithoutKey: Story = { args: { shortcut: undefined } };
