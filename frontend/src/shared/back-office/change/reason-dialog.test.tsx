import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../../../testing/fake-server';
import { speakPortuguese } from '../../../testing/portuguese';
import { confirmationQuestion } from '../staff-api';
import { changeCall } from '../staff-query';
import { ReasonDialog, type ReasonDialogProps } from './reason-dialog';

const STATUS = '/api/v1/admin/users/u1/status';
const REFUSED = refusal(403, 'REAUTHENTICATION_REQUIRED');

beforeAll(() => speakPortuguese('admin-kit'));

const call = changeCall('patch', '/api/v1/admin/users/{id}/status', { id: 'u1' }, { is_active: false });

function open(props: Partial<ReasonDialogProps> = {}) {
  const onDone = vi.fn();
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReasonDialog
        action="user.change_status"
        onClose={onClose}
        title="Desativar Ana"
        text="Sai de todos os aparelhos."
        submitLabel="Desativar"
        tone="danger"
        reasons={['Suspeita de fraude']}
        call={call}
        onDone={onDone}
        {...props}
      />
    </QueryClientProvider>,
  );
  return { onDone, onClose };
}

const preview = { intent: 'u1 false', preview: { labels: { is_active: 'Ativo' } } };
const changes = [
  {
    action: 'x',
    entity_type: 'user',
    entity_id: 'u1',
    before: { is_active: true },
    after: { is_active: false },
  },
];
const isDryRun = (request: Request) => request.headers.has('X-Dry-Run');

it('is an alert dialog that sends nothing without a reason, and then the chosen reason with a key', async () => {
  const requests = fakeServer({ [`PATCH ${STATUS}`]: () => ({ body: { id: 'u1' } }) });
  const { onDone, onClose } = open();
  const submit = screen.getByRole('button', { name: 'Desativar' });
  expect(screen.getByRole('alertdialog', { name: 'Desativar Ana' })).toBeVisible();
  await userEvent.click(submit);
  expect(await screen.findByText('Diga o motivo')).toBeVisible();
  expect(requests).toHaveLength(0);

  await userEvent.click(screen.getByRole('button', { name: 'Suspeita de fraude' }));
  await userEvent.click(submit);
  await waitFor(() => expect(onDone).toHaveBeenCalledWith({ id: 'u1' }));
  expect(onClose).toHaveBeenCalled();
  expect(await requests[0]!.json()).toEqual({ is_active: false, reason: 'Suspeita de fraude' });
  expect(requests[0]!.headers.get('Idempotency-Key')).toBeTruthy();
});

it('shows, before a reason is given, what the server says would change', async () => {
  fakeServer({ [`PATCH ${STATUS}`]: () => ({ body: { dry_run: true, changes } }) });
  open(preview);
  expect(await screen.findByText('Ativo')).toBeVisible();
  expect(screen.getByText('Não')).toBeVisible();
});

it('asks for the password only for a pressed button, never for the preview', async () => {
  let isConfirmed = false;
  const requests = fakeServer({
    [`PATCH ${STATUS}`]: (request) => {
      if (!isConfirmed) return REFUSED;
      return { body: isDryRun(request) ? { dry_run: true, changes } : { id: 'u1' } };
    },
  });
  open(preview);
  const confirmNow = await screen.findByRole('button', { name: 'Confirmar agora' });
  await userEvent.type(screen.getByLabelText('Motivo'), 'chargeback');
  expect(confirmationQuestion.read()).toBe(false);
  expect(requests.every(isDryRun)).toBe(true);

  await userEvent.click(confirmNow);
  expect(confirmationQuestion.read()).toBe(true);
  isConfirmed = true;
  confirmationQuestion.answer(true);
  expect(await screen.findByText('Não')).toBeVisible();
});

it('says that somebody else saved first, and what they saved', async () => {
  fakeServer({
    [`PATCH ${STATUS}`]: () => refusal(409, 'CHANGED_MEANWHILE', { current: { name: 'Bia' } }),
  });
  const { onDone } = open({
    action: 'user.change_role',
    describeCurrent: (current) => <p>agora {(current as { name: string }).name}</p>,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Desativar' }));
  expect(await screen.findByText('agora Bia')).toBeVisible();
  expect(screen.getByText('Outra pessoa mudou isto enquanto você decidia')).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});

it('says what is wrong with its fields when the button is pressed, and sends nothing', async () => {
  const requests = fakeServer({});
  open({ action: 'user.change_role', problemTitle: 'Valor Inválido', problem: 'Digite um valor' });
  await userEvent.click(screen.getByRole('button', { name: 'Desativar' }));
  expect(await screen.findByText('Valor Inválido')).toBeVisible();
  expect(screen.getByText('Digite um valor')).toBeVisible();
  expect(requests).toHaveLength(0);
});
