import type { Schemas } from '@torpedo/api-client';
import { userEvent } from 'storybook/test';
import { type Answers, NOW } from './documented-server';
import { screens, type ScreenStory } from './screen-story';
import { staffScreen as screen } from './staff-screen';

export default { ...screens, title: 'Screens/Back-office/Cases' };

type CaseDto = Schemas['AdminCaseDto'];

const caseOf = (number: number, minutes: number, facts: Partial<CaseDto>): CaseDto => {
  const opened = new Date(Date.parse(NOW) - minutes * 60_000);
  const hours = facts.kind === 'contact' ? 8 : 1;
  return {
    id: `01a1fe04-0000-7000-8000-00000000${number}`,
    kind: 'code_wrong',
    language: 'pt',
    currency: 'BRL',
    ...{ number, order_id: `01a1fe04-de7a-7b21-9f0c-5d7a4f8a${number}`, amount_cents: 240 },
    ...{ user_id: '01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b11', customer_name: 'Ana Beatriz Lima' },
    ...{ name: null, email: null, customer_email: 'ana@example.com', subject: null, words: '', reply: null },
    ...{ reply_due_at: null, replied_at: null },
    ...{ owner_id: null, owned_at: null, owner_email: null, decided_by: null, decided_by_email: null },
    ...{
      opened_at: opened.toISOString(),
      updated_at: opened.toISOString(),
      decided_at: null,
      decision: null,
    },
    due_at: new Date(opened.getTime() + hours * 3_600_000).toISOString(),
    suggestion: { decision: null, ground: 'code_received' },
    ...facts,
  };
};

const paid = caseOf(2291, 74, {
  kind: 'paid_nothing_came',
  ...{ customer_name: 'Renata Lopes', amount_cents: 10_000 },
  suggestion: { decision: 'ask', ground: 'payment_not_found' },
});

const cases = [
  paid,
  caseOf(2294, 58, {
    ...{ customer_name: 'Davi Moura', words: 'O aplicativo diz que o código expirou.' },
    suggestion: { decision: 'refuse', ground: 'finished_by_customer' },
  }),
  caseOf(2297, 12, {
    kind: 'number_registered',
    ...{ owner_id: 'staff', owner_email: 'carla@torpedo.local' },
    suggestion: { decision: 'refund', ground: 'sold_before' },
  }),
  caseOf(2288, 180, {
    kind: 'contact',
    ...{ subject: 'nota fiscal', user_id: null, order_id: null, amount_cents: null },
    ...{ customer_name: 'Joana', customer_email: 'joana@example.com', currency: null },
    suggestion: { decision: 'answer', ground: 'message' },
  }),
];

const evidence = (
  fact: Schemas['CaseEvidenceDto']['fact'],
  speaks: Schemas['CaseEvidenceDto']['speaks'],
  more: Partial<Schemas['CaseEvidenceDto']> = {},
): Schemas['CaseEvidenceDto'] => ({ ...{ fact, speaks, at: NOW, count: null, source: null }, ...more });

const decided = caseOf(2301, 20, {
  ...{ customer_name: 'Helena Prado', amount_cents: 90, decision: 'refund', decided_at: NOW },
  ...{ decided_by: 'staff', decided_by_email: 'carla@torpedo.local' },
  reply: 'Oi, Helena. Devolvemos R$ 0,90 ao seu saldo.',
});
cases.push(decided);

const queue: Answers = {
  '/api/v1/admin/cases': () => ({ items: cases, total: 23, total_is_estimated: false, next_cursor: 'x' }),
  '/api/v1/admin/cases/counts': () => ({
    ...{ open: 23, mine: 4, unowned: 9, overdue: 1, paid_nothing_came: 7, disputes: 6, contact: 10 },
  }),
  '/api/v1/admin/cases/{id}/viewers': () => ({
    others: [{ id: 'mariana', name: 'Mariana Alves', email: 'mariana@torpedo.local' }],
  }),
  '/api/v1/admin/cases/{id}': (_documented, { url }) => ({
    ...(cases.find(({ id }) => url.endsWith(id)) ?? paid),
    ...{ balance_cents: 2_410, alike: { decided: 38, as_suggested: 36 } },
    evidence: [
      evidence('sold_before', 'for', { source: 'order' }),
      evidence('price_paid', 'for', { source: 'order' }),
      evidence('finished_by_customer', 'against', { source: 'order' }),
      evidence('account_age', 'unknown', { count: 42, source: 'account' }),
    ],
    decisions: [
      { decision: 'refund', reply: 'Oi, Ana. Conferimos o seu pedido e devolvemos R$ 2,40 ao seu saldo.' },
      { decision: 'refuse', reply: 'Oi, Ana. Conferimos o seu pedido.' },
      { decision: 'answer', reply: 'Oi, Ana. Recebemos a sua mensagem.' },
    ],
  }),
};

export const Case = screen('/admin/cases?case=01a1fe04-0000-7000-8000-000000002297', queue);

const [, refused] = cases as [CaseDto, CaseDto];
const detailOf = queue['/api/v1/admin/cases/{id}']!;
let isRefused = false;
const waiting = { decided_at: NOW, decision: 'refuse', reply: 'Oi, Davi.', reply_due_at: NOW } as const;

/** The next case, below what the last decision came to. */
export const Undo: ScreenStory = {
  ...screen(`/admin/cases?case=${refused.id}`, {
    ...queue,
    '/api/v1/admin/cases/{id}': async (documented, request) => {
      const detail = await detailOf(documented, request);
      return isRefused && detail.id === refused.id ? { ...detail, ...waiting, decisions: [] } : detail;
    },
    'POST /api/v1/admin/cases/{id}/decide': (documented) => {
      isRefused = true;
      return { ...documented, ...refused, ...waiting, decisions: [] };
    },
  }),
  play: async (context) => {
    isRefused = false;
    await screens.play(context);
    const { canvas } = context;
    await userEvent.click(
      await canvas.findByRole('button', { pressed: true, name: /^(Recusar|Refuse|Rechazar)/ }),
    );
    await canvas.findByRole('button', { name: /(a resposta|the reply|la respuesta)$/ });
  },
};

/** Its reply was taken back. */
export const Draft = screen(`/admin/cases?status=decided&case=${decided.id}`, queue);

export const Queue = screen('/admin/cases', queue);

export const Nothing = screen('/admin/cases', {
  ...queue,
  '/api/v1/admin/cases': () => ({ items: [], total: 0, total_is_estimated: false, next_cursor: null }),
});
