import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ListPageDto } from '../../../platform/http/index.js';
import { openBackOffice, type BackOffice, type SignedIn } from '../../../testing/back-office.js';
import type { OperationDto } from '../admin.dto.js';
import type { AuditEntryDto } from '../audit/audit.dto.js';
import type { AdminUserDto } from '../users/user.dto.js';
import type { BulkReportDto } from './bulk.dto.js';

let office: BackOffice;
let admin: SignedIn;
let one: SignedIn;
let two: SignedIn;
let references = 0;

beforeAll(async () => {
  office = await openBackOffice();
  admin = await office.account('admin@example.com', 'ADMIN');
  one = await office.account('one@example.com');
  two = await office.account('two@example.com');
});
afterAll(() => office.app.close());

const BULK = '/api/v1/admin/adjustments/bulk';
const line = ({ email: user }: SignedIn, amount_cents: number, over: object = {}) => {
  references += 1;
  return { user, amount_cents, reference: `ticket ${references}`, ...over };
};

async function adjusted(...lines: object[]): Promise<string> {
  const { body } = await admin.call<BulkReportDto>('POST', BULK, { lines, reason: 'Outage' });
  expect(body).toMatchObject({ changed: lines.length, skipped: 0, refused: [] });
  return body.operation_id!;
}

const undo = (operationId: string, headers = {}, call = admin.call) =>
  call<OperationDto>('POST', `/api/v1/admin/operations/${operationId}/undo`, { reason: 'Mistake' }, headers);

const balances = async () => {
  const read = async ({ id }: SignedIn) =>
    (await admin.call<AdminUserDto>('GET', `/api/v1/admin/users/${id}`)).body.balance_base_cents;
  return [await read(one), await read(two)];
};

const audited = async (operationId: string) => {
  const path = `/api/v1/admin/audit?request_id=${operationId}`;
  return (await admin.call<ListPageDto<AuditEntryDto>>('GET', path)).body.items;
};

it('takes the reason of the whole where a line has none', async () => {
  const operation = await adjusted(line(one, 10), line(two, 20, { reason: 'Goodwill' }));
  expect((await audited(operation)).map(({ reason }) => reason)).toEqual(['Goodwill', 'Outage']);
  const refused = await admin.call('POST', BULK, { lines: [line(one, 10)] });
  expect(refused).toMatchObject({
    status: 422,
    body: { detail: { fields: { 'lines.0.reason': expect.any(String) as string } } },
  });
});

it('posts the contrary of each adjustment, once, however many ask for it', async () => {
  const before = await balances();
  const operation = await adjusted(line(one, 500), line(two, 250), line(one, -500));
  const tried = await undo(operation, { 'x-dry-run': 'true' });
  expect(tried.body).toEqual({ operation_id: null, changed: 3, skipped: 0, refused: [] });
  expect(await balances()).toEqual([before[0], before[1]! + 250]);

  const answers = await Promise.all([1, 2, 3, 4].map(() => undo(operation)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const sum = (name: 'changed' | 'skipped') => answers.reduce((total, { body }) => total + body[name], 0);
  expect([sum('changed'), sum('skipped')]).toEqual([3, 9]);
  expect(await balances()).toEqual(before);
  expect((await undo(operation)).body).toMatchObject({ changed: 0, skipped: 3, refused: [] });
  expect(await balances()).toEqual(before);
});

it('is an operation of its own, which can be undone too', async () => {
  const before = await balances();
  const undone = (await undo(await adjusted(line(two, 90)))).body.operation_id!;
  const [entry] = await audited(undone);
  expect(entry).toMatchObject({ action: 'balance.adjust', reason: 'Mistake', user: { id: two.id } });
  expect((await undo(undone)).body).toMatchObject({ changed: 1 });
  expect(await balances()).toEqual([before[0], before[1]! + 90]);
});

it('leaves what the customer has spent, and takes it when the money is there again', async () => {
  const [start] = await balances();
  const operation = await adjusted(line(one, 300), line(two, 40));
  await adjusted(line(one, -(start! + 300)));
  const answer = (await undo(operation)).body;
  expect(answer).toMatchObject({ changed: 1, skipped: 0 });
  const spent = (await audited(operation)).find(({ user }) => user?.id === one.id);
  expect(answer.refused).toEqual([{ id: spent!.after!['adjustment_id'], code: 'INSUFFICIENT_BALANCE' }]);
  await adjusted(line(one, 301));
  expect((await undo(operation)).body).toMatchObject({ changed: 1, skipped: 1, refused: [] });
  expect((await balances())[0]).toBe(1);
});

it('needs a reason, a recent sign-in, and an operation that there was', async () => {
  const operation = await adjusted(line(two, 5));
  const path = `/api/v1/admin/operations/${operation}/undo`;
  expect(await admin.call('POST', path, {})).toMatchObject({
    status: 422,
    body: { detail: { fields: { reason: expect.any(String) as string } } },
  });
  expect((await undo('none')).status).toBe(404);
  const call = await office.callerOf(admin.email);
  office.app.clock.advance({ minutes: 16 });
  expect(await undo(operation, {}, call)).toMatchObject({
    status: 403,
    body: { detail: { code: 'REAUTHENTICATION_REQUIRED' } },
  });
});
