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
    ...{ owner_id: null, owned_at: null, owner_name: null, owner_email: null },
    ...{ decided_by: null, decided_by_name: null, decided_by_email: null },
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

/** The reader's id in the API's document. */
const ME = '01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b11';
const CARLA = { owner_id: ME, owner_name: 'Carla Dias', owner_email: 'carla@torpedo.example', owned_at: NOW };
const MARIANA = {
  owner_id: 'mariana',
  owner_name: 'Mariana Alves',
  owner_email: 'mariana@torpedo.example',
  owned_at: NOW,
};

const paid = caseOf(2291, 21, {
  ...{ kind: 'paid_nothing_came', customer_name: 'Ana Beatriz Lima', amount_cents: 5_000, ...CARLA },
  words: 'Paguei o Pix ontem à noite e o saldo não entrou. Segue o comprovante.',
  suggestion: { decision: 'credit', ground: 'payment_needs_staff' },
});

const cases = [
  caseOf(2279, 74, {
    ...{ kind: 'paid_nothing_came', customer_name: 'Renata Lopes', amount_cents: 10_000 },
    suggestion: { decision: 'credit', ground: 'payment_needs_staff' },
  }),
  caseOf(2294, 58, {
    ...{ customer_name: 'Davi Moura', words: 'O aplicativo diz que o código expirou.' },
    suggestion: { decision: 'refuse', ground: 'finished_by_customer' },
  }),
  caseOf(2285, 52, {
    ...{ kind: 'paid_nothing_came', customer_name: 'Igor Tavares', amount_cents: 2_500 },
    suggestion: { decision: 'ask', ground: 'payment_not_found' },
  }),
  caseOf(2287, 34, {
    ...{ customer_name: 'Helena Prado', amount_cents: 90, ...CARLA },
    suggestion: { decision: 'refund', ground: 'reported_by_others' },
  }),
  paid,
  caseOf(2297, 12, {
    ...{ kind: 'number_registered', customer_name: 'Sofía Ibáñez', amount_cents: 170, ...MARIANA },
    suggestion: { decision: 'refund', ground: 'sold_before' },
  }),
  caseOf(2283, 190, {
    ...{ kind: 'contact', subject: 'não consigo entrar', user_id: null, order_id: null },
    ...{ amount_cents: null, customer_name: 'Otávio Reis', currency: null },
    suggestion: { decision: 'answer', ground: 'message' },
  }),
  caseOf(2288, 120, {
    ...{ kind: 'contact', subject: 'nota fiscal', user_id: null, order_id: null, ...MARIANA },
    ...{ amount_cents: null, customer_name: null, customer_email: 'joana@exemplo.com.br', currency: null },
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
  ...{ decided_by: 'staff', decided_by_name: 'Carla Dias', decided_by_email: 'carla@torpedo.local' },
  reply: 'Oi, Helena. Devolvemos R$ 0,90 ao seu saldo.',
});
const EVIDENCE = {
  disputed: [
    evidence('sold_before', 'for', { source: 'order' }),
    evidence('price_paid', 'for', { source: 'order' }),
    evidence('finished_by_customer', 'against', { source: 'order' }),
    evidence('account_age', 'unknown', { count: 42, source: 'account' }),
  ],
  paid: [
    evidence('payment_needs_staff', 'for', { source: 'topup' }),
    evidence('few_cases', 'for', { count: 1 }),
    evidence('account_age', 'unknown', { count: 42, source: 'account' }),
  ],
  contact: [],
};

const DECISIONS = {
  disputed: [
    { decision: 'refund', reply: 'Oi. Conferimos o seu pedido e devolvemos o valor ao seu saldo.' },
    { decision: 'refuse', reply: 'Oi. Conferimos o seu pedido: o código chegou e foi usado.' },
    { decision: 'ask', reply: 'Oi. Pode nos mandar uma foto da tela do aplicativo?' },
  ],
  paid: [
    {
      decision: 'credit',
      reply:
        'Oi, Ana. Seu Pix de R$ 50,00 chegou um minuto depois do prazo do QR. Já somamos o valor ao seu saldo, que agora é R$ 74,10. Desculpe a espera.',
    },
    { decision: 'ask', reply: 'Oi, Ana. Pode nos mandar o comprovante do Pix?' },
    { decision: 'refuse', reply: 'Oi, Ana. Não achamos nenhum pagamento.' },
  ],
  contact: [{ decision: 'answer', reply: 'Oi. Recebemos a sua mensagem.' }],
} as const;

type Template = Schemas['CaseTemplateDto'];

const template = (name: Template['template'], decision: Template['decision'], text: string): Template => ({
  template: name,
  decision,
  texts: { pt: text, en: text, es: text },
});

const ALL: readonly { decision: Template['decision']; reply: string }[] = Object.values(DECISIONS).flat();
const draftOf = (decision: Template['decision']) =>
  ALL.findLast((each) => each.decision === decision)?.reply ?? '';

const TEMPLATES = {
  disputed: [
    template('returned', 'refund', DECISIONS.disputed[0].reply),
    template('registered', 'refund', 'Oi. O número já tinha cadastro no serviço: devolvemos o valor.'),
    template('delivered', 'refuse', DECISIONS.disputed[1].reply),
  ],
  paid: [
    template('late', 'credit', draftOf('credit')),
    template('found', 'credit', 'Oi, Ana. Achamos o seu Pix: R$ 50,00 já estão no seu saldo.'),
    template('receipt', 'ask', DECISIONS.paid[1].reply),
    template('unpaid', 'refuse', DECISIONS.paid[2].reply),
  ],
  contact: [template('read', 'answer', draftOf('answer'))],
};

const SORTS = {
  code_wrong: 'disputed',
  number_registered: 'disputed',
  paid_nothing_came: 'paid',
  contact: 'contact',
} as const;

const queue: Answers = {
  '/api/v1/admin/cases': (documented, { url }) =>
    new URL(url).searchParams.has('status')
      ? { ...documented, items: [decided], total: 1_204 }
      : { items: cases, total: 23, total_is_estimated: false, next_cursor: 'x' },
  '/api/v1/admin/cases/{id}/viewers': () => ({ others: [] }),
  '/api/v1/admin/cases/{id}': (_documented, { url }) => {
    const found = [...cases, decided].find(({ id }) => url.endsWith(id)) ?? paid;
    const sort = SORTS[found.kind];
    return {
      ...{ ...found, balance_cents: 2_410, alike: { decided: 38, as_suggested: 36 } },
      evidence: EVIDENCE[sort],
      decisions: [...DECISIONS[sort]],
      templates: TEMPLATES[sort],
    };
  },
};

/** Another member of staff has the same case open. */
export const Case = screen('/admin/cases?case=01a1fe04-0000-7000-8000-000000002297', {
  ...queue,
  '/api/v1/admin/cases/{id}/viewers': () => ({
    others: [{ id: 'mariana', name: 'Mariana Alves', email: 'mariana@torpedo.example' }],
  }),
});

const [, refused] = cases as [CaseDto, CaseDto];
const detailOf = queue['/api/v1/admin/cases/{id}']!;
let isRefused = false;
const waiting = { decided_at: NOW, decision: 'refuse', reply: 'Oi, Davi.', reply_due_at: NOW } as const;

/** The next case, with the result of the last decision above it. */
export const Undo: ScreenStory = {
  ...screen(`/admin/cases?case=${refused.id}`, {
    ...queue,
    '/api/v1/admin/cases/{id}': async (documented, request) => {
      const detail = await detailOf(documented, request);
      return isRefused && detail.id === refused.id
        ? { ...detail, ...waiting, decisions: [], templates: [] }
        : detail;
    },
    'POST /api/v1/admin/cases/{id}/decide': (documented) => {
      isRefused = true;
      return { ...documented, ...refused, ...waiting, decisions: [], templates: [] };
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

/** The reply of this case was withdrawn. */
export const Draft = screen(`/admin/cases?status=decided&case=${decided.id}`, queue);

export const Queue = screen(`/admin/cases?case=${paid.id}`, queue);

export const Nothing = screen('/admin/cases', {
  ...queue,
  '/api/v1/admin/cases': () => ({ items: [], total: 0, total_is_estimated: false, next_cursor: null }),
});
