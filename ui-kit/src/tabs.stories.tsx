import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guided, inLanguages } from '../.storybook/parameters';
import { Tabs, TabsPanel, type TabsProps } from './tabs';

const meta = {
  title: 'Surfaces/Tabs',
  parameters: guided({
    dos: ['Two to five views of one thing.'],
    donts: ['Use them for places: those are links.'],
    keys: [
      ['← →', 'move and show'],
      ['Home, End', 'first and last'],
      ['Tab', 'moves into the view'],
    ],
    notes: ['tablist, tab and tabpanel are joined.'],
  }),
  component: Tabs,
  subcomponents: { TabsPanel },
  args: {
    label: 'Conta',
    value: 'data',
    onValueChange: fn(),
    tabs: [
      { value: 'data', label: 'Meus dados' },
      { value: 'security', label: 'Segurança' },
      { value: 'sessions', label: 'Aparelhos', count: 3 },
    ],
    children: (
      <>
        <TabsPanel value="data">Nome, telefone, CPF.</TabsPanel>
        <TabsPanel value="security">Senha e duas etapas.</TabsPanel>
        <TabsPanel value="sessions">Três aparelhos conectados.</TabsPanel>
      </>
    ),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    function change(next: string) {
      args.onValueChange(next);
      setValue(next);
    }
    return <Tabs {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: inLanguages<TabsProps<string>>({
    en: {
      label: 'Account',
      tabs: [
        { value: 'data', label: 'My details' },
        { value: 'security', label: 'Security' },
        { value: 'sessions', label: 'Devices', count: 3 },
      ],
    },
    es: {
      label: 'Cuenta',
      tabs: [
        { value: 'data', label: 'Mis datos personales' },
        { value: 'security', label: 'Seguridad' },
        { value: 'sessions', label: 'Dispositivos', count: 3 },
      ],
    },
  }),
};

export const MovesByArrowKeys: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Meus dados' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Segurança' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('security');
    await expect(canvas.getByRole('tabpanel', { name: 'Segurança' })).toHaveTextContent('duas etapas');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel', { name: /Aparelhos/ })).toBeVisible();
  },
};

export const ScrollsWhenNarrow: Story = {
  decorators: [
    (Story) => (
      <div className="w-60">
        <Story />
      </div>
    ),
  ],
};
