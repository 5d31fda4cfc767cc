import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { TextArea } from './text-area';

const meta = {
  title: 'Forms/TextArea',
  parameters: guided({
    dos: ['Give it the height of what is expected.'],
    donts: ['Limit it without saying so.'],
    keys: [['Enter', 'a new line']],
    notes: ['Label, hint and error are joined to it.'],
  }),
  component: TextArea,
  args: { label: 'Mensagem', className: 'max-w-130', placeholder: 'Conte o que aconteceu' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { defaultValue: 'Paguei o Pix às 14:02 e o saldo ainda não mudou.\nO comprovante está comigo.' },
};

export const TakesSeveralLines: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Mensagem' });
    await userEvent.type(area, 'Olá{Enter}tudo bem');
    await expect(area).toHaveValue('Olá\ntudo bem');
  },
};

export const WithHint: Story = { args: { hint: 'Até 2.000 letras.' } };

export const Invalid: Story = {
  args: { error: 'Escreva a mensagem.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Escreva a mensagem.');
  },
};

/** One line of 32 px that grows with its text. */
export const Smallest: Story = {
  args: { size: 'xs', rows: 1, hint: 'só a equipe vê' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    const height = () => Math.round(area.parentElement?.getBoundingClientRect().height ?? 0);
    const empty = height();
    await expect(empty).toBeGreaterThanOrEqual(window.innerWidth < 768 ? 44 : 30);
    await expect(empty).toBeLessThanOrEqual(window.innerWidth < 768 ? 48 : 33);
    await userEvent.type(area, 'Ligou às 14:02.{Enter}Quer o código.');
    await expect(height()).toBeGreaterThan(empty);
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Enviando…' } };
