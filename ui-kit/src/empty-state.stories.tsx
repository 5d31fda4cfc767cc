import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquareText } from 'lucide-react';
import { guided, inLanguages } from '../.storybook/parameters';
import { Button } from './button';
import { Card } from './card';
import { EmptyState, type EmptyStateProps } from './empty-state';

const meta = {
  title: 'Status/EmptyState',
  parameters: guided({
    dos: ['Say why it is empty and what comes here, with the first step.'],
    donts: ['Show a row of zeros instead.'],
    notes: ['The picture is decorative.'],
  }),
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

export const Default: Story = {
  parameters: inLanguages<EmptyStateProps>({
    en: {
      title: 'No number in use',
      text: 'Choose a country and a service: the code shows up here as soon as it arrives.',
      action: <Button size="sm">Buy a number</Button>,
    },
    es: {
      title: 'Ningún número en uso',
      text: 'Elige un país y un servicio: el código aparece aquí en cuanto llegue.',
      action: <Button size="sm">Comprar un número</Button>,
    },
  }),
};

export const TextOnly: Story = { args: { icon: undefined, action: undefined } };
