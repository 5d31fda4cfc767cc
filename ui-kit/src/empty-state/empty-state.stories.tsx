import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquareText } from 'lucide-react';
import { Button } from '../button';
import { Card } from '../card';
import { EmptyState } from './empty-state';

const meta = {
  title: 'Status/EmptyState',
  component: EmptyState,
  args: {
    icon: <MessageSquareText />,
    title: 'Nenhum número em uso',
    text: 'Escolha um país e um serviço: o código aparece aqui assim que chegar.',
    action: <Button size="sm">Comprar número</Button>,
  },
  decorators: [
    (Story) => (
      <Card padding="none" className="max-w-100">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TextOnly: Story = { args: { icon: undefined, action: undefined } };
