import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { AttemptProgress, ProgressSteps } from './progress-steps';

const meta = {
  title: 'Status/Progress',
  parameters: guided({
    dos: ['Name the steps; say which one failed.'],
    donts: ['Use it for what takes less than a second.'],
    notes: ['A list with the current step marked; changes are announced.'],
  }),
  component: ProgressSteps,
  args: {
    label: 'Andamento da compra',
    className: 'max-w-90',
    stateLabels: { done: 'feito', current: 'em andamento', pending: 'a seguir', failed: 'não deu certo' },
    steps: [
      { id: 'hold', state: 'done', label: 'Valor reservado', note: 'R$ 0,90' },
      { id: 'number', state: 'current', label: 'Obtendo número' },
      { id: 'sms', state: 'pending', label: 'Aguardando SMS' },
    ],
  },
} satisfies Meta<typeof ProgressSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Obtendo número').closest('li')).toHaveAttribute('aria-current', 'step');
  },
};

export const Failed: Story = {
  args: {
    steps: [
      { id: 'hold', state: 'done', label: 'Valor devolvido', note: 'R$ 0,90' },
      { id: 'number', state: 'failed', label: 'Nenhum número disponível' },
    ],
  },
};

export const Attempts: Story = {
  render: () => (
    <AttemptProgress
      label="Tentativas"
      attempt={2}
      attempts={3}
      text="Tentativa 2 de 3…"
      className="max-w-90"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Tentativas' })).toHaveAttribute(
      'aria-valuenow',
      '2',
    );
  },
};
