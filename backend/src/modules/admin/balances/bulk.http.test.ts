import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ListPageDto } from '../../../platform/http/index.js';
import { openBackOffice, type BackOffice, type SignedIn } from '../../../testing/back-office.js';
import type { AdminUserDto } from '../users/user.dto.js';
import type { AuditEntryDto } from '../audit/audit.dto.js';
import type { BulkLineRequestDto, BulkReportDto } from './bulk.dto.js';

let office: BackOffice;
let admin: SignedIn;
let one: SignedIn;
let two: SignedIn;
let files = 0;

beforeAll(async () => {
  office = await openBackOffice();
  admin = await office.account('admin@example.com', 'ADMIN');
  one = await office.account('one@example.com');
  two = await office.account('two@example.com');
});
afterAll(() => office.app.close());
beforeEach(() => void (files += 1));

const line = (number: number, over: Partial<BulkLineRequestDto> = {}): BulkLineRequestDto => ({
  user: one.email,
  amount_cents: 100,
  currency: 'BRL',
  reason: 'outage',
  reference: `file ${files}, line ${number}`,
  ...over,
});
const bulk = <Body = BulkReportDto>(lines: BulkLineRequestDto[], over: object = {}) =>
  admin.call<Body>('POST', '/api/v1/admin/adjustments/bulk', { lines, ...over }, { 'accept-language': 'pt' });
const balance = async ({ id }: SignedIn) =>
  (await admin.call<AdminUserDto>('GET', `/api/v1/admin/users/${id}`)).body.balance_base_cents;
const statuses = ({ lines }: BulkReportDto) => lines.map(({ status }) => status);

it('checks, posts and, sent again, goes on where it stopped', async () => {
  const [before, other] = [await balance(one), await balance(two)];
  const lines = [
    line(1),
    line(2, { user: two.id.toUpperCase(), amount_cents: 250 }),
    line(3, { user: ' ONE@example.com ', amount_cents: -40 }),
  ];
  const check = await bulk(lines, { dry_run: true });
  expect(check).toMatchObject({ status: 200, body: { dry_run: true, ready: 3, applied: 0, changed: 3 } });
  expect(check.body).toMatchObject({ operation_id: null, skipped: 0, refused: [] });
  expect(check.body.lines.map(({ balance_cents }) => balance_cents)).toEqual([
    before + 100,
    other + 250,
    before + 60,
  ]);
  expect(await balance(one)).toBe(before);

  const first = await bulk(lines.slice(0, 2));
  expect(statuses(first.body)).toEqual(['applied', 'applied']);
  const again = await bulk(lines);
  expect(again.body).toMatchObject({ changed: 1, skipped: 2, refused: [] });
  expect(statuses(again.body)).toEqual(['already_applied', 'already_applied', 'applied']);
  expect([await balance(one), await balance(two)]).toEqual([before + 60, other + 250]);

  const { body: found } = await admin.call<ListPageDto<AuditEntryDto>>(
    'GET',
    `/api/v1/admin/audit?action=balance.adjust&user_id=${two.id}`,
  );
  expect(found.items[0]).toMatchObject({ reason: 'outage', after: { reference: lines[1]!.reference } });
  expect(found.items[0]!.request_id).toBe(first.body.operation_id);
});

it('posts each reference once, however many calls send it at once', async () => {
  const before = await balance(one);
  const lines = [line(1), line(2)];
  const answers = await Promise.all([1, 2, 3, 4].map(() => bulk(lines)));
  expect(answers.flatMap(({ body }) => statuses(body)).filter((status) => status === 'applied')).toHaveLength(
    2,
  );
  expect(await balance(one)).toBe(before + 200);
});

it('posts nothing when a line cannot be posted, and names each of those', async () => {
  const posted = line(0);
  await bulk([posted]);
  const before = await balance(one);
  const lines = [
    line(1),
    line(2, { user: 'nobody@example.com' }),
    line(3, { amount_cents: 0 }),
    line(1),
    line(5, { amount_cents: -1_000_000 }),
    { ...posted, amount_cents: 999 },
  ];
  const check = await bulk(lines, { dry_run: true });
  expect(check.body).toMatchObject({ ready: 1, changed: 1 });
  expect(check.body.refused).toEqual([
    { id: lines[1]!.reference, code: 'NOT_FOUND' },
    { id: lines[2]!.reference, code: 'VALIDATION_ERROR' },
    { id: lines[3]!.reference, code: 'IDEMPOTENCY_CONFLICT' },
    { id: lines[4]!.reference, code: 'INSUFFICIENT_BALANCE' },
    { id: posted.reference, code: 'IDEMPOTENCY_CONFLICT' },
  ]);
  expect(check.body.lines[1]).toMatchObject({ user: null, problem: 'Usuário não encontrado' });

  expect(await bulk<unknown>(lines)).toMatchObject({
    status: 422,
    body: {
      detail: {
        code: 'VALIDATION_ERROR',
        fields: {
          'lines.1.user': 'Usuário não encontrado',
          'lines.2.amount_cents': 'Deve ser diferente de zero',
          'lines.3.reference': 'A referência aparece em mais de uma linha',
          'lines.4.amount_cents': 'O saldo não basta para este débito',
          'lines.5.reference': 'A referência já foi usada com outros dados',
        },
      },
    },
  });
  expect(await balance(one)).toBe(before);
});

it.each([{ lines: [] }, { lines: [{ user: 'x' }] }, {}])('refuses %j', async (body) => {
  expect(await admin.call('POST', '/api/v1/admin/adjustments/bulk', body)).toMatchObject({ status: 422 });
});
