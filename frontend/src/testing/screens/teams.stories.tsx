import type { Schemas } from '@torpedo/api-client';
import { expect, userEvent, within } from 'storybook/test';
import { forgetInvitation, keepInvitation } from '../../features/team/rules/kept-invitation';
import { i18n } from '../../shared/i18n/i18n';
import { chooseWallet } from '../../shared/teams/choose-wallet';
import { type Answers, Refusal } from './documented-server';
import { inUse } from './numbers-in-use';
import { screens, type ScreenStory } from './screen-story';

export default { ...screens, title: 'Screens/Teams' };

type Person = Schemas['TeamPersonDto'];
type Movement = Schemas['StatementMovementDto'];

const OWN = '01a1fe02-8f1c-7d3e-9b54-2c6a7f0e1d45';
const OTHERS = '01a1fe02-8f1c-7d3e-9b54-2c6a7f0e1d46';

const person = (over: Partial<Person>): Person => ({
  user_id: OWN,
  name: 'Ana Ribeiro',
  email: 'ana@lojadobairro.com.br',
  role: 'buyer',
  monthly_budget_cents: null,
  warns_owner: true,
  currency: 'BRL',
  spent_cents: 0,
  numbers: 0,
  last_used_at: '2026-03-10T11:20:00.000Z',
  ...over,
});

const PEOPLE: Person[] = [
  person({ role: 'owner', spent_cents: 18640, numbers: 14, warns_owner: false }),
  person({
    ...{ user_id: 'caio', name: 'Caio Nunes', email: 'caio@lojadobairro.com.br' },
    ...{ monthly_budget_cents: 20000, spent_cents: 17120, numbers: 52 },
  }),
  person({
    ...{ user_id: 'julia', name: 'Júlia Prado', email: 'julia@lojadobairro.com.br' },
    ...{ monthly_budget_cents: 10000, spent_cents: 3816, numbers: 17 },
  }),
  person({
    ...{ user_id: 'rafael', name: 'Rafael Lima', email: 'rafael@lojadobairro.com.br' },
    ...{ monthly_budget_cents: 5000, spent_cents: 5000, numbers: 21 },
    last_used_at: '2026-03-09T18:40:00.000Z',
  }),
  person({
    ...{ user_id: 'contas', name: null, email: 'contas@lojadobairro.com.br', role: 'viewer' },
    last_used_at: null,
  }),
];

const numberOf = (code: string, name: string, id: string, who: string): Movement['order'] => ({
  ...{ type: 'sms_number', id: `order-${code}`, status: 'COMPLETED', expires_at: null },
  service: { code, name, image_url: `/images/services/${name.toLowerCase()}.svg` },
  country: { iso_code: 'BR', name: 'Brasil', flag_image_url: '/images/flags/BR.svg' },
  ...{ phone_number: '+5511912345678', phone_number_formatted: '+55 11 91234-5678' },
  member: { id, name: who },
});

function happened([documented]: readonly Movement[]): Movement[] {
  const one = (id: string, over: Partial<Movement>): Movement => ({
    ...documented!,
    ...{ id, currency: 'BRL', counterpart: null, created_at: '2026-03-10T11:20:00.000Z' },
    ...over,
  });
  return [
    one('10', { kind: 'hold', amount_cents: -439, order: numberOf('wa', 'WhatsApp', 'caio', 'Caio Nunes') }),
    one('9', { kind: 'release', amount_cents: 259, order: numberOf('go', 'Google', 'julia', 'Júlia Prado') }),
    one('8', {
      ...{ kind: 'hold', amount_cents: -239, created_at: '2026-03-09T21:40:00.000Z' },
      order: numberOf('tg', 'Telegram', 'rafael', 'Rafael Lima'),
    }),
    one('7', {
      ...{ kind: 'topup', amount_cents: 50000, order: null },
      created_at: '2026-03-09T12:12:00.000Z',
    }),
  ];
}

const ownTeam: Answers = {
  '/api/v1/users/me': (me) => ({ ...me, id: OWN }),
  '/api/v1/teams': () => ({
    teams: [{ account_id: OWN, name: 'Loja do Bairro', role: 'owner', currency: 'BRL' }],
  }),
  '/api/v1/teams/{accountId}': (documented) => ({
    ...documented,
    ...{ account_id: OWN, name: 'Loja do Bairro', role: 'owner', currency: 'BRL', month: '2026-03' },
    ...{
      created_at: '2026-01-12T12:00:00.000Z',
      resets_at: '2026-04-01T03:00:00.000Z',
      spent_cents: 44576,
      numbers: 104,
      maximum: 20,
    },
    people: PEOPLE,
    invitations: [
      {
        ...{ id: 'i1', email: 'bruno@lojadobairro.com.br', role: 'buyer', monthly_budget_cents: 8000 },
        ...{ sent_at: '2026-03-09T12:00:00.000Z', expires_at: '2026-03-16T12:00:00.000Z' },
      },
    ],
  }),
  '/api/v1/wallets/{currency}/balance': (wallet) => ({ ...wallet, balance_cents: 81240, held_cents: 1152 }),
  '/api/v1/wallets/{currency}/transactions': (page) => ({
    ...page,
    transactions: happened(page.transactions),
  }),
};

const team = (role: 'buyer' | 'viewer') =>
  ({ account_id: OTHERS, name: 'Loja do Bairro', role, currency: 'BRL' }) as const;

const memberOf = (role: 'buyer' | 'viewer', over: Partial<Person> = {}): Answers => ({
  ...ownTeam,
  '/api/v1/teams': () => ({ teams: [team(role)] }),
  '/api/v1/teams/{accountId}': (documented) => ({
    ...documented,
    ...team(role),
    ...{
      created_at: '2026-01-12T12:00:00.000Z',
      month: '2026-03',
      resets_at: '2026-04-01T03:00:00.000Z',
      maximum: 20,
    },
    people: [{ ...PEOPLE[1]!, user_id: OWN, role, ...over }],
    invitations: [],
  }),
});

/** Runs after the storage of the last story was cleared. */
const paidBy = (role: 'buyer' | 'viewer') => ({ beforeEach: () => chooseWallet(team(role)) });

export const Owner: ScreenStory = {
  args: { address: '/team', answers: ownTeam },
  play: async (context) => {
    await screens.play(context);
    await within(context.canvasElement).findByText(
      /^Rafael (usou o limite|used up the limit|usó el límite) /,
    );
  },
};

export const Nobody: ScreenStory = {
  args: {
    address: '/team',
    answers: { ...ownTeam, '/api/v1/teams': () => ({ teams: [] }) },
  },
};

export const Inviting: ScreenStory = {
  args: { address: '/team', answers: ownTeam },
  play: async (context) => {
    await screens.play(context);
    await userEvent.click(
      within(context.canvasElement).getByRole('button', { name: /Convidar alguém|Invite|Invitar/ }),
    );
    await within(document.body).findByRole('dialog');
  },
};

export const MemberOfATeam: ScreenStory = {
  args: { address: '/team', answers: memberOf('buyer') },
};

export const BuyingForATeam: ScreenStory = {
  ...paidBy('buyer'),
  args: { address: '/dashboard', answers: memberOf('buyer') },
};

export const BuyingWithALimitUsedUp: ScreenStory = {
  ...paidBy('buyer'),
  args: {
    address: '/services?service=whatsapp&country=brazil',
    answers: {
      ...inUse(),
      ...memberOf('buyer', { monthly_budget_cents: 5000, spent_cents: 5000 }),
      'POST /batch/purchase': () => {
        throw new Refusal(403, 'TEAM_BUDGET_EXCEEDED', 'O limite do mês não dá para esta compra.');
      },
    },
  },
  play: async (context) => {
    await screens.play(context);
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: i18n.t('buy:confirm.confirm') }));
    await expect(await page.findByRole('button', { name: i18n.t('buy:month.used') })).toBeDisabled();
  },
};

export const AddingForATeam: ScreenStory = {
  ...paidBy('buyer'),
  args: { address: '/dashboard/balance', answers: memberOf('buyer') },
};

export const ViewerOfATeam: ScreenStory = {
  ...paidBy('viewer'),
  args: { address: '/services', answers: memberOf('viewer') },
};

export const StatementOfATeam: ScreenStory = {
  args: { address: '/dashboard/statement', answers: ownTeam },
};

export const Invitation: ScreenStory = {
  args: { address: '/team', answers: ownTeam },
  beforeEach: () => {
    keepInvitation('token');
    return forgetInvitation;
  },
};

export const InvitationOfAnother: ScreenStory = {
  ...Invitation,
  args: {
    address: '/team',
    answers: {
      ...ownTeam,
      'POST /api/v1/teams/invitations/view': () => {
        throw new Refusal(403, 'INVITATION_OF_ANOTHER', 'Este convite é para outro e-mail.');
      },
    },
  },
};
