import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { guided, inLanguages } from '../.storybook/parameters';
import { Button } from './button';
import { TextField } from './text-field';
import { Dialog, DialogClose, type DialogProps } from './dialog';

const meta = {
  title: 'Surfaces/Dialog',
  component: Dialog,
  argTypes: {
    size: { description: '`lg` for what needs room, such as forms with pairs of fields.' },
  },
  // The component covers the page, so each story in the document has its own page.
  parameters: {
    ...guided({
      dos: [
        'Name the button by what it does; the title asks the question.',
        'Keep it open while it works (`busy`).',
      ],
      donts: ['Open one from another.', 'Use it for what fits into the screen.'],
      keys: [
        ['Tab', 'moves inside it'],
        ['Esc', 'closes it, unless it is busy'],
      ],
      notes: [
        'Keeps the focus inside and gives it back to the opener.',
        'On phones it is a sheet from below, which closes by Back (Android) and by drawing it down.',
      ],
    }),
    docs: { story: { inline: false, height: '32rem' } },
  },
  args: {
    title: 'Confirmar compra',
    description: '1 número do Instagram no Brasil por R$ 0,90. Sem SMS em 20 minutos, o valor volta sozinho.',
    closeLabel: 'Fechar',
    trigger: <Button>Comprar</Button>,
    footer: (
      <>
        <DialogClose asChild>
          <Button variant="outline">Voltar</Button>
        </DialogClose>
        <Button>Comprar por R$ 0,90</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

// The story is only a button until it is pressed, so the sidebar shows the open one.
export const Default: Story = { tags: ['!dev'] };

// The document does not show it, because it would cover the page by itself.
export const Open: Story = {
  tags: ['!autodocs'],
  parameters: inLanguages<DialogProps>({
    en: {
      title: 'Confirm the purchase',
      description:
        '1 Instagram number in Brazil for R$0.90. Without an SMS within 20 minutes, the money comes back by itself.',
      footer: <Button>Buy for R$0.90</Button>,
    },
    es: {
      title: 'Confirmar la compra',
      description:
        '1 número de Instagram en Brasil por R$ 0,90. Sin SMS en 20 minutos, el importe vuelve solo.',
      footer: <Button>Comprar por R$ 0,90</Button>,
    },
  }),
  args: { open: true, trigger: undefined },
};

export const OpensAndTrapsFocus: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Comprar' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Confirmar compra' });
    await expect(within(dialog).getByRole('button', { name: 'Voltar' })).toHaveFocus();
    await expect(dialog).toHaveAccessibleDescription(/Sem SMS em 20 minutos/);
    for (let presses = 0; presses < 5; presses++) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

function OpenedFromOutside() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Desativar</Button>
      {open && (
        <Dialog
          open
          onOpenChange={setOpen}
          title="Desativar a verificação em duas etapas"
          closeLabel="Fechar"
        >
          <TextField label="Senha" type="password" autoFocus />
        </Dialog>
      )}
    </>
  );
}

export const ReturnsFocusWithoutATrigger: Story = {
  tags: ['!autodocs', '!dev'],
  render: () => <OpenedFromOutside />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Desativar' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByLabelText('Senha')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

function OpenFromTheStart() {
  const [open, setOpen] = useState(true);
  return (
    <main tabIndex={-1}>
      <Dialog open={open} onOpenChange={setOpen} title="Confirmar compra" closeLabel="Fechar">
        <p>WhatsApp, Brasil</p>
      </Dialog>
    </main>
  );
}

export const GivesTheFocusToTheScreenWithoutAnOpener: Story = {
  tags: ['!autodocs', '!dev'],
  render: () => <OpenFromTheStart />,
  play: async ({ canvasElement, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvasElement.querySelector('main')).toHaveFocus());
  },
};

export const ClosesFromItsFooter: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comprar' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const StaysWhileBusy: Story = {
  tags: ['!autodocs', '!dev'],
  args: {
    busy: true,
    footer: <Button loading>Comprar por R$ 0,90</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comprar' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await expect(within(dialog).getByRole('button', { name: 'Fechar' })).toBeDisabled();
  },
};

export const WithAForm: Story = {
  tags: ['!autodocs'],
  args: {
    open: true,
    trigger: undefined,
    description: undefined,
    title: 'Trocar a senha',
    children: (
      <div className="grid gap-4">
        <TextField label="Senha atual" type="password" />
        <TextField label="Nova senha" type="password" hint="Pelo menos 8 caracteres." />
      </div>
    ),
  },
};
