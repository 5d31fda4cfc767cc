import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guided, inLanguages } from '../.storybook/parameters';
import { Select, type SelectProps } from './select';

const meta = {
  title: 'Forms/Select',
  parameters: guided({
    dos: ['Use it in forms for up to a dozen options.'],
    donts: ['Use it for countries and services: a Combobox searches.'],
    keys: [
      ['↑ ↓', 'change the choice'],
      ['letters', 'jump to an option'],
    ],
    notes: ["The browser's own select."],
  }),
  component: Select,
  args: {
    label: 'Assunto',
    onChange: fn(),
    className: 'max-w-90',
    options: [
      { value: 'payment', label: 'Pagamento por Pix' },
      { value: 'number', label: 'Número ou SMS' },
      { value: 'account', label: 'Minha conta' },
      { value: 'other', label: 'Outro assunto' },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: inLanguages<SelectProps>({
    en: {
      label: 'Subject',
      options: [
        { value: 'payment', label: 'Payment by Pix' },
        { value: 'number', label: 'Number or SMS' },
      ],
    },
    es: {
      label: 'Asunto',
      options: [
        { value: 'payment', label: 'Pago por Pix' },
        { value: 'number', label: 'Número o SMS' },
      ],
    },
  }),
};

export const ChoosesOne: Story = {
  tags: ['!autodocs', '!dev'],
  args: { placeholder: 'Escolha um assunto', required: true },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Assunto' });
    await expect(select).toBeInvalid();
    await userEvent.selectOptions(select, 'Minha conta');
    await expect(select).toHaveValue('account');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const WithHint: Story = { args: { hint: 'Assim a resposta vem de quem entende do caso.' } };

export const Invalid: Story = {
  args: { placeholder: 'Escolha um assunto', error: 'Escolha o assunto da mensagem.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Escolha o assunto da mensagem.');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Small: Story = { args: { size: 'sm', hideLabel: true } };

export const CutsWhatIsTooLong: Story = {
  args: {
    className: 'max-w-50',
    options: [{ value: 'long', label: 'Um assunto de nome muito comprido que não cabe no campo' }],
  },
};
