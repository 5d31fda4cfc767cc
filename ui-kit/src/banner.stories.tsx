import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guided, inLanguages } from '../.storybook/parameters';
import { Button } from './button';
import { Banner, type BannerProps } from './banner';

const meta = {
  title: 'Status/Banner',
  parameters: guided({
    dos: ['Say first what happened to the money, then what to try.', 'Offer the one action that helps.'],
    donts: ['Stack two of them.', 'Use danger for what is only information.'],
    keys: [['Tab', 'moves to its action, then to its closing button']],
    notes: ['Danger is an alert and read at once; the others wait for a pause.'],
  }),
  component: Banner,
  argTypes: {
    tone: { description: 'What kind of message it is; picks the icon too.' },
  },
  args: { children: 'Email ou senha incorretos.', className: 'max-w-100' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  args: { tone: 'danger' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Email ou senha incorretos.');
  },
};

export const Info: Story = {
  args: { tone: 'info', children: 'Sem SMS em 20 minutos, o valor volta sozinho.' },
};

export const Success: Story = { args: { tone: 'success', children: 'Pagamento confirmado.' } };

export const Warning: Story = {
  parameters: inLanguages<BannerProps>({
    en: { title: 'You are offline', children: 'We show what was already here.' },
    es: { title: 'Estás sin conexión', children: 'Mostramos lo que ya estaba aquí.' },
  }),

  args: { tone: 'warning', title: 'Você está sem conexão', children: 'Mostramos o que já estava aqui.' },
};

export const Sandbox: Story = {
  args: { tone: 'sandbox', title: 'Ambiente de teste', children: 'Nenhum dinheiro de verdade se move aqui.' },
};

export const WithAction: Story = {
  args: {
    tone: 'warning',
    children: 'Falta confirmar o seu e-mail.',
    action: (
      <Button variant="outline" size="sm">
        Confirmar agora
      </Button>
    ),
  },
};

const dismiss = fn();

export const Dismissible: Story = {
  args: {
    tone: 'info',
    children: 'As compras com Pix voltaram ao normal.',
    onDismiss: dismiss,
    dismissLabel: 'Dispensar',
  },
  beforeEach: () => {
    dismiss.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dispensar' }));
    await expect(dismiss).toHaveBeenCalledOnce();
  },
};
