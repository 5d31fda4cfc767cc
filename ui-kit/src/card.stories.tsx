import type { Meta, StoryObj } from '@storybook/react-vite';
import { guided } from '../.storybook/parameters';
import { SectionHeading } from './section-heading';
import { Card } from './card';

const meta = {
  title: 'Surfaces/Card',
  parameters: guided({
    dos: ['Group what belongs together under one heading.'],
    donts: ['Put a card into a card.'],
    notes: ['A section; give it a heading or a label.'],
  }),
  component: Card,
  argTypes: {
    tone: { description: '`ink` turns everything inside to the colours of a dark surface.' },
    padding: { description: '`none` for lists, whose rows reach the edges.' },
    interactive: { description: 'For a card that is a link: its edge answers the pointer.' },
  },
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
