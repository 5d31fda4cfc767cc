import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartLine } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { guided } from '../.storybook/parameters';
import { EmptyState } from './empty-state';
import { TrendChart } from './trend-chart';

const sold = [112, 140, 133, 171, 168, 204, 236];
const received = [104, 129, 125, 160, 151, 190, 221];
const returned = [8, 11, 8, 11, 17, 14, 15];

const points = sold.map((value, day) => ({
  label: `${day + 15}/11`,
  values: { sold: value, received: received[day] ?? 0, returned: returned[day] ?? 0 },
}));

const count = new Intl.NumberFormat('pt-BR');

const meta = {
  title: 'Data/TrendChart',
  parameters: guided({
    dos: ['At most three series; name them in the legend.', 'Give the axis of a second unit its own panel.'],
    donts: ['Tell series apart by colour alone: dashes do it too.'],
    keys: [['Tab', 'moves to the table of the figures']],
    notes: ['The same figures stand in a table for screen readers.'],
  }),
  component: TrendChart,
  args: {
    title: 'Números por dia',
    series: [
      { key: 'sold', label: 'Vendidos', tone: 'first' },
      { key: 'received', label: 'Com SMS', tone: 'second' },
      { key: 'returned', label: 'Devolvidos', tone: 'failed' },
    ],
    points,
    formatValue: (value) => count.format(value),
    pointLabel: 'Dia',
    tableLabel: 'Ver os números',
    empty: <EmptyState icon={<ChartLine />} title="Ainda não há um dia inteiro de vendas" />,
    className: 'max-w-170',
  },
  // The plot is large and is loaded with the first chart, so a story begins after that.
  loaders: [() => import('./trend-plot')],
} satisfies Meta<typeof TrendChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.recharts-line-curve')).toHaveLength(3), {
      timeout: 10_000,
    });
    await userEvent.click(canvas.getByText('Ver os números'));
    await expect(canvas.getByRole('table', { name: 'Números por dia' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '21/11' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '236' })).toBeVisible();
  },
};

/** Values of another unit are in another panel over the same days. */
export const TwoUnits: Story = {
  args: {
    series: [
      { key: 'sold', label: 'Vendidos', tone: 'first' },
      { key: 'received', label: 'Com SMS', tone: 'second', kind: 'bar' },
    ],
    points: points.map((point, day) => ({
      ...point,
      values: { ...point.values, rate: day === 2 ? null : 0.9 },
    })),
    below: {
      series: [{ key: 'rate', label: 'Entrega', tone: 'second' }],
      formatValue: (value) => `${count.format(value * 100)} %`,
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.recharts-surface')).toHaveLength(2), {
      timeout: 10_000,
    });
    await userEvent.click(canvas.getByText('Ver os números'));
    await expect(canvas.getAllByRole('cell', { name: '90 %' })).toHaveLength(6);
    await expect(canvas.getByRole('cell', { name: '—' })).toBeVisible();
  },
};

/** Inside a card with a heading, two low panels share the labels of the days below them. */
export const InACard: Story = {
  args: { ...TwoUnits.args, title: 'Por dia', isBare: true, size: 'low' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.recharts-surface')).toHaveLength(2), {
      timeout: 10_000,
    });
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.getAllByText('15/11', { selector: 'tspan' })).toHaveLength(1);
  },
};

export const Bars: Story = {
  args: { kind: 'bar', series: [{ key: 'sold', label: 'Vendidos', tone: 'first' }] },
};

export const SeveralBars: Story = {
  args: {
    kind: 'bar',
    series: [
      { key: 'sold', label: 'Vendidos', tone: 'first' },
      { key: 'received', label: 'Com SMS', tone: 'second' },
      { key: 'returned', label: 'Devolvidos', tone: 'third' },
    ],
  },
};

/** Days without values have a base line, instead of the same figure at each step. */
export const OnlyZeros: Story = {
  args: {
    points: points.map(({ label }) => ({ label, values: { sold: 0, received: 0, returned: 0 } })),
    formatTick: (value: number) => count.format(Math.floor(value / 100)),
  },
  play: async ({ canvasElement }) => {
    const texts = () => [...canvasElement.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    await waitFor(() => expect(texts().filter((text) => !text.includes('/'))).toEqual(['0']), {
      timeout: 10_000,
    });
  },
};

export const Empty: Story = { args: { points: [] } };
