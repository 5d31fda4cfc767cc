import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../testing/auth-services.js';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import type { ActivitiesDto } from './activity.dto.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let app: TestApp;
const bearers: Record<string, string> = {};

async function signedIn(email: string): Promise<string> {
  await app.call('POST', '/api/v1/users/register', { body: { email, password: PASSWORD } });
  await app.call('POST', '/api/v1/users/verify-email', { body: { token: '123456', email } });
  const { body } = await app.call('POST', '/api/v1/users/login', {
    body: new URLSearchParams({ username: email, password: PASSWORD }),
    headers: { 'x-requested-with': 'XMLHttpRequest', 'user-agent': FIREFOX },
  });
  return `Bearer ${String(body['access_token'])}`;
}

beforeAll(async () => {
  app = await createTestApp();
  for (const name of ['maria', 'joao']) bearers[name] = await signedIn(`${name}@example.com`);
});
afterAll(() => app.close());

const activity = (query = '', headers: Record<string, string> = { authorization: bearers['maria']! }) =>
  app.call<ActivitiesDto>('GET', `/api/v1/users/me/activity${query}`, { headers });

describe('GET /users/me/activity', () => {
  it('shows the account its own activity only', async () => {
    const { status, body } = await activity();
    expect(status).toBe(200);
    expect(body.activities.map(({ kind }) => kind)).toEqual(['signed_in', 'email_verified', 'registered']);
    expect(body.activities[0]).toEqual({
      id: expect.any(String) as string,
      kind: 'signed_in',
      subject: null,
      ip_address: '127.0.0.•••',
      browser: 'Firefox',
      system: 'Linux',
      created_at: app.clock.now().toISOString(),
    });
  });

  it('is paged by cursor', async () => {
    const first = await activity('?limit=2');
    const second = await activity(`?limit=2&cursor=${first.body.next_cursor}`);
    expect(second.body.activities.map(({ kind }) => kind)).toEqual(['registered']);
    expect(second.body.next_cursor).toBeNull();
  });

  it.each(['?limit=0', '?limit=101', '?cursor=x'])('refuses %s', async (query) => {
    expect(await activity(query)).toMatchObject({ status: 422 });
  });

  it('needs a session', async () => {
    expect(await activity('', {})).toMatchObject({ status: 401 });
  });
});
