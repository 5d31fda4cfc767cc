import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDownUp } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { IconButton } from './icon-button';

const meta = {
  title: 'Actions/IconButton',
  parameters: guided({
    dos: ['Use it for what everybody knows: close, copy, more.'],
    donts: ['Put two with the same icon into one row.'],
    keys: [['Enter, Space', 'presses it']],
    notes: ['`label` is its name and its tooltip.'],
  }),
  component: IconButton,
  argTypes: {
    variant: { description: 'How much it stands out from what is around it.' },
    size: { description: 'Also `sm` keeps a touch target of 44 px.' },
  },
  args: { label: 'Ordenar', children: <ArrowDownUp aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ordenar' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Outline: Story = { args: { variant: 'outline' } };

export const Solid: Story = { args: { variant: 'solid' } };

export const Disabled: Story = { args: { variant: 'outline', disabled: true } };

export const SmallKeepsItsTouchTarget: Story = {
  args: { variant: 'outline', size: 'sm' },
  play: async ({ canvas }) => {
    const target = getComputedStyle(canvas.getByRole('button'), '::after');
    await expect(parseFloat(target.width)).toBeGreaterThanOrEqual(44);
    await expect(parseFloat(target.height)).toBeGreaterThanOrEqual(44);
  },
};
