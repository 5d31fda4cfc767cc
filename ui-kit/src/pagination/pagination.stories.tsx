import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guided } from '../../.storybook/guide';
import { inLanguages } from '../../.storybook/story-texts';
import { Pagination, type PaginationProps } from './pagination';

const meta = {
  title: 'Data/Pagination',
  parameters: guided({
    dos: ['Say how many there are in all.'],
    donts: ['Show numbers of pages on a phone.'],
    keys: [
      ['Tab', 'moves between the buttons'],
      ['Enter', 'turns the page'],
    ],
    notes: ['Keeps the focus when the last page is reached.'],
  }),
  component: Pagination,
  args: {
    label: 'Páginas de usuários',
    summary: '9–16 de 12.480',
    previousLabel: 'Anterior',
    nextLabel: 'Próxima',
    onPrevious: fn(),
    onNext: fn(),
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  parameters: inLanguages<PaginationProps>({
    en: { label: 'Pages of users', summary: '9–16 of 12,480', previousLabel: 'Previous', nextLabel: 'Next' },
    es: {
      label: 'Páginas de usuarios',
      summary: '9–16 de 12.480',
      previousLabel: 'Anterior',
      nextLabel: 'Siguiente',
    },
  }),
};

export const FirstPage: Story = { args: { summary: '1–8 de 12.480', onPrevious: undefined } };

export const OnlyPage: Story = {
  args: { summary: '1–5 de 5', onPrevious: undefined, onNext: undefined },
};

export const KeepsTheFocusAtTheEnd: Story = {
  tags: ['!autodocs'],
  render: function Paged(args) {
    const [page, setPage] = useState(1);
    return (
      <Pagination
        {...args}
        summary={`Página ${page} de 2`}
        onPrevious={page > 1 ? () => setPage(page - 1) : undefined}
        onNext={page < 2 ? () => setPage(page + 1) : undefined}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Próxima' });
    await userEvent.click(next);
    await expect(canvas.getByRole('status')).toHaveTextContent('Página 2 de 2');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(canvas.getByRole('status')).toHaveTextContent('Página 2 de 2');
  },
};
