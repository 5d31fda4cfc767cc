import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { guided, inLanguages } from '../.storybook/parameters';
import { StoryBrand } from '../.storybook/pictures';
import { OptionCards, type OptionCardsProps } from './option-cards';

const meta: Meta<OptionCardsProps<string>> = {
  title: 'Forms/OptionCards',
  parameters: guided({
    dos: ['Two to five options, each with what it means.'],
    donts: ['Preselect what costs more.'],
    keys: [
      ['↑ ↓', 'choose the neighbour'],
      ['Tab', 'leaves the group'],
    ],
    notes: ['A radio group with a name.'],
  }),
  component: OptionCards,
  args: {
    label: 'Forma de pagamento',
    value: 'pix',
    onValueChange: fn(),
    className: 'max-w-110',
    options: [
      { value: 'pix', title: 'Pix pelo banco', subtitle: 'Cai em segundos' },
      {
        value: 'wallet',
        title: 'Mercado Pago',
        subtitle: 'Com o saldo de lá',
        image: <StoryBrand name="Google" />,
      },
      { value: 'card', title: 'Cartão', subtitle: 'Fora do ar agora', disabled: true },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    function change(next: string) {
      args.onValueChange(next);
      setValue(next);
    }
    return <OptionCards {...args} value={value} onValueChange={change} />;
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: inLanguages<OptionCardsProps<string>>({
    en: {
      label: 'Payment method',
      options: [
        { value: 'pix', title: 'Pix from your bank', subtitle: 'Arrives in seconds' },
        { value: 'wallet', title: 'Mercado Pago', subtitle: 'With your balance there' },
      ],
    },
    es: {
      label: 'Forma de pago',
      options: [
        { value: 'pix', title: 'Pix desde tu banco', subtitle: 'Llega en segundos' },
        { value: 'wallet', title: 'Mercado Pago', subtitle: 'Con tu saldo de allí' },
      ],
    },
  }),
};

export const NothingChosen: Story = { args: { value: undefined } };

export const ChoosesByArrowKeys: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Pix pelo banco/ }));
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Mercado Pago/ })).toBeChecked());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('wallet');
  },
};
