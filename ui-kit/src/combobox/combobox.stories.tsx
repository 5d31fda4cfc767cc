import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guided } from '../../.storybook/parameters';
import { Button } from '../button';
import { Combobox } from './combobox';
import { countries, services } from './story-options';

const meta = {
  title: 'Forms/Combobox',
  parameters: guided({
    dos: ['Put the likely choices first.', 'Say why it is disabled: "Selecione um país primeiro".'],
    donts: ['Use it for fewer than six options: option cards show them all.'],
    keys: [
      ['Enter, Space, ↓', 'opens the list'],
      ['letters', 'search'],
      ['↑ ↓', 'move the choice'],
      ['Enter', 'chooses and hands the focus on'],
      ['Esc', 'closes without choosing'],
    ],
    notes: [
      'A listbox with aria-activedescendant: the focus stays in the search.',
      'How many options are left is announced.',
    ],
  }),
  component: Combobox,
  args: {
    label: 'País',
    options: countries,
    value: 'BR',
    onValueChange: fn(),
    placeholder: 'Escolha o país',
    searchLabel: 'Buscar país',
    emptyLabel: 'Nenhum país com esse nome.',
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    function change(next: string) {
      args.onValueChange(next);
      setValue(next);
    }
    return <Combobox {...args} value={value} onValueChange={change} className="max-w-90" />;
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const NothingChosen: Story = { args: { value: undefined } };

export const Services: Story = {
  args: { label: 'Serviço', options: services, value: 'ig', searchLabel: 'Buscar serviço' },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /País/ }));
    const list = await screen.findByRole('listbox', { name: 'País' });
    await waitFor(() => expect(list).toBeVisible());
    await expect(screen.getByRole('option', { name: /Brasil/ })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('combobox', { name: 'Buscar país' })).toHaveFocus();
  },
};

export const ChoosesByKeyboardAlone: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('button', { name: /País/ });
    control.focus();
    await userEvent.keyboard('p');
    const search = await screen.findByRole('combobox', { name: 'Buscar país' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.clear(search);
    await userEvent.keyboard('es{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('ES');
    await waitFor(() => expect(control).toHaveFocus());
    await expect(control).toHaveAccessibleName(/Espanha/);
  },
};

export const ClosesOnEscape: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('button', { name: /País/ });
    await userEvent.click(control);
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(control).toHaveFocus());
  },
};

export const SaysWhenNothingMatches: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /País/ }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Buscar país' }), 'xyz');
    await expect(screen.getByRole('status')).toHaveTextContent('Nenhum país com esse nome.');
  },
};

export const SkipsDisabledOptions: Story = {
  tags: ['!autodocs', '!dev'],
  args: { label: 'Serviço', options: services, value: 'oi', searchLabel: 'Buscar serviço' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Serviço/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Discord/ }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('combobox')).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: /Instagram/ }).id,
    );
  },
};

export const HandsTheFocusOnAfterAChoice: Story = {
  tags: ['!autodocs', '!dev'],
  render: function WithNextStep(args) {
    const next = useRef<HTMLButtonElement>(null);
    const [value, setValue] = useState<string>();
    return (
      <div className="grid max-w-90 gap-3">
        <Combobox {...args} value={value} onValueChange={setValue} focusAfterChoice={next} />
        <Button ref={next}>Comprar</Button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /País/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Comprar' })).toHaveFocus());
  },
};

export const DisabledWithItsReason: Story = {
  args: {
    label: 'Serviço',
    options: services,
    value: undefined,
    placeholder: 'Escolha o serviço',
    disabledReason: 'Escolha primeiro o país.',
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('button', { name: /Serviço/ });
    await expect(control).toBeDisabled();
    await expect(control).toHaveAccessibleDescription('Escolha primeiro o país.');
  },
};

export const Invalid: Story = { args: { value: undefined, error: 'Escolha um país.' } };

export const OpensOverTheWholeHeight: Story = {
  args: { sheet: { title: 'Escolha o país', closeLabel: 'Fechar' } },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('button', { name: /País/ });
    control.focus();
    await userEvent.keyboard('e');
    const sheet = await screen.findByRole('dialog', { name: 'Escolha o país' });
    await waitFor(() => expect(sheet).toBeVisible());
    const search = screen.getByRole('combobox', { name: 'Buscar país' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.clear(search);
    await userEvent.keyboard('es{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('ES');
    await waitFor(() => expect(control).toHaveFocus());
  },
};
