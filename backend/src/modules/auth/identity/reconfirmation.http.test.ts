import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import type { ProviderBrowser } from '../../../testing/provider-browser.js';
import { EMAIL, ProviderWorld } from '../../../testing/provider-world.js';

const ME = '/api/v1/users/me';
const FORGET_PROOF = statement('test.forget_proof', 'UPDATE sessions SET confirmed_at = NULL');

let world: ProviderWorld;

beforeAll(async () => void (world = await ProviderWorld.open()));
afterAll(() => world.close());
beforeEach(() => world.reset());

/** A browser that signed in long ago through the provider, to an account without a password. */
async function signedIn(): Promise<ProviderBrowser> {
  const browser = world.browser();
  await browser.signIn();
  await world.app.database.db.sql.rows(FORGET_PROOF);
  return browser;
}

const refused = [403, 'REAUTHENTICATION_REQUIRED'];
const outcome = ({ status, body }: { status: number; body: { detail: { code: string } } }) => [
  status,
  body.detail.code,
];

describe('showing once more who one is', () => {
  const offer = (browser: ProviderBrowser) => browser.call('POST', `${ME}/two-factor`, {});

  it('opens what needs a proof of the owner for fifteen minutes, for an account without a password', async () => {
    const browser = await signedIn();
    expect(outcome(await offer(browser))).toEqual(refused);
    const address = await browser.begin('confirm');
    expect(new URL(address).searchParams.get('prompt')).toBe('login');
    expect((await browser.bring(await browser.answerOf(address, 'maria'))).status).toBe(200);
    expect((await offer(browser)).status).toBe(201);
    world.app.clock.advance({ minutes: 15 });
    expect(outcome(await offer(browser))).toEqual(refused);
  });

  it.each([
    ['a silent sign-in', 'sign_in'],
    ['a proof for which the browser leaves out that the provider shall ask again', 'confirm'],
  ] as const)('is not done by %s', async (_what, purpose) => {
    const browser = await signedIn();
    const address = new URL(await browser.begin(purpose));
    address.searchParams.delete('prompt');
    address.searchParams.delete('max_age');
    const brought = await browser.bring(await browser.answerOf(address.href, 'maria'));
    if (purpose === 'confirm') expect(outcome(brought)).toEqual([400, 'IDENTITY_SIGN_IN_FAILED']);
    else expect(brought.status).toBe(200);
    expect(outcome(await offer(browser))).toEqual(refused);
  });

  it('takes nobody else, and leaves the session as it was', async () => {
    const browser = await signedIn();
    world.provider.knows({ subject: 'other', email: 'other@example.com', isEmailVerified: true });
    const stranger = world.browser();
    stranger.session = browser.session;
    expect(outcome(await stranger.confirm('other'))).toEqual([403, 'IDENTITY_OTHER_ACCOUNT']);
    expect(await browser.get(ME)).toMatchObject({ email: EMAIL });
    expect(outcome(await offer(browser))).toEqual(refused);
  });

  it('is for somebody who is signed in', async () => {
    const answer = await world.browser().call('POST', '/api/v1/auth/start', { purpose: 'confirm' });
    expect(answer.status).toBe(401);
  });
});

describe('deleting an account that has no password', () => {
  it('takes a fresh proof at the provider and nothing else, and tells the owner by mail', async () => {
    const browser = await signedIn();
    for (const proof of [{}, { password: 'Correta-Porca-7!' }])
      expect(outcome(await browser.call('DELETE', ME, proof))).toEqual(refused);
    expect((await browser.confirm()).status).toBe(200);
    expect((await browser.call('DELETE', ME, {})).status).toBe(200);
    expect((await browser.call('GET', ME)).status).toBe(401);
    expect(world.app.mailer.lastTo(EMAIL).subject).toBe('Sua conta foi excluída');
  });

  it('takes the proof only from the session that brought it', async () => {
    const stolen = await signedIn();
    const owner = await signedIn();
    await owner.confirm();
    expect(outcome(await stolen.call('DELETE', ME, {}))).toEqual(refused);
  });

  it('forgets the provider’s identity too: the next sign-in there is a new account', async () => {
    const browser = await signedIn();
    const { id } = await browser.get(ME);
    await browser.confirm();
    await browser.call('DELETE', ME, {});
    const next = world.browser();
    expect((await next.signIn()).status).toBe(200);
    expect((await next.get(ME))['id']).not.toBe(id);
  });
});
