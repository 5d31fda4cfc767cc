import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { StatusBadge } from './badge';
import { Button } from './button';
import { SectionHeading } from './section-heading';

const meta = {
  title: 'Text/SectionHeading',
  parameters: guided({
    dos: ['Keep levels in order: size and level are two things.'],
    donts: ['Use it to make text large.'],
    notes: ['A real heading of its `level`.'],
  }),
  component: SectionHeading,
  argTypes: {
    size: { description: 'How it looks; `level` says what it is.' },
  },
  args: { children: 'Serviços populares' },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Section: Story = {
  args: {
    trailing: (
      <Button asChild variant="link" size="inline">
        <a href="#todos">Ver todos</a>
      </Button>
    ),
  },
};

export const Page: Story = {
  args: {
    size: 'page',
    level: 1,
    children: 'Números',
    trailing: <StatusBadge status="received">Ao vivo</StatusBadge>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Números' })).toBeVisible();
  },
};

export const Hero: Story = { args: { size: 'hero', level: 1, children: 'O código chega.' } };

export const InCard: Story = { args: { size: 'card', level: 3, children: 'Comprar número' } };
