import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speakPortuguese } from '../../../testing/portuguese';
import { SLOW } from '../../../testing/slow';
import { RegisterForm } from './register-screen';

beforeAll(() => speakPortuguese('auth'));

function open() {
  const onSubmit = vi.fn();
  render(<RegisterForm problem={undefined} busy={false} retry={0} onSubmit={onSubmit} />);
  return {
    onSubmit,
    user: userEvent.setup(),
    email: screen.getByLabelText('E-mail'),
    password: screen.getByLabelText('Senha'),
    confirmation: screen.getByLabelText('Confirmar senha'),
    submit: screen.getByRole('button', { name: 'Criar conta' }),
  };
}

describe('registration form', () => {
  it('checks a field while it is typed and when it is left', async () => {
    const { user, email, password } = open();
    await user.type(email, 'ana');
    expect(await screen.findByText('Email deve ter um formato válido')).toBeVisible();
    await user.clear(email);
    expect(await screen.findByText('Email é obrigatório')).toBeVisible();
    await user.click(password);
    await user.tab();
    expect(await screen.findByText('Senha é obrigatória')).toBeVisible();
  });

  it('shows the error of a field that was just added, even when it is filled at once', async () => {
    open();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const add = screen.getByRole('button', { name: 'Adicionar CPF' });
    fireEvent.mouseDown(add);
    fireEvent.mouseUp(add);
    fireEvent.click(add);
    fireEvent.change(screen.getByLabelText('CPF (opcional)'), { target: { value: '111.111.111-11' } });
    await act(() => Promise.resolve());
    act(() => {
      vi.runAllTimers();
    });
    vi.useRealTimers();
    expect(screen.getByText('CPF inválido')).toBeVisible();
  });

  it('reports different passwords only when the first one is valid', async () => {
    const { user, password, confirmation } = open();
    await user.type(password, 'abc');
    await user.type(confirmation, 'abd');
    expect(await screen.findByText('Senha deve ter pelo menos 8 caracteres')).toBeVisible();
    expect(screen.queryByText('As senhas devem coincidir')).toBeNull();

    await user.type(password, 'Defg1@');
    expect(await screen.findByText('As senhas devem coincidir')).toBeVisible();
  });

  it('ticks off each met criterion while the password is typed', async () => {
    const { user, password } = open();
    const criteria = screen.getByRole('list', { name: /^Pelo menos 8 caracteres/ });
    const met = () =>
      within(criteria)
        .getAllByRole('listitem')
        .filter((item) => item.textContent?.endsWith('atendido')).length;
    expect(met()).toBe(0);
    await user.type(password, 'abcdefg1');
    expect(met()).toBe(3);
    await user.type(password, 'A@');
    expect(met()).toBe(5);
  });

  it('shows no error at fields that were not reached yet', async () => {
    const { user, password } = open();
    await user.type(password, 'Abcdefg1@');
    expect(screen.queryByText('Confirmação de senha é obrigatória')).toBeNull();
  });

  it('sends nothing and explains why while a field is invalid', async () => {
    const { user, submit, onSubmit } = open();
    await user.click(submit);
    expect(await screen.findByText('Por favor, corrija os erros no formulário.')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('submits the typed values, with an optional formatted CPF', async () => {
    const { user, email, password, confirmation, submit, onSubmit } = open();
    await user.type(email, 'ana@exemplo.com.br');
    await user.type(password, 'Abcdefg1@');
    await user.type(confirmation, 'Abcdefg1@');
    expect(screen.queryByLabelText('CPF (opcional)')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Adicionar CPF' }));
    const cpf = screen.getByLabelText('CPF (opcional)');
    expect(cpf).toHaveFocus();
    await user.type(cpf, '52998224725');
    expect(cpf).toHaveValue('529.982.247-25');
    await user.click(submit);
    await vi.waitFor(
      () =>
        expect(onSubmit).toHaveBeenCalledWith({
          email: 'ana@exemplo.com.br',
          password: 'Abcdefg1@',
          cpf: '529.982.247-25',
        }),
      SLOW,
    );
  });
});
