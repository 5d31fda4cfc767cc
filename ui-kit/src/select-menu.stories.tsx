import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { StoryFlag } from '../.storybook/pictures';
import { SelectMenu } from './select-menu';

const meta = {
  title: 'Forms/SelectMenu',
  parameters: guided({
    dos: ['Use it for a few short options in a bar.'],
    donts: ["Use it in forms: Select is the browser's own."],
    keys: [
      ['Enter, Space', 'opens it'],
      ['↑ ↓', 'move'],
      ['Esc', 'closes it'],
    ],
    notes: ['A menu of radio items; gives the focus back.'],
  }),
  component: SelectMenu,
  args: {
    label: 'Idioma',
    value: 'pt',
    onValueChange: fn(),
    options: [
      { value: 'pt', label: 'Português', shortLabel: 'PT', lang: 'pt-BR', image: <StoryFlag code="BR" /> },
      { value: 'en', label: 'English', shortLabel: 'EN', lang: 'en', image: <StoryFlag code="US" /> },
      { value: 'es', label: 'Español', shortLabel: 'ES', lang: 'es', image: <StoryFlag code="ES" /> },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    function change(next: string) {
      args.onValueChange(next);
      setValue(next);
    }
    return <SelectMenu {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof SelectMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const ChoosesByKeyboard: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('button', { name: /Idioma/ });
    control.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('menuitemradio', { name: 'Português', checked: true })).toBeVisible(),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('en');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(control).toHaveTextContent('EN');
    await waitFor(() => expect(control).toHaveFocus());
  },
};

export const OnInk: Story = {
  decorators: [
    (Story) => (
      <div data-surface="ink" className="w-fit rounded-card bg-surface-ink p-4">
        <Story />
      </div>
    ),
  ],
};
