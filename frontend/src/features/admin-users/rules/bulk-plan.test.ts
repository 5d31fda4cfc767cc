import { expect, it } from 'vitest';
import type { AdminUser } from '../api/users';
import { bulkPlanOf } from './bulk-plan';

const user = (id: string, is_active: boolean, is_email_verified: boolean) =>
  ({ id, is_active, is_email_verified }) as AdminUser;
const USERS = [user('on', true, true), user('off', false, false), user('me', true, true)];

it.each([
  ['activate', ['off'], { on: 'active', me: 'active' }],
  ['deactivate', ['on'], { off: 'inactive', me: 'self' }],
  ['resend', ['off'], { on: 'verified', me: 'verified' }],
  ['endSessions', ['on', 'off'], { me: 'self' }],
] as const)('%s leaves out accounts that it would not change, and says why', (action, todo, skipped) => {
  const plan = bulkPlanOf(USERS, action, 'me');
  expect(plan.todo.map(({ id }) => id)).toEqual(todo);
  expect(Object.fromEntries(plan.skipped.map(({ user: { id }, why }) => [id, why]))).toEqual(skipped);
});
