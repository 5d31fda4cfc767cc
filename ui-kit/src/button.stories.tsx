import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { guided, inLanguages } from '../.storybook/parameters';
import { Button, type ButtonProps } from './button';

const meta = {
  title: 'Actions/Button',
  parameters: guided({
    dos: [
      'Say what pressing does, with the price where there is one: "Comprar por R$ 0,90".',
      'One primary button on a screen.',
      'Keep a busy button in its place with `loading`.',
    ],
    donts: [
      'Name it "OK" or "Confirmar".',
      'Disable it without saying why beside it.',
      'Use it for a place to go to: that is a link (`asChild`).',
    ],
    keys: [['Enter, Space', 'presses it']],
    notes: [
      'Busy: aria-busy and aria-disabled, so that it keeps the focus.',
      'Small ones have a target of 44 px around them.',
    ],
  }),
  component: Button,
  argTypes: {
    variant: { description: 'How strongly it asks to be pressed.' },
    size: { description: '`inline` stands in a line of text.' },
    block: { description: 'As wide as what it stands in.' },
  },
  args: { children: 'Comprar por R$ 0,90', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comprar por R$ 0,90' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Ink: Story = { args: { variant: 'ink', children: 'Ativar' } };

export const InEnglishByTheToolbar: Story = {
  ...Ink,
  tags: ['!autodocs', '!dev'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Turn on' })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('lang', 'en');
  },
};

export const InSpanishByTheToolbar: Story = {
  ...Ink,
  tags: ['!autodocs', '!dev'],
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Activar' })).toBeVisible();
  },
};

export const Outline: Story = { args: { variant: 'outline', children: 'Entrar com provedor' } };

export const Ghost: Story = { args: { variant: 'ghost', children: 'Agora não' } };

/** A frame says with `--button-sm` how high they are: 36 px, 44 in the customer's screens. */
export const SmallInAFrame: Story = {
  args: { size: 'sm', children: 'Ativar', className: '[--button-sm:var(--touch-target)]' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ativar' }).offsetHeight).toBe(44);
  },
};

export const Danger: Story = { args: { variant: 'danger', children: 'Cancelar número' } };

export const Link: Story = { args: { variant: 'link', size: 'inline', children: 'Ver todos' } };

export const Disabled: Story = {
  parameters: inLanguages<ButtonProps>({
    en: { children: 'Buy for R$0.90' },
    es: { children: 'Comprar por R$ 0,90 ahora' },
  }),
  args: { disabled: true },
};

export const WithIcon: Story = {
  args: { icon: <Plus aria-hidden />, size: 'sm', children: 'Adicionar' },
};

export const AsLink: Story = {
  args: { asChild: true, icon: <Plus aria-hidden />, children: <a href="#saldo">Adicionar</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Adicionar' })).toHaveAttribute('data-slot', 'button');
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Comprar por R$ 0,90' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.focus();
    await expect(button).toHaveFocus();
  },
};

export const KeepsItsWidthWhileLoading: Story = {
  tags: ['!autodocs', '!dev'],
  render: (args) => (
    <div className="grid w-fit gap-3">
      <Button {...args} />
      <Button {...args} loading />
    </div>
  ),
  play: async ({ canvas }) => {
    const [idle, busy] = canvas.getAllByRole('button');
    await expect(busy?.offsetWidth).toBe(idle?.offsetWidth);
  },
};

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid gap-6">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-3">
          {(['primary', 'ink', 'outline', 'ghost', 'danger'] as const).map((variant) => (
            <Button key={variant} {...args} size={size} variant={variant} icon={<Plus aria-hidden />}>
              Adicionar
            </Button>
          ))}
          <Button {...args} size={size} disabled>
            Adicionar
          </Button>
        </div>
      ))}
    </div>
  ),
};

export const OnInk: Story = {
  render: (args) => (
    <div data-surface="ink" className="flex flex-wrap gap-3 rounded-card bg-surface-ink p-6">
      <Button {...args}>Adicionar</Button>
      <Button {...args} variant="outline">
        Extrato
      </Button>
      <Button {...args} variant="ghost">
        Fechar
      </Button>
    </div>
  ),
};
