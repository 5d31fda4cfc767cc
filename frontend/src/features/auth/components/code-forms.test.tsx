import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { speakPortuguese } from '../../../testing/portuguese';
import { SecondStepForm } from './second-step-form';
import { VerifyForm } from './verify-form';

beforeAll(() => speakPortuguese('auth', 'security'));

const incomplete = 'O código deve ter 6 dígitos';

it('sends a mailed code at its last digit, and reports a missing or short code when the field is left', async () => {
  const onSubmit = vi.fn();
  render(<VerifyForm problem={undefined} busy={false} retry={0} onSubmit={onSubmit} />);
  const field = screen.getByLabelText('Código');
  await userEvent.tab();
  expect(await screen.findByText('Informe o código recebido por e-mail')).toBeVisible();
  await userEvent.type(field, '12345');
  expect(await screen.findByText(incomplete)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field).toHaveFocus();
  await userEvent.type(field, '6');
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith('123456'));
});

it('sends a code of the app once, and shows no error while the next one is typed', async () => {
  const onSubmit = vi.fn();
  render(<SecondStepForm problem="Código inválido" busy={false} onSubmit={onSubmit} onBack={vi.fn()} />);
  const field = screen.getByLabelText('Código do aplicativo');
  await userEvent.type(field, '000000');
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith('000000'));
  await vi.waitFor(() => expect(field).toHaveValue(''));
  await userEvent.type(field, '12');
  expect(screen.queryByText(incomplete)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText(incomplete)).toBeVisible();
  expect(field).toHaveFocus();
});

it('clears the errors when the person changes to a recovery code', async () => {
  const onSubmit = vi.fn();
  render(<SecondStepForm problem="Código inválido" busy={false} onSubmit={onSubmit} onBack={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText(incomplete)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Usar um código de recuperação' }));
  expect(screen.queryByText('Código inválido')).toBeNull();
  expect(screen.queryByText(incomplete)).toBeNull();
  const field = screen.getByLabelText('Código de recuperação');
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('Digite um código de recuperação')).toBeVisible();
  expect(field).toHaveFocus();
  await userEvent.type(field, ' abcd-efgh ');
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith('abcd-efgh'));
});
