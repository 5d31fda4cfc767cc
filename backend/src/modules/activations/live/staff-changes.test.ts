import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { Role } from '../../../platform/http/index.js';
import { Connections } from './connections.js';
import { StaffChanges } from './staff-changes.js';

let connections: Connections;
let changes: StaffChanges;

beforeEach(() => {
  vi.useFakeTimers();
  connections = new Connections();
  changes = new StaffChanges({ connections });
});
afterEach(() => {
  changes.close();
  vi.useRealTimers();
});

function listener(role: Role, sessionId: string | null = 'session'): unknown[] {
  const heard: unknown[] = [];
  const socket = { send: (frame: string) => void heard.push(JSON.parse(frame)) } as unknown as WebSocket;
  connections.add({
    socket,
    role,
    userId: `${role} ${sessionId}`,
    sessionId,
    apiKeyId: sessionId ? null : 'key',
    isTest: false,
    memberId: null,
  });
  return heard;
}

const happened = (type: string, fields: Record<string, unknown>) =>
  changes.hear({ userId: 'ana', type, fields });

it('gathers what changes within a second into one event of ids, for administrators in a session only', () => {
  const [admin, manager, customer] = [listener('ADMIN'), listener('MANAGER'), listener('CUSTOMER')];
  const program = listener('ADMIN', null);
  happened('activation_updated', { activation_id: 'a1', status: 'WAITING_SMS' });
  happened('sms_received', { activation_id: 'a1', code: '123456' });
  happened('topup_updated', { topup_id: 't1' });
  happened('alarm_changed', { alarm_id: 'x1' });
  happened('balance_changed', { balance_cents: 100 });
  expect(admin).toEqual([]);
  vi.advanceTimersByTime(1_000);
  const change = { type: 'staff_changes', activation_ids: ['a1'], topup_ids: ['t1'], alarm_ids: ['x1'] };
  expect(admin).toEqual([{ ...change, is_partial: false }]);
  expect(manager).toEqual([
    { type: 'staff_changes', activation_ids: [], topup_ids: [], alarm_ids: [], is_partial: true },
  ]);
  expect([customer, program]).toEqual([[], []]);
});

it('names fifty at most, however busy the day is', () => {
  const admin = listener('ADMIN');
  for (let n = 0; n < 500; n += 1) happened('activation_updated', { activation_id: `a${n}` });
  vi.advanceTimersByTime(10_000);
  expect(admin).toHaveLength(1);
  expect(admin[0]).toMatchObject({ is_partial: true });
  expect((admin[0] as { activation_ids: string[] }).activation_ids).toHaveLength(50);
});

it('reports a purchase under way, whose number has no id yet', () => {
  const admin = listener('ADMIN');
  happened('purchase_progress', { batch_id: 'b1', number: 1, attempt: 1 });
  vi.advanceTimersByTime(1_000);
  happened('activation_updated', { activation_id: 'a1' });
  vi.advanceTimersByTime(1_000);
  expect(admin).toMatchObject([
    { activation_ids: [], is_partial: true },
    { activation_ids: ['a1'], is_partial: false },
  ]);
});

it('says nothing while nothing changes or no staff listen', () => {
  happened('activation_updated', { activation_id: 'a1' });
  const admin = listener('ADMIN');
  vi.advanceTimersByTime(10_000);
  expect(admin).toEqual([]);
});
