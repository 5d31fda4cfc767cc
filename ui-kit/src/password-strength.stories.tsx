import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { guided, inLanguages } from '../.storybook/parameters';
import { PasswordField } from './password-field';
import {
  PasswordStrength,
  type PasswordStrengthLevel,
  type PasswordStrengthProps,
} from './password-strength';

const tests = [
  { id: 'length', label: 'Pelo menos 8 caracteres', holds: (typed: string) => typed.length >= 8 },
  { id: 'lower', label: 'Uma letra minúscula', holds: (typed: string) => /\p{Ll}/u.test(typed) },
  { id: 'upper', label: 'Uma letra maiúscula', holds: (typed: string) => /\p{Lu}/u.test(typed) },
  { id: 'digit', label: 'Um número', holds: (typed: string) => /\d/.test(typed) },
  { id: 'special', label: 'Um caractere especial', holds: (typed: string) => /[^\p{L}\d]/u.test(typed) },
];

const criteriaOf = (typed: string) => tests.map(({ holds, ...test }) => ({ ...test, met: holds(typed) }));

const levels: PasswordStrengthLevel[] = ['weak', 'weak', 'weak', 'medium', 'good', 'strong'];

const levelOf = (typed: string) => levels[criteriaOf(typed).filter(({ met }) => met).length];

const meta = {
  title: 'Forms/PasswordStrength',
  parameters: guided({
    dos: ['Tick each rule while it is typed.'],
    donts: ['Show it as an error before anything is typed.'],
    notes: ['What is fulfilled is said in words too.'],
  }),
  component: PasswordStrength,
  args: {
    label: 'Força da senha',
    criteria: criteriaOf(''),
    levelLabels: { weak: 'Fraca', medium: 'Média', good: 'Boa', strong: 'Forte' },
    metLabel: 'atendido',
    unmetLabel: 'falta',
    className: 'max-w-110',
  },
} satisfies Meta<typeof PasswordStrength>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Weak: Story = { args: { criteria: criteriaOf('abc1'), level: 'weak' } };

export const Medium: Story = {
  parameters: inLanguages<PasswordStrengthProps>({
    en: {
      label: 'Password strength',
      levelLabels: { weak: 'Weak', medium: 'Medium', good: 'Good', strong: 'Strong' },
    },
    es: {
      label: 'Seguridad de la contraseña',
      levelLabels: { weak: 'Débil', medium: 'Media', good: 'Buena', strong: 'Muy segura' },
    },
  }),
  args: { criteria: criteriaOf('Abcd1'), level: 'medium' },
};

export const Good: Story = { args: { criteria: criteriaOf('Abcdef12'), level: 'good' } };

export const Strong: Story = { args: { criteria: criteriaOf('Abcdef1!'), level: 'strong' } };

export const FollowsTheTyping: Story = {
  tags: ['!autodocs', '!dev'],
  render: function Typed(args) {
    const [typed, setTyped] = useState('');
    return (
      <div className="grid max-w-110 gap-4">
        <PasswordField
          label="Nova senha"
          revealLabel="Mostrar a senha"
          concealLabel="Esconder a senha"
          autoComplete="new-password"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <PasswordStrength {...args} criteria={criteriaOf(typed)} level={typed ? levelOf(typed) : undefined} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Nova senha');
    await userEvent.type(field, 'abc');
    await expect(canvas.getByText('Fraca')).toBeVisible();
    await userEvent.type(field, 'DEF12!');
    await expect(canvas.getByText('Forte')).toBeVisible();
    await expect(canvas.getAllByText('atendido', { exact: false })).toHaveLength(5);
  },
};
