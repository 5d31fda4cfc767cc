import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeading } from '../section-heading';
import { Card } from './card';

const meta = {
  title: 'Surfaces/Card',
  component: Card,
  args: {
    className: 'max-w-90',
    children: (
      <>
        <SectionHeading size="card">Escolha o número</SectionHeading>
        <p className="mt-2 text-sm text-muted">País, serviço e a taxa de entrega real, lado a lado.</p>
      </>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Roomy: Story = { args: { padding: 'lg' } };

export const Ink: Story = { args: { tone: 'ink' } };

export const AsLink: Story = {
  args: {
    asChild: true,
    interactive: true,
    children: (
      <a href="#instagram">
        <p className="font-semibold">Instagram</p>
        <p className="text-sm text-muted">a partir de R$ 0,90</p>
      </a>
    ),
  },
};
