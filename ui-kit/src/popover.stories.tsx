import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { Button } from './button';
import { Popover } from './popover';
import { TextField } from './text-field';

const meta = {
  title: 'Surfaces/Popover',
  parameters: {
    ...guided({
      dos: ['Use it for a short form about one row, beside that row.'],
      donts: ['Put a long form or a list into it: that is a dialog or a drawer.'],
      keys: [['Esc', 'closes it']],
      notes: ['A dialog without a scrim; the focus goes into it.'],
    }),
    docs: { story: { inline: false } },
  },
  component: Popover,
  args: {
    open: true,
    anchor: document.body,
    onOpenChange: () => {},
    title: 'Restaurar Espera para cancelar',
    description: 'Vale para compras novas. Números abertos continuam.',
    children: <TextField label="Motivo" size="sm" />,
    footer: <Button size="sm">Restaurar 2 min</Button>,
  },
  render: (args) => <BesideItsRow {...args} />,
} satisfies Meta<typeof Popover>;

function BesideItsRow(args: Parameters<typeof Popover>[0]) {
  const [row, setRow] = useState<Element | null>(null);
  const [isOpen, setOpen] = useState(args.open);
  return (
    <>
      <p ref={setRow} className="p-4">
        Espera para cancelar: 20 min
      </p>
      {row && <Popover {...args} anchor={row} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Busy: Story = { args: { busy: true } };

export const ClosedByEscape: Story = {
  tags: ['!autodocs', '!dev'],
  async play() {
    const popover = await screen.findByRole('dialog', { name: 'Restaurar Espera para cancelar' });
    await waitFor(() => expect(popover).toBeVisible());
    await waitFor(() => expect(screen.getByLabelText('Motivo')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
