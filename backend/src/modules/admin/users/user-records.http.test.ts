import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import type { ListPageDto } from '../../../platform/http/index.js';
import { ActivationWorld } from '../../../testing/activation-world.js';
import type { Answer } from '../../../testing/http-client.js';
import { backOfficeOf, type BackOffice, type SignedIn } from '../../../testing/back-office.js';
import type { AuditEntryDto } from '../audit/audit.dto.js';
import type { AdminSessionDto } from '../../auth/index.js';
import type { TimelineDto, TimelineEntryDto } from './timeline.dto.js';
import type { AdminUserDto, UserMovementDto, UserNoteDto } from './user.dto.js';

const USERS = '/api/v1/admin/users';
const AUDIT = '/api/v1/admin/audit';

let world: ActivationWorld;
let office: BackOffice;
let admin: SignedIn;
let customerId: string;
let activationId: string;

beforeAll(async () => {
  world = await ActivationWorld.open();
  office = backOfficeOf(world.app);
  admin = await office.account('admin@example.com', 'ADMIN');
  const customer = await world.customer();
  customerId = customer.userId;
  const activation = await customer.activation();
  activationId = activation.activation_id;
  world.app.clock.advance({ seconds: 20 });
  await world.smsArrives(activation, 'Your WhatsApp code: 123-456');
  await world.tick();
  world.app.clock.advance({ minutes: 1 });
  await admin.call('PATCH', `${USERS}/${customerId}/profile`, { phone_number: '(11) 98765-4321' });
  world.app.clock.advance({ minutes: 1 });
  await admin.call('POST', `${USERS}/${customerId}/adjustments`, {
    ...{ amount_cents: 240, currency: 'BRL', reason: 'number came used' },
  });
  world.app.clock.advance({ minutes: 1 });
  await admin.call('POST', `${USERS}/${customerId}/notes`, { text: ' Wants one area code only. ' });
});
afterAll(() => world.close());

const get = <Body>(path: string) => admin.call<Body>('GET', `${USERS}/${customerId}/${path}`);

describe('the timeline', () => {
  const kinds = (entries: TimelineEntryDto[]) => entries.map(({ category, kind }) => `${category} ${kind}`);

  it('joins money, numbers, access and staff, newest first', async () => {
    const { items: body } = (await get<TimelineDto>('timeline')).body;
    expect(kinds(body)).toEqual([
      'staff note',
      'money balance.adjust',
      'staff user.change_profile',
      'access profile_changed',
      'numbers activation',
      'money topup',
      ...kinds(body).slice(6),
    ]);
    expect(body[0]).toMatchObject({ text: 'Wants one area code only.', staff: { email: admin.email } });
    expect(body[1]).toMatchObject({ amount_cents: 240, currency: 'BRL', text: 'number came used' });
    expect(body.find(({ kind }) => kind === 'activation')).toMatchObject({
      subject: { type: 'activation', id: activationId },
      activation: { status: 'COMPLETED', country_iso: 'BR', messages: 1 },
    });
    const times = body.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().reverse());
  });

  it('is read page by page without gap or repetition, also where moments are the same', async () => {
    const { items: whole } = (await get<TimelineDto>('timeline?per_page=100')).body;
    const walked: TimelineEntryDto[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Answer<TimelineDto> = await get(`timeline?per_page=2${cursor && `&cursor=${cursor}`}`);
      walked.push(...page.body.items);
      cursor = page.body.next_cursor;
    }
    expect(walked).toEqual(whole);
    expect((await get('timeline?cursor=nonsense')).status).toBe(422);
  });

  it('is also a spreadsheet, whole', async () => {
    const { items } = (await get<TimelineDto>('timeline?per_page=100&sort=created_at&direction=desc')).body;
    const lines = (await get('timeline?format=csv&per_page=1')).text.trim().split('\n');
    expect(lines).toHaveLength(items.length + 1);
    expect(lines.slice(0, 2)).toEqual([
      expect.stringMatching(/^created_at,category,kind,amount_cents/),
      expect.stringContaining(',staff,note,'),
    ]);
    expect((await get('timeline?direction=asc')).status).toBe(422);
    const nobody = '00000000-0000-7000-8000-000000000000';
    expect((await admin.call('GET', `${USERS}/${nobody}/timeline?format=csv`)).status).toBe(404);
  });

  it.each([
    ['money', ['money balance.adjust', 'money topup']],
    ['numbers', ['numbers activation']],
    ['staff', ['staff note', 'staff list.export', 'money balance.adjust', 'staff user.change_profile']],
  ])('tells %s alone', async (category, expected) => {
    expect(kinds((await get<TimelineDto>(`timeline?category=${category}`)).body.items)).toEqual(expected);
  });
});

describe('the records of an account', () => {
  it('are its ledger with both accounts of each movement, by cursor and as a spreadsheet', async () => {
    const { body: page } = await get<ListPageDto<UserMovementDto>>('statement?per_page=2');
    expect(page.items).toMatchObject([
      { kind: 'adjustment', debit_account: 'adjustments', amount_cents: 240, note: 'number came used' },
      {
        kind: 'capture',
        credit_account: 'revenue',
        amount_cents: 0,
        reference: { id: activationId },
        product: { service_code: 'wa' },
      },
    ]);
    expect(page.items[0]?.product).toBeNull();
    const next = await get<ListPageDto<UserMovementDto>>(`statement?cursor=${page.next_cursor}`);
    expect(next.body.items.map(({ kind }) => kind)).toEqual(['hold', 'topup']);
    expect((await get('statement?currency=EUR')).body).toEqual({
      ...{ items: [], total: 0, total_is_estimated: false, next_cursor: null },
    });
    expect((await get('statement?cursor=WyJpZCBkZXNjIiwieCIsIngiXQ')).status).toBe(422);
    expect((await get('statement?format=csv')).text).toMatch(/^id,created_at,kind,.*\n\d+,.*,adjustment,/);
  });

  it('are its sessions with masked addresses, one of which staff end', async () => {
    const { items: body } = (await get<ListPageDto<AdminSessionDto>>('sessions')).body;
    expect(body).toMatchObject([{ name: 'web', ip_address: '127.0.0.•••' }]);
    const path = `${USERS}/${customerId}/sessions/${body[0]!.id}`;
    expect((await admin.call('DELETE', `${path}?reason=asked`)).status).toBe(204);
    expect((await admin.call('DELETE', path)).status).toBe(404);
    expect((await get('sessions')).body).toMatchObject({ items: [], total: 0 });
  });

  it('are the notes of staff', async () => {
    const { items: body } = (await get<ListPageDto<UserNoteDto>>('notes')).body;
    expect(body).toMatchObject([{ text: 'Wants one area code only.', staff: { id: admin.id } }]);
    expect(await admin.call('POST', `${USERS}/${customerId}/notes`, { text: ' \0 ' })).toMatchObject({
      status: 422,
    });
  });

  it('mask what is personal until staff say why they need it', async () => {
    const { body: shown, text } = await admin.call<AdminUserDto>('GET', `${USERS}/${customerId}`);
    expect(shown.profile.phone_number).toBe('•••••••4321');
    expect(text).not.toContain('11987654321');
    const reveal = (body: object) => admin.call('POST', `${USERS}/${customerId}/reveal`, body);
    expect(await reveal({ field: 'phone_number', reason: 'call back' })).toMatchObject({
      status: 200,
      body: { field: 'phone_number', value: '11987654321' },
    });
    expect((await reveal({ field: 'phone_number', reason: ' ' })).status).toBe(422);
    expect((await reveal({ field: 'ip_address', reason: 'abuse' })).status).toBe(422);
    const [entry] = (await admin.call<ListPageDto<AuditEntryDto>>('GET', `${AUDIT}?action=user.reveal`)).body
      .items;
    expect(entry).toMatchObject({ reason: 'call back', after: { field: 'phone_number' } });
    expect(JSON.stringify(entry)).not.toContain('98765');
  });
});

describe('the audit', () => {
  const audit = async (query: string) =>
    (await admin.call<ListPageDto<AuditEntryDto>>('GET', `${AUDIT}?${query}`)).body.items.map(
      ({ action }) => action,
    );

  it('tells who changed what of whom, from what into what, and why', async () => {
    const { items: body } = (
      await admin.call<ListPageDto<AuditEntryDto>>('GET', `${AUDIT}?action=balance.adjust`)
    ).body;
    expect(body).toMatchObject([
      {
        staff: { id: admin.id, email: admin.email },
        user: { id: customerId, email: 'customer1@example.com' },
        entity_type: 'wallet',
        reason: 'number came used',
        ip_address: '127.0.0.•••',
      },
    ]);
    const balance = body[0]!.changes.find(({ field }) => field === 'balance_cents')!;
    expect(Number(balance.after) - Number(balance.before)).toBe(240);
    expect(body[0]!.changes.map(({ field }) => field)).not.toContain('currency');
  });

  it('is filtered and searched', async () => {
    expect(await audit(`user_id=${customerId}&search=CAME%20used`)).toEqual(['balance.adjust']);
    expect(await audit(`staff_id=${customerId}`)).toEqual([]);
    expect(await audit(`entity_type=user&entity_id=${customerId}&action=user.add_note`)).toEqual([
      'user.add_note',
    ]);
    const now = world.app.clock.now().toISOString();
    expect(await audit(`from=${now}&action=balance.adjust`)).toEqual([]);
    expect(await audit(`to=${now}&action=balance.adjust`)).toEqual(['balance.adjust']);
    const day = now.slice(0, 10);
    expect(await audit(`from=${day}&to=${day}&action=balance.adjust`)).toEqual(['balance.adjust']);
    for (const wrong of [
      'from=yesterday',
      'staff_id=x',
      'action=user.fly',
      'entity_type=moon',
      'sort=reason',
    ]) {
      expect((await admin.call('GET', `${AUDIT}?${wrong}`)).status).toBe(422);
    }
    expect((await admin.call('GET', `${AUDIT}?format=csv`)).text).toMatch(/^at,email,token,action,/);
  });
});

describe('the list of accounts', () => {
  it.each(['name', 'last_login', 'email', 'created_at'])(
    'is sorted by %s and led on by cursor',
    async (sort) => {
      const name = statement(
        'test.names',
        'UPDATE users SET full_name = $2, last_login_at = $3 WHERE id = $1',
      );
      await world.app.database.owner.sql.row(name, [customerId, 'Ana', null]);
      const ids = (page: { body: AdminUserDto[] }) => page.body.map(({ id }) => id);
      for (const direction of ['asc', 'desc']) {
        const list = `${USERS}?sort=${sort}&direction=${direction}&per_page=1`;
        const first = await admin.call<AdminUserDto[]>('GET', list);
        const cursor = first.headers.get('x-next-cursor');
        const second = await admin.call<AdminUserDto[]>('GET', `${list}&cursor=${cursor}`);
        const whole = await admin.call<AdminUserDto[]>('GET', `${USERS}?sort=${sort}&direction=${direction}`);
        expect([...ids(first), ...ids(second)]).toEqual(ids(whole));
        const far = await admin.call<AdminUserDto[]>('GET', `${list}&page=2`);
        expect(ids(far)).toEqual(ids(second));
      }
    },
  );

  it('knows how many there are, and who has not confirmed the address', async () => {
    await admin.call('POST', USERS, { email: 'late@example.com', send_invitation: true, is_active: false });
    expect((await admin.call('GET', `${USERS}/stats`)).body).toEqual({
      ...{ total: 3, active: 2, inactive: 1, administrators: 1, managers: 0 },
    });
    expect((await admin.call('GET', `${USERS}?verified=false`)).body).toMatchObject([
      { email: 'late@example.com', wallets: [] },
    ]);
  });
});

describe('the flag of an account', () => {
  it('lists who is flagged, and clears the flag until the next chargeback', async () => {
    const { userId: id } = await world.customer();
    const { email } = (await admin.call<AdminUserDto>('GET', `${USERS}/${id}`)).body;
    const flag = () =>
      world.app.database.db.sql.rows(
        statement('test.users.flag', `SELECT account_flag($1, 'CHARGEBACK', now())`),
        [id],
      );
    const found = async (flagged: boolean) =>
      (await admin.call<AdminUserDto[]>('GET', `${USERS}?flagged=${flagged}&search=${email}`)).body;
    await flag();
    expect(await found(true)).toMatchObject([{ id, flag: { reason: 'CHARGEBACK' } }]);
    expect(await found(false)).toEqual([]);
    const clear = (body: object) => admin.call<AdminUserDto>('POST', `${USERS}/${id}/clear-flag`, body);
    expect(await clear({ reason: 'the bank was wrong' })).toMatchObject({
      status: 200,
      body: { flag: null },
    });
    const audit = await admin.call<ListPageDto<AuditEntryDto>>('GET', `${AUDIT}?action=user.clear_flag`);
    expect(audit.body.items[0]).toMatchObject({
      before: { flag: 'CHARGEBACK' },
      after: { flag: null },
      reason: 'the bank was wrong',
    });
    expect(await found(true)).toEqual([]);
    await flag();
    expect(await found(true)).toHaveLength(1);
  });
});
