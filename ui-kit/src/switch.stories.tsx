import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guided, inLanguages } from '../.storybook/parameters';
import { Card } from './card';
import { Switch, type SwitchProps } from './switch';

const meta = {
  title: 'Forms/Switch',
  parameters: guided({
    dos: ['Use it where the change works at once.'],
    donts: ['Use it in a form that is sent: that is a checkbox.'],
    keys: [['Space', 'turns it on or off']],
    notes: ['role="switch"; the description belongs to it.'],
  }),
  component: Switch,
  args: {
    label: 'Avisar quando o código chegar',
    description: 'Uma notificação neste aparelho, mesmo com a aba fechada.',
    onChange: fn(),
    className: 'max-w-110',
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Avisar quando o código chegar' });
    await expect(control).toHaveAccessibleDescription(/mesmo com a aba fechada/);
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('Avisar quando o código chegar'));
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const On: Story = {
  parameters: inLanguages<SwitchProps>({
    en: {
      label: 'Tell me when the code arrives',
      description: 'A notification on this device, even with the tab closed.',
    },
    es: {
      label: 'Avisarme cuando llegue el código',
      description: 'Una notificación en este dispositivo, incluso con la pestaña cerrada.',
    },
  }),
  args: { defaultChecked: true },
};

export const Disabled: Story = { args: { disabled: true } };

export const LockedOn: Story = {
  args: {
    defaultChecked: true,
    disabled: true,
    label: 'Cookies essenciais',
    description: 'Sem eles não há como entrar na conta.',
  },
};

export const WithoutDescription: Story = { args: { description: undefined } };

export const Several: Story = {
  render: (args) => (
    <Card className="grid max-w-110 gap-2">
      <Switch {...args} label="Essenciais" description="Sempre ligados." defaultChecked disabled />
      <Switch {...args} label="Preferências" description="Idioma, tema e moeda." defaultChecked />
      <Switch {...args} label="Estatísticas" description="Quais telas são usadas, sem dizer por quem." />
    </Card>
  ),
};
