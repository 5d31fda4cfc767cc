import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { ThemeSwitch, type Theme } from './theme-switch';

const meta = {
  title: 'Forms/ThemeSwitch',
  parameters: guided({
    dos: ['Start with what the device says.'],
    donts: ['Change only parts of a page.'],
    keys: [['← →', 'choose']],
    notes: ['A radio group; icons have names.'],
  }),
  component: ThemeSwitch,
  args: {
    label: 'Tema',
    labels: { light: 'Claro', system: 'Do sistema', dark: 'Escuro' },
    value: 'system',
    onValueChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    function change(next: Theme) {
      args.onValueChange(next);
      setValue(next);
    }
    return <ThemeSwitch {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Escuro' }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('dark');
    await expect(canvas.getByRole('radio', { name: 'Escuro' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('system');
    await expect(canvas.getByRole('radio', { name: 'Do sistema' })).toBeChecked();
  },
};
