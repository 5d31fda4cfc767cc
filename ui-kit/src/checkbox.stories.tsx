import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guided, inLanguages } from '../.storybook/parameters';
import { Checkbox, type CheckboxProps } from './checkbox';

const meta = {
  title: 'Forms/Checkbox',
  parameters: guided({
    dos: ['Write what is agreed to as a whole sentence.'],
    donts: ['Tick it beforehand where consent is asked.'],
    keys: [['Space', 'ticks or clears it']],
    notes: ['The whole label is its target.', 'An error is joined to it by aria-describedby.'],
  }),
  component: Checkbox,
  args: {
    label: (
      <>
        Li e aceito os{' '}
        <a href="#termos" className="font-semibold text-link underline underline-offset-4">
          termos de uso
        </a>
      </>
    ),
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Li e aceito os termos de uso' });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText(/Li e aceito/));
    await expect(box).not.toBeChecked();
  },
};

export const Checked: Story = {
  parameters: inLanguages<CheckboxProps>({
    en: { label: 'I have read and accept the terms of use' },
    es: { label: 'He leído y acepto las condiciones de uso' },
  }),
  args: { defaultChecked: true },
};

export const Invalid: Story = { args: { error: 'Para continuar, aceite os termos.' } };

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
