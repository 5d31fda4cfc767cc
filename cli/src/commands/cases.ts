import type { Schemas } from '@torpedo/api-client';
import { Option } from 'commander';
import { changeCommand } from '../command/change.js';
import { key, money, state, text, time, type Columns } from '../command/columns.js';
import type { Group } from '../command/definition.js';
import { listCommand } from '../command/list.js';
import { choice, parseTime, type ChangeOptions } from '../command/options.js';
import { showCommand } from '../command/show.js';
import type { Task } from '../command/task.js';

type Case = Schemas['AdminCaseDto'];
type CaseDetail = Schemas['AdminCaseDetailDto'];

const DECISIONS = ['refund', 'credit', 'refuse', 'answer', 'ask'] as const;
const ID_ARGUMENT = ['<id>', 'of the case'] as const;
const EXAMPLE_ID = '0199aa00-0000-7000-8000-000000000001';

const COLUMNS: Columns<Case> = {
  due_at: time((one) => one.due_at),
  number: key((one) => one.number),
  kind: text((one) => one.kind),
  state: state((one) => one.decision ?? 'open'),
  suggested: text((one) => one.suggestion.decision),
  amount: money(({ amount_cents, currency }) =>
    amount_cents === null || currency === null ? null : { cents: amount_cents, currency },
  ),
  customer: text((one) => one.customer_email),
  owner: text((one) => one.owner_email),
  order: text((one) => one.order_id),
  words: text((one) => one.words),
  id: key((one) => one.id),
};

const DETAIL_COLUMNS: Columns<CaseDetail> = {
  ...COLUMNS,
  evidence: text(({ evidence }) => evidence.map(({ fact, speaks }) => `${fact} (${speaks})`).join(', ')),
  alike: text(({ alike }) => `${alike.as_suggested} of ${alike.decided} as suggested`),
  reply: text((one) => one.reply),
};

const screen = () => '/admin/cases';

const findCase = ({ api, call }: Task, id: string): Promise<CaseDetail> =>
  call('Reading the case…', () => api.GET('/api/v1/admin/cases/{id}', { params: { path: { id } } }));

const list = listCommand('/api/v1/admin/cases', 'List cases, those that are due first at the top', {
  examples: ['torpedo cases list', 'torpedo cases list --owner none --kind dispute'],
  filters: {
    status: choice('--status <status>', 'only these', ['open', 'decided', 'all']),
    owner: choice('--owner <owner>', 'yours, or without an owner', ['me', 'none']),
    kind: choice('--kind <kind>', 'only these', ['dispute', 'paid_nothing_came', 'contact']),
    search: new Option('--search <text>', 'number of the case or the order, its words, or the customer'),
  },
  columns: COLUMNS,
  screen,
});

const show = showCommand('Show one case with its evidence as it is now', {
  examples: [`torpedo cases show ${EXAMPLE_ID}`],
  build: (command) => void command.argument(...ID_ARGUMENT),
  columns: DETAIL_COLUMNS,
  screen,
  load: (task, [id]: [string]) => findCase(task, id),
});

const assigned = (owner: 'me' | 'none', summary: string, verb: string) =>
  changeCommand<CaseDetail, CaseDetail, [string]>({
    action: 'case.assign',
    summary,
    examples: [`torpedo cases ${verb} ${EXAMPLE_ID}`],
    build: (command) => void command.argument(...ID_ARGUMENT),
    find: (task, [id]) => findCase(task, id),
    send: ({ api }, { target: { id, updated_at }, reason }) =>
      api.POST('/api/v1/admin/cases/{id}/assign', {
        params: { path: { id } },
        body: { owner, reason, expected_updated_at: updated_at },
      }),
    columns: COLUMNS,
    done: ({ number }) => (owner === 'me' ? `Case ${number} is yours.` : `Case ${number} has no owner.`),
  });

const postpone = changeCommand<CaseDetail, CaseDetail, [string], ChangeOptions & { until: string }>({
  action: 'case.postpone',
  summary: 'Set a later time at which it is due',
  examples: [`torpedo cases postpone ${EXAMPLE_ID} --until 2026-03-11T12:00:00Z`],
  build: (command) =>
    void command.argument(...ID_ARGUMENT).requiredOption('--until <time>', 'within 30 days', parseTime),
  find: (task, [id]) => findCase(task, id),
  send: ({ api }, { target: { id, updated_at }, options, reason }) =>
    api.POST('/api/v1/admin/cases/{id}/postpone', {
      params: { path: { id } },
      body: { due_at: options.until, reason, expected_updated_at: updated_at },
    }),
  columns: COLUMNS,
  done: ({ number }) => `Case ${number} is due later.`,
});

const decide = changeCommand<
  CaseDetail,
  CaseDetail,
  [string, (typeof DECISIONS)[number]],
  ChangeOptions & { reply?: string | undefined }
>({
  action: 'case.decide',
  summary: 'Decide one and reply to its customer by mail',
  examples: [
    `torpedo cases decide ${EXAMPLE_ID} refund`,
    `torpedo cases decide ${EXAMPLE_ID} refuse --reply "O número recebeu o código às 14:10."`,
  ],
  build: (command) =>
    void command
      .argument(...ID_ARGUMENT)
      .argument('<decision>', `one of ${DECISIONS.join(', ')}`)
      .option('--reply <text>', 'in the customer’s language; the one of the server unless given'),
  find: (task, [id]) => findCase(task, id),
  warn: ({ number }) => ({
    consequence: 'The price of the number goes back to the customer, and the reply is mailed.',
    name: String(number),
  }),
  isFinal: ([, decision]) => decision === 'refund',
  send: ({ api }, { target: { id, updated_at, decisions }, args: [, decision], options, reason }) =>
    api.POST('/api/v1/admin/cases/{id}/decide', {
      params: { path: { id } },
      body: {
        decision,
        reply: options.reply ?? decisions.find((one) => one.decision === decision)?.reply ?? '',
        reason,
        expected_updated_at: updated_at,
      },
    }),
  columns: DETAIL_COLUMNS,
  done: ({ number, decision }) =>
    decision === null ? `Case ${number} waits for the customer.` : `Case ${number}: ${decision}.`,
});

const takeReplyBack = changeCommand<CaseDetail, CaseDetail, [string]>({
  action: 'case.take_reply_back',
  summary: 'Take the reply back, within ten seconds; the decision stays',
  examples: [`torpedo cases take-reply-back ${EXAMPLE_ID}`],
  build: (command) => void command.argument(...ID_ARGUMENT),
  find: (task, [id]) => findCase(task, id),
  send: ({ api }, { target: { id }, reason }) =>
    api.POST('/api/v1/admin/cases/{id}/reply/take-back', { params: { path: { id } }, body: { reason } }),
  columns: DETAIL_COLUMNS,
  done: ({ number }) => `The reply to case ${number} is a draft again.`,
});

const reply = changeCommand<CaseDetail, CaseDetail, [string, string]>({
  action: 'case.reply',
  summary: 'Replace a reply that was taken back',
  examples: [`torpedo cases reply ${EXAMPLE_ID} "O número recebeu o código às 14:10."`],
  build: (command) => void command.argument(...ID_ARGUMENT).argument('<reply>', 'in the customer’s language'),
  find: (task, [id]) => findCase(task, id),
  send: ({ api }, { target: { id }, args: [, text], reason }) =>
    api.POST('/api/v1/admin/cases/{id}/reply', {
      params: { path: { id } },
      body: { reply: text, reason },
    }),
  columns: DETAIL_COLUMNS,
  done: ({ number }) => `The reply to case ${number} leaves in ten seconds.`,
});

export const cases: Group = {
  summary: 'What customers ask staff to decide',
  verbs: {
    list,
    show,
    take: assigned('me', 'Make one yours', 'take'),
    release: assigned('none', 'Give one back to the queue', 'release'),
    postpone,
    decide,
    'take-reply-back': takeReplyBack,
    reply,
  },
};
