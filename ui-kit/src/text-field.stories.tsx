import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { guided, inLanguages } from '../.storybook/parameters';
import { Button } from './button';
import { TextField, type TextFieldProps } from './text-field';

const meta = {
  title: 'Forms/TextField',
  parameters: guided({
    dos: ['Label above, example in the hint.', 'Check when the field is left, not while it is typed.'],
    donts: ['Use the placeholder as the label.'],
    keys: [['Tab', 'moves on']],
    notes: ['At least 16 px, or phones zoom.', 'An error is joined by aria-describedby and announced.'],
  }),
  component: TextField,
  args: { label: 'E-mail', icon: <Mail aria-hidden />, placeholder: 'voce@exemplo.com.br', type: 'email' },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  parameters: inLanguages<TextFieldProps>({
    en: { label: 'Email address', placeholder: 'you@example.com' },
    es: { label: 'Correo electrónico', placeholder: 'tu@ejemplo.es' },
  }),
};

export const Filled: Story = { args: { defaultValue: 'ana.lima@exemplo.com.br' } };

export const WithHint: Story = {
  args: { hint: 'É para cá que vai o código de confirmação.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription(
      'É para cá que vai o código de confirmação.',
    );
  },
};

export const Invalid: Story = {
  args: {
    defaultValue: 'ana.lima@',
    hint: 'Usamos só para falar com você.',
    error: 'Digite um e-mail válido.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('E-mail');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'Digite um e-mail válido. Usamos só para falar com você.',
    );
  },
};

export const WithActionBesideItsLabel: Story = {
  args: {
    labelAction: (
      <Button asChild variant="link" size="inline">
        <a href="#outro">Usar outro</a>
      </Button>
    ),
  },
};

export const WithTrailingUnit: Story = {
  args: { label: 'Prazo', type: 'text', icon: undefined, trailing: <span className="text-muted">dias</span> },
};

export const Small: Story = { args: { size: 'sm' } };

/** In the bars and cards of the back-office: 32 px, its hint beside its name. */
export const Smallest: Story = {
  args: { size: 'xs', hint: 'só a equipe vê' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('E-mail');
    await expect(input.parentElement?.getBoundingClientRect().height).toBe(window.innerWidth < 768 ? 44 : 32);
    await expect(input).toHaveAccessibleDescription('só a equipe vê');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'ana.lima@exemplo.com.br' } };

const leave = fn();

function AskedOnLeaving(props: TextFieldProps) {
  const [left, setLeft] = useState(false);
  return (
    <div className="grid gap-4">
      <TextField {...props} onBlur={() => setLeft(true)} error={left && 'Digite um e-mail válido.'} />
      <Button onClick={leave}>Voltar</Button>
    </div>
  );
}

/** A press on a button leaves the field: the error waits, so that the button stays under the finger. */
export const LeftByAPress: Story = {
  render: (args) => <AskedOnLeaving {...args} />,
  play: async ({ canvas }) => {
    leave.mockClear();
    const user = userEvent.setup();
    const button = canvas.getByRole('button');
    const placed = button.getBoundingClientRect().top;
    await user.click(canvas.getByRole('textbox'));
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().top).toBe(placed);
    await user.pointer({ keys: '[/MouseLeft]', target: button });
    await expect(leave).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('Digite um e-mail válido.')).toBeVisible();
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(placed);
  },
};
