import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guided } from '../../.storybook/parameters';
import { Card } from '../card';
import { OptionSearch } from './option-search';
import { services } from './story-options';

const submitted = fn();

const meta = {
  title: 'Forms/OptionSearch',
  parameters: guided({
    dos: ['Show it open where choosing is what the screen is for.'],
    donts: ['Take the focus on a phone: the keyboard would cover the list.'],
    keys: [
      ['letters', 'search'],
      ['↑ ↓', 'move'],
      ['Enter', 'chooses'],
    ],
    notes: ['The list is named by its label.'],
  }),
  component: OptionSearch,
  args: {
    label: 'Serviço',
    options: services,
    value: 'ig',
    onValueChange: fn(),
    searchLabel: 'Buscar serviço',
    emptyLabel: 'Nenhum serviço com esse nome.',
  },
  beforeEach: () => {
    submitted.mockClear();
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    function change(next: string) {
      args.onValueChange(next);
      setValue(next);
    }
    return (
      <Card padding="none" className="max-w-100 pt-4">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submitted(value);
          }}
        >
          <OptionSearch {...args} value={value} onValueChange={change} />
          <button type="submit" className="sr-only">
            Comprar
          </button>
        </form>
      </Card>
    );
  },
} satisfies Meta<typeof OptionSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const HeadOfItsCard: Story = { args: { isFlush: true, placeholder: 'Serviço' } };

export const BesideItsHeading: Story = {
  args: { heading: <h2 className="font-semibold">WhatsApp em qual país?</h2> },
};

export const ShortUntilSearched: Story = {
  args: { featured: services.slice(0, 2) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await userEvent.type(canvas.getByRole('combobox'), 'tinder');
    await expect(canvas.getByRole('option')).toHaveTextContent('Tinder');
  },
};

export const TypeArrowEnterEnter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('combobox', { name: 'Buscar serviço' });
    await userEvent.type(search, 't');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('oi');
    await expect(submitted).not.toHaveBeenCalled();
    await expect(canvas.getByRole('option', { name: /Tinder/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(submitted).toHaveBeenCalledOnce();
    await expect(submitted).toHaveBeenCalledWith('oi');
  },
};

export const FindsByKeyword: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zap');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await expect(canvas.getByRole('option')).toHaveTextContent('WhatsApp');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nenhum serviço com esse nome.');
  },
};
