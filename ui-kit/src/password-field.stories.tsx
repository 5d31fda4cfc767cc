import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { PasswordField } from './password-field';

const meta = {
  title: 'Forms/PasswordField',
  parameters: guided({
    dos: ['Let people see what they type.'],
    donts: ['Forbid pasting.'],
    keys: [
      ['Tab', 'moves to the eye'],
      ['Space', 'shows or hides'],
    ],
    notes: ['The eye says what it will do.'],
  }),
  component: PasswordField,
  args: {
    label: 'Senha',
    revealLabel: 'Mostrar a senha',
    concealLabel: 'Esconder a senha',
    defaultValue: 'correto-cavalo',
  },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Concealed: Story = {};

export const RevealsAndConceals: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Senha');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar a senha' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Esconder a senha' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

/** In the forms of the back-office: the eye is no higher than the field. */
export const Smallest: Story = {
  args: { size: 'xs' },
  play: async ({ canvas }) => {
    const frame = canvas.getByLabelText('Senha').parentElement!.getBoundingClientRect();
    const eye = canvas.getByRole('button').getBoundingClientRect();
    await expect(frame.height).toBe(window.innerWidth < 768 ? 44 : 32);
    await expect(eye.height).toBeLessThan(frame.height);
    await expect(eye.right).toBeLessThan(frame.right);
  },
};

export const Invalid: Story = { args: { error: 'A senha precisa de pelo menos 8 caracteres.' } };

export const Disabled: Story = { args: { disabled: true } };
