import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { Stepper } from './stepper';

const meta = {
  title: 'Forms/Stepper',
  parameters: guided({
    dos: ['End at what can really be chosen.'],
    donts: ['Use it above ten.'],
    keys: [
      ['↑ ↓ ← →', 'one more or fewer'],
      ['Home, End', 'least and most'],
    ],
    notes: [
      'A named group of two buttons; at a limit a button keeps the focus and only says that it is disabled.',
    ],
  }),
  component: Stepper,
  args: {
    label: 'Quantidade',
    decreaseLabel: 'Diminuir',
    increaseLabel: 'Aumentar',
    value: 1,
    max: 2,
    onValueChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    function change(next: number) {
      args.onValueChange(next);
      setValue(next);
    }
    return <Stepper {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtItsMinimum: Story = {};

export const ShowsItsMaximum: Story = { args: { showMax: true, value: 2 } };

export const StopsAtItsLimits: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args, canvas, userEvent }) => {
    const increase = canvas.getByRole('button', { name: 'Aumentar' });
    await userEvent.click(increase);
    await userEvent.click(increase);
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(2);
    await expect(increase).toHaveAttribute('aria-disabled', 'true');
    await expect(increase).toHaveFocus();
  },
};

export const FollowsTheArrowKeys: Story = {
  tags: ['!autodocs', '!dev'],
  args: { max: 9 },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Aumentar' }).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('status')).toHaveTextContent('3');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('status')).toHaveTextContent('9');
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('1');
  },
};
