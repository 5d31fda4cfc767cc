import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { Button } from './button';
import { toast, toastDurations } from './toast';
import { Toaster } from './toaster';

const undo = fn();

const meta = {
  title: 'Status/Toast',
  component: Toaster,
  // The component covers the page, so each story in the document has its own page.
  parameters: {
    ...guided({
      dos: ['Confirm what has been done and is off the screen.', 'Offer to undo it.'],
      donts: ['Repeat what the screen shows.', 'Carry the only way to something.'],
      keys: [
        ['Alt T', 'moves to the toasts'],
        ['Esc', 'leaves them'],
      ],
      notes: ['Polite; errors are announced at once and stay longer.'],
    }),
    docs: { story: { inline: false, height: '24rem' } },
  },
  args: { label: 'Avisos', closeLabel: 'Fechar' },
  beforeEach: () => {
    undo.mockClear();
    return () => void toast.dismiss();
  },
  render: (args) => (
    <div className="flex min-h-60 flex-wrap items-start gap-2">
      <Toaster {...args} />
      <Button
        size="sm"
        variant="outline"
        onClick={() =>
          toast.success({ title: 'Login realizado com sucesso!', message: 'Que bom te ver de volta.' })
        }
      >
        Deu certo
      </Button>
      <Button size="sm" variant="outline" onClick={() => toast.error({ title: 'Não deu para comprar' })}>
        Deu errado
      </Button>
      <Button size="sm" variant="outline" onClick={() => toast.warning({ title: 'Sem conexão' })}>
        Atenção
      </Button>
      <Button
        size="sm"
        variant="outline"
        onClick={() =>
          toast.info({ title: 'Nova versão disponível', action: { label: 'Atualizar', onClick: undo } })
        }
      >
        Informação
      </Button>
      <Button
        size="sm"
        variant="outline"
        onClick={() => toast.info({ title: 'No meio, no alto', position: 'top-center', duration: 8000 })}
      >
        Para todos verem
      </Button>
    </div>
  ),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deu certo' }));
    await expect(await screen.findByText('Login realizado com sucesso!')).toBeInTheDocument();
    await expect(screen.getByText('Que bom te ver de volta.')).toBeInTheDocument();
  },
};

export const AllKinds: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Deu errado', 'Atenção', 'Informação']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await expect(await screen.findByText('Nova versão disponível')).toBeInTheDocument();
  },
};

export const ShowsOneWholeUntilTheyAreSpread: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deu errado' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Informação' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Fechar' })).toHaveLength(1));
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Fechar' })).toHaveLength(2));
  },
};

export const RunsItsAction: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Informação' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Atualizar' }));
    await expect(undo).toHaveBeenCalledOnce();
  },
};

export const ClosesWithItsButton: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deu errado' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByText('Não deu para comprar')).not.toBeInTheDocument());
  },
};

export const InAPlaceOfItsOwn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Para todos verem' }));
    const shown = await screen.findByText('No meio, no alto');
    await expect(shown.closest('[data-sonner-toast]')).toHaveAttribute('data-x-position', 'center');
  },
};

export const StaysAsLongAsItsKindAsks: Story = {
  tags: ['!autodocs', '!dev'],
  play: async () => {
    await expect(toastDurations).toEqual({ success: 4000, error: 6000, warning: 5000, info: 4000 });
  },
};
