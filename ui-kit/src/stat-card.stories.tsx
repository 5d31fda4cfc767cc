import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye, Plus } from 'lucide-react';
import { guided, inLanguages } from '../.storybook/parameters';
import { Amount } from './amount';
import { Button } from './button';
import { IconButton } from './icon-button';
import { StatCard, type StatCardProps } from './stat-card';

const meta = {
  title: 'Money/StatCard',
  parameters: guided({
    dos: ['One figure, what it is, and since when.'],
    donts: ['Use a colour for good or bad without the word.'],
    notes: ['The label stands before the figure, so it is read first.'],
  }),
  component: StatCard,
  args: {
    label: 'Números ativados',
    value: '37',
    hint: '34 receberam SMS · 3 devolvidos',
    className: 'max-w-100',
  },
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: inLanguages<StatCardProps>({
    en: { label: 'Numbers activated', hint: '34 received an SMS · 3 refunded' },
    es: { label: 'Números activados', hint: '34 recibieron un SMS · 3 devueltos' },
  }),
};

export const Balance: Story = {
  args: {
    tone: 'ink',
    label: 'Saldo disponível',
    value: <Amount cents={2410} currency="BRL" locale="pt-BR" />,
    hint: 'R$ 0,90 reservados em 1 número',
    trailing: (
      <IconButton label="Esconder o saldo">
        <Eye aria-hidden />
      </IconButton>
    ),
    actions: (
      <>
        <Button size="sm" icon={<Plus aria-hidden />}>
          Adicionar
        </Button>
        <Button size="sm" variant="outline">
          Extrato
        </Button>
      </>
    ),
  },
};
