import type { Meta, StoryObj } from '@storybook/react-vite';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { guided } from '../../.storybook/guide';
import { EmptyState } from '../empty-state';
import { ErrorState } from '../error-state';
import { StoryActions, storyColumns, storyUsers, type StoryUser } from './story-users';
import { Table, type TableProps } from './table';
import type { TableSort } from './table-column';

const onBlock = fn();

const meta: Meta<TableProps<StoryUser>> = {
  title: 'Data/Table',
  parameters: guided({
    dos: ['Align figures right, one under the other.', 'Say what sorting does in the header.'],
    donts: ['Hide columns on a phone without another way to them.'],
    keys: [
      ['↑ ↓', 'walk the rows'],
      ['Enter', 'opens the row'],
      ['→', 'moves to the actions of the row'],
      ['←', 'moves back to the row'],
      ['Tab', 'leaves the rows'],
    ],
    notes: ['A real table; sorted headers have aria-sort.'],
  }),
  component: Table,
  args: {
    label: 'Usuários',
    columns: storyColumns,
    rows: storyUsers,
    rowKey: (user) => user.id,
    actionsLabel: 'Ações',
    rowActions: (user) => <StoryActions user={user} onBlock={onBlock} />,
    loadingLabel: 'Carregando usuários',
    skeletonRows: 5,
    onRowOpen: fn(),
    onSortChange: fn(),
    empty: (
      <EmptyState icon={<Users />} title="Ninguém com esse nome" text="Procure por outra parte do e-mail." />
    ),
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { sort: { column: 'name', direction: 'asc' } } };

export const Loading: Story = {
  args: { rows: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Carregando usuários')).toBeInTheDocument();
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Busy: Story = { args: { busy: true } };

export const Empty: Story = { args: { rows: [] } };

export const Failed: Story = {
  args: {
    rows: undefined,
    error: <ErrorState title="A lista não veio" retryLabel="Tentar de novo" onRetry={fn()} />,
  },
};

export const SortsByItsHeaders: Story = {
  tags: ['!autodocs'],
  render: function Sorting(args) {
    const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'asc' });
    return (
      <Table
        {...args}
        sort={sort}
        onSortChange={(next) => {
          args.onSortChange?.(next);
          setSort(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Nome' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Nome' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'desc' });
    await userEvent.click(canvas.getByRole('button', { name: 'Saldo (R$)' }));
    await expect(canvas.getByRole('columnheader', { name: 'Saldo (R$)' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getByRole('columnheader', { name: 'Situação' })).not.toHaveAttribute('aria-sort');
  },
};

export const WalksAndOpensByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const [, first, second] = canvas.getAllByRole('row');
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await expect(first).toHaveAttribute('tabindex', '-1');
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowOpen).toHaveBeenCalledWith(storyUsers[1]);
    await userEvent.keyboard('{End}');
    await expect(canvas.getAllByRole('row').at(-1)).toHaveFocus();
  },
};

export const ActsOnARowByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getAllByRole('row')[3];
    row?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Bloquear' }));
    await expect(onBlock).toHaveBeenLastCalledWith('3');
    await expect(args.onRowOpen).not.toHaveBeenCalled();
  },
};

export const KeepsItsHeaderInView: Story = {
  tags: ['!autodocs'],
  args: {
    className: 'max-h-80',
    rows: Array.from({ length: 6 }, (_, round) =>
      storyUsers.map((user) => ({ ...user, id: `${round}-${user.id}` })),
    ).flat(),
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Usuários' });
    const header = canvas.getByRole('columnheader', { name: 'Nome' });
    const before = header.getBoundingClientRect().top;
    region.scrollTop = 400;
    await expect(region.scrollTop).toBeGreaterThan(300);
    await expect(Math.abs(header.getBoundingClientRect().top - before)).toBeLessThan(2);
  },
};
