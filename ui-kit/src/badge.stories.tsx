import type { Meta, StoryObj } from '@storybook/react-vite';
import { Radio } from 'lucide-react';
import { guided } from '../.storybook/parameters';
import { Badge, StatusBadge } from './badge';

const meta = {
  title: 'Status/Badge',
  parameters: guided({
    dos: [
      'Write the state as a word: "Aguardando SMS", "Recebido".',
      'Keep one tone for one meaning on all screens.',
    ],
    donts: ['Say something by its colour alone.', 'Make it pressable: that is a chip.'],
    notes: ['Plain text: read where it stands.'],
  }),
  component: StatusBadge,
  argTypes: {
    size: { description: '`sm` stands in dense rows.' },
  },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { args: { status: 'waiting', children: 'Aguardando SMS' } };

export const Received: Story = { args: { status: 'received', children: 'Recebido' } };

export const Cancelled: Story = { args: { status: 'cancelled', children: 'Expirado · devolvido' } };

export const Failed: Story = { args: { status: 'failed', children: 'Cancelado · devolvido' } };

export const Neutral: Story = { args: { status: 'neutral', children: 'Inativo' } };

export const WithIcon: Story = {
  args: { status: 'received', icon: <Radio aria-hidden />, children: 'Ao vivo' },
};

export const Small: Story = { args: { status: 'received', size: 'sm', children: 'Ativo' } };

export const Count: Story = { args: { status: 'neutral', children: 4 }, render: () => <Badge>4</Badge> };

export const Brand: Story = {
  args: { status: 'neutral', children: 'Novo' },
  render: () => <Badge tone="brand">Novo</Badge>,
};

export const CutsWhatIsTooLong: Story = {
  args: { status: 'waiting', children: 'Aguardando a resposta do fornecedor' },
  decorators: [
    (Story) => (
      <div className="max-w-40">
        <Story />
      </div>
    ),
  ],
};
