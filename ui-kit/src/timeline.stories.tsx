import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Clock, KeyRound, LogIn, X } from 'lucide-react';
import { expect } from 'storybook/test';
import { guided, inLanguages } from '../.storybook/parameters';
import { Timeline, type TimelineProps } from './timeline';

const meta = {
  title: 'Data/Timeline',
  parameters: guided({
    dos: ['Newest first where people wait; oldest first where they look back.'],
    donts: ['Mix both.'],
    notes: ['A list with times that machines can read.'],
  }),
  component: Timeline,
  args: {
    label: 'O que aconteceu com este número',
    className: 'max-w-130',
    items: [
      {
        id: '1',
        icon: <Clock />,
        tone: 'waiting',
        title: 'Número comprado',
        time: <time dateTime="2026-11-21T14:02:00Z">11:02</time>,
        detail: 'R$ 0,90 reservados do saldo.',
      },
      {
        id: '2',
        icon: <Check />,
        tone: 'received',
        title: 'Código recebido',
        time: <time dateTime="2026-11-21T14:02:14Z">11:02</time>,
        detail: 'Depois de 14 segundos.',
      },
      {
        id: '3',
        icon: <Check />,
        title: 'Terminado por você',
        time: <time dateTime="2026-11-21T14:05:00Z">11:05</time>,
      },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'O que aconteceu com este número' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Small: Story = { args: { size: 'sm' } };

export const AllTones: Story = {
  args: {
    label: 'Atividade da conta',
    items: [
      { id: '1', icon: <LogIn />, title: 'Entrou', time: 'hoje, 09:41', detail: 'Chrome no Android' },
      { id: '2', icon: <KeyRound />, tone: 'received', title: 'Senha alterada', time: 'ontem, 18:20' },
      { id: '3', icon: <Clock />, tone: 'waiting', title: 'Pix aguardando', time: '19/11, 12:00' },
      {
        id: '4',
        icon: <X />,
        tone: 'failed',
        title: 'Tentativa de entrada recusada depois de cinco senhas erradas seguidas',
        time: '18/11, 03:12',
        detail: 'Firefox no Windows. Se não foi você, troque a senha e encerre as outras sessões.',
      },
    ],
  },
};

export const One: Story = {
  parameters: inLanguages<TimelineProps>({
    en: { items: [{ id: '1', icon: <LogIn />, title: 'Account created', time: 'today, 09:41' }] },
    es: { items: [{ id: '1', icon: <LogIn />, title: 'Cuenta creada', time: 'hoy, 09:41' }] },
  }),

  args: { items: [{ id: '1', icon: <LogIn />, title: 'Conta criada', time: 'hoje, 09:41' }] },
};
