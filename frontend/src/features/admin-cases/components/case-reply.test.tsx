import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../../../testing/fake-server';
import { openScreen } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import type { CaseDetail } from '../api/cases';
import { CaseReply, DecidedBar } from './case-reply';

beforeAll(() => speakPortuguese('admin-cases', 'admin-kit', 'errors'));

const AT = '/api/v1/admin/cases/c1';
const decided = {
  id: 'c1',
  number: 7,
  decision: 'refuse',
  reply: 'Oi.',
  reply_due_at: 'soon',
  replied_at: null,
};
const undo = async () => fireEvent.click(await screen.findByRole('button', { name: 'Desfazer a resposta' }));

it('the reply of the last decision can be taken back while it waits', async () => {
  const onTakenBack = vi.fn();
  fakeServer({
    [`GET ${AT}`]: () => ({ body: decided }),
    [`POST ${AT}/reply/take-back`]: () => ({ body: { ...decided, reply_due_at: null } }),
  });
  openScreen(<DecidedBar id="c1" onTakenBack={onTakenBack} />);
  expect(await screen.findByText('Caso 7: Recusado. A resposta sai em instantes.')).toBeVisible();
  await undo();
  await vi.waitFor(() => expect(onTakenBack).toHaveBeenCalledOnce());
});

it('the bar says when the mail was sent before the undo', async () => {
  let mailed = {};
  fakeServer({
    [`GET ${AT}`]: () => ({ body: { ...decided, ...mailed } }),
    [`POST ${AT}/reply/take-back`]: () => {
      mailed = { reply_due_at: null, replied_at: 'now' };
      return refusal(409, 'CASE_REPLY_SENT');
    },
  });
  openScreen(<DecidedBar id="c1" onTakenBack={() => undefined} />);
  await undo();
  expect(await screen.findByText(/CASE_REPLY_SENT|já saiu/)).toBeVisible();
  await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

it('a reply that was taken back is a draft that can be changed and sent again', async () => {
  const requests = fakeServer({ [`POST ${AT}/reply`]: () => ({ body: decided }) });
  openScreen(<CaseReply found={{ ...decided, reply_due_at: null } as CaseDetail} />);
  const field = await screen.findByLabelText('Resposta');
  expect(field).toHaveValue('Oi.');
  fireEvent.change(field, { target: { value: 'Oi, Davi.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar resposta' }));
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(await requests[0]?.json()).toEqual({ reply: 'Oi, Davi.', reason: '' });
});
