import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from 'lucide-react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { guided, inLanguages } from '../.storybook/parameters';
import { Button } from './button';
import { DialogClose, Drawer, type DrawerProps } from './dialog';
import { IconButton } from './icon-button';

const places = ['Início', 'Números', 'Saldo', 'Pedidos', 'Perfil'];

const meta = {
  title: 'Surfaces/Drawer',
  component: Drawer,
  argTypes: {
    side: { description: 'Where it comes from.' },
    size: { description: '`lg` for the details of a row.' },
  },
  // The component covers the page, so each story in the document has its own page.
  parameters: {
    ...guided({
      dos: ['Use it for filters and details beside a list.'],
      donts: ['Put the only way to something into it.'],
      keys: [
        ['Tab', 'moves inside it'],
        ['Esc', 'closes it'],
      ],
      notes: ['Keeps the focus inside and gives it back.'],
    }),
    docs: { story: { inline: false, height: '32rem' } },
  },
  args: {
    title: 'Menu',
    closeLabel: 'Fechar',
    children: (
      <nav aria-label="Principal" className="-mx-3 grid">
        {places.map((place) => (
          <a
            key={place}
            href={`#${place}`}
            className="flex min-h-12 items-center rounded-control px-3 font-semibold"
          >
            {place}
          </a>
        ))}
      </nav>
    ),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Right: Story = { args: { open: true } };

export const Left: Story = { args: { open: true, side: 'left' } };

export const WithFooter: Story = {
  parameters: inLanguages<DrawerProps>({
    en: {
      title: 'Filters',
      description: 'For this list only.',
      children: <p>Role, status, confirmed address.</p>,
      footer: <Button>See 12 users</Button>,
    },
    es: {
      title: 'Filtros',
      description: 'Solo para esta lista.',
      children: <p>Rol, estado, correo confirmado.</p>,
      footer: <Button>Ver 12 usuarios</Button>,
    },
  }),

  args: {
    open: true,
    size: 'lg',
    title: 'Filtros',
    description: 'Valem só para esta lista.',
    children: <p>Papel, situação, e-mail confirmado.</p>,
    footer: (
      <>
        <DialogClose asChild>
          <Button variant="outline">Limpar</Button>
        </DialogClose>
        <Button>Ver 12 usuários</Button>
      </>
    ),
  },
};

export const OpensAndReturnsTheFocus: Story = {
  tags: ['!autodocs', '!dev'],
  args: {
    trigger: (
      <IconButton label="Abrir o menu">
        <Menu aria-hidden />
      </IconButton>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Abrir o menu' });
    await userEvent.click(trigger);
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await waitFor(() => expect(within(drawer).getByRole('link', { name: 'Início' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
